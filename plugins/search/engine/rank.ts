import { isCall, sectionOf, shareOf } from './asked'
import type { Outline } from './outline'
import { Place, placeOf } from './postings'
import type { Query, Unit } from './query'
import type { Match, Terms } from './terms'
import { nameOf } from './tokenize'

/*
 * How a query is answered:
 *
 * 1. `query.ts` splits the query into units: words, identifiers, and flags. A
 *    unit has several ways to match, such as an identifier as a whole, its
 *    parts, or a synonym, each with a weight.
 * 2. `terms.ts` looks up the terms for each way: the word itself, other forms
 *    of it, completions, and corrections of typos, each with a certainty.
 * 3. `weighUnit()` gives each section the score of its best match for the unit:
 *    way x certainty x impact x idf, where idf is higher for rare terms.
 *    Sections below a matching heading inherit a part of its score.
 * 4. `rank()` adds up the units and multiplies the sum by several factors,
 *    above all by the share of the query that the section covers. Sections that
 *    cover much less than the best one are dropped.
 * 5. The top sections get a bonus if their title, heading, or a name in them
 *    matches the whole query. Pages whose name matches are always included.
 * 6. Sections with a phrase that's close to the query get more (`asked.ts`), and
 *    so do those that answer a call of another tool.
 * 7. Each page keeps its two best sections.
 *
 * The weights come from experiments with `benchmarks/search/queries.tsv`.
 * `relevance.test.ts` there fails if a change makes results worse.
 */

