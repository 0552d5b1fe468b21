import { describe, expect, it } from 'vitest'
import { multiply } from '../../../benchmarks/search/corpora'
import { openIndex } from '../fixtures/openIndex'
import { page, section, site } from '../fixtures/pages'

const index = openIndex(site)
const find = async (query: string) => (await index).find(query)

describe('ranking', () => {
  it.each([
    ['intercept', '/api/commands/intercept'],
    ['cy.intercept', '/api/commands/intercept'],
    ['.intercept', '/api/commands/intercept'],
    ['cy.intercept()', '/api/commands/intercept'],
    ['intercpet', '/api/commands/intercept'],
    ['cy.intercpet', '/api/commands/intercept'],
    ['inter', '/api/commands/intercept'],
    ['intrec', '/api/commands/intercept'],
    ['not', '/api/commands/not'],
    ['cy.session', '/api/commands/session'],
    ['Cypress.session', '/api/cypress-api/session'],
    ['baseUrl', '/guides/references/configuration'],
    ['base url', '/guides/references/configuration'],
    ['defaultCommandTimeout', '/guides/references/configuration'],
    ['cacheAcrossSpecs', '/api/commands/session'],
    ['--headed', '/guides/continuous-integration/introduction'],
    ['continuous integration', '/guides/continuous-integration/introduction'],
    ['goto', '/api/commands/visit'],
    ['mock response', '/api/commands/intercept'],
    ['how do I stub a response', '/api/commands/intercept'],
    ['login once', '/api/commands/session'],
    ['conf', '/guides/references/configuration'],
    ['v', '/api/commands/viewport'],
  ])('%s finds %s first', async (query, path) => {
    expect((await find(query))[0]).toBe(path)
  })

  it('puts titles before headings, and headings before text', async () => {
    const { find } = await openIndex([
      page('/a', 'One', {}, section(2, 'Deep', { text: ['A zebra here.'] })),
      page('/b', 'Two', {}, section(2, 'The zebra')),
      page('/c', 'Zebra'),
    ])
    expect(await find('zebra')).toEqual(['/c', '/b', '/a'])
  })

  it('puts a heading before those below it', async () => {
    const { search } = await openIndex([
      page('/a', 'One', {}, section(2, 'Zebra'), section(3, 'Zebra food')),
    ])
    const { hits } = await search('zebra')
    expect(hits.map(({ anchor }) => anchor)).toEqual(['zebra', 'zebra-food'])
  })

  it('puts content before lists of links', async () => {
    const links = (isSignpost: boolean) =>
      section(2, 'See also', { text: ['Zebra'], isSignpost })
    const one = (isSignpost: boolean) => [
      page('/a', 'One', {}, links(isSignpost)),
      page(
        '/b',
        'Two',
        {},
        section(2, 'X', { text: ['A zebra among lions.'] }),
      ),
    ]
    expect(await (await openIndex(one(false))).find('zebra')).toEqual([
      '/a',
      '/b',
    ])
    expect(await (await openIndex(one(true))).find('zebra')).toEqual([
      '/b',
      '/a',
    ])
  })

  it('prefers the section that the reader is in, but includes the others', async () => {
    const { find } = await openIndex([
      page('/guides/a', 'Zebra'),
      page('/api/b', 'Zebra'),
      page('/guides/c', 'Other', {}, section(2, 'X', { text: ['lion'] })),
    ])
    const inApi = { optionalFilters: ['hierarchy.lvl0:API'] }
    expect(await find('zebra')).toEqual(['/guides/a', '/api/b'])
    expect(await find('zebra', inApi)).toEqual(['/api/b', '/guides/a'])
    expect(await find('lion', inApi)).toEqual(['/guides/c'])
  })
})

it('answers the same whatever was typed before', async () => {
  const typed = await openIndex(site)
  for (const query of ['cy.session login', 'respnse st', 'stub a respons']) {
    for (let end = 1; end < query.length; end++) {
      await typed.search(query.slice(0, end))
    }
    const fresh = await openIndex(site)
    expect(await typed.search(query)).toEqual(await fresh.search(query))
  }
})

it('means an option by a word, and a flag by its dashes', async () => {
  const flags = section(2, 'Flags', { terms: ['-f, --force'] })
  const { find } = await openIndex([
    page('/a', 'Command Line', {}, flags),
    page('/b', 'click', {}, section(2, 'Options', { terms: ['force'] })),
  ])
  expect((await find('force'))[0]).toBe('/b')
  expect((await find('--force'))[0]).toBe('/a')
})

