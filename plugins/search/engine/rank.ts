import type { Outline } from './outline'
import { Place, placeOf } from './postings'
import type { Query, Unit } from './query'
import type { Match, Terms } from './terms'
import { nameOf } from './tokenize'

/** What makes a section come before another. */
const weights = {
  /** Of what a heading says, for the sections below it. */
  inherited: 0.5,
  /** Of how much the whole page says about a part of the query. */
  page: 0.3,
  pageSaturation: 6,
  /** Of the share of the query that a section has. */
  coverage: 1.75,
  /** A part that only a heading above has counts as much. */
  coverageFromAbove: 0.8,
  /** Of sections on the same page that have all of the query. */
  topic: 0.5,
  topicSaturation: 5,
  title: 4,
  titleMeant: 1.8,
  heading: 0.5,
  /** A name in a table or list that is the query. */
  name: 1.1,
  titleCoverage: 1.4,
  headingCoverage: 0.4,
  owner: 1.6,
  /** Of a page whose command the query names: `cy.get() failed`. */
  mentioned: 1.4,
  nudge: 1.1,
  /** A branch before its leaves, where both say the same. */
  deeper: 0.9,
  /** Sections with less than this of the best coverage are no hits. */
  least: 0.6,
  /** Of that share, where it leaves few pages. */
  leastOfFew: 0.5,
}

/** Sections looked at closely; those below them stay in their order. */
const mostClose = 80

/** Pages that a reader finds one to go on with among. */
const fewestPages = 5

/** More hits of a page would push others out of sight. */
const mostPerPage = 2

/** What a quantized impact stands for. */
const impacts = Float32Array.from(
  { length: 16 },
  (_, level) => Math.pow((level + 1) / 16, 2) * 2.2,
)

/** A section that answers a query. */
export interface Ranked {
  section: number
  score: number
  /** Whether its heading says it, rather than its text. */
  isHeading: boolean
}

interface Evidence {
  total: Float32Array
  covered: Float32Array
  /** Parts of the query that a section has itself. */
  direct: Uint8Array
  inHeading: Float32Array
  asName: Float32Array
  pages: Float32Array
}

/** Orders the sections of an index by how well they answer a query. */
export class Ranker {
  private readonly best: Float32Array
  private readonly place: Uint8Array
  private readonly above: Float32Array
  private readonly sum: Float32Array
  private readonly count: Uint8Array
  private readonly evidence: Evidence
  /** Sections with a part of the query, each once. */
  private found: number[] = []

  constructor(private readonly outline: Outline) {
    const sections = outline.levels.length
    const floats = () => new Float32Array(sections)
    this.best = floats()
    this.place = new Uint8Array(sections)
    this.above = floats()
    this.sum = floats()
    this.count = new Uint8Array(sections)
    this.evidence = {
      total: floats(),
      covered: floats(),
      direct: new Uint8Array(sections),
      inHeading: floats(),
      asName: floats(),
      pages: new Float32Array(outline.paths.length),
    }
  }

