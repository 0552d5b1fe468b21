import { Ids } from './ids'
import type { Outline } from './outline'
import { Place, placeOf } from './postings'
import type { Unit } from './query'
import { Recent } from './recent'
import type { Match, Terms } from './terms'

/** The share of a heading's score that the sections below it inherit. */
const ofHeading = 0.5

/** The values of impacts 0 to 15. */
const impacts = Float32Array.from(
  { length: 16 },
  (_, level) => Math.pow((level + 1) / 16, 2) * 2.2,
)

/** What was found for a unit of the query, as parallel arrays. */
export interface Weighed {
  /** Higher for rare terms. */
  idf: number
  /** The terms that matched, and how certain it is that the query means them. */
  matched: [term: string, certainty: number][]
  /** The sections that match, how well, and where they match best. */
  sections: Uint32Array
  values: Float32Array
  places: Uint8Array
  /** Sections below a heading that matches, and what they get in addition. */
  below: Uint32Array
  inherited: Float64Array
  /** 1 for those that match by themselves, too. */
  isDirect: Uint8Array
  /** By page: the sum of the best matches of its sections. */
  pages: Uint32Array
  pageSums: Float64Array
}

/** How many sections contain the most certain match of a way. */
function frequencyOf(matches: readonly Match[][]): number {
  return Math.min(
    ...matches.map((found) => {
      const surest = found[0]!.weight
      return Math.max(
        ...found
          .filter(({ weight }) => weight >= surest * 0.9)
          .map(({ postings }) => postings.sections.length),
      )
    }),
  )
}

/**
 * Gives each section the score of its best match for a unit. The arrays are
 * allocated once; `best` to `count` are for the current unit, by section.
 */
export class Weigher {
  private readonly best: Float32Array
  private readonly place: Uint8Array
  private readonly above: Float32Array
  private readonly sum: Float32Array
  private readonly count: Uint8Array
  /** By page: the sum of `best`. */
  private readonly pageSums: Float64Array
  /** Those that match the current unit, or are below one whose heading does. */
  private readonly touched: Ids
  private readonly below: Ids
  private readonly pages: Ids
  /** The arrays of the last result. */
  private readonly values: Float32Array
  private readonly places: Uint8Array
  private readonly inherited: Float64Array
  private readonly isDirect: Uint8Array
  private readonly sums: Float64Array
  private readonly recent = new Recent<Weighed>()

  constructor(private readonly outline: Outline) {
    const sections = outline.levels.length
    const floats = () => new Float32Array(sections)
    this.best = floats()
    this.place = new Uint8Array(sections)
    this.above = floats()
    this.sum = floats()
    this.count = new Uint8Array(sections)
    this.touched = new Ids(sections)
    this.below = new Ids(sections)
    this.values = floats()
    this.places = new Uint8Array(sections)
    this.inherited = new Float64Array(sections)
    this.isDirect = new Uint8Array(sections)
    const pages = outline.paths.length
    this.pages = new Ids(pages)
    this.pageSums = new Float64Array(pages)
    this.sums = new Float64Array(pages)
  }

  weigh(unit: Unit, terms: Terms): Weighed {
    const found = unit.ways.flatMap((way) => {
      const matches = terms.matches(way, unit.isLast)
      return matches.every((one) => one.length) ? [{ way, matches }] : []
    })
    // The reader still types it, so it's another one with the next key.
    if (unit.isLast) return this.weighNew(found)
    const key = JSON.stringify(found.map(({ way }) => way))
    return this.recent.get(terms, key, () => keep(this.weighNew(found)))
  }

