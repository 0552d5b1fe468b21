import { escapeHtml } from '../../../lib/escapeHtml'
import type { SearchRequest } from '../client'
import { isPlain } from './tokenize'

/** A name, or what `escapeHtml()` has written, which is never marked. */
const patternOf = (letter: string) =>
  `&\\w+;|[${letter}_$]+(?:[-.:]+[${letter}_$]+)*`
const name = new RegExp(patternOf('\\p{L}\\p{N}'), 'gu')
/** The same for ASCII, which most text is, and several times as fast. */
const plainName = new RegExp(patternOf('a-zA-Z\\d'), 'g')
const separators = /[-.:_]+/g

/** A piece of a section's text, in the forms that terms are looked for in. */
export interface Piece {
  text: string
  small: string
  /** Without separators, or empty if there are none. */
  joined: string
  /** With the space after each. Only of pieces that have been shown. */
  words?: string[]
}

interface Pieces {
  pieces: Piece[]
  /** All forms of all of them. */
  whole: string
  /** Whether they contain a term, for the terms that were looked for last. */
  has: Map<string, boolean>
}

/** Readers type letter by letter, so the same texts are searched again. */
const known = new WeakMap<readonly string[], Pieces>()

function piecesOf(texts: readonly string[]): Pieces {
  let found = known.get(texts)
  if (!found) {
    const pieces = texts.map((text) => {
      const small = text.toLowerCase()
      const joined = small.replace(separators, '')
      return { text, small, joined: joined === small ? '' : joined }
    })
    const whole = pieces
      .flatMap(({ small, joined }) => [small, joined])
      .join('\n')
    found = { pieces, whole, has: new Map() }
    known.set(texts, found)
  }
  return found
}

/** How many terms to remember for each section. */
const maxRemembered = 64

function contains({ whole, has }: Pieces, term: string): boolean {
  let found = has.get(term)
  if (found === undefined) {
    found = whole.includes(term)
    if (has.size === maxRemembered) has.clear()
    has.set(term, found)
  }
  return found
}

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
   * Returns text as HTML with the terms marked: names that match as a whole, or
   * else the parts of them that do.
   */
  mark(text: string): string {
    const { found, before, after } = this
    const mark = (word: string) => before + word + after
    const markPart = (part: string) =>
      found.has(part.toLowerCase()) ? mark(part) : part
    return escapeHtml(text).replace(
      isPlain(text) ? plainName : name,
      (whole) => {
        const small = whole.toLowerCase()
        const joined = small.replace(separators, '')
        if (found.has(small) || found.has(joined)) return mark(whole)
        return joined === small ? whole : whole.replace(/[^-.:_]+/g, markPart)
      },
    )
  }

  /** Picks the piece of a section's text, which has one, that has the most terms. */
  best(texts: readonly string[]): Piece {
    const all = piecesOf(texts)
    const { pieces } = all
    const telling = this.telling.filter(([term]) => contains(all, term))
    const weights = telling.reduce((sum, [, weight]) => sum + weight, 0)
    let best = pieces[0]!
    let most = 0
    for (const piece of pieces) {
      let weight = 0
      let left = weights
      for (const [term, certainty] of telling) {
        if (weight + left <= most) break
        left -= certainty
        if (piece.small.includes(term) || piece.joined.includes(term)) {
          weight += certainty
        }
      }
      if (weight > most) {
        best = piece
        most = weight
      }
    }
    return best
  }

  /**
   * Returns an excerpt around the first term, as HTML with the terms marked.
   */
  snippet(piece: Piece, words: number): string {
    const all = (piece.words ??= piece.text.match(/\S+\s?|\s/g) ?? [])
    if (all.length <= words) return this.mark(piece.text)
    const places = this.telling.map(([term]) => piece.small.indexOf(term))
    const place = Math.min(...places.filter((at) => at >= 0))
    let end = 0
    const first = all.findIndex((word) => (end += word.length) > place)
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
