import { readFile } from 'node:fs/promises'
import { Globby } from '@docusaurus/utils'
import type { Page, Route } from '@playwright/test'
import { builtSite } from '../fixtures/builtSite'
import { serve } from '../server'
import { findViolations } from './findViolations'
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

/** As on later visits of somebody who has agreed. */
const agree = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('docs-analytics', 'on'))

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
  await agree(page)
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

const question = (page: Page) =>
  page.getByRole('region', { name: 'May we measure how this site is used?' })

const footer = (page: Page) => page.getByRole('contentinfo')

test.describe('before the reader agrees', () => {
  test('nothing is loaded, stored, or sent, on any page', async ({
    page,
    origin,
  }) => {
    const asked = await watchThirdParties(page, origin, emptyScript)
    await page.goto('/')
    await goToSecondPage(page)
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toContainText(
      'Google Analytics, Google Tag Manager, and FullStory learn',
    )
    expect(asked).toEqual([])
    expect(
      await page.evaluate(() => ({
        stored: localStorage.getItem('docs-analytics'),
        cookies: document.cookie,
        isMeasured: 'dataLayer' in window,
      })),
    ).toEqual({ stored: null, cookies: '', isMeasured: false })
  })

  test('agreeing starts everything once, also on later visits', async ({
    page,
    origin,
  }) => {
    const asked = await watchThirdParties(page, origin, emptyScript)
    await page.goto('/')
    await page.getByRole('button', { name: 'Allow', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(footer(page)).toContainText('Analytics are on.')
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused()
    await goToSecondPage(page)
    expect(asked).toEqual(scripts)
    await page.reload()
    await page.locator('html[data-has-hydrated="true"]').waitFor()
    await expect(question(page)).toBeHidden()
    expect(asked).toEqual([...scripts, ...scripts])
  })

  test('refusing takes as much as agreeing, and is remembered', async ({
    page,
    origin,
  }) => {
    const asked = await watchThirdParties(page, origin, emptyScript)
    await page.goto('/')
    const yes = page.getByRole('button', { name: 'Allow', exact: true })
    const no = page.getByRole('button', { name: 'Don’t allow' })
    const look = (element: Element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } =
        getComputedStyle(element)
      return { backgroundColor, color, fontSize, fontWeight, borderColor }
    }
    expect(await no.evaluate(look)).toEqual(await yes.evaluate(look))
    await no.click()
    await expect(question(page)).toBeHidden()
    await page.reload()
    await expect(footer(page)).toContainText('Analytics are off.')
    await expect(question(page)).toBeHidden()
    expect(asked).toEqual([])
  })

  test('the choice can be changed both ways, and cookies go', async ({
    page,
    origin,
  }) => {
    const asked = await watchThirdParties(page, origin, emptyScript)
    await page.goto('/')
    await page.getByRole('button', { name: 'Don’t allow' }).click()
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect.poll(() => asked.length).toBe(scripts.length)
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1; path=/'
      document.cookie = 'kept=1; path=/'
    })
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(footer(page)).toContainText('Analytics are off.')
    expect(asked).toEqual(scripts)
    expect(await page.evaluate(() => document.cookie)).toBe('kept=1')
  })

  for (const width of [320, 1280]) {
    test(`the question fits at ${width} px, and axe finds nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/')
      await expect(question(page)).toBeInViewport({ ratio: 1 })
      expect(await findViolations(page)).toEqual([])
    })
  }
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
    await agree(page)
    await page.goto('/')
    await goToSecondPage(page)
    expect(asked).toEqual([])
    await expect(page.getByRole('contentinfo')).toContainText(
      'Analytics are off, because your browser asks sites not to track you.',
    )
    await expect(question(page)).toBeHidden()
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
    await agree(page)
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