  /**
   * Finds the best match in each section. Returns how many sections contain the
   * most certain term.
   */
  private gather(found: readonly Found[]): number {
    const { best, place, sum, count, touched } = this
    touched.clear()
    let surest = 0
    let sections = 0
    const take = (section: number, value: number, where: number) => {
      if (value <= best[section]!) return
      if (!best[section]) touched.add(section)
      best[section] = value
      place[section] = where
    }
    for (const { way, matches } of found) {
      const weight = way.weight * matches[0]![0]!.weight
      if (weight > surest) {
        surest = weight
        sections = frequencyOf(matches)
      }
      if (matches.length === 1) {
        for (const { postings, weight: certainty } of matches[0]!) {
          const factor = way.weight * certainty
          for (let at = 0; at < postings.sections.length; at++) {
            const mark = postings.marks[at]!
            take(
              postings.sections[at]!,
              factor * impacts[mark & 15]!,
              placeOf(mark),
            )
          }
        }
        continue
      }
      // A section needs all terms of the way. The first match for each is the
      // best.
      let candidates: number[] = []
      matches.forEach((ofTerm, index) => {
        const reached: number[] = []
        for (const { postings, weight: certainty } of ofTerm) {
          for (let at = 0; at < postings.sections.length; at++) {
            const section = postings.sections[at]!
            if (count[section] !== index) continue
            count[section] = index + 1
            sum[section]! += certainty * impacts[postings.marks[at]! & 15]!
            reached.push(section)
          }
        }
        if (index === 0) candidates = reached
      })
      for (const section of candidates) {
        if (count[section] === matches.length) {
          take(
            section,
            (way.weight * sum[section]!) / matches.length,
            Place.text,
          )
        }
        count[section] = 0
        sum[section] = 0
      }
    }
    return sections
  }

  /** The arrays of the result are only valid until the next call. */
  private weighNew(found: readonly Found[]): Weighed {
    const { best, place, above, pageSums, touched, below } = this
    const { values, places, inherited, isDirect } = this
    const { pageOfSection, levels } = this.outline
    const frequency = this.gather(found)
    const all = levels.length
    this.pages.clear()
    below.clear()
    for (let at = 0; at < touched.length; at++) {
      const section = touched.items[at]!
      const value = best[section]!
      values[at] = value
      places[at] = place[section]!
      const page = pageOfSection[section]!
      if (!pageSums[page]) this.pages.add(page)
      pageSums[page]! += value
      if (places[at] !== Place.heading) continue
      const passedOn = ofHeading * value
      const level = levels[section]!
      for (let child = section + 1; levels[child]! > level; child++) {
        if (passedOn <= above[child]!) continue
        if (!above[child]) below.add(child)
        above[child] = passedOn
      }
    }
    for (let at = 0; at < below.length; at++) {
      const section = below.items[at]!
      inherited[at] = Math.max(0, above[section]! - best[section]!)
      isDirect[at] = Number(best[section]! > 0)
      above[section] = 0
    }
    for (let at = 0; at < this.pages.length; at++) {
      const page = this.pages.items[at]!
      this.sums[at] = pageSums[page]!
      pageSums[page] = 0
    }
    for (let at = 0; at < touched.length; at++) best[touched.items[at]!] = 0
    return {
      idf: Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5)),
      matched: found.flatMap(({ way, matches }) =>
        matches.flatMap((ofTerm) =>
          ofTerm.map(({ term, weight }): [string, number] => [
            term,
            way.weight * weight,
          ]),
        ),
      ),
      sections: touched.known,
      values: values.subarray(0, touched.length),
      places: places.subarray(0, touched.length),
      below: below.known,
      inherited: inherited.subarray(0, below.length),
      isDirect: isDirect.subarray(0, below.length),
      pages: this.pages.known,
      pageSums: this.sums.subarray(0, this.pages.length),
    }
  }
}

/** A copy that stays as it is. */
const keep = (weighed: Weighed): Weighed => ({
  ...weighed,
  sections: weighed.sections.slice(),
  values: weighed.values.slice(),
  places: weighed.places.slice(),
  below: weighed.below.slice(),
  inherited: weighed.inherited.slice(),
  isDirect: weighed.isDirect.slice(),
  pages: weighed.pages.slice(),
  pageSums: weighed.pageSums.slice(),
})

/** A way to match a unit, and the matches for each of its words. */
interface Found {
  way: Unit['ways'][number]
  matches: Match[][]
}
