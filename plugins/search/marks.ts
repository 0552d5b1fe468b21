/** A piece of text, and whether it is what the query found. */
export interface Piece {
  text: string
  marked: boolean
}

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Code points above the last one would throw. */
const lastCodePoint = 0x10ffff

function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return characters[name.toLowerCase()] ?? reference
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10)
  return code <= lastCodePoint ? String.fromCodePoint(code) : reference
}

/** The text that escaped HTML stands for. */
export const textOf = (html: string): string =>
  html.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, characterOf)

/**
 * Cuts the HTML of a hit into text: `a <mark>b</mark>` has two pieces. A tag
 * that is no mark is text as well, wherever the index got it from.
 */
export function piecesOf(html: string): Piece[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: textOf(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text)
}
