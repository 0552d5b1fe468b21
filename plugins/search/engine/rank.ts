import { type Closeness, Closest } from './close'
import { Ids } from './ids'
import type { Outline } from './outline'
import { Place } from './postings'
import type { Query } from './query'
import { addMatched, type Terms } from './terms'
import { nameOf } from './tokenize'
import { type Weighed, Weigher } from './weigh'

/*
 * How a query is answered:
 *
 * 1. `query.ts` splits the query into units: words, identifiers, and flags. A
 *    unit has several ways to match, such as an identifier as a whole, its
 *    parts, or a synonym, each with a weight.
 * 2. `terms.ts` looks up the terms for each way: the word itself, other forms
 *    of it, completions, and corrections of typos, each with a certainty.
 * 3. `weigh.ts` gives each section the score of its best match for the unit:
 *    way x certainty x impact x idf, where idf is higher for rare terms.
 *    Sections below a matching heading inherit a part of its score.
 * 4. `rank()` adds up the units and multiplies the sum by several factors,
 *    above all by the share of the query that the section covers. Sections that
 *    cover much less than the best one are dropped.
 * 5. The top sections get a bonus if their title, heading, or a name in them
 *    matches the whole query. Pages whose name matches are always included.
 * 6. Sections with a phrase that's close to the query get more (`close.ts`), and
 *    so do those that answer a call of another tool.
 * 7. Each page keeps its two best sections.
 *
 * The weights come from experiments with `benchmarks/search/queries.tsv`.
 * `relevance.test.ts` there fails if a change makes results worse.
 */

const weights = {
  /** For how much the whole page says about a unit. */
  page: 0.3,
  pageSaturation: 8,
  /** Exponent for the share of the query that a section covers. */
  coverage: 1.3,
  /**
   * How much of a unit counts as covered if only a heading above matches it.
   */
  coverageFromAbove: 0.8,
  /** For the number of sections on the page that match the whole query. */
  topic: 0.65,
  topicSaturation: 5,
  /** For a page whose name is the query, or a synonym of it. */
  title: 5.2,
  titleMeant: 3,
  /** For a heading that is the query. */
  heading: 0.5,
  /** For a name in a table or list that is the query. */
  name: 1.1,
  /** For the share of the query that a title or heading covers. */
  titleCoverage: 1.8,
  headingCoverage: 0.8,
  /** For pages of commands if the query is `cy.…`, and so on. */
  owner: 1.6,
  /** For the page of a command that the query mentions: `cy.get() failed`. */
  mentioned: 1.8,
  /** For pages in the section of the site that the reader is in. */
  nudge: 1.1,
  /** For a phrase that is the query, as a share of the best score. */
  asked: 0.45,
  /** The same, for what another tool calls a section. */
  call: 1.2,
  /** How close a phrase must be, or if nothing else was found. */
  askedLeast: 0.3,
  askedLeastAlone: 0.1,
  /** For each heading level, so that parents come before their children. */
  deeper: 0.9,
  /** The minimum coverage, relative to the best. */
  least: 0.45,
  /** Factor for `least` if it leaves only a few pages. */
  leastOfFew: 0.5,
}

/** How many sections can get a bonus. The others keep their order. */
const maxBoosted = 80

/** With fewer pages than this, sections with less coverage are included. */
const minPages = 5

/** More hits from one page would push other pages out of sight. */
const maxPerPage = 2

/** A section that matches a query. */
export interface Ranked {
  section: number
  score: number
  /** Whether its heading matches at least half of the query. */
  isHeading: boolean
}

/** The sections that answer a query. */
export interface Ranking {
  /** The best ones, in order. */
  top: Ranked[]
  /** By page: how many more there are. */
  others: Uint8Array
  /**
   * Finds the others and puts them in order. That takes a while, and few readers
   * get to them. Only until the next query.
   */
  rest: () => Ranked[]
}

/** What was found for all units so far, by section. */
interface Evidence {
  /** The sum of the scores. */
  total: Float32Array
  /**
   * The sum of the idf of each unit, if the section or a heading above has it.
   */
  covered: Float32Array
  /** The number of units, not counting headings above. */
  direct: Uint8Array
  /** The sum of the idf of units in its heading. */
  inHeading: Float32Array
  /** The sum of the idf of units that are a name in it. */
  asName: Float32Array
  /**
   * By page: the sum of the scores of its sections, with diminishing returns.
   */
  pages: Float32Array
  /** The scores of those that cover enough of the query, or 0. */
  scores: Float64Array
}

/**
 * Ranks sections by how well they answer a query. Its arrays are allocated once
 * and reused for every query.
 */
export class Ranker {
  private readonly evidence: Evidence
  /** The sections that match at least one unit. */
  private readonly found: Ids
  private readonly weigher: Weigher
  private readonly closest: Closest

