import { describe, expect, it } from 'vitest'
import { findPhrases, toMeanings } from './synonyms'

const meanings = toMeanings(
  { selectfile: ['upload file', 'page.upload'], type: ['fill'] },
  [['ci', 'continuous integration']],
)

describe('findPhrases', () => {
  it('finds phrases by any form of their words', () => {
    expect(findPhrases(['uploading', 'files'], meanings)).toEqual([
      { places: [0, 1], meanings: [['selectfile']] },
    ])
  })

  it('ignores articles in between', () => {
    expect(findPhrases(['how', 'to', 'upload', 'a', 'file'], meanings)).toEqual(
      [{ places: [2, 4], meanings: [['selectfile']] }],
    )
  })

  it('splits identifiers into words', () => {
    expect(findPhrases(['page', 'upload'], meanings)).toHaveLength(1)
  })

  it('goes from another name to the page, but not back', () => {
    expect(findPhrases(['fill'], meanings)[0]?.meanings).toEqual([['type']])
    expect(findPhrases(['type'], meanings)).toEqual([])
  })

  it('goes both ways between words with the same meaning', () => {
    expect(findPhrases(['ci'], meanings)[0]?.meanings).toEqual([
      ['continuous', 'integration'],
    ])
    expect(
      findPhrases(['continuous', 'integration'], meanings)[0]?.meanings,
    ).toEqual([['ci']])
  })

  it('finds nothing for properties that every object has', () => {
    expect(findPhrases(['constructor'], meanings)).toEqual([])
  })
})
