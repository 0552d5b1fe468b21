interface Row {
  /** How much of the accent is in the color of the trees, in percent. */
  tone: number
  hill?: { tone: number; d: string }
  trees: Tree[]
}

interface Tree {
  x: number
  /** Where the trunk stands. */
  y: number
  height: number
  /** Half of the width. */
  width: number
}

/** Rows of trees from back to front, each with the hill it stands on. */
export const rows: Row[] = [
  {
    tone: 30,
    hill: { tone: 10, d: 'M0 320C90 236 174 200 270 200S470 240 560 320Z' },
    trees: [
      { x: 96, y: 256, height: 66, width: 8 },
      { x: 126, y: 238, height: 86, width: 10 },
      { x: 162, y: 222, height: 104, width: 12 },
      { x: 250, y: 206, height: 116, width: 13 },
      { x: 290, y: 204, height: 92, width: 11 },
      { x: 378, y: 216, height: 84, width: 10 },
    ],
  },
  {
    tone: 60,
    hill: { tone: 18, d: 'M36 320C140 262 240 238 336 242S486 272 560 320Z' },
    trees: [
      { x: 166, y: 274, height: 150, width: 17 },
      { x: 216, y: 260, height: 192, width: 20 },
      { x: 266, y: 252, height: 160, width: 18 },
      { x: 446, y: 262, height: 150, width: 18 },
      { x: 488, y: 280, height: 106, width: 14 },
    ],
  },
  {
    tone: 88,
    trees: [
      { x: 334, y: 268, height: 238, width: 25 },
      { x: 394, y: 264, height: 196, width: 22 },
    ],
  },
]

/** The outline of a cypress: slender, with a pointed top, on a thin trunk. */
export function outlineOf({ x, y, height, width }: Tree): string {
  const trunk = height / 16
  const crown = height - trunk
  const at = (share: number) => Math.round(y - height + crown * share)
  const out = Math.round(width / 2)
  const [left, right] = [x - width, x + width]
  return [
    `M${x} ${at(0)}`,
    `C${x + out} ${at(0.2)} ${right} ${at(0.45)} ${right} ${at(0.7)}`,
    `C${right} ${at(0.9)} ${x + out} ${at(1)} ${x + 1} ${at(1)}`,
    `V${y}h-2V${at(1)}`,
    `C${x - out} ${at(1)} ${left} ${at(0.9)} ${left} ${at(0.7)}`,
    `C${left} ${at(0.45)} ${x - out} ${at(0.2)} ${x} ${at(0)}Z`,
  ].join('')
}
