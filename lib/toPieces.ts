/** A part of a line: text, code, or a link around both. */
export type Piece =
  string | { code: string } | { to: string; pieces: readonly Piece[] }

const markup = /`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/g

/** Parses the Markdown that data can contain: code and links. */
export function toPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index, groups } of text.matchAll(markup)) {
    if (index > end) pieces.push(text.slice(end, index))
    const { code, label = '', to = '' } = groups ?? {}
    pieces.push(code === undefined ? { to, pieces: toPieces(label) } : { code })
    end = index + found.length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}
