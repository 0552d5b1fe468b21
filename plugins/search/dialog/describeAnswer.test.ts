import { expect, it } from 'vitest'
import type { SearchResponse } from '../client'
import { describeAnswer } from './describeAnswer'

const response = (nbHits: number): SearchResponse => ({
  query: 'get',
  hits: [],
  nbHits,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  exhaustiveNbHits: true,
})

it.each([
  [undefined, 'Unable to fetch results'],
  [response(0), 'No results for “get”'],
  [response(1), '1 result for “get”'],
  [response(2), '2 results for “get”'],
])('announces answer %#', (answer, words) => {
  const outcome = { query: 'get', response: answer, isFinal: true }
  expect(describeAnswer(outcome)).toBe(words)
})

it('announces that an answer is partial instead of its count', () => {
  const outcome = { query: 'get', response: response(2), isFinal: true }
  expect(describeAnswer({ ...outcome, isPartial: true })).toMatch(
    /^Some results are missing for “get”/,
  )
})
