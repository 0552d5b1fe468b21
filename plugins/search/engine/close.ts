import { isCall, phraseOf, sectionOf, shareOf } from './asked'
import { Ids } from './ids'
import type { Postings } from './postings'
import type { Query, Unit } from './query'
import { Recent } from './recent'
import { addMatched, type Terms } from './terms'

/** Exponents, from 1, for the shares of the query and the phrase that match. */
const queryExponent = 1.5
const phraseExponent = 1.5

/** How close a query is to a phrase. */
export interface Closeness {
  /** From 0 to 1. */
  share: number
  /** Whether the phrase is what another tool calls the section. */
  isCall: boolean
}

/** The phrases with a unit of the query, as parallel arrays. */
interface Touched {
  idf: number
  /** The terms of calls that matched, and how certain it is that they're meant. */
  matched: [term: string, certainty: number][]
  phrases: Uint32Array
  /** How certain the best match is. */
  certainties: Float32Array
  /** The share of the phrase that it takes. */
  shares: Float32Array
}

/**
 * Finds out how close a query is to what people ask (`asked.ts`). The arrays are
 * allocated once, by phrase.
 */
export class Closest {
  /** The phrases that match at least one unit, and those that match this one. */
  private readonly found: Ids
  private readonly touched: Ids
  /** How much of the query and of the phrase itself match. */
  private readonly inQuery: Float32Array
  private readonly inPhrase: Float32Array
  /** For the current unit: the best match, and its share. */
  private readonly certainty: Float32Array
  private readonly share: Float32Array
  /** The arrays of the last result for a unit. */
  private readonly certainties: Float32Array
  private readonly shares: Float32Array
  private readonly recent = new Recent<Touched>()

  constructor(
    sections: number,
    /** How many phrases there are. */
    private readonly count: number,
  ) {
    const most = phraseOf(sections, 0)
    const floats = () => new Float32Array(most)
    this.found = new Ids(most)
    this.touched = new Ids(most)
    this.inQuery = floats()
    this.inPhrase = floats()
    this.certainty = floats()
    this.share = floats()
    this.certainties = floats()
    this.shares = floats()
  }

  /**
   * By section: how close the query is to the closest of its phrases, if that's at
   * least `least`.
   */
  find(
    query: Query,
    terms: Terms,
    { least, matched }: { least: number; matched: Map<string, number> },
  ): Map<number, Closeness> {
    const { inQuery, inPhrase, found } = this
    found.clear()
    let all = 0
    const visit = (unit: Unit) => {
      const { idf, phrases, certainties, shares, ...touched } = this.touch(
        unit,
        terms,
      )
      if (!phrases.length && unit.parts.length) {
        unit.parts.forEach(visit)
        return
      }
      addMatched(matched, touched.matched)
      all += idf
      for (let at = 0; at < phrases.length; at++) {
        const phrase = phrases[at]!
        if (!inQuery[phrase]) found.add(phrase)
        inQuery[phrase]! += idf * certainties[at]!
        inPhrase[phrase]! += shares[at]!
      }
    }
    query.units.forEach(visit)
    const closest = new Map<number, Closeness>()
    for (let at = 0; at < found.length; at++) {
      const phrase = found.items[at]!
      const ofQuery = Math.min(1, inQuery[phrase]! / all)
      const ofPhrase = Math.min(1, inPhrase[phrase]!)
      inQuery[phrase] = 0
      inPhrase[phrase] = 0
      // Most have one word of many. Powers, which only make it less, take long.
      if (ofQuery * ofPhrase < least) continue
      const share = ofQuery ** queryExponent * ofPhrase ** phraseExponent
      if (share < least) continue
      const section = sectionOf(phrase)
      if (share > (closest.get(section)?.share ?? 0)) {
        closest.set(section, { share, isCall: isCall(phrase) })
      }
    }
    return closest
  }

  private touch(unit: Unit, terms: Terms): Touched {
    const found = unit.ways.flatMap((way) =>
      terms
        .phrases(way, unit.isLast)
        .map((match) => ({ ...match, weight: way.weight * match.certainty })),
    )
    // The reader still types it, so it's another one with the next key.
    if (unit.isLast) return this.touchNew(found)
    const key = found.map(({ term, weight }) => `${term} ${weight}`).join()
    return this.recent.get(terms, key, () => {
      const { phrases, certainties, shares, ...others } = this.touchNew(found)
      return {
        ...others,
        phrases: phrases.slice(),
        certainties: certainties.slice(),
        shares: shares.slice(),
      }
    })
  }

  /** The arrays of the result are only valid until the next call. */
  private touchNew(
    found: readonly { term: string; weight: number; phrases: Postings }[],
  ): Touched {
    const { certainty, share, touched } = this
    touched.clear()
    const matched: Touched['matched'] = []
    let frequency = 0
    let surest = 0
    for (const { term, phrases, weight } of found) {
      const { sections, marks } = phrases
      if (weight > surest) {
        surest = weight
        frequency = sections.length
      }
      let isOfCall = false
      for (let at = 0; at < sections.length; at++) {
        const phrase = sections[at]!
        if (weight <= certainty[phrase]!) continue
        isOfCall ||= isCall(phrase)
        if (!certainty[phrase]) touched.add(phrase)
        certainty[phrase] = weight
        share[phrase] = weight * shareOf(marks[at]!)
      }
      if (isOfCall) matched.push([term, weight])
    }
    // A word that no phrase has is as rare as an average one.
    const idf = Math.log(1 + this.count / (frequency || Math.sqrt(this.count)))
    const { certainties, shares } = this
    for (let at = 0; at < touched.length; at++) {
      const phrase = touched.items[at]!
      certainties[at] = certainty[phrase]!
      shares[at] = share[phrase]!
      certainty[phrase] = 0
    }
    return {
      idf,
      matched,
      phrases: touched.known,
      certainties: certainties.subarray(0, touched.length),
      shares: shares.subarray(0, touched.length),
    }
  }
}
