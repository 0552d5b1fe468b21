import type { Page } from '@playwright/test'
import { builtSite } from '../fixtures/builtSite'
import { serve } from '../server'
import { hydrated, stopPrefetching } from './chunks'
import { findChunk } from './findChunk'
import { expect, test as realSite } from './fixtures'
import { hostileTexts } from './hostile'
import { dialog, field, input, opener, rows } from './searchViews'

/**
 * The site's security policy applies. If a hostile string became markup, it would
 * either run, or be blocked and fail the test through `refusals`.
 */
const test = realSite.extend<{ harm: string[] }>({
  harm: [
    async ({ page }, use) => {
      const harm: string[] = []
      await page.exposeFunction('hacked', () => harm.push('something ran'))
      page.on('pageerror', (error) => harm.push(error.message))
      page.on('dialog', (dialog) => {
        harm.push('a dialog opened')
        return dialog.dismiss()
      })
      await stopPrefetching(page)
      await use(harm)
      expect(harm).toEqual([])
    },
    { auto: true },
  ],
})

const article = '/guides/core-concepts/retry-ability'
const withTabs = '/guides/getting-started/installing-cypress'

const main = (page: Page) => page.getByRole('main')

/** Navigates to URLs with the router, as going back and forward does. */
const travel = (page: Page, addresses: string[]) =>
  page.evaluate(async (all) => {
    for (const address of all) {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
      // Let React render each one before the next.
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, addresses)

/** Checks that React hasn't crashed, because that would replace the page. */
async function expectAlive(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main(page).locator('img[src=x], svg[onload]')).toHaveCount(0)
}

test('shows 120 queries as text', async ({ page }) => {
  await page.goto('/search')
  await hydrated(page)
  const queries = hostileTexts(120, 1)
  for (const query of queries.slice(0, 30)) {
    await field(page).fill(query)
    await expect(main(page)).toContainText('“')
  }
  await travel(
    page,
    queries.slice(30).map((query) => {
      const parameters = new URLSearchParams({ q: query, in: query })
      return `/search?${parameters}`
    }),
  )
  await expectAlive(page, 'Search')
})

test('shows 10 queries as text on page load', async ({ page }) => {
  for (const query of hostileTexts(10, 2)) {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`)
    await hydrated(page)
    await expectAlive(page, 'Search')
  }
})

test('shows 60 queries in the dialog as text', async ({ page }) => {
  await page.goto(article)
  await hydrated(page)
  await opener(page).click()
  for (const query of hostileTexts(110, 3).slice(50)) {
    await input(page).fill(query)
  }
  await input(page).fill('intercept')
  await expect(rows(page).first()).toContainText('intercept')
})

test('ignores 200 hashes and parameters', async ({ page }) => {
  await page.goto(article)
  await hydrated(page)
  const texts = hostileTexts(200, 4)
  await travel(
    page,
    texts.map((text, index) => {
      const raw = text.replaceAll('\n', '')
      return (
        [
          `${article}#${raw}`,
          `${article}?${encodeURIComponent(raw)}#${encodeURIComponent(raw)}`,
          `${article}?docusaurus-theme=${encodeURIComponent(raw)}`,
          `${article}?docusaurus-data-x=${encodeURIComponent(raw)}#:~:text=${raw}`,
        ][index % 4] ?? article
      )
    }),
  )
  await expectAlive(page, 'Retry-ability')
})

test('shows 60 URLs without a page as text', async ({ page }) => {
  const addresses = hostileTexts(110, 5)
    .slice(50)
    .map((text) => {
      const path = encodeURIComponent(text)
      return `/no/${path}?docusaurus-theme=${path}#${path}`
    })
  for (const address of addresses.slice(0, 6)) {
    await page.goto(address)
    await hydrated(page)
    await expectAlive(page, 'Page not found')
  }
  await travel(page, addresses)
  await expectAlive(page, 'Page not found')
})

const keys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.package-manager',
  'docusaurus.tab.language',
  'docs-preferred-version-default',
]

/** A search as the dialog stores it, with this text in every field. */
const storedSearch = (text: string) =>
  JSON.stringify([
    {
      objectID: text,
      url: text,
      content: text,
      type: 'lvl1',
      anchor: text,
      hierarchy: { lvl0: text, lvl1: text, lvl2: text },
    },
  ])