const weights = {
  /** The share of a heading's score that the sections below it inherit. */
  inherited: 0.5,
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
  /** Exponents for the shares of the query and of the phrase that match. */
  askedQuery: 1.5,
  askedPhrase: 1.5,
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

/** The values of impacts 0 to 15. */
const impacts = Float32Array.from(
  { length: 16 },
  (_, level) => Math.pow((level + 1) / 16, 2) * 2.2,
)

/** A section that matches a query. */
export interface Ranked {
  section: number
  score: number
  /** Whether its heading matches at least half of the query. */
  isHeading: boolean
}

/** How close a query is to a phrase. */
interface Closeness {
  /** From 0 to 1. */
  share: number
  /** Whether the phrase is what another tool calls the section. */
  isCall: boolean
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
}

/**
 * Ranks sections by how well they answer a query. Its arrays are allocated once
 * and reused for every query. `best` to `count` are for the current unit, by
 * section.
 */
export class Ranker {
  private readonly best: Float32Array
  private readonly place: Uint8Array
  private readonly above: Float32Array
  private readonly sum: Float32Array
  private readonly count: Uint8Array
  private readonly evidence: Evidence
  /** The sections that match at least one unit. */
  private found: number[] = []

  constructor(
    private readonly outline: Outline,
    /** How many phrases there are. */
    private readonly phrases: number,
  ) {
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

  /** Finds the best match for a unit in each section. */
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
      // A section needs all terms of the way. The first match for each is the
      // best.
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

  /** Adds what a unit contributes to the evidence. Returns its idf. */
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

  /** Returns the sections that answer a query, best first. */
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
    // Sections that match only because of a heading above are left to that
    // heading.
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
    const close = this.withNamed(named, ranked.slice(0, maxBoosted))
    for (const hit of close) {
      hit.score *= this.bonus(query, hit.section, all || 1, named)
    }
    this.addAsked(this.closeness(query, terms, matched), close, ranked)
    close.sort(byScore)
    const seen = new Set(close.map(({ section }) => section))
    return this.fewPerPage([
      ...close,
      ...ranked.slice(maxBoosted).filter(({ section }) => !seen.has(section)),
    ])
  }

  /** By page: how many of its sections match all units. */
  private countComplete(units: number): Uint16Array {
    const complete = new Uint16Array(this.outline.paths.length)
    for (const section of this.found) {
      if (this.evidence.direct[section] !== units) continue
      complete[this.outline.pageOfSection[section]!]! += 1
    }
    return complete
  }

  /** The share of the query that sections need to cover to be a hit. */
  private leastCoverage(all: number): number {
    const { covered } = this.evidence
    let most = 0
    for (const section of this.found) most = Math.max(most, covered[section]!)
    const least = Math.min(0.9, (weights.least * most) / all)
    const pages = new Set<number>()
    for (const section of this.found) {
      if (covered[section]! / all < least) continue
      pages.add(this.outline.pageOfSection[section]!)
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

  /** How close the query is to the closest phrase of each section. */
  private closeness(
    query: Query,
    terms: Terms,
    matched: Map<string, number>,
  ): Map<number, Closeness> {
    const inQuery = new Map<number, number>()
    const inPhrase = new Map<number, number>()
    let all = 0
    const visit = (unit: Unit) => {
      const shares = new Map<number, [certainty: number, share: number]>()
      let frequency = 0
      let surest = 0
      for (const way of unit.ways) {
        for (const match of terms.phrases(way, unit.isLast)) {
          const { term, phrases, certainty } = match
          const weight = way.weight * certainty
          if (weight > surest) {
            surest = weight
            frequency = phrases.sections.length
          }
          for (let at = 0; at < phrases.sections.length; at++) {
            const phrase = phrases.sections[at]!
            if (weight <= (shares.get(phrase)?.[0] ?? 0)) continue
            if (isCall(phrase) && weight > (matched.get(term) ?? 0)) {
              matched.set(term, weight)
            }
            shares.set(phrase, [weight, weight * shareOf(phrases.marks[at]!)])
          }
        }
      }
      if (!shares.size && unit.parts.length) {
        unit.parts.forEach(visit)
        return
      }
      // A word that no phrase has is as rare as an average one.
      const idf = Math.log(
        1 + this.phrases / (frequency || Math.sqrt(this.phrases)),
      )
      all += idf
      for (const [phrase, [certainty, share]] of shares) {
        inQuery.set(phrase, (inQuery.get(phrase) ?? 0) + idf * certainty)
        inPhrase.set(phrase, (inPhrase.get(phrase) ?? 0) + share)
      }
    }
    query.units.forEach(visit)
    const closest = new Map<number, Closeness>()
    for (const [phrase, covered] of inQuery) {
      const section = sectionOf(phrase)
      const share =
        Math.min(1, covered / all) ** weights.askedQuery *
        Math.min(1, inPhrase.get(phrase)!) ** weights.askedPhrase
      if (share > (closest.get(section)?.share ?? 0)) {
        closest.set(section, { share, isCall: isCall(phrase) })
      }
    }
    return closest
  }

  /** Adds the phrases to the scores, and sections found only by a phrase. */
  private addAsked(
    closest: ReadonlyMap<number, Closeness>,
    close: Ranked[],
    ranked: readonly Ranked[],
  ) {
    const best = Math.max(...close.map(({ score }) => score), 1)
    const bySection = new Map(
      [...ranked, ...close].map((hit) => [hit.section, hit]),
    )
    const kept = new Set(close)
    const least = ranked.length ? weights.askedLeast : weights.askedLeastAlone
    for (const [section, { share, isCall }] of closest) {
      if (share < least) continue
      const known = bySection.get(section)
      const hit = known ?? { section, score: 0, isHeading: true }
      // Its text says whose name it is.
      if (isCall) hit.isHeading = false
      hit.score += best * share * (isCall ? weights.call : weights.asked)
      if (!kept.has(hit)) close.push(hit)
    }
  }

  private fewPerPage(ranked: Ranked[]): Ranked[] {
    const counts = new Uint32Array(this.outline.paths.length)
    return ranked.filter(({ section }) => {
      const page = this.outline.pageOfSection[section]!
      return counts[page]!++ < maxPerPage
    })
  }
}

const byScore = (a: Ranked, b: Ranked) =>
  b.score - a.score || a.section - b.section

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