describe('what people type', () => {
  const pages = [
    page(
      '/a',
      'One',
      { searches: { zebra: ['pet with stripes', 'log in to the zoo'] } },
      section(2, 'Zebra', { text: ['A zebra here.'] }),
    ),
    page('/b', 'Two', {}, section(2, 'Stripes', { text: ['Stripes here.'] })),
    page('/c', 'Three', { searches: { _page: ['what pets eat'] } }),
  ]
  const open = () => openIndex(pages)

  it.each([
    ['pet with stripes', '/a'],
    ['a pet that has stripes', '/a'],
    ['pets with strip', '/a'],
    ['zoo login', '/a'],
    ['what do pets eat', '/c'],
    ['stripes', '/b'],
  ])('%s finds %s first', async (query, path) => {
    expect((await (await open()).find(query))[0]).toBe(path)
  })

  it('leads to the section, and is never shown', async () => {
    const [hit] = (await (await open()).search('stripes of a pet')).hits
    expect(hit).toMatchObject({ anchor: 'zebra', content: 'A zebra here.' })
    expect(JSON.stringify(hit)).not.toMatch(/with stripes/)
  })

  it('finds the section by the words of several phrases', async () => {
    expect((await (await open()).find('zoo pet'))[0]).toBe('/a')
  })
})

describe('what other tools call it', () => {
  const pages = [
    page(
      '/a',
      'One',
      {
        calls: {
          zebra: [
            { name: 'page.waitForZebra', tools: ['Puppeteer', 'Playwright'] },
            { name: 'browser.visit', tools: ['Selenium'] },
            { name: '--stripes', tools: ['Jest'] },
          ],
        },
      },
      section(2, 'Zebra', { text: ['A zebra here.'] }),
    ),
    page('/b', 'visit', {}, section(2, 'Stripes', { text: ['Zebra, zebra.'] })),
  ]

  it.each([
    ['page.waitForZebra', 'page.waitForZebra in Puppeteer and Playwright'],
    ['waitforzebra', 'page.waitForZebra in Puppeteer and Playwright'],
    ['waitForZebra puppeteer', 'page.waitForZebra in Puppeteer and Playwright'],
    ['wait for zebra', 'page.waitForZebra in Puppeteer and Playwright'],
    ['waitForZeb', 'page.waitForZebra in Puppeteer and Playwright'],
    ['browser.visit', 'browser.visit in Selenium'],
    ['--stripes', '--stripes in Jest'],
  ])('%s finds the section, and says %s', async (query, content) => {
    const { search } = await openIndex(pages)
    const [hit] = (await search(query)).hits
    expect(hit).toMatchObject({ anchor: 'zebra', content })
  })

  it('comes after what the site calls it', async () => {
    const { find } = await openIndex(pages)
    expect((await find('visit'))[0]).toBe('/b')
  })

  it('finds nothing by the name of a tool', async () => {
    const { find } = await openIndex(pages)
    expect(await find('puppeteer')).toEqual([])
  })
})

describe('results', () => {
  it('are empty for words that no page contains', async () => {
    const { search } = await index
    for (const query of ['xylophone', '', ' … ', 'constructor']) {
      expect(await search(query)).toMatchObject({ hits: [], nbHits: 0 })
    }
  })

  it('are counted and paginated', async () => {
    const { search } = await openIndex(
      Array.from({ length: 25 }, (_, at) => page(`/p${at}`, `Zebra ${at}`)),
    )
    const first = await search('zebra', { hitsPerPage: 10 })
    expect(first).toMatchObject({ nbHits: 25, nbPages: 3, page: 0 })
    const last = await search('zebra', { hitsPerPage: 10, page: 2 })
    expect(last.hits).toHaveLength(5)
    const urls = new Set(last.hits.map(({ url }) => url))
    expect(first.hits.filter(({ url }) => urls.has(url))).toEqual([])
  })

  it('include at most two sections of a page', async () => {
    const { search } = await openIndex([
      page(
        '/a',
        'Zebra',
        {},
        ...['x', 'y', 'z'].map((name) => section(2, `Zebra ${name}`)),
      ),
    ])
    expect((await search('zebra')).nbHits).toBe(2)
  })

  it('are complete and in order after the first ones', async () => {
    const { search } = await openIndex(
      Array.from({ length: 60 }, (_, at) =>
        page(
          `/p${at}`,
          `Zebra ${at}`,
          {},
          ...['x', 'y', 'z'].map((name) =>
            section(2, `Zebra ${name}`, { text: ['horse '.repeat(at)] }),
          ),
        ),
      ),
    )
    const { nbHits, nbPages } = await search('zebra')
    expect({ nbHits, nbPages }).toEqual({ nbHits: 120, nbPages: 6 })
    const all: string[] = []
    for (let at = 0; at < nbPages; at++) {
      const { hits } = await search('zebra', { page: at })
      all.push(...hits.map(({ objectID }) => objectID))
    }
    expect(new Set(all).size).toBe(120)
    const once = await search('zebra', { hitsPerPage: 200 })
    expect(once.hits.map(({ objectID }) => objectID)).toEqual(all)
  })

  it('are filtered by facets', async () => {
    const { find, search } = await index
    const both = ['language:en', ['docusaurus_tag:default']]
    expect(await find('session', { facetFilters: both })).not.toEqual([])
    for (const wrong of [['language:fr'], [['docusaurus_tag:other']]]) {
      expect(await find('session', { facetFilters: wrong })).toEqual([])
    }
    const inGuides = ['hierarchy.lvl0:Guides']
    const paths = await find('session visit', { facetFilters: inGuides })
    expect(paths).toEqual(['/guides/references/configuration'])
    const { facets } = await search('intercept', {
      facets: ['hierarchy.lvl0'],
      facetFilters: inGuides,
    })
    expect(facets?.['hierarchy.lvl0']).toMatchObject({ API: 1, Guides: 1 })
  })
})

