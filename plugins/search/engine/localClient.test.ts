import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '../fixtures/pages'
import { pack } from '../build/pack'
import { createLocalClient } from './localClient'

const files = pack(site)
// A file that the query doesn't need.
const lastTerms = 'terms-1.json'
files.set(lastTerms, files.get('terms-0.json')!)
const core = JSON.parse(files.get('core.json')!) as { shards: string[] }
files.set('core.json', JSON.stringify({ ...core, shards: ['', 'zzz'] }))
const request = { indexName: 'docs', query: 'intercept' }
const create = () =>
  createLocalClient({
    base: '/search-index/abc/',
    origin: 'https://docs.example',
    language: 'en',
    tags: ['default'],
  })

let isOnline: boolean
/** What the browser's cache has instead of the first file. */
let cached: string | undefined
let connection: { saveData?: boolean; effectiveType?: string } | undefined
const fetched: string[] = []

beforeEach(() => {
  isOnline = true
  cached = undefined
  connection = undefined
  fetched.length = 0
  vi.stubGlobal('window', { requestIdleCallback: 1 })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('navigator', {
    get connection() {
      return connection
    },
  })
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    fetched.push(url)
    if (!isOnline) throw new TypeError('Failed to fetch')
    if (cached !== undefined && cache !== 'reload') return new Response(cached)
    const name = /^\/search-index\/abc\/(.*)$/.exec(url)?.[1] ?? ''
    const file = files.get(name)
    return new Response(file, { status: file ? 200 : 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('createLocalClient', () => {
  it('fetches nothing before it is needed, and each file only once', async () => {
    const client = create()
    expect(fetched).toEqual([])
    await client.preload()
    expect(fetched[0]).toBe('/search-index/abc/core.json')
    await client.search({ requests: [request] })
    const { results } = await client.search([request])
    expect(results[0]?.hits[0]?.hierarchy.lvl1).toBe('intercept')
    expect(new Set(fetched).size).toBe(fetched.length)
  })

  it('prefetches the rest when idle, unless the reader saves data', async () => {
    await create().search([request])
    await vi.waitFor(() =>
      expect(fetched).toContain(`/search-index/abc/${lastTerms}`),
    )
    for (const costly of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
      fetched.length = 0
      connection = costly
      await create().search([request])
      expect(fetched).not.toContain(`/search-index/abc/${lastTerms}`)
    }
  })

  it('fails while offline, then recovers', async () => {
    isOnline = false
    const client = create()
    await client.preload()
    await expect(client.search([request])).rejects.toThrow('Failed to fetch')
    isOnline = true
    const { results } = await client.search([request])
    expect(results[0]?.nbHits).toBeGreaterThan(0)
  })

  it('works offline once it has the first file', async () => {
    connection = { saveData: true }
    const client = create()
    await client.preload()
    isOnline = false
    const { results } = await client.search([request])
    expect(results[0]?.hits[0]?.hierarchy.lvl1).toBe('intercept')
  })

  it.each(['', '{"terms":"a b', '{}', 'null', '"terms"'])(
    'replaces %j in the cache of the browser',
    async (broken) => {
      cached = broken
      const { results } = await create().search([request])
      expect(results[0]?.nbHits).toBeGreaterThan(0)
    },
  )

  it('fails if the site has no index', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    await expect(create().search([request])).rejects.toThrow('404')
  })
})
