import { readFile } from 'node:fs/promises'
import { Globby } from '@docusaurus/utils'
import type { Page, Route } from '@playwright/test'
import { builtSite } from '../fixtures/builtSite'
import { serve } from '../server'
import { expect, siteBuild, test as realSite } from './fixtures'

/** Tests against a two-page site with every service configured. */
const test = realSite.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await serve(await builtSite('analytics', '/'))
      await use(server.origin)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// Use one worker so the site is built only once.
test.describe.configure({ mode: 'default' })

const scripts = [
  'https://www.googletagmanager.com/gtag/js?id=G-FIXTURE1',
  'https://www.googletagmanager.com/gtm.js?id=GTM-FIXTURE',
  'https://edge.fullstory.com/s/fs.js',
]

/** Answers every third-party request, and collects the requested URLs. */
async function watchThirdParties(
  page: Page,
  origin: string,
  answer: (route: Route) => Promise<void> | void,
): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      asked.push(route.request().url())
      return answer(route)
    },
  )
  return asked
}

function watchErrors(page: Page): Error[] {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  return errors
}

const emptyScript = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: '' })

/** Follows a link, and fails if that loads a new document. */
async function goToSecondPage(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'the second page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second')
  // The page view is reported one task after the page is shown.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

test('loads each service once and reports each page', async ({
  page,
  origin,
}) => {
  const errors = watchErrors(page)
  const asked = await watchThirdParties(page, origin, emptyScript)
  await page.goto('/')
  await goToSecondPage(page)
  expect(asked).toEqual(scripts)
  const calls = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
      .filter((call) => '0' in call)
      .map((call) => Array.from(call).map(String)),
  )
  expect(calls.slice(1)).toEqual([
    ['config', 'G-FIXTURE1'],
    ['config', 'G-FIXTURE2'],
    ['set', 'page_path', '/second'],
    ['event', 'page_view'],
  ])
  expect(errors).toEqual([])
})

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${signal} prevents all third-party requests`, async ({
    page,
    origin,
  }) => {
    const errors = watchErrors(page)
    const asked = await watchThirdParties(page, origin, emptyScript)
    await page.addInitScript(
      ([name, value]) =>
        Object.defineProperty(navigator, name, { get: () => value }),
      [property, value] as const,
    )
    await page.goto('/')
    await goToSecondPage(page)
    expect(asked).toEqual([])
    expect(errors).toEqual([])
  })
}

for (const [failure, answer] of [
  ['are blocked', (route: Route) => route.abort('blockedbyclient')],
  ['never arrive', () => {}],
  [
    'are HTML error pages',
    (route: Route) => route.fulfill({ status: 503, body: '<p>' }),
  ],
] as const) {
  test(`the page works if third-party scripts ${failure}`, async ({
    page,
    origin,
  }) => {
    const errors = watchErrors(page)
    const asked = await watchThirdParties(page, origin, answer)
    await page.goto('/', { waitUntil: 'commit' })
    await goToSecondPage(page)
    expect(asked).toEqual(scripts)
    expect(errors).toEqual([])
  })
}

realSite('without IDs the build contains no analytics scripts', async () => {
  const files = await Globby('**/*.{html,js}', {
    cwd: siteBuild,
    absolute: true,
  })
  expect(files.length).toBeGreaterThan(100)
  const loaders = /googletagmanager\.com\/gt|\bgtm\.js|edge\.fullstory|_fs_org/
  const found = await Promise.all(
    files.map(async (file) => loaders.test(await readFile(file, 'utf8'))),
  )
  expect(files.filter((_file, index) => found[index])).toEqual([])
})

realSite(
  'without IDs the site makes no third-party requests',
  async ({ page, origin }) => {
    const asked = await watchThirdParties(page, origin, emptyScript)
    await page.goto('/')
    await page.goto('/guides/core-concepts/retry-ability')
    await page.locator('html[data-has-hydrated="true"]').waitFor()
    await page.getByRole('link', { name: 'API', exact: true }).first().click()
    await page.waitForURL('**/api/**')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  },
)
