import { escapeHtml } from '../../../lib/escapeHtml'
import type { SearchRequest } from '../client'
import { isPlain } from './tokenize'

const nameOf = (letter: string) => `[${letter}_$]+(?:[-.:]+[${letter}_$]+)*`
const name = new RegExp(nameOf('\\p{L}\\p{N}'), 'gu')
/** The same for ASCII, which most text is, and several times as fast. */
const plainName = new RegExp(nameOf('a-zA-Z\\d'), 'g')
const separators = /[-.:_]+/g

/** Pieces of text in the forms that terms are looked for in. */
interface Sought {
  small: string
  /** Without separators, or empty if there are none. */
  joined: string
}

/** Readers type letter by letter, so the same texts are searched again. */
const soughtIn = new WeakMap<readonly string[], Sought[]>()

function soughtOf(pieces: readonly string[]): Sought[] {
  let sought = soughtIn.get(pieces)
  if (!sought) {
    sought = pieces.map((piece) => {
      const small = piece.toLowerCase()
      const joined = small.replace(separators, '')
      return { small, joined: joined === small ? '' : joined }
    })
    soughtIn.set(pieces, sought)
  }
  return sought
}

/** How many of the most certain terms decide which piece of text to show. */
const maxSignificant = 16

/** Marks the terms of a query in headings and text. */
export class Highlighter {
  private readonly before: string
  private readonly after: string
  private readonly ellipsis: string
  private readonly telling: [term: string, weight: number][]
  /** The sum of their weights. */
  private readonly weights: number

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
    this.weights = this.telling.reduce((sum, [, weight]) => sum + weight, 0)
  }

  /** Whether to mark a name as a whole. */
  private isFound(text: string): boolean {
    const small = text.toLowerCase()
    return (
      this.found.has(small) || this.found.has(small.replace(separators, ''))
    )
  }

  /**
   * Returns text as HTML with the terms marked: names that match as a whole, or
   * else the parts of them that do.
   */
  mark(text: string): string {
    let html = ''
    let last = 0
    const add = (from: number, found: string) => {
      html += escapeHtml(text.slice(last, from))
      html += this.before + escapeHtml(found) + this.after
      last = from + found.length
    }
    const pattern = isPlain(text) ? plainName : name
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      if (this.isFound(whole)) add(index, whole)
      else if (/[-.:_]/.test(whole)) {
        for (const { 0: part, index: at } of whole.matchAll(/[^-.:_]+/g)) {
          if (this.found.has(part.toLowerCase())) add(index + at, part)
        }
      }
    }
    return html + escapeHtml(text.slice(last))
  }

  /** Picks the piece of a section's text that has the most terms. */
  best(pieces: readonly string[]): string | undefined {
    let best: string | undefined
    let most = -1
    for (const [at, { small, joined }] of soughtOf(pieces).entries()) {
      let weight = 0
      let left = this.weights
      for (const [term, certainty] of this.telling) {
        if (weight + left <= most) break
        left -= certainty
        if (small.includes(term) || joined.includes(term)) weight += certainty
      }
      if (weight > most) [best, most] = [pieces[at], weight]
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
