import { escapeHtml } from '../../../lib/escapeHtml'
import type { SearchRequest } from '../client'

const name = /[\p{L}\p{N}_$]+(?:[-.:]+[\p{L}\p{N}_$]+)*/gu
const separators = /[-.:_]+/g

/** So many of the surest terms tell which piece of a text is best. */
const mostTelling = 16

/** Shows where the terms are that a query was found by. */
export class Highlighter {
  private readonly before: string
  private readonly after: string
  private readonly ellipsis: string
  private readonly telling: [term: string, weight: number][]

  constructor(
    /** Each with how surely it is meant. */
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
    this.telling = [...found].sort((a, b) => b[1] - a[1]).slice(0, mostTelling)
  }

  /** A name that was found as a whole, or else its parts that were. */
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

  /** A text as HTML in which the terms are marked. */
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

  /** The piece of a section's text that has most of the terms. */
  best(pieces: readonly string[]): string | undefined {
    let best: string | undefined
    let most = -1
    for (const piece of pieces) {
      const small = piece.toLowerCase()
      let weight = 0
      for (const [term, certainty] of this.telling) {
        if (small.includes(term)) weight += certainty
      }
      if (weight > most) [best, most] = [piece, weight]
    }
    return best
  }

  /** So many words of a text, around the first of the terms, with marks. */
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
