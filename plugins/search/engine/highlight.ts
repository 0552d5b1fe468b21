import { escapeHtml } from '../../../lib/escapeHtml'
import type { SearchRequest } from '../client'

const name = /[\p{L}\p{N}_$]+(?:[-.:]+[\p{L}\p{N}_$]+)*/gu
const separators = /[-.:_]+/g

/** How many of the most certain terms decide which piece of text to show. */
const maxSignificant = 16

/** Marks the terms of a query in headings and text. */
export class Highlighter {
  private readonly before: string
  private readonly after: string
  private readonly ellipsis: string
  private readonly telling: [term: string, weight: number][]

  constructor(
    /** Terms that matched, and how certain it is that the query means them. */
    private readonly found: ReadonlyMap<string, number>,
    {
      highlightPreTag = '<mark>',
      highlightPostTag = '</mark>',
      snippetEllipsisText = '…',
    }: SearchRequest,
  ) {
    this.before = highlightPreTag
    this.after = highlightPostTag
    this.ellipsis = snippetEllipsisText
    this.telling = [...found]
      .sort((a, b) => b[1] - a[1])
      .slice(0, maxSignificant)
  }

  /**
   * Marks a name if it matched as a whole, or else the parts of it that did.
   */
  private markName(text: string): string {
    const small = text.toLowerCase()
    const isFound =
      this.found.has(small) || this.found.has(small.replace(separators, ''))
    if (isFound) return this.before + escapeHtml(text) + this.after
    if (!/[-.:_]/.test(text)) return escapeHtml(text)
    return text
      .split(/([-.:_]+)/)
      .map((part) =>
        this.found.has(part.toLowerCase())
          ? this.before + escapeHtml(part) + this.after
          : escapeHtml(part),
      )
      .join('')
  }

  /** Returns text as HTML with the terms marked. */
  mark(text: string): string {
    let html = ''
    let last = 0
    for (const match of text.matchAll(name)) {
      html += escapeHtml(text.slice(last, match.index))
      html += this.markName(match[0])
      last = match.index + match[0].length
    }
    return html + escapeHtml(text.slice(last))
  }

  /** Picks the piece of a section's text that has the most terms. */
  best(pieces: readonly string[]): string | undefined {
    let best: string | undefined
    let most = -1
    for (const piece of pieces) {
      const small = piece.toLowerCase()
      const joined = small.replace(separators, '')
      let weight = 0
      for (const [term, certainty] of this.telling) {
        if (small.includes(term) || joined.includes(term)) weight += certainty
      }
      if (weight > most) [best, most] = [piece, weight]
    }
    return best
  }

  /**
   * Returns an excerpt around the first term, as HTML with the terms marked.
   */
  snippet(text: string, words: number): string {
    const all = text.split(/(?<=\s)/)
    if (all.length <= words) return this.mark(text)
    const first = all.findIndex((word) => {
      const small = word.toLowerCase()
      return this.telling.some(([term]) => small.includes(term))
    })
    const from = Math.max(
      0,
      Math.min(first - Math.floor(words / 3), all.length - words),
    )
    const to = from + words
    return (
      (from > 0 ? this.ellipsis : '') +
      this.mark(all.slice(from, to).join('').trim()) +
      (to < all.length ? this.ellipsis : '')
    )
  }
}
