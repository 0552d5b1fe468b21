import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { build } from 'esbuild'
import type * as Hosted from '../../plugins/search/hosted/hostedClient'
import { builtSite } from '../fixtures/builtSite'
import { root } from '../pages'
import { serve } from '../server'
import { expect, test as realSite } from './fixtures'
import { type Asked, startHostedService } from './hostedService'
import {
  describeViews,
  dialog,
  input,
  results,
  rows,
  status,
  visit,
} from './searchViews'

interface Service {
  asked: Asked[]
  origin: string
}

/** The hosted service's servers that the site calls. */
const servers = /^https:\/\/fixtureapp-(dsn\.algolia|\d\.algolianet)\./i

const forward = (service: Service) => (route: Route) => {
  const url = new URL(route.request().url())
  return route
    .fetch({
      url: service.origin + url.pathname + url.search,
      headers: { ...route.request().headers(), 'x-forwarded-host': url.host },
    })
    .then((response) => route.fulfill({ response }))
}

/**
 * Visits a site with credentials, and forwards its requests to the service to a
 * local server. Any other request to another origin fails the test.
 */
const test = realSite.extend<
  { service: Service },
  { origin: string; server: Service }
>({
  origin: [
    async ({}, use) => {
      const server = await serve(await builtSite('hosted-search', '/'))
      await use(server.origin)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [
    async ({}, use) => {
      const server = await startHostedService()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  service: async ({ server }, use) => {
    server.asked.length = 0
    await use(server)
  },
  page: async ({ page, service, origin }, use) => {
    const strangers: string[] = []
    await page.route(
      (url) => url.origin !== origin && url.protocol.startsWith('http'),
      (route) => {
        strangers.push(route.request().url())
        return route.abort()
      },
    )
    await page.route((url) => servers.test(url.href), forward(service))
    await use(page)
    expect(strangers).toEqual([])
  },
})

// One worker, so the site is built only once.
test.describe.configure({ mode: 'default' })

const answerWith =
  (answer: (route: Route) => Promise<void>) => async (page: Page) =>
    page.route(servers, answer)

const failures = {
  'no connection': answerWith((route) => route.abort()),
  'a server error': answerWith((route) => route.fulfill({ status: 500 })),
  'a rejected key': answerWith((route) =>
    route.fulfill({ status: 403, json: { message: 'Invalid API key' } }),
  ),
  'too many requests': answerWith((route) => route.fulfill({ status: 429 })),
  'a response without results': answerWith((route) =>
    route.fulfill({ json: {} }),
  ),
  'a response that is not JSON': answerWith((route) =>
    route.fulfill({ contentType: 'application/json', body: '<!doctype' }),
  ),
}

describeViews(test, {
  start: '/',
  failures,
  // The route to the local server has a different matcher, so it stays.
  mend: (page) => page.unroute(servers),
})

const facets = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
]

test.describe('requests to the service', () => {
  test('the dialog searches only this site’s pages', async ({
    page,
    service,
  }) => {
    await visit(page, '/api/commands/intercept')
    expect(service.asked).toEqual([])
    await page.keyboard.press('/')
    await input(page).fill('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    const [asked] = service.asked
    expect(asked?.host).toBe('fixtureapp-dsn.algolia.net')
    const address = new URL(asked?.path ?? '', service.origin)
    expect(address.pathname).toBe('/1/indexes/*/queries')
    expect([...address.searchParams]).toEqual([
      ['x-algolia-application-id', 'FIXTUREAPP'],
      ['x-algolia-api-key', 'fixture-search-key'],
    ])
    expect(asked?.requests).toEqual([
      expect.objectContaining({
        indexName: 'cypress_docs',
        query: 'intercept',
        facetFilters: facets,
        optionalFilters: ['hierarchy.lvl0:API'],
      }),
    ])
  })

  test('the page searches the same pages, and can filter by section', async ({
    page,
    service,
  }) => {
    await visit(page, '/search?q=intercept&in=guides')
    await expect(status(page)).toHaveText(
      'No results for “intercept” in Guides',
    )
    expect(service.asked.at(-1)?.requests).toEqual([
      expect.objectContaining({
        indexName: 'cypress_docs',
        query: 'intercept',
        facetFilters: [...facets, 'hierarchy.lvl0:Guides'],
      }),
      expect.objectContaining({ facetFilters: facets, hitsPerPage: 0 }),
    ])
  })

  test('the next server is used if the nearest is down', async ({
    page,
    service,
  }) => {
    await page.route(/^https:\/\/fixtureapp-(dsn|1)\./i, (route) =>
      route.abort(),
    )
    await visit(page, '/search?q=intercept')
    await expect(results(page).first()).toHaveText('intercept')
    expect(service.asked.map(({ host }) => host)).toEqual([
      'fixtureapp-2.algolianet.com',
    ])
  })
})

test('no request needs a CORS preflight', async ({
  browser,
  origin,
  service,
}) => {
  // A new page without routes, because Chromium skips preflights for intercepted
  // requests. The site's policy would block the script that this test adds.
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto(origin)
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'plugins/search/hosted/hostedClient.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'hosted',
  })
  await page.addScriptTag({ content: outputFiles[0]?.text })
  const count = await page.evaluate(async (host) => {
    const { hosted } = window as unknown as { hosted: typeof Hosted }
    const client = hosted.createHostedClient({
      appId: 'FIXTUREAPP',
      apiKey: 'fixture-key',
      hosts: [host],
    })
    const { results } = await client.search([
      { indexName: 'cypress_docs', query: 'intercept', facetFilters: [] },
    ])
    return results[0]?.nbHits
  }, service.origin)
  expect(count).toBe(2)
  expect(service.asked.map(({ method }) => method)).toEqual(['POST'])
  await page.close()
})

test('a hostile index is always shown as plain text', async ({ page }) => {
  const hacked: string[] = []
  await page.exposeFunction('hacked', () => hacked.push(page.url()))
  await visit(page, '/')
  await page.keyboard.press('/')
  await input(page).fill('hostile')
  await expect(rows(page).first()).toContainText('<img src=x onerror=hacked()>')
  await expect(rows(page).first()).toContainText('<script>hacked()</script>')
  await expect(dialog(page).locator('img')).toHaveCount(0)
  const links = await rows(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/api/commands/intercept', '/hacked()'])
  // A chosen result is stored, and appears whenever the dialog opens.
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'intercept' }),
  ).toBeVisible()
  await page.keyboard.press('/')
  await input(page).fill('')
  await expect(rows(page)).toContainText('<img src=x onerror=hacked()>')
  await expect(dialog(page).locator('img')).toHaveCount(0)

  await visit(page, '/search?q=hostile')
  const main = page.getByRole('main')
  await expect(main).toContainText('<img src=x onerror=hacked()>')
  await expect(main.locator('img')).toHaveCount(0)
  expect(hacked).toEqual([])
})
