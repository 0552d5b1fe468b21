import type { Meanings } from './synonyms'

/** Sorted terms and, one for each, their packed postings; blanks between. */
export interface Shard {
  terms: string
  postings: string
}

/** What answers first; the first file that is fetched. */
export interface Core extends Shard {
  /** Routes with base URL, blanks between. */
  paths: string
  /** One page a line: names that it goes by, the title first. */
  names: string
  areas: string[]
  /** Digits, one a page: place in `areas`. */
  areaOfPage: string
  /** Digits, one a page: 32 for a usual page. */
  priors: string
  /** Digits, one a section; the first of a page has 1. */
  levels: string
  /** Headings of deeper levels are with the texts, and their terms as well. */
  depth: number
  /** One section a line: the page's title, a heading, nothing if too deep. */
  headings: string
  /** By section, where the anchor is not the slug of such a heading. */
  anchors: Record<string, string>
  /** What people say for what the pages call otherwise. */
  meanings: Meanings
  /** The first term of each further file of terms. */
  shards: string[]
  /** Packed numbers: the sections of each file of texts. */
  texts: string
}

/** What the first file does not know of a section. */
export interface SectionText {
  pieces: string[]
  /** Below the depth: the headings that are, down to its own. */
  headings?: string[]
  /** Below the depth, with those headings. */
  anchor?: string
}

/** Of each section of the file. */
export type Texts = SectionText[]
