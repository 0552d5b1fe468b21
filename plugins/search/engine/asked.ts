import { packPostings, type Posting, type Postings } from './postings'

/*
 * Phrases are what people type when a section answers them
 * (`docs/**\/*.searches.yml`). Each one is indexed by itself, because a query
 * that's close to one phrase says more than one that has a word of each.
 *
 * The postings of a term have the format of other postings, but list phrases
 * instead of sections, and the term's share of the phrase instead of its impact.
 */

/** The maximum number of phrases for a section. */
export const maxPhrases = 8

/**
 * One more is for what other tools call it, all in one: each name counts as the
 * whole phrase.
 */
const slots = maxPhrases + 1

/** The values of shares, which take the six bits of a mark. */
const shareLevels = 63

export const phraseOf = (section: number, index: number): number =>
  section * slots + index

export const sectionOf = (phrase: number): number => Math.floor(phrase / slots)

/** Whether a phrase is what other tools call the section. */
export const isCall = (phrase: number): boolean => phrase % slots === maxPhrases

/** How much of a phrase a term is, from 0 to 1. */
export const shareOf = (mark: number): number => mark / shareLevels

/** A phrase that contains a term. */
export interface Asked {
  phrase: number
  /** From 0 to 1. */
  share: number
}

export const packAsked = (found: readonly Asked[]): string =>
  packPostings(
    found
      .toSorted((a, b) => a.phrase - b.phrase)
      .map(({ phrase, share }): Posting => {
        const mark = Math.max(1, Math.round(share * shareLevels))
        return {
          section: phrase,
          impact: mark & 15,
          place: (mark >> 4) as Posting['place'],
        }
      }),
  )

/** The phrases with a term, and how certain it is that the term is meant. */
export interface AskedMatch {
  term: string
  phrases: Postings
  certainty: number
}
