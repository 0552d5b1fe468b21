import { beforeAll, describe, expect, it } from 'vitest'
import { readCorpus } from './corpus'
import { calls } from '../../src/data/otherTools'
import { openIndex } from '../../plugins/search/fixtures/openIndex'
import { type Question, questions, readQuestions } from './questions'

/**
 * By kind of query: the minimum share for which a right page comes first, or
 * among the first five. Only counts queries that a published page answers, but
 * searches all pages. Never lower these numbers.
 */
const least: Record<string, { first: number; five: number }> = {
  command: { first: 1, five: 1 },
  typo: { first: 1, five: 1 },
  identifier: { first: 0.94, five: 1 },
  error: { first: 0.95, five: 1 },
  concept: { first: 0.9, five: 0.98 },
  'other tool': { first: 0.98, five: 1 },
  typing: { first: 0.96, five: 1 },
}

/** For all kinds together. */
const leastOfAll = { first: 0.955, five: 0.995 }

/** The same for queries by people who hadn't read the site, by set. */
const leastOfSets = {
  tune: { first: 0.92, five: 0.99 },
  choose: { first: 0.82, five: 0.98 },
  earlier: { first: 0.835, five: 0.98 },
}

describe('search', () => {
  let ranks: (Question & { rank: number })[]
  let paths: Set<string>

  /** The names that other tools have for sections. */
  let called: string[]

  let rankAll: (asked: readonly Question[]) => Promise<typeof ranks>

  beforeAll(async () => {
    const pages = await readCorpus()
    paths = new Set(pages.map((page) => page.path))
    const written = new Set(
      pages.filter(({ isWritten }) => isWritten).map((page) => page.path),
    )
    called = pages.flatMap((page) =>
      Object.values(page.calls).flatMap((found) =>
        found.flatMap(({ name, tools }) =>
          tools.map((tool) => `${name} in ${tool}`),
        ),
      ),
    )
    const { engine, find } = await openIndex(pages)
    await engine.loadTerms()
    rankAll = async (asked) => {
      const ranked: typeof ranks = []
      for (const one of asked) {
        if (!one.pages.some((page) => written.has(page))) continue
        const found = await find(one.query)
        const place = found.findIndex((page) => one.pages.includes(page))
        ranked.push({ ...one, rank: place < 0 ? Infinity : place + 1 })
      }
      return ranked
    }
    ranks = await rankAll(questions)
  }, 120_000)

  it('has valid questions without duplicates', () => {
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

  it('has a section for each call of another tool', () => {
    const all = Object.entries(calls).flatMap(([tool, addresses]) =>
      Object.keys(addresses).map((name) => `${name} in ${tool}`),
    )
    expect(called.toSorted()).toEqual(all.toSorted())
  })

  const expectShares = (
    asked: typeof ranks,
    { first, five }: { first: number; five: number },
  ) => {
    const share = (most: number) =>
      asked.filter(({ rank }) => rank <= most).length / asked.length
    const missed = asked
      .filter(({ rank }) => rank > 1)
      .map(({ query, rank }) => `${query} (${rank})`)
      .join('\n')
    expect(share(1), missed).toBeGreaterThanOrEqual(first)
    expect(share(5), missed).toBeGreaterThanOrEqual(five)
  }

  it.each(Object.entries(least))(
    'answers queries of kind: %s',
    (kind, shares) => {
      expectShares(
        ranks.filter((one) => one.kind === kind),
        shares,
      )
    },
  )

  it('answers all queries', () => {
    expectShares(ranks, leastOfAll)
  })

  it.each(Object.entries(leastOfSets))(
    'answers the queries of the set: %s',
    async (name, shares) => {
      expectShares(await rankAll(readQuestions(`sets/${name}.tsv`)), shares)
    },
  )
})