  constructor(
    private readonly outline: Outline,
    /** How many phrases there are. */
    phrases: number,
  ) {
    const sections = outline.levels.length
    const floats = () => new Float32Array(sections)
    this.found = new Ids(sections)
    this.weigher = new Weigher(outline)
    this.closest = new Closest(sections, phrases)
    this.evidence = {
      total: floats(),
      covered: floats(),
      direct: new Uint8Array(sections),
      inHeading: floats(),
      asName: floats(),
      pages: new Float32Array(outline.paths.length),
      scores: new Float64Array(sections),
    }
  }

  /** Adds what a unit contributes to the evidence. */
  private add({ idf, ...found }: Weighed) {
    const { evidence } = this
    const { total, covered, direct, inHeading, asName } = evidence
    const { sections, values, places, below, pages, pageSums } = found
    for (let at = 0; at < sections.length; at++) {
      const section = sections[at]!
      total[section]! += idf * values[at]!
      covered[section]! += idf
      if (!direct[section]) this.found.add(section)
      direct[section]! += 1
      const where = places[at]!
      if (where === Place.heading) inHeading[section]! += idf
      if (where === Place.name) asName[section]! += idf
    }
    const fromAbove = idf * weights.coverageFromAbove
    for (let at = 0; at < below.length; at++) {
      const section = below[at]!
      total[section]! += idf * found.inherited[at]!
      if (!found.isDirect[at]) covered[section]! += fromAbove
    }
    for (let at = 0; at < pages.length; at++) {
      const sum = pageSums[at]!
      evidence.pages[pages[at]!]! +=
        (idf * sum) / (sum + weights.pageSaturation)
    }
  }

  /** Finds the sections that answer a query. */
  rank(
    query: Query,
    terms: Terms,
    { area, matched }: { area?: number; matched: Map<string, number> },
  ): Ranking {
    const { evidence } = this
    for (const array of Object.values(evidence)) array.fill(0)
    this.found.clear()
    const units = query.units.flatMap((unit) =>
      terms.has(unit) ? unit : unit.parts,
    )
    let all = 0
    for (const unit of units) {
      const weighed = this.weigher.weigh(unit, terms)
      addMatched(matched, weighed.matched)
      all += weighed.idf
      this.add(weighed)
    }
    const named = this.pagesNamed(query, terms)
    const toRanked = (section: number): Ranked => ({
      section,
      score: evidence.scores[section]!,
      isHeading: evidence.inHeading[section]! / all >= 0.5,
    })

    this.score(all, this.factors(query, units.length, area))
    const best = this.bestOf(maxBoosted).map(toRanked)
    const close = this.withNamed(named, best)
    for (const hit of close) {
      hit.score *= this.bonus(query, hit.section, all || 1, named)
    }
    this.addAsked(
      this.closest.find(query, terms, {
        least: weights.askedLeastAlone,
        matched,
      }),
      best.length ? weights.askedLeast : weights.askedLeastAlone,
      close,
      toRanked,
    )
    close.sort(byScore)
    return this.fewPerPage(close, toRanked)
  }

  /** By page: the product of the factors that its sections share. */
  private factors(
    query: Query,
    units: number,
    area: number | undefined,
  ): Float64Array {
    const { outline } = this
    const mentioned = new Set(
      query.mentioned.flatMap((name) => outline.pagesByName.get(name) ?? []),
    )
    const complete = this.countComplete(units)
    const factors = new Float64Array(complete.length)
    for (let page = 0; page < factors.length; page++) {
      const full = complete[page]!
      factors[page] =
        (1 + (weights.topic * full) / (full + weights.topicSaturation)) *
        outline.priorOf(page) *
        this.ownerFactor(query, page) *
        (mentioned.has(page) ? weights.mentioned : 1) *
        (area === outline.areaOf(page) ? weights.nudge : 1)
    }
    return factors
  }

  /** Sets the scores of the sections that cover enough of the query. */
  private score(all: number, factors: Float64Array) {
    const { evidence, outline } = this
    const { covered, total, pages, scores } = evidence
    const { items: found, length } = this.found
    const { pageOfSection, levels } = outline
    const least = this.leastCoverage(all)
    const deeper = Array.from({ length: 8 }, (_, at) => weights.deeper ** at)
    // There are few different ones, and powers take long.
    let lastCoverage = 1
    let power = 1
    // Sections that match only because of a heading above are left to that
    // heading.
    for (let at = 0; at < length; at++) {
      const section = found[at]!
      const coverage = covered[section]! / all
      if (coverage < least) continue
      if (coverage !== lastCoverage) {
        lastCoverage = coverage
        power = coverage ** weights.coverage
      }
      const page = pageOfSection[section]!
      scores[section] =
        (total[section]! + weights.page * pages[page]!) *
        power *
        factors[page]! *
        deeper[levels[section]!]!
    }
  }

