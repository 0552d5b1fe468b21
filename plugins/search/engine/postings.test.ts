import { describe, expect, it } from 'vitest'
import { readNumbers, writeNumber } from './numbers'
import { packPostings, Place, unpackPostings } from './postings'

describe('numbers', () => {
  it('survive a round trip', () => {
    const numbers = [0, 1, 31, 32, 63, 1023, 1024, 40_000, 5_000_000]
    const packed = numbers.map(writeNumber).join('')
    expect(readNumbers(packed)).toEqual(numbers)
    expect(packed).toMatch(/^[\w-]+$/)
  })
})

describe('postings', () => {
  it('survive a round trip', () => {
    const postings = [
      { section: 0, impact: 15, place: Place.heading },
      { section: 1, impact: 0, place: Place.text },
      { section: 70, impact: 7, place: Place.name },
      { section: 9000, impact: 3, place: Place.term },
    ]
    const { sections, marks } = unpackPostings(packPostings(postings))
    expect([...sections]).toEqual(postings.map(({ section }) => section))
    expect([...marks]).toEqual(
      postings.map(({ impact, place }) => place * 16 + impact),
    )
  })

  it('take two characters if sections are close together', () => {
    const near = [3, 9, 40].map((section) => ({
      section,
      impact: 1,
      place: Place.text,
    }))
    expect(packPostings(near)).toHaveLength(6)
  })
})
