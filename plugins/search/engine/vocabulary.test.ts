import { describe, expect, it } from 'vitest'
import { packPostings, Place } from './postings'
import { Vocabulary } from './vocabulary'

const terms = ['cache', 'check', 'click', 'clock', 'contains', 'intercept']
const vocabulary = new Vocabulary({
  terms: terms.join(' '),
  postings: terms
    .map((_, section) =>
      packPostings([{ section, impact: 1, place: Place.text }]),
    )
    .join(' '),
})

describe('Vocabulary', () => {
  it('looks up terms', () => {
    expect([...vocabulary.postings('clock')!.sections]).toEqual([3])
    expect(vocabulary.postings('clocks')).toBeUndefined()
    expect(vocabulary.postings('zebra')).toBeUndefined()
  })

  it('lists terms with a prefix', () => {
    expect([...vocabulary.startingWith('cl')]).toEqual(['click', 'clock'])
    expect([...vocabulary.startingWith('z')]).toEqual([])
  })

  it('lists terms that are one edit away', () => {
    expect([...vocabulary.near('clik', 1)]).toEqual([['click', 1]])
    expect([...vocabulary.near('chlck', 1)]).toEqual([['check', 1]])
  })

  it('lists terms whose beginning is one edit away', () => {
    const begun = vocabulary.near('itner', 1, { asBeginning: true })
    expect([...begun]).toEqual([['intercept', 1]])
  })

  it('lists only terms that start with certain letters', () => {
    const near = (first: string) => [...vocabulary.near('glick', 1, { first })]
    expect(near('')).toEqual([['click', 1]])
    expect(near('c')).toEqual([['click', 1]])
    expect(near('g')).toEqual([])
  })

  it('can be empty', () => {
    const empty = new Vocabulary({ terms: '', postings: '' })
    expect(empty.postings('')).toBeUndefined()
    expect([...empty.startingWith('a')]).toEqual([])
  })
})
