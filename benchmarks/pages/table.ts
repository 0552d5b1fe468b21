/** One line of the table: what was wanted, and what was reached. */
export interface Line {
  what: string
  unit?: string
  target: number
  /** Nothing if it was not measured. */
  reached: number | undefined
  /** Of a score more is better, of all else less. */
  isScore?: boolean
  /** What to add to the command, where this is measured only when asked. */
  word?: string
}

/** Columns that stand below each other, the first of them of words. */
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

/** Three digits where there are so many: 0.47, 17.9, 166. */
const toText = (value: number) => String(Number(value.toPrecision(3)))

/** What is shown is what is judged: 115.04 kB are within 115. */
function verdict({ target, reached, isScore, word }: Line): [string, string] {
  if (reached === undefined) return ['', word ? `add ${word}` : 'no figure']
  const shown = Number(toText(reached))
  const isKept = isScore ? shown >= target : shown <= target
  return [toText(reached), isKept ? '' : 'MISSED']
}

/** A line for each target, with a mark where it is missed. */
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
