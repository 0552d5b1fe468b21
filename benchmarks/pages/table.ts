/** A row of the table: a target, and what was measured. */
export interface Line {
  what: string
  unit?: string
  target: number
  /** Undefined if it wasn't measured. */
  reached: number | undefined
  /** Higher scores are better. Everything else should be low. */
  isScore?: boolean
  /** What to add to the command to measure it, if it's optional. */
  word?: string
}

/** Aligns columns: the first one to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column
            ? cell.padStart(widthOf(column))
            : cell.padEnd(widthOf(column)),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Up to three significant digits: 0.47, 17.9, 166. */
const toText = (value: number) => String(Number(value.toPrecision(3)))

/** Compares the rounded value that's shown, so 115.04 kB is within 115. */
function verdict({ target, reached, isScore, word }: Line): [string, string] {
  if (reached === undefined) return ['', word ? `add ${word}` : 'no value']
  const shown = Number(toText(reached))
  const isKept = isScore ? shown >= target : shown <= target
  return [toText(reached), isKept ? '' : 'MISSED']
}

/** A table of targets that marks each one that's missed. */
export function compareWithTargets(lines: readonly Line[]): string {
  return columns([
    ['', 'target', 'reached', ''],
    ...lines.map((line) => [
      line.what + (line.unit ? `, ${line.unit}` : ''),
      `${line.isScore ? '≥' : '≤'} ${line.target}`,
      ...verdict(line),
    ]),
  ])
}
