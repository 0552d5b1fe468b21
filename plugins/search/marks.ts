/** A piece of text, and whether it matches the query. */
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

/** `String.fromCodePoint()` throws above this. */
const lastCodePoint = 0x10ffff

function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return characters[name.toLowerCase()] ?? reference
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10)
  return code <= lastCodePoint ? String.fromCodePoint(code) : reference
}

/** Unescapes HTML. */
export const textOf = (html: string): string =>
  html.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, characterOf)

/**
 * Splits the HTML of a hit into pieces of text: `a <mark>b</mark>` has two. All
 * other tags are treated as text, because the index isn't trusted.
 */
export function piecesOf(html: string): Piece[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: textOf(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text)
}