describe('a hit', () => {
  it('has the headings above it, escaped and marked', async () => {
    const { search } = await index
    const [hit] = (await search('with a fixture')).hits
    expect(hit).toMatchObject({
      url: 'https://docs.example/api/commands/intercept#with-a-fixture',
      url_without_anchor: 'https://docs.example/api/commands/intercept',
      anchor: 'with-a-fixture',
      type: 'lvl3',
      content: null,
      hierarchy: {
        lvl0: 'API',
        lvl1: 'intercept',
        lvl2: 'Stub a response',
        lvl3: 'With a fixture',
        lvl4: null,
      },
    })
    expect(hit?._highlightResult.hierarchy).toMatchObject({
      lvl3: { value: 'With a <mark>fixture</mark>' },
    })
    expect(hit?._highlightResult.hierarchy).not.toHaveProperty('lvl4')
  })

  it('has the matching text as HTML', async () => {
    const { search } = await index
    const [hit] = (await search('static')).hits
    expect(hit).toMatchObject({
      type: 'content',
      content: 'A &lt;b&gt;static&lt;/b&gt; response.',
      _snippetResult: {
        content: {
          value: 'A &lt;b&gt;<mark>static</mark>&lt;/b&gt; response.',
        },
      },
    })
  })

  it('for a heading has text only if the request asks for it', async () => {
    const { search } = await index
    const asked = { attributesToHighlight: ['hierarchy', 'content'] }
    expect((await search('visit')).hits[0]?.content).toBeNull()
    expect((await search('visit', asked)).hits[0]?.content).toBe('Open a page.')
  })
})

describe('index files', () => {
  // Has enough words for several files of terms.
  const manyFiles = multiply(site, 60)

  it('with terms are fetched when needed, and never twice', async () => {
    const { search, asked, engine } = await openIndex(site)
    await search('visit')
    expect(asked).toContain('terms-0.json')
    await engine.loadTerms()
    const before = asked.length
    await engine.loadTerms()
    await search('static')
    expect(asked.slice(before).filter((name) => name < 'texts')).toEqual([])
  })

  it('with terms arrive after a first answer, which is marked as incomplete', async () => {
    const { ask } = await openIndex(site)
    const [first, second, ...rest] = await ask('session')
    expect(first?.hits[0]?.hierarchy.lvl1).toBe('session')
    expect(first?.exhaustiveNbHits).toBe(false)
    expect(second?.exhaustiveNbHits).toBe(true)
    expect(rest).toEqual([])
    expect(await ask('session')).toEqual([second])
  })

  it('with terms are waited for if there are no results without them', async () => {
    const { ask } = await openIndex(site)
    const [first, ...rest] = await ask('static')
    expect(first?.hits).toHaveLength(1)
    expect(first?.exhaustiveNbHits).toBe(true)
    expect(rest).toEqual([])
  })

  it('with texts are only waited for briefly', async () => {
    const isLate = (name: string) => name.startsWith('texts')
    const { engine } = await openIndex(site, { isLate })
    const { results, more } = await engine.search([
      { indexName: 'docs', query: 'static' },
    ])
    expect(results[0]).toMatchObject({ nbHits: 1, exhaustiveNbHits: true })
    expect(results[0]?.hits[0]).toMatchObject({ type: 'lvl2', content: null })
    expect(more).toBeInstanceOf(Promise)
  })

  it.each(['stub', 'fixtrue', 'sessoin stubs', 'watchForFile', 'mock api'])(
    'give the same count for %s in the first query and in later ones',
    async (query) => {
      const { search, engine } = await openIndex(manyFiles)
      const { nbHits } = await search(query)
      await engine.loadTerms()
      expect((await search(query)).nbHits).toBe(nbHits)
    },
  )

  it('that fail to load leave what the core knows', async () => {
    const { find, search } = await openIndex(site, { isLost: () => true })
    expect((await find('intercept'))[0]).toBe('/api/commands/intercept')
    await expect(find('static')).rejects.toThrow('is lost')
    const [hit] = (await search('goto')).hits
    expect(hit).toMatchObject({ type: 'lvl1', content: null })
  })

  it('that fail to load make an answer partial until they load', async () => {
    let isOnline = false
    const { engine } = await openIndex(site, { isLost: () => !isOnline })
    const ask = async () => {
      let answer = await engine.search([
        { indexName: 'docs', query: 'session' },
      ])
      while (answer.more) answer = await answer.more
      return answer
    }
    expect(await ask()).toMatchObject({ isPartial: true })
    isOnline = true
    expect(await ask()).toMatchObject({ isPartial: false })
  })

  it('are deterministic', async () => {
    const again = await openIndex(site)
    expect([...again.files]).toEqual([...(await index).files])
  })
})
