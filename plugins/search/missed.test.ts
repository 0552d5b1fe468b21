import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SearchAnswer } from './client'
import { reportMissed } from './missed'

const answer = (
  query: string,
  nbHits: number,
  more?: Promise<SearchAnswer>,
): SearchAnswer => ({
  results: [
    {
      query,
      hits: [],
      nbHits,
      page: 0,
      nbPages: 0,
      hitsPerPage: 20,
      exhaustiveNbHits: !more,
    },
  ],
  ...(more && { more }),
})

const gtag = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('gtag', gtag)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  gtag.mockClear()
})

/** Searches one after the other, and returns the queries that were reported. */
async function search(...answers: SearchAnswer[]): Promise<unknown[]> {
  let current = answer('', 0)
  const find = reportMissed(() => Promise.resolve(current))
  for (const one of answers) {
    current = one
    await find([])
  }
  await vi.advanceTimersByTimeAsync(3000)
  return gtag.mock.calls.map(([, name, { search_term }]) => [name, search_term])
}

it('reports a query without an answer', async () => {
  expect(await search(answer('xylophone', 0))).toEqual([
    ['search_without_answer', 'xylophone'],
  ])
})

it('reports only the last query, once the reader has stopped typing', async () => {
  const found = await search(answer('xyl', 0), answer('xylophone', 0))
  expect(found).toEqual([['search_without_answer', 'xylophone']])
})

it.each([
  ['that has hits', answer('click', 3)],
  ['that has hits in the end', answer('x', 0, Promise.resolve(answer('x', 1)))],
  ['that is empty', answer('', 0)],
  ['that was pasted', answer('x'.repeat(61), 0)],
])('keeps quiet about a query %s', async (_, found) => {
  expect(await search(found)).toEqual([])
})

it('does nothing if analytics are off', async () => {
  vi.stubGlobal('gtag', undefined)
  expect(await search(answer('xylophone', 0))).toEqual([])
})
