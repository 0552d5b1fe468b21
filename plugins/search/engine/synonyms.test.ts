import { describe, expect, it } from 'vitest'
import { findPhrases, toMeanings } from './synonyms'

const meanings = toMeanings(
  { selectfile: ['upload file', 'page.upload'], type: ['fill'] },
  [['ci', 'continuous integration']],
)

describe('findPhrases', () => {
  it('finds phrases in any form of their words', () => {
    expect(findPhrases(['uploading', 'files'], meanings)).toEqual([
      { places: [0, 1], meanings: [['selectfile']] },
    ])
  })

  it('lets an article stand between', () => {
    expect(findPhrases(['how', 'to', 'upload', 'a', 'file'], meanings)).toEqual(
      [{ places: [2, 4], meanings: [['selectfile']] }],
    )
  })

  it('reads an identifier as its words', () => {
    expect(findPhrases(['page', 'upload'], meanings)).toHaveLength(1)
  })

  it('leads from a name to its meaning and not back', () => {
    expect(findPhrases(['fill'], meanings)[0]?.meanings).toEqual([['type']])
    expect(findPhrases(['type'], meanings)).toEqual([])
  })

  it('leads both ways between words that are the same', () => {
    expect(findPhrases(['ci'], meanings)[0]?.meanings).toEqual([
      ['continuous', 'integration'],
    ])
    expect(
      findPhrases(['continuous', 'integration'], meanings)[0]?.meanings,
    ).toEqual([['ci']])
  })

  it('takes no name of an object for a phrase', () => {
    expect(findPhrases(['constructor'], meanings)).toEqual([])
  })
})
