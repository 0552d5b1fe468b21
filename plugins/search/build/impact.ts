import { type Posting, Place } from '../engine/postings'
import {
  chunks,
  fillers,
  joinedVerb,
  nameOf,
  tokensOf,
} from '../engine/tokenize'
import { commandOf } from './pageNames'
import type { SearchPage } from './page'
import { shareOfText } from './priors'

/** What a word in a field counts, and how much a long field thins it out. */
const fields = {
  title: { weight: 10, length: 0.4 },
  heading: { weight: 5, length: 0.5 },
  term: { weight: 3.5, length: 0.4 },
  trail: { weight: 2.5, length: 0.3 },
  summary: { weight: 2.5, length: 0.3 },
  text: { weight: 1, length: 0.6 },
  code: { weight: 0.3, length: 0.6 },
} as const
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as Field[]

/** What stands below the headings. */
const below: ReadonlySet<Field> = new Set(['term', 'text', 'code'])

/** What the fields count in a section that only says where else to look. */
const signpost = 0.25

/** How soon one more word of a kind counts less. */
const saturation = 1.2

/** The largest impact that a term can come near to. */
const most = saturation + 1

/** The terms that answer first, and those that follow. */
export interface Impacts {
  /** In titles, headings, names and summaries. */
  core: Map<string, Posting[]>
  /** In all fields. */
  full: Map<string, Posting[]>
}

interface Counted {
  counts: Map<string, number>
  length: number
}

/** Of `-s, --spec <list>` what is typed: flags keep their dashes. */
function namesOfTerm(term: string): string[] {
  if (!term.startsWith('-')) return [nameOf(term)]
  const flags = term.match(/(?<![\w-])--[\w-]+/g) ?? []
  return flags.flatMap((flag) => [nameOf(flag), `--${nameOf(flag)}`])
}

/** How often a field has each term, and how long it is. */
function count(texts: readonly string[], keepsFillers: boolean): Counted {
  const counts = new Map<string, number>()
  let length = 0
  const add = (term: string, weight: number) =>
    counts.set(term, (counts.get(term) ?? 0) + weight)
  for (const text of texts) {
    let before = ''
    for (const chunk of chunks(text)) {
      length += 1
      for (const { term, weight } of tokensOf(chunk)) {
        if (keepsFillers || !fillers.has(term)) add(term, weight)
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
  /** How much all of it counts. */
  share: number
  /** How much of that its text, code and names do. */
  textShare: number
  /** What the section explains, each as one name. */
  names: Set<string>
}

function countSections(page: SearchPage): CountedSection[] {
  const command = commandOf(page)
  return page.sections.map((section) => {
    const isPage = section.level === 1
    const heading = count(
      isPage && command ? [section.heading, command] : [section.heading],
      true,
    )
    return {
      fields: {
        title: isPage ? heading : none,
        heading: isPage ? none : heading,
        term: count(section.terms, true),
        trail: isPage ? count(page.trail, true) : none,
        summary: isPage ? count([page.description], false) : none,
        text: count(section.text, false),
        code: count(section.code, false),
      },
      share: section.isSignpost && !isPage ? signpost : 1,
      textShare: shareOfText(page.path),
      // A number is the name of nothing.
      names: new Set(
        section.terms.flatMap(namesOfTerm).filter((name) => /\D/.test(name)),
      ),
    }
  })
}

/** 0 to 15: small impacts are told apart better than large ones. */
const quantize = (impact: number) =>
  Math.min(15, Math.max(0, Math.ceil(16 * Math.sqrt(impact / most)) - 1))

/** The weight of each term in each section, worked out once at build time. */
export function weigh(pages: readonly SearchPage[]): Impacts {
  const sections = pages.flatMap(countSections)
  const average = Object.fromEntries(
    fieldNames.map((field) => {
      const lengths = sections
        .map((section) => section.fields[field].length)
        .filter((length) => length > 0)
      const sum = lengths.reduce((a, b) => a + b, 0)
      // Nothing has an empty field; 1 is as good as any.
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
        quantize((weight * most) / (saturation + weight))
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
      const inText = weightOf('text') + weightOf('code')
      if (above > 0) {
        add(core, term, { section, impact: impactOf(above), place })
      }
      add(full, term, { section, impact: impactOf(above + inText), place })
    }
  })
  return { core, full }
}
