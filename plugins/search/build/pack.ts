import { brotliCompressSync, constants } from 'node:zlib'
import { otherNames, sameWords } from '../../../src/data/synonyms'
import { writeDigit, writeNumber } from '../engine/numbers'
import { type Posting, packPostings } from '../engine/postings'
import { slugOf } from '../engine/slug'
import { toMeanings } from '../engine/synonyms'
import type { Core, Shard, Texts } from '../engine/indexFiles'
import type { Section } from './cut'
import { type Impacts, weigh } from './impact'
import { namesOf } from './pageNames'
import type { SearchPage } from './page'
import { priorsOf } from './priors'

/** Characters of a file of terms, which compress to about 9 kB. */
const shardSize = 20_000

/** Characters of a file of texts; a few of them show the first results. */
const textsSize = 4_000

/**
 * Bytes, compressed, that the first file may have: it comes before the first
 * result. On a site that has more to say, what is deep follows in the others.
 */
const coreBudget = 52_000

/** Down to which level of headings the first file has what. */
interface Diet {
  /** What headings are found by. */
  terms: number
  /** Headings themselves, which are shown. */
  headings: number
}

/** From all of both to the pages' own titles: terms can wait for longer. */
const diets: Diet[] = [
  { terms: 6, headings: 6 },
  { terms: 3, headings: 6 },
  { terms: 2, headings: 6 },
  { terms: 2, headings: 3 },
  { terms: 2, headings: 2 },
  { terms: 1, headings: 1 },
]

/** The order of code units, which is that of the vocabulary's search. */
const inOrder = (terms: Iterable<string>) => [...terms].sort()

function packShards(full: ReadonlyMap<string, Posting[]>) {
  const starts: string[] = []
  const shards: Shard[] = []
  let terms: string[] = []
  let postings: string[] = []
  let size = 0
  const close = () => {
    if (!terms.length) return
    starts.push(terms[0]!)
    shards.push({ terms: terms.join(' '), postings: postings.join(' ') })
    terms = []
    postings = []
    size = 0
  }
  for (const term of inOrder(full.keys())) {
    const packed = packPostings(full.get(term)!)
    terms.push(term)
    postings.push(packed)
    size += term.length + packed.length + 2
    if (size > shardSize) close()
  }
  close()
  return { starts, shards }
}

/** What is shown below a heading, piece by piece. */
const shown = ({ text, code }: SearchPage['sections'][number]) => [
  ...text,
  ...code.map((block) => block.replace(/\s+/g, ' ')),
]

/** The headings from the first that is deeper than the depth to this one. */
function deepHeadings(
  sections: SearchPage['sections'],
  at: number,
  depth: number,
): string[] {
  const { level, heading } = sections[at]!
  if (level <= depth) return []
  const above = sections.slice(0, at).findLastIndex((one) => one.level < level)
  return [...deepHeadings(sections, above, depth), heading]
}

function packTexts(pages: readonly SearchPage[], depth: number) {
  const texts: Texts[] = []
  let open: Texts = []
  let size = 0
  for (const page of pages) {
    for (const [at, cut] of page.sections.entries()) {
      const pieces = shown(cut)
      if (cut.level === 1 && page.description) pieces.unshift(page.description)
      const headings = deepHeadings(page.sections, at, depth)
      open.push(
        headings.length
          ? { pieces, headings, anchor: cut.anchor ?? '' }
          : { pieces },
      )
      size += pieces.reduce((sum, piece) => sum + piece.length + 3, 2)
      if (size > textsSize) {
        texts.push(open)
        open = []
        size = 0
      }
    }
  }
  if (open.length) texts.push(open)
  return texts
}

/** The prior as a digit: 1 is 32. */
const packPrior = (prior: number) =>
  writeDigit(Math.min(63, Math.max(1, Math.round(prior * 32))))

/** Of each term only the postings in sections that are not too deep. */
function shallow(
  postings: ReadonlyMap<string, Posting[]>,
  levels: readonly number[],
  depth: number,
) {
  const kept = [...postings].map(([term, all]): [string, Posting[]] => [
    term,
    all.filter(({ section }) => levels[section]! <= depth),
  ])
  return new Map(kept.filter(([, all]) => all.length > 0))
}

/** Without the terms of which the first file says the same. */
function beyond(
  full: ReadonlyMap<string, Posting[]>,
  core: ReadonlyMap<string, Posting[]>,
) {
  const more = [...full].filter(([term, postings]) => {
    const known = core.get(term)
    return (
      known?.length !== postings.length ||
      postings.some(({ impact }, at) => impact !== known[at]?.impact)
    )
  })
  return new Map(more)
}

function packDiet(
  pages: readonly SearchPage[],
  impacts: Impacts,
  { terms: termDepth, headings: depth }: Diet,
): { core: Core; shards: Shard[]; texts: Texts[] } {
  const sections = pages.flatMap((page) => page.sections)
  const levels = sections.map(({ level }) => level)
  const known = shallow(impacts.core, levels, termDepth)
  const terms = inOrder(known.keys())
  const { starts: shardStarts, shards } = packShards(
    beyond(impacts.full, known),
  )
  const texts = packTexts(pages, depth)
  const areas = [...new Set(pages.map(({ area }) => area))]
  const isHeading = ({ level }: Section) => level > 1 && level <= depth
  const core: Core = {
    paths: pages.map(({ path }) => path).join(' '),
    names: pages.map((page) => namesOf(page).join(' ')).join('\n'),
    areas,
    areaOfPage: pages
      .map(({ area }) => writeDigit(areas.indexOf(area)))
      .join(''),
    priors: priorsOf(pages).map(packPrior).join(''),
    levels: levels.map(writeDigit).join(''),
    depth,
    headings: pages
      .flatMap(({ title, sections: [, ...below] }) => [
        title,
        ...below.map((one) => (isHeading(one) ? one.heading : '')),
      ])
      .join('\n'),
    anchors: Object.fromEntries(
      sections.flatMap((section, at) =>
        isHeading(section) && section.anchor !== slugOf(section.heading)
          ? [[at, section.anchor ?? '']]
          : [],
      ),
    ),
    terms: terms.join(' '),
    postings: terms.map((term) => packPostings(known.get(term)!)).join(' '),
    meanings: toMeanings(otherNames, sameWords),
    shards: shardStarts,
    texts: texts.map(({ length }) => writeNumber(length)).join(''),
  }
  return { core, shards, texts }
}

const compressedSize = (value: unknown) =>
  brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  }).length

/** The local index: its files by name. */
export function pack(
  pages: readonly SearchPage[],
  budget = coreBudget,
): Map<string, string> {
  const impacts = weigh(pages)
  let packed = packDiet(pages, impacts, diets[0]!)
  for (const diet of diets.slice(1)) {
    if (compressedSize(packed.core) <= budget) break
    packed = packDiet(pages, impacts, diet)
  }
  const { core, shards, texts } = packed
  return new Map<string, string>([
    ['core.json', JSON.stringify(core)],
    ...shards.map((shard, index): [string, string] => [
      `terms-${index}.json`,
      JSON.stringify(shard),
    ]),
    ...texts.map((text, index): [string, string] => [
      `texts-${index}.json`,
      JSON.stringify(text),
    ]),
  ])
}
