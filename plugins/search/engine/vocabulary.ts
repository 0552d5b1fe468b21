import { countBits, editsBetween, lettersOf } from './edits'
import type { Shard } from './indexFiles'
import { type Postings, unpackPostings } from './postings'

/** Binary search for the index of the first term that's `sought` or greater. */
function placeOf(terms: readonly string[], sought: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < sought) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The terms and postings of one index file. Postings are unpacked on first use.
 */
export class Vocabulary {
  private readonly terms: string[]
  private readonly packed: string[]
  private readonly packedAsked: string[]
  private readonly unpacked = new Map<string, Postings>()
  private readonly unpackedAsked = new Map<string, Postings>()
  private letters: Int32Array | undefined

  constructor({ terms, postings, asked = '' }: Shard) {
    this.terms = terms ? terms.split(' ') : []
    this.packed = postings.split(' ')
    this.packedAsked = asked.split(' ')
  }

  /** The sections with a term. */
  postings(term: string): Postings | undefined {
    return this.unpack(term, this.packed, this.unpacked)
  }

  /** The phrases with a term (`asked.ts`). */
  asked(term: string): Postings | undefined {
    return this.unpack(term, this.packedAsked, this.unpackedAsked)
  }

  private unpack(
    term: string,
    lists: readonly string[],
    unpacked: Map<string, Postings>,
  ): Postings | undefined {
    const known = unpacked.get(term)
    if (known) return known
    const place = placeOf(this.terms, term)
    const packed = this.terms[place] === term && lists[place]
    if (!packed) return undefined
    const postings = unpackPostings(packed)
    unpacked.set(term, postings)
    return postings
  }

  /** Yields the terms that start with a prefix, in order. */
  *startingWith(prefix: string): Generator<string> {
    for (let place = placeOf(this.terms, prefix); ; place++) {
      const term = this.terms[place]
      if (!term?.startsWith(prefix)) return
      yield term
    }
  }

  /** Yields the terms that are up to `max` edits away, but not equal. */
  *near(
    typed: string,
    max: number,
    {
      asBeginning = false,
      first = '',
    }: {
      /**
       * Compares with the beginnings of terms, for a word that's still being
       * typed.
       */
      asBeginning?: boolean
      /** Only considers terms that start with this. */
      first?: string
    } = {},
  ): Generator<[term: string, edits: number]> {
    this.letters ??= Int32Array.from(this.terms, lettersOf)
    const letters = lettersOf(typed)
    const longest = asBeginning ? Infinity : typed.length + max
    for (
      let place = placeOf(this.terms, first);
      this.terms[place]?.startsWith(first);
      place++
    ) {
      const missing = letters & ~this.letters[place]!
      if (missing && countBits(missing) > max) continue
      const term = this.terms[place]!
      if (term.length < typed.length - max || term.length > longest) continue
      const edits = editsBetween(typed, term, max, asBeginning)
      if (edits > 0 && edits <= max) yield [term, edits]
    }
  }
}
