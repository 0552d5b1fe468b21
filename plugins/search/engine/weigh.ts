import { Ids } from './ids'
import type { Outline } from './outline'
import { Place, placeOf } from './postings'
import type { Unit } from './query'
import { Recent } from './recent'
import type { Match, Terms } from './terms'

/** The share of a heading's score that the sections below it inherit. */
const inherited = 0.5

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
  /** The sections that match, with their scores, and where they match best. */
  sections: Uint32Array
  scores: Float64Array
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
    this.pageSums = new Float64Array(outline.paths.length)
  }

  weigh(unit: Unit, terms: Terms): Weighed {
    const found = unit.ways.flatMap((way) => {
      const matches = terms.matches(way, unit.isLast)
      return matches.every((one) => one.length) ? [{ way, matches }] : []
    })
    const key = JSON.stringify([found.map(({ way }) => way), unit.isLast])
    return this.recent.get(terms, key, () => this.weighNew(found))
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

  private weighNew(found: readonly Found[]): Weighed {
    const { best, place, above, below, pageSums } = this
    const { pageOfSection, levels } = this.outline
    const frequency = this.gather(found)
    const all = levels.length
    const idf = Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5))
    const sections = this.touched.toArray()
    const scores = new Float64Array(sections.length)
    const places = new Uint8Array(sections.length)
    const pages: number[] = []
    below.clear()
    for (let at = 0; at < sections.length; at++) {
      const section = sections[at]!
      const value = best[section]!
      scores[at] = idf * value
      places[at] = place[section]!
      const page = pageOfSection[section]!
      if (!pageSums[page]) pages.push(page)
      pageSums[page]! += value
      if (places[at] !== Place.heading) continue
      const passedOn = inherited * value
      const level = levels[section]!
      for (let child = section + 1; levels[child]! > level; child++) {
        if (passedOn <= above[child]!) continue
        if (!above[child]) below.add(child)
        above[child] = passedOn
      }
    }
    const weighed: Weighed = {
      idf,
      matched: found.flatMap(({ way, matches }) =>
        matches
          .flat()
          .map(({ term, weight }): [string, number] => [
            term,
            way.weight * weight,
          ]),
      ),
      sections,
      scores,
      places,
      below: below.toArray(),
      inherited: new Float64Array(below.length),
      isDirect: new Uint8Array(below.length),
      pages: Uint32Array.from(pages),
      pageSums: Float64Array.from(pages, (page) => pageSums[page]!),
    }
    for (let at = 0; at < below.length; at++) {
      const section = below.items[at]!
      const more = above[section]! - best[section]!
      weighed.inherited[at] = idf * Math.max(0, more)
      weighed.isDirect[at] = Number(best[section]! > 0)
      above[section] = 0
    }
    for (const page of pages) pageSums[page] = 0
    sections.forEach((section) => {
      best[section] = 0
    })
    return weighed
  }
}

/** A way to match a unit, and the matches for each of its words. */
interface Found {
  way: Unit['ways'][number]
  matches: Match[][]
}
