import { beforeAll, describe, expect, it } from 'vitest'
import { readCorpus } from './fixtures/corpus'
import { openIndex } from './fixtures/openIndex'
import { type Question, questions } from './fixtures/questions'

/**
 * The share of each kind of query that a page that answers comes first for, and
 * among the first five. Pages that are not written yet cannot answer, which is
 * why some are low; they are to rise with every page, and never to fall.
 */
const least: Record<string, { first: number; five: number }> = {
  command: { first: 1, five: 1 },
  typo: { first: 0.97, five: 1 },
  identifier: { first: 0.74, five: 0.85 },
  error: { first: 0.25, five: 0.45 },
  concept: { first: 0.82, five: 0.95 },
  'other tool': { first: 0.95, five: 1 },
  typing: { first: 0.9, five: 1 },
}

describe('search', () => {
  let ranks: (Question & { rank: number })[]
  let paths: Set<string>

  beforeAll(async () => {
    const pages = await readCorpus()
    paths = new Set(pages.map((page) => page.path))
    const { engine, find } = await openIndex(pages)
    await engine.loadTerms()
    ranks = []
    for (const one of questions) {
      const found = await find(one.query)
      const place = found.findIndex((page) => one.pages.includes(page))
      ranks.push({ ...one, rank: place < 0 ? Infinity : place + 1 })
    }
  }, 120_000)

  it('is asked for pages that exist, each question once', () => {
    const unknown = questions.flatMap(({ pages }) =>
      pages.filter((page) => !paths.has(page)),
    )
    expect(unknown).toEqual([])
    const queries = questions.map(({ query }) => query)
    expect(new Set(queries).size).toBe(queries.length)
    expect(questions.length).toBeGreaterThanOrEqual(200)
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(
      new Set(Object.keys(least)),
    )
  })

  it.each(Object.keys(least))('answers: %s', (kind) => {
    const own = ranks.filter((one) => one.kind === kind)
    const share = (most: number) =>
      own.filter(({ rank }) => rank <= most).length / own.length
    const missed = own
      .filter(({ rank }) => rank > 1)
      .map(({ query, rank }) => `${query} (${rank})`)
      .join('\n')
    expect(share(1), missed).toBeGreaterThanOrEqual(least[kind]!.first)
    expect(share(5), missed).toBeGreaterThanOrEqual(least[kind]!.five)
  })
})
