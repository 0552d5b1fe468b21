import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { duplicates, promisedRoutes, root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')

interface Data {
  '@type': string
  itemListElement?: { position: number; name: string; item: string }[]
  image?: string
  dateModified?: string
}

const docs = promisedRoutes().flatMap((route) => {
  const html = read(path.join(route, 'index.html'))
  const [, json] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  if (!json) return []
  const graph = (JSON.parse(json) as { '@graph': Data[] })['@graph']
  const [, card = ''] =
    /property="?og:image"? content="?([^" >]+)/.exec(html) ?? []
  return [{ route, html, graph, card }]
})

/** What git says about a file, if it has the whole history. */
function dateOf(file: string): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false')
      return undefined
    const seconds = Number(git('log', '-1', '--format=%ct', '--', file))
    return new Date(seconds * 1000).toISOString().slice(0, 10)
  } catch {
    return undefined
  }
}

describe('every page', () => {
  it('has data, apart from those that are not documentation', () => {
    const without = promisedRoutes().filter(
      (route) => !docs.some((doc) => doc.route === route),
    )
    expect(without).toEqual(['/', '/offline', '/search'])
  })

  it('is the last level of its breadcrumbs, and all levels exist', () => {
    const wrong = docs.filter(({ route, graph }) => {
      const levels = graph[0]?.itemListElement ?? []
      const paths = levels.map(({ item }) => new URL(item).pathname)
      return (
        levels.length < 2 ||
        levels.some(({ position }, index) => position !== index + 1) ||
        paths[0] !== '/' ||
        paths.at(-1)?.replace(/(?<=.)\/$/, '') !== route ||
        paths.some((name) => !existsSync(path.join(build, name, 'index.html')))
      )
    })
    expect(wrong.map(({ route }) => route)).toEqual([])
    expect(
      docs
        .find(({ route }) => route === '/api/commands/get')
        ?.graph[0]?.itemListElement?.map(({ name }) => name),
    ).toEqual(['Cypress Documentation', 'API', 'Queries', 'get'])
  })

  it('has a card of its own, of 40 kB at most', () => {
    const cards = docs.map(({ card }) => new URL(card).pathname)
    expect(duplicates(cards)).toEqual([])
    const heavy = cards.filter(
      (card) => statSync(path.join(build, card)).size > 40_000,
    )
    expect(heavy).toEqual([])
    expect(docs.map(({ graph }) => graph[1]?.image)).toEqual(
      docs.map(({ card }) => card),
    )
  })
})

it('a page has the same date for readers, search engines, and git', () => {
  const route = '/guides/core-concepts/retry-ability'
  const page = docs.find((doc) => doc.route === route)
  const date = dateOf(`docs${route}.mdx`)
  const [, shown] = /<time datetime="?([\d-]+)/.exec(page?.html ?? '') ?? []
  const [, listed] =
    new RegExp(`${route}</loc>(?:<lastmod>([^<]+))?`).exec(
      read('sitemap.xml'),
    ) ?? []
  expect({ shown, listed, known: page?.graph[1]?.dateModified }).toEqual({
    shown: date,
    listed: date,
    known: date,
  })
})
