/**
 * A cell of a CSV file. Quotes it if needed, and defuses text that a
 * spreadsheet would run as a formula.
 */
function cell(value: string | number, separator: string): string {
  const text = typeof value === 'string' ? value.replace(/^[=+\-@]/, "'$&") : ''
  const content = text || String(value)
  return content.includes(separator) || /["\n]/.test(content)
    ? `"${content.replaceAll('"', '""')}"`
    : content
}

export const toCsv = (
  rows: (string | number)[][],
  separator: ',' | ';' = ',',
): string =>
  rows
    .map((row) => row.map((value) => cell(value, separator)).join(separator))
    .map((line) => `${line}\n`)
    .join('')

/** Reads CSV without quotes, which is all that a price list needs. */
export const parseCsv = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((value) => value.trim()))
