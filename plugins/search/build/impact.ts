import { pageKey } from '../../../lib/searches'
import { type Posting, Place } from '../engine/postings'
import {
  type KnownChunks,
  chunks,
  stopWords,
  joinedVerb,
  nameOf,
  tokensOf,
} from '../engine/tokenize'
import { commandOf } from './pageNames'
import type { SearchPage } from './page'
import { shareOfText, signpostShare } from './priors'

/**
 * By field: how much a word counts, and how much less if the field is long
 * (from 0, no effect, to 1, proportionally).
 */
const fields = {
  title: { weight: 10, length: 0.4 },
  heading: { weight: 5, length: 0.5 },
  term: { weight: 3.5, length: 0.4 },
  trail: { weight: 2.5, length: 0.3 },
  summary: { weight: 2.5, length: 0.3 },
  text: { weight: 1, length: 0.6 },
  code: { weight: 0.3, length: 0.6 },
  asked: { weight: 1, length: 0.5 },
} as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as Field[]

/** The fields below headings. */
const below: ReadonlySet<Field> = new Set(['term', 'text', 'code'])

/** How quickly repeating a word stops making a difference. */
const saturation = 1.2

/** The upper limit of an impact. */
const limit = saturation + 1

/** The postings by term, for `core.json` and for the files of terms. */
export interface Impacts {
  /** For titles, headings, names, and summaries. */
  core: Map<string, Posting[]>
  /** For all fields. */
  full: Map<string, Posting[]>
}

interface Counted {
  counts: Map<string, number>
  length: number
}

/**
 * The names in a term, as people type them: `--spec` for `-s, --spec <list>`.
 * Without dashes, they mean an option, such as `force`.
 */
function namesOfTerm(term: string): string[] {
  if (!term.startsWith('-')) return [nameOf(term)]
  const flags = term.match(/(?<![\w-])--[\w-]+/g) ?? []
  return flags.map((flag) => `--${nameOf(flag)}`)
}

/** Counts the terms and the words in a field. */
function count(
  texts: readonly string[],
  keepsStopWords: boolean,
  known: KnownChunks,
): Counted {
  const counts = new Map<string, number>()
  let length = 0
  const add = (term: string, weight: number) =>
    counts.set(term, (counts.get(term) ?? 0) + weight)
  for (const text of texts) {
    let before = ''
    for (const chunk of chunks(text, known)) {
      length += 1
      for (const { term, weight } of tokensOf(chunk)) {
        if (keepsStopWords || !stopWords.has(term)) add(term, weight)
      }
      const joined = joinedVerb(before, chunk.joined)
      if (joined) add(joined, 1)
      before = chunk.joined
    }
  }
  return { counts, length }
}

const none: Counted = { counts: new Map(), length: 0 }

interface CountedSection {
  fields: Record<Field, Counted>
  /** How much the whole section counts. */
  share: number
  /** How much of that what's below its heading counts. */
  textShare: number
  /** What the section explains, in the form of `nameOf()`. */
  names: Set<string>
}

function countSections(page: SearchPage, known: KnownChunks): CountedSection[] {
  const command = commandOf(page)
  const countAll = (texts: readonly string[]) => count(texts, true, known)
  const countTelling = (texts: readonly string[]) => count(texts, false, known)
  return page.sections.map((section) => {
    const isPage = section.level === 1
    const heading = countAll(
      isPage && command ? [section.heading, command] : [section.heading],
    )
    return {
      fields: {
        title: isPage ? heading : none,
        heading: isPage ? none : heading,
        term: countAll(section.terms),
        trail: isPage ? countAll(page.trail) : none,
        summary: isPage ? countTelling([page.description]) : none,
        text: countTelling(section.text),
        code: countTelling(section.code),
        asked: countTelling(page.searches[section.anchor ?? pageKey] ?? []),
      },
      share: section.isSignpost && !isPage ? signpostShare : 1,
      textShare: shareOfText(page.path),
      // Numbers aren't names.
      names: new Set(
        section.terms.flatMap(namesOfTerm).filter((name) => /\D/.test(name)),
      ),
    }
  })
}

/** Converts an impact to 0 to 15, with more precision for small ones. */
const quantize = (impact: number) =>
  Math.min(15, Math.max(0, Math.ceil(16 * Math.sqrt(impact / limit)) - 1))

/**
 * Computes how much each term says about each section: BM25F, which combines
 * the counts in several fields before saturation. Runs at build time, so the
 * browser only has to multiply the impact by the term's idf.
 */
export function weigh(pages: readonly SearchPage[]): Impacts {
  const known: KnownChunks = new Map()
  const sections = pages.flatMap((page) => countSections(page, known))
  const average = Object.fromEntries(
    fieldNames.map((field) => {
      const lengths = sections
        .map((section) => section.fields[field].length)
        .filter((length) => length > 0)
      const sum = lengths.reduce((a, b) => a + b, 0)
      // Any number will do for a field that's always empty.
      return [field, sum / lengths.length || 1]
    }),
  ) as Record<Field, number>

  const core = new Map<string, Posting[]>()
  const full = new Map<string, Posting[]>()
  const add = (to: Map<string, Posting[]>, term: string, posting: Posting) => {
    const postings = to.get(term)
    if (postings) postings.push(posting)
    else to.set(term, [posting])
  }

  sections.forEach(({ fields: counted, names, share, textShare }, section) => {
    const terms = new Set(
      fieldNames.flatMap((field) => [...counted[field].counts.keys()]),
    )
    for (const term of terms) {
      const weightOf = (field: Field) => {
        const { counts, length } = counted[field]
        const thinning =
          1 -
          fields[field].length +
          (fields[field].length * length) / average[field]
        const found = counts.get(term) ?? 0
        const weight =
          fields[field].weight *
          (field === 'heading' ? Math.min(1, found) : found)
        return (share * (below.has(field) ? textShare : 1) * weight) / thinning
      }
      const has = (field: Field) => counted[field].counts.has(term)
      const impactOf = (weight: number) =>
        quantize((weight * limit) / (saturation + weight))
      const place =
        has('title') || has('heading')
          ? Place.heading
          : names.has(term)
            ? Place.name
            : has('term')
              ? Place.term
              : Place.text
      const above = (['title', 'heading', 'term', 'trail', 'summary'] as const)
        .map(weightOf)
        .reduce((a, b) => a + b, 0)
      const inText = weightOf('text') + weightOf('code') + weightOf('asked')
      if (above > 0) {
        add(core, term, { section, impact: impactOf(above), place })
      }
      add(full, term, { section, impact: impactOf(above + inText), place })
    }
  })
  return { core, full }
}
