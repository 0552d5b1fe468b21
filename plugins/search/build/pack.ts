import { brotliCompressSync, constants } from 'node:zlib'
import { pageKey } from '../../../lib/searches'
import { otherNames, sameWords } from '../../../src/data/synonyms'
import { writeDigit, writeNumber } from '../engine/numbers'
import { type Asked, packAsked } from '../engine/asked'
import { type Posting, packPostings } from '../engine/postings'
import { slugOf } from '../engine/slug'
import { toMeanings } from '../engine/synonyms'
import type { Core, Shard, Texts } from '../engine/indexFiles'
import { indexPhrases } from './asked'
import type { Section } from './cut'
import { type Impacts, weigh } from './impact'
import { describeCall } from './otherTools'
import { namesOf } from './pageNames'
import type { SearchPage } from './page'
import { priorsOf } from './priors'

/** Size of a file of terms in characters. Compresses to about 9 kB. */
const shardSize = 20_000

/**
 * Size of a file of texts in characters. The first results need only a few
 * files.
 */
const textsSize = 4_000

/**
 * Maximum compressed size of `core.json` in bytes, because the first result
 * waits for it. On larger sites, deep headings move to the other files.
 */
const coreBudget = 52_000

/** The deepest heading levels in `core.json`. */
interface Depths {
  /** For the terms that find headings. */
  terms: number
  /** For the headings themselves, which are shown in results. */
  headings: number
}

/**
 * The depths to try until `core.json` is small enough, from all headings to
 * only the pages' titles. Drops terms first, because headings are needed to
 * show results.
 */
const depthsToTry: [Depths, ...Depths[]] = [
  { terms: 6, headings: 6 },
  { terms: 3, headings: 6 },
  { terms: 2, headings: 6 },
  { terms: 2, headings: 3 },
  { terms: 2, headings: 2 },
  { terms: 1, headings: 1 },
]

/** Sorts terms by code units, because `Vocabulary` compares them with `<`. */
const inOrder = (terms: ReadonlyMap<string, Posting[]>) =>
  [...terms].sort(([a], [b]) => (a < b ? -1 : 1))

function packShards(
  full: ReadonlyMap<string, Posting[]>,
  asked: ReadonlyMap<string, Asked[]>,
) {
  const starts: string[] = []
  const shards: Shard[] = []
  let terms: string[] = []
  let postings: string[] = []
  let phrases: string[] = []
  let size = 0
  const close = () => {
    const [first] = terms
    if (first === undefined) return
    starts.push(first)
    shards.push({
      terms: terms.join(' '),
      postings: postings.join(' '),
      asked: phrases.join(' '),
    })
    terms = []
    postings = []
    phrases = []
    size = 0
  }
  const all = new Map([
    ...[...asked.keys()].map((term): [string, Posting[]] => [term, []]),
    ...full,
  ])
  for (const [term, found] of inOrder(all)) {
    const packed = packPostings(found)
    const packedPhrases = packAsked(asked.get(term) ?? [])
    terms.push(term)
    postings.push(packed)
    phrases.push(packedPhrases)
    size += term.length + packed.length + packedPhrases.length + 3
    if (size > shardSize) close()
  }
  close()
  return { starts, shards }
}

/** The pieces of text to show below a heading. */
const piecesOf = (
  { text, code, anchor }: SearchPage['sections'][number],
  { calls }: SearchPage,
) => [
  ...text,
  ...code.map((block) => block.replace(/\s+/g, ' ')),
  ...(calls[anchor ?? pageKey]?.map(describeCall) ?? []),
]

/** The headings above a section that are below `depth`, ending with its own. */
function deepHeadings(
  sections: SearchPage['sections'],
  at: number,
  depth: number,
): string[] {
  const section = sections[at]
  if (!section || section.level <= depth) return []
  const above = sections
    .slice(0, at)
    .findLastIndex(({ level }) => level < section.level)
  return [...deepHeadings(sections, above, depth), section.heading]
}

function packTexts(pages: readonly SearchPage[], depth: number) {
  const texts: Texts[] = []
  let open: Texts = []
  let size = 0
  for (const page of pages) {
    for (const [at, cut] of page.sections.entries()) {
      const pieces = piecesOf(cut, page)
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

/** Writes a prior as a digit, with 32 for a prior of 1. */
const packPrior = (prior: number) =>
  writeDigit(Math.min(63, Math.max(1, Math.round(prior * 32))))

/** Keeps only postings in sections down to a depth. */
function shallow(
  postings: ReadonlyMap<string, Posting[]>,
  levels: readonly number[],
  depth: number,
) {
  const isShallow = levels.map((level) => level <= depth)
  const kept = [...postings].map(([term, all]): [string, Posting[]] => [
    term,
    all.filter(({ section }) => isShallow[section]),
  ])
  return new Map(kept.filter(([, all]) => all.length > 0))
}

/** Drops terms that have the same postings in `core.json`. */
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

function packTo(
  { terms: termDepth, headings: depth }: Depths,
  pages: readonly SearchPage[],
  impacts: Impacts,
  { phrases, terms: asked }: ReturnType<typeof indexPhrases>,
): { core: Core; shards: Shard[]; texts: Texts[] } {
  const sections = pages.flatMap((page) => page.sections)
  const levels = sections.map(({ level }) => level)
  const known = shallow(impacts.core, levels, termDepth)
  const terms = inOrder(known)
  const { starts: shardStarts, shards } = packShards(
    beyond(impacts.full, known),
    asked,
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
    terms: terms.map(([term]) => term).join(' '),
    postings: terms.map(([, found]) => packPostings(found)).join(' '),
    meanings: toMeanings(otherNames, sameWords),
    phrases,
    shards: shardStarts,
    texts: texts.map(({ length }) => writeNumber(length)).join(''),
  }
  return { core, shards, texts }
}

const compressedSize = (value: unknown) =>
  brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  }).length

/**
 * Builds the local index. Returns its files by name; `engine/indexFiles.ts`
 * describes them.
 */
export function pack(
  pages: readonly SearchPage[],
  budget = coreBudget,
): Map<string, string> {
  const impacts = weigh(pages)
  const asked = indexPhrases(pages)
  const [all, ...fewer] = depthsToTry
  let packed = packTo(all, pages, impacts, asked)
  for (const depths of fewer) {
    if (compressedSize(packed.core) <= budget) break
    packed = packTo(depths, pages, impacts, asked)
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