  /** Takes for each section the best way in which it has the unit. */
  private gather(unit: Unit, terms: Terms, matched: Map<string, number>) {
    const { best, place, sum, count } = this
    const touched: number[] = []
    let surest = 0
    let sections = 0
    const take = (section: number, value: number, where: number) => {
      if (value <= best[section]!) return
      if (!best[section]) touched.push(section)
      best[section] = value
      place[section] = where
    }
    for (const way of unit.ways) {
      const matches = terms.matches(way, unit.isLast)
      if (matches.some((found) => !found.length)) continue
      for (const { term, weight } of matches.flat()) {
        const certainty = way.weight * weight
        if (certainty > (matched.get(term) ?? 0)) matched.set(term, certainty)
      }
      const frequency = frequencyOf(matches)
      const weight = way.weight * matches[0]![0]!.weight
      if (weight > surest) {
        surest = weight
        sections = frequency
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
      // All terms of the way: each section keeps the best match of each.
      let candidates: number[] = []
      matches.forEach((found, index) => {
        const reached: number[] = []
        for (const { postings, weight: certainty } of found) {
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
    return { touched, sections }
  }

  private weighUnit(
    unit: Unit,
    terms: Terms,
    matched: Map<string, number>,
  ): number {
    const { best, place, above, evidence, outline } = this
    const { touched, sections } = this.gather(unit, terms, matched)
    const all = outline.levels.length
    const idf = Math.log(1 + (all - sections + 0.5) / (sections + 0.5))
    const pageSums = new Map<number, number>()
    const below: number[] = []
    for (const section of touched) {
      const value = best[section]!
      const page = outline.pageOfSection[section]!
      pageSums.set(page, (pageSums.get(page) ?? 0) + value)
      evidence.total[section]! += idf * value
      evidence.covered[section]! += idf
      if (!evidence.direct[section]) this.found.push(section)
      evidence.direct[section]! += 1
      const where = place[section]!
      if (where === Place.heading) {
        evidence.inHeading[section]! += idf
        const passedOn = weights.inherited * value
        for (
          let child = section + 1;
          outline.levels[child]! > outline.levels[section]!;
          child++
        ) {
          if (passedOn <= above[child]!) continue
          if (!above[child]) below.push(child)
          above[child] = passedOn
        }
      }
      if (where === Place.name) evidence.asName[section]! += idf
    }
    for (const section of below) {
      const more = above[section]! - best[section]!
      if (more > 0) evidence.total[section]! += idf * more
      if (!best[section]) {
        evidence.covered[section]! += idf * weights.coverageFromAbove
      }
      above[section] = 0
    }
    for (const [page, sum] of pageSums) {
      evidence.pages[page]! += (idf * sum) / (sum + weights.pageSaturation)
    }
    for (const section of touched) best[section] = 0
    return idf
  }

  /** The sections that answer a query, best first. */
  rank(
    query: Query,
    terms: Terms,
    { area, matched }: { area?: number; matched: Map<string, number> },
  ): Ranked[] {
    const { evidence, outline } = this
    for (const array of Object.values(evidence)) array.fill(0)
    this.found = []
    const units = query.units.flatMap((unit) =>
      terms.has(unit) ? unit : unit.parts,
    )
    let all = 0
    for (const unit of units) all += this.weighUnit(unit, terms, matched)
    const named = this.pagesNamed(query, terms)
    const mentioned = new Set(
      query.mentioned.flatMap((name) => outline.pagesByName.get(name) ?? []),
    )

    const complete = this.countComplete(units.length)
    const ranked: Ranked[] = []
    const least = this.leastCoverage(all)
    // What only a heading above a section says, that heading is found by.
    for (const section of this.found) {
      const coverage = evidence.covered[section]! / all
      if (coverage < least) continue
      const page = outline.pageOfSection[section]!
      const full = complete[page]!
      const score =
        (evidence.total[section]! + weights.page * evidence.pages[page]!) *
        coverage ** weights.coverage *
        (1 + (weights.topic * full) / (full + weights.topicSaturation)) *
        outline.priorOf(page) *
        weights.deeper ** outline.levels[section]! *
        this.ownerFactor(query, page) *
        (mentioned.has(page) ? weights.mentioned : 1) *
        (area === outline.areaOf(page) ? weights.nudge : 1)
      ranked.push({
        section,
        score,
        isHeading: evidence.inHeading[section]! / all >= 0.5,
      })
    }
    ranked.sort(byScore)
    const close = this.withNamed(named, ranked.slice(0, mostClose))
    for (const hit of close) {
      hit.score *= this.bonus(query, hit.section, all || 1, named)
    }
    close.sort(byScore)
    const seen = new Set(close.map(({ section }) => section))
    return this.fewPerPage([
      ...close,
      ...ranked.slice(mostClose).filter(({ section }) => !seen.has(section)),
    ])
  }

  /** How many sections of each page have every part of the query. */
  private countComplete(units: number): Uint16Array {
    const complete = new Uint16Array(this.outline.paths.length)
    for (const section of this.found) {
      if (this.evidence.direct[section] !== units) continue
      complete[this.outline.pageOfSection[section]!]! += 1
    }
    return complete
  }

  /**
   * Sections that have much less of the query than the best are no hits, unless
   * the others stand on few pages.
   */
  private leastCoverage(all: number): number {
    const { covered } = this.evidence
    let most = 0
    for (const section of this.found) most = Math.max(most, covered[section]!)
    const least = Math.min(0.9, (weights.least * most) / all)
    const pages = new Set<number>()
    for (const section of this.found) {
      if (covered[section]! / all < least) continue
      pages.add(this.outline.pageOfSection[section]!)
      if (pages.size === fewestPages) return least
    }
    return weights.leastOfFew * least
  }

  private ownerFactor({ owner }: Query, page: number): number {
    if (!owner) return 1
    const folder = owner === 'cy' ? '/api/commands/' : '/api/cypress-api/'
    return this.outline.paths[page]!.includes(folder) ? weights.owner : 1
  }

  /** Pages that are called as the query, and how much that counts. */
  private pagesNamed(query: Query, terms: Terms): Map<number, number> {
    const { pagesByName, titleNames } = this.outline
    const named = new Map<number, number>()
    const add = (page: number, bonus: number) => {
      if (bonus > (named.get(page) ?? 0)) named.set(page, bonus)
    }
    const addName = (name: string, bonus: number) =>
      pagesByName.get(name)?.forEach((page) => add(page, bonus))
    query.names.forEach((name) => addName(name, weights.title))
    query.meant.forEach((name) => addName(name, weights.titleMeant))
    if (query.names.length) {
      for (const { name, certainty } of terms.corrections(query.units)) {
        addName(name, weights.title * certainty)
      }
    }
    titleNames.forEach((title, page) => {
      query.names.forEach((name, index) => {
        if (!name || !title.startsWith(name)) return
        // The name without fillers is less of what was typed.
        const share = Math.max(
          name.length / title.length,
          1 / (1 + name.length),
        )
        add(page, (weights.title * share ** 2) / (index + 1))
      })
    })
    return named
  }

  /** Pages called as the query are hits whatever their words. */
  private withNamed(
    named: ReadonlyMap<number, number>,
    ranked: Ranked[],
  ): Ranked[] {
    const known = new Set(ranked.map(({ section }) => section))
    const least = ranked.at(-1)?.score ?? 1
    const missing = [...named.keys()]
      .map((page) => this.outline.firstSection[page]!)
      .filter((section) => !known.has(section))
    return [
      ...ranked,
      ...missing.map((section) => ({ section, score: least, isHeading: true })),
    ]
  }

  private bonus(
    query: Query,
    section: number,
    all: number,
    named: ReadonlyMap<number, number>,
  ): number {
    const { outline, evidence } = this
    const page = outline.pageOfSection[section]!
    const ofHeading =
      outline.levels[section] === 1
        ? weights.titleCoverage
        : weights.headingCoverage
    let bonus =
      ofHeading * (evidence.inHeading[section]! / all) ** 2 +
      weights.name * (evidence.asName[section]! / all) ** 2
    if (outline.levels[section] === 1) bonus += named.get(page) ?? 0
    else if (
      outline.levels[section]! <= outline.depth &&
      evidence.inHeading[section]! / all >= 0.5 &&
      query.names.includes(nameOf(outline.headingOf(section)))
    ) {
      bonus += weights.heading
    }
    return 1 + bonus
  }

  private fewPerPage(ranked: Ranked[]): Ranked[] {
    const counts = new Uint32Array(this.outline.paths.length)
    return ranked.filter(({ section }) => {
      const page = this.outline.pageOfSection[section]!
      return counts[page]!++ < mostPerPage
    })
  }
}

const byScore = (a: Ranked, b: Ranked) =>
  b.score - a.score || a.section - b.section

/** In how many sections the surest match of a way is. */
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
