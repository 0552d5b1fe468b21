import { readDigit, writeDigit, writeNumber } from './numbers'

/** Where a section has a term; a name is a cell or an item that is the term. */
export const Place = { text: 0, term: 1, name: 2, heading: 3 } as const
export type Place = (typeof Place)[keyof typeof Place]

/** One section that has a term. */
export interface Posting {
  section: number
  /** 0 to 15. */
  impact: number
  place: Place
}

/** The sections that have a term, in order; unpacked once, when asked for. */
export interface Postings {
  sections: Uint32Array
  /** 16 times the place, plus the impact. */
  marks: Uint8Array
}

/** The place in a mark, beside which is the impact. */
export const placeOf = (mark: number): number => mark >> 4

/** One letter or two for each posting: the gap to the last, and the mark. */
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
