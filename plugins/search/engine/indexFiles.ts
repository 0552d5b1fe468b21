import type { Meanings } from './synonyms'

/*
 * The format of the local index. `build/pack.ts` writes these files, and the
 * engine reads them in the browser:
 *
 *     core.json     Fetched first, and enough to answer most queries: pages,
 *                   headings, and the terms in titles, headings, names, and
 *                   summaries.
 *     terms-N.json  The same kind of data for all text, sorted by term and cut
 *                   into small files. The engine fetches those that a query
 *                   needs, and the rest when the browser is idle. If a term is
 *                   in the core too, its postings here replace the core's.
 *     texts-N.json  The text of a range of sections, to show below headings.
 *
 * The unit of search is a section: a heading and what's below it, up to the
 * next heading. Sections are numbered across the whole site, page by page. The
 * first one of each page has the page's title as its heading, and level 1.
 *
 * A term is a lowercase word or a joined name such as "cyget" (`tokenize.ts`).
 * Its postings list the sections that contain it, each with
 * - an impact from 0 to 15: how much the term says about the section, which
 *   depends on the fields it's in, how often, and their length
 *   (`build/impact.ts`)
 * - a place: heading, name, term, or text (`postings.ts`)
 *
 * Lists are single strings, with numbers as base64 digits (`numbers.ts`),
 * because a long string parses faster than an array and compresses well.
 *
 * `rank.ts` describes how a query is answered.
 */

/**
 * Sorted terms, and the packed postings of each in the same order. Both are
 * separated by spaces.
 */
export interface Shard {
  terms: string
  postings: string
  /**
   * The packed phrases with each term (`asked.ts`), separated by spaces too. Only
   * in the files of terms.
   */
  asked?: string
}

/** The first file to be fetched. It answers most queries by itself. */
export interface Core extends Shard {
  /** Routes with the base URL, separated by spaces. */
  paths: string
  /**
   * One line per page: its names, separated by spaces, starting with the title.
   */
  names: string
  /** Labels of the site's sections, such as "Guides". */
  areas: string[]
  /** One digit per page: its index in `areas`. */
  areaOfPage: string
  /** One digit per page: how likely people search for it. The default is 32. */
  priors: string
  /**
   * One digit per section: its heading level, which is 1 for a page's title.
   */
  levels: string
  /**
   * The deepest level whose headings are in this file; others are in the texts.
   */
  depth: number
  /** One line per section: its heading, or nothing if it's below `depth`. */
  headings: string
  /** Anchors by section, if they differ from the slug of the heading. */
  anchors: Record<string, string>
  /** Synonyms: what people call things that our pages call something else. */
  meanings: Meanings
  /** How many phrases there are in all. */
  phrases: number
  /** The first term in each `terms-N.json`. */
  shards: string[]
  /** Packed numbers: how many sections each `texts-N.json` contains. */
  texts: string
}

/** What `core.json` doesn't contain about a section. */
export interface SectionText {
  /** Paragraphs, list items, table rows, and code blocks. */
  pieces: string[]
  /**
   * If the section is below `depth`: the headings that are too, ending with its
   * own.
   */
  headings?: string[]
  /** Set together with `headings`. */
  anchor?: string
}

/** One entry for each section in the file. */
export type Texts = SectionText[]

/** Whether it could be one of the files above, and not what replaced it. */
export const isIndexFile = (file: unknown): boolean =>
  Array.isArray(file) ||
  (typeof file === 'object' &&
    file !== null &&
    'terms' in file &&
    'postings' in file)
