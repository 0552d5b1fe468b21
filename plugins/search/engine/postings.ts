import { readDigit, writeDigit, writeNumber } from './numbers'

/**
 * Where in a section a term is. The section explains its terms: option names in
 * the first cells of a table, for example. It's a name if it's all of such a
 * cell, and a term if it's only a part.
 */
export const Place = { text: 0, term: 1, name: 2, heading: 3 } as const
export type Place = (typeof Place)[keyof typeof Place]

/** A section that contains a term. */
export interface Posting {
  section: number
  /** How much the term says about the section, from 0 to 15. */
  impact: number
  place: Place
}

/** The unpacked postings of a term, as parallel arrays sorted by section. */
export interface Postings {
  sections: Uint32Array
  /** `place * 16 + impact` */
  marks: Uint8Array
}

export const placeOf = (mark: number): number => mark >> 4

/**
 * Writes two numbers for each posting: the distance to the previous section,
 * and the mark. That's two characters in most cases.
 */
export function packPostings(postings: readonly Posting[]): string {
  let last = -1
  return postings
    .map(({ section, impact, place }) => {
      const gap = section - last - 1
      last = section
      return writeNumber(gap) + writeDigit(place * 16 + impact)
    })
    .join('')
}

export function unpackPostings(packed: string): Postings {
  const most = packed.length >> 1
  const sections = new Uint32Array(most)
  const marks = new Uint8Array(most)
  let count = 0
  let section = -1
  for (let at = 0; at < packed.length; count++) {
    let gap = 0
    let unit = 1
    let digit
    do {
      digit = readDigit(packed, at++)
      gap += (digit & 31) * unit
      unit *= 32
    } while (digit & 32)
    section += gap + 1
    sections[count] = section
    marks[count] = readDigit(packed, at++)
  }
  return {
    sections: sections.subarray(0, count),
    marks: marks.subarray(0, count),
  }
}