test('ignores 120 poisoned values in storage', async ({ page }) => {
  const texts = hostileTexts(120, 6)
  const perLoad = keys.length + 2
  await page.goto(withTabs)
  for (let start = 0; start < texts.length; start += perLoad) {
    const poisons = texts.slice(start, start + perLoad)
    const items = poisons.map((text, index): [string, string] => {
      const key = keys[index]
      if (key) return [key, text]
      const list = index === keys.length ? 'RECENT' : 'FAVORITE'
      return [`__DOCSEARCH_${list}_SEARCHES__cypress_docs`, storedSearch(text)]
    })
    await page.evaluate((all) => {
      all.forEach(([key, text]) => localStorage.setItem(key, text))
    }, items)
    await page.reload()
    await hydrated(page)
    await expectAlive(page, 'Installing Cypress')
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await expect(dialog(page).locator('img')).toHaveCount(0)
  }
})

test('shows 40 announcements as text', async ({ page, origin }) => {
  const texts = hostileTexts(90, 7).slice(50)
  // The announcement as `plugins/shell` stores it in the global data.
  const parts = /announcement:\[.*?\](?=\}\})/
  let shown: string[] = []
  await page.route(
    origin + (await findChunk('announcement:[')),
    async (route) => {
      const response = await route.fetch()
      const script = await response.text()
      expect(script).toMatch(parts)
      const poison = JSON.stringify(
        shown.flatMap((text) => [text, { text, to: '/search' }]),
      )
      const body = script.replace(parts, () => `announcement:${poison}`)
      await route.fulfill({ response, body })
    },
  )
  for (let start = 0; start < texts.length; start += 10) {
    shown = texts.slice(start, start + 10)
    await page.goto('/search')
    await hydrated(page)
    const bar = page.getByRole('region', { name: 'Announcement' })
    await expect(bar.getByRole('link')).toHaveCount(10)
    await expect(bar.locator('img, script, iframe, svg svg')).toHaveCount(0)
  }
})

/** A malicious hit from the hosted search service. */
function hostileHit(text: string, index: number) {
  const hierarchy = { lvl0: 'API', lvl1: text, lvl2: text }
  const marked = {
    lvl1: { value: `<mark>${text}</mark>`, matchLevel: 'full' },
    lvl2: { value: text, matchLevel: 'full' },
  }
  return {
    objectID: `${index}${text}`,
    url: index % 2 ? text : `https://docs.example.org/x#${text}`,
    url_without_anchor: text,
    anchor: text,
    type: 'content',
    hierarchy,
    content: text,
    _highlightResult: { hierarchy: marked, content: { value: text } },
    _snippetResult: { hierarchy: marked, content: { value: text } },
  }
}

test.describe('a hostile index', () => {
  const hosted = test.extend<object, { origin: string }>({
    origin: [
      async ({}, use) => {
        const server = await serve(await builtSite('hosted-search', '/'))
        await use(server.origin)
        await server.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })

  hosted('shows 120 hits as text', async ({ page }) => {
    const texts = hostileTexts(120, 8)
    const pageSize = 10
    await page.route(/^https:\/\/fixtureapp-/i, (route) => {
      const { requests } = JSON.parse(route.request().postData() ?? '{}') as {
        requests: { query: string }[]
      }
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: {
          results: requests.map(({ query }) => {
            const start = Number.parseInt(query.slice(1)) * pageSize
            const hits = texts.slice(start, start + pageSize).map(hostileHit)
            return {
              hits,
              query,
              nbHits: hits.length,
              page: 0,
              nbPages: 1,
              hitsPerPage: pageSize,
              facets: {},
              params: '',
              index: 'cypress_docs',
              processingTimeMS: 1,
            }
          }),
        },
      })
    })
    await page.goto('/search')
    await hydrated(page)
    for (let start = 0; start < texts.length; start += pageSize) {
      const query = `q${start / pageSize}`
      await field(page).fill(query)
      await expect(main(page)).toContainText(
        `${pageSize} results for “${query}”`,
      )
      await expectAlive(page, 'Search')
    }
    await page.goto('/')
    await hydrated(page)
    await opener(page).click()
    for (let start = 0; start < texts.length; start += pageSize) {
      await input(page).fill(`q${start / pageSize}`)
      await expect(rows(page).first()).toBeVisible()
      await expect(dialog(page).locator('img')).toHaveCount(0)
    }
  })
})