  private isBefore(a: number, b: number): boolean {
    const { scores } = this.evidence
    return scores[a]! > scores[b]! || (scores[a] === scores[b] && a < b)
  }

  /** The sections with the highest scores, best first. */
  private bestOf(count: number): number[] {
    const { scores } = this.evidence
    const { items: found, length } = this.found
    const best: number[] = []
    let least = 0
    for (let at = 0; at < length; at++) {
      const section = found[at]!
      const score = scores[section]!
      if (!score || (best.length === count && score < least)) continue
      let place = best.length
      while (place > 0 && this.isBefore(section, best[place - 1]!)) place--
      best.splice(place, 0, section)
      if (best.length > count) best.pop()
      least = scores[best.at(-1)!]!
    }
    return best
  }

  /** By page: how many of its sections match all units. */
  private countComplete(units: number): Uint16Array {
    const complete = new Uint16Array(this.outline.paths.length)
    const { direct } = this.evidence
    const { pageOfSection } = this.outline
    const { items: found, length } = this.found
    for (let at = 0; at < length; at++) {
      const section = found[at]!
      if (direct[section] === units) complete[pageOfSection[section]!]! += 1
    }
    return complete
  }

  /** The share of the query that sections need to cover to be a hit. */
  private leastCoverage(all: number): number {
    const { covered } = this.evidence
    const { items: found, length } = this.found
    let most = 0
    for (let at = 0; at < length; at++) {
      most = Math.max(most, covered[found[at]!]!)
    }
    const least = Math.min(0.9, (weights.least * most) / all)
    const pages = new Set<number>()
    for (let at = 0; at < length; at++) {
      if (covered[found[at]!]! / all < least) continue
      pages.add(this.outline.pageOfSection[found[at]!]!)
      if (pages.size === minPages) return least
    }
    return weights.leastOfFew * least
  }

  private ownerFactor({ owner }: Query, page: number): number {
    if (!owner) return 1
    const folder = owner === 'cy' ? '/api/commands/' : '/api/cypress-api/'
    return this.outline.paths[page]!.includes(folder) ? weights.owner : 1
  }

  /** Pages whose names match the query, and their bonus. */
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
        // The second name is the query without stop words, so it's worth less.
        const share = Math.max(
          name.length / title.length,
          1 / (1 + name.length),
        )
        add(page, (weights.title * share ** 2) / (index + 1))
      })
    })
    return named
  }

  /** Adds pages whose name matches, even if their words don't. */
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

  /** Adds the phrases to the scores, and sections found only by a phrase. */
  private addAsked(
    closest: ReadonlyMap<number, Closeness>,
    least: number,
    close: Ranked[],
    toRanked: (section: number) => Ranked,
  ) {
    const { scores } = this.evidence
    const best = close.reduce((most, { score }) => Math.max(most, score), 1)
    const known = new Map(close.map((hit) => [hit.section, hit]))
    for (const [section, { share, isCall }] of closest) {
      if (share < least) continue
      let hit = known.get(section)
      if (!hit) {
        hit = scores[section]
          ? toRanked(section)
          : { section, score: 0, isHeading: true }
        close.push(hit)
      }
      // Its text says whose name it is.
      if (isCall) hit.isHeading = false
      hit.score += best * share * (isCall ? weights.call : weights.asked)
    }
  }

  /** Keeps the best few of each page: of the close ones, then of the others. */
  private fewPerPage(
    close: readonly Ranked[],
    toRanked: (section: number) => Ranked,
  ): Ranking {
    const { pageOfSection, paths } = this.outline
    const { scores } = this.evidence
    const { items: found, length } = this.found
    const left = new Uint8Array(paths.length).fill(maxPerPage)
    const top: Ranked[] = []
    for (const hit of close) {
      const page = pageOfSection[hit.section]!
      if (left[page]) {
        left[page]! -= 1
        top.push(hit)
      }
      scores[hit.section] = 0
    }
    const others = new Uint8Array(paths.length)
    for (let at = 0; at < length; at++) {
      const section = found[at]!
      const page = pageOfSection[section]!
      if (scores[section] && others[page]! < left[page]!) others[page]! += 1
    }
    const rest = () => {
      const kept = Int16Array.from(others)
      return Array.from(found.subarray(0, length))
        .filter((section) => scores[section])
        .sort((a, b) => (this.isBefore(a, b) ? -1 : 1))
        .filter((section) => kept[pageOfSection[section]!]!-- > 0)
        .map(toRanked)
    }
    return { top, others, rest }
  }
}

const byScore = (a: Ranked, b: Ranked) =>
  b.score - a.score || a.section - b.section
