import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { toSnippet } from './snippet'

const ids = { gtag: 'G-AB12CD,AW-99', gtm: 'GTM-XY34', fullstory: 'o-1A2B' }

interface Script {
  async: boolean
  src: string
}

/** Runs the script with just enough of a browser to see what it loads. */
function run(text: string, navigator: object, window: object = {}) {
  const scripts: Script[] = []
  const globals = {
    ...window,
    navigator,
    document: {
      createElement: (tag: string) => ({ tag }),
      head: { appendChild: (script: Script) => scripts.push(script) },
    },
  } as {
    window?: object
    dataLayer?: (ArrayLike<unknown> | object)[]
    gtag?: (...args: unknown[]) => void
    FS?: { q: unknown[] }
  }
  globals.window = globals
  runInNewContext(text, globals)
  return { globals, scripts, sources: scripts.map(({ src }) => src) }
}

describe('the script in the head', () => {
  it('loads each service once, without blocking', () => {
    const { sources, scripts } = run(toSnippet(ids, false), {})
    expect(sources).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-AB12CD',
      'https://www.googletagmanager.com/gtm.js?id=GTM-XY34',
      'https://edge.fullstory.com/s/fs.js',
    ])
    expect(scripts.every(({ async }) => async)).toBe(true)
  })

  it('reports the first page for each tag, and later ones when called', () => {
    const { globals } = run(toSnippet({ gtag: ids.gtag }, false), {})
    globals.gtag?.('event', 'page_view')
    const calls = globals.dataLayer?.map((call) => Array.from(call as string[]))
    expect(calls?.slice(1)).toEqual([
      ['config', 'G-AB12CD'],
      ['config', 'AW-99'],
      ['event', 'page_view'],
    ])
  })

  it('queues calls to FullStory until it has loaded', () => {
    const { globals } = run(
      `${toSnippet({ fullstory: 'o-1A2B' }, false)};FS('event', 1)`,
      {},
    )
    expect(globals.FS?.q).toHaveLength(1)
    expect(globals).toMatchObject({ _fs_org: 'o-1A2B' })
  })

  it.each([
    ['Do Not Track', { doNotTrack: '1' }, {}],
    ['Do Not Track, in old Firefox', { doNotTrack: 'yes' }, {}],
    ['Do Not Track, in old Safari', {}, { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }, {}],
    [
      'Global Privacy Control, with tracking allowed',
      { doNotTrack: '0', globalPrivacyControl: true },
      {},
    ],
  ])('loads nothing with %s', (_name, navigator, window) => {
    const { globals, sources } = run(toSnippet(ids, false), navigator, window)
    expect(sources).toEqual([])
    expect(globals.dataLayer).toBeUndefined()
    expect(globals.FS).toBeUndefined()
    expect(globals.gtag?.('event', 'page_view')).toBeUndefined()
    expect(globals.gtag).toBeTypeOf('function')
  })

  it.each([
    ['no preference', { doNotTrack: null }],
    ['an unspecified preference', { doNotTrack: 'unspecified' }],
    ['consent', { doNotTrack: '0', globalPrivacyControl: false }],
  ])('loads everything with %s', (_name, navigator) => {
    expect(run(toSnippet(ids, false), navigator).sources).toHaveLength(3)
  })

  it.each([
    ['on', 3],
    ['off', 0],
    [null, 0],
  ])('waits for consent if it asks, and the answer is %s', (stored, loaded) => {
    const { sources, globals } = run(
      toSnippet(ids, true),
      {},
      { localStorage: { getItem: () => stored } },
    )
    expect(sources).toHaveLength(loaded)
    expect(globals.dataLayer === undefined).toBe(loaded === 0)
    expect(globals.gtag?.('event', 'page_view')).toBeUndefined()
  })

  it('starts once when the reader agrees, even without storage', () => {
    const agree = 'startAnalytics(); startAnalytics()'
    const { sources } = run(`${toSnippet(ids, true)};${agree}`, {})
    expect(sources).toHaveLength(3)
  })

  it('takes Global Privacy Control for a no, even after a yes', () => {
    const { sources, globals } = run(
      toSnippet(ids, true),
      { globalPrivacyControl: true },
      { localStorage: { getItem: () => 'on' } },
    )
    expect(sources).toEqual([])
    expect(globals).not.toHaveProperty('startAnalytics')
  })

  it('contains only what is configured, and is reproducible', () => {
    const text = toSnippet({ gtm: 'GTM-XY34' }, false)
    expect(text).not.toMatch(/fullstory|_fs_|gtag\/js/i)
    expect(toSnippet({ gtm: 'GTM-XY34' }, false)).toBe(text)
  })
})
