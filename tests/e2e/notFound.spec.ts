import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { findChunk } from './findChunk'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const main = (page: Page) => page.getByRole('main')
const guesses = (page: Page) =>
  page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link')

const sections = [
  '/guides/overview/why-cypress',
  '/api/assertions/assertions-reference',
  '/examples/recipes',
  '/faq/questions/cloud-faq',
]

test('an unknown path shows what was not found and offers a search, sections, and likely pages', async ({
  page,
}) => {
  const response = await page.goto('/API/Commands/Get_It')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle(/^Page not found \|/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page not found',
  )
  await expect(main(page)).toContainText('/API/Commands/Get_It')
  for (const path of sections) {
    await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible()
  }
  await expect(guesses(page).first()).toHaveAttribute(
    'href',
    '/api/commands/get',
  )
  expect(await guesses(page).count()).toBeLessThanOrEqual(5)
  // What the reader most likely wants comes first.
  await expect(main(page).getByRole('heading')).toHaveText([
    'Page not found',
    'Did you mean',
    'Start from a section',
  ])
  await expect(
    main(page).getByRole('link', { name: 'Search for “api commands get it”' }),
  ).toHaveAttribute('href', '/search?q=api%20commands%20get%20it')

  await guesses(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/get/)
  await expect(page).toHaveURL('/api/commands/get')
})

test('what was not found is reported if analytics are on, and a redirect is not', async ({
  page,
}) => {
  // Takes the place of what analytics define.
  await page.addInitScript(() => {
    const reported: unknown[] = []
    Object.assign(window, {
      reported,
      gtag: (...event: unknown[]) => reported.push(event),
    })
  })
  const reported = () => page.evaluate('window.reported')
  await page.goto('/API/Commands/Get_It')
  await expect
    .poll(reported)
    .toEqual([
      ['event', 'page_not_found', { page_path: '/API/Commands/Get_It' }],
    ])
  await page.goto('/API/Commands/Server.html')
  await expect(page).toHaveURL('/api/commands/intercept')
  expect(await reported()).toEqual([])
})

test('suggestions that load late move nothing', async ({ page }) => {
  await watchShifts(page)
  const list = await findChunk('"path":"/api/commands/get","title":"get"')
  await page.route(`**${list}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/api/commands/gett')
  const section = main(page).locator(`a[href="${sections[0]}"]`)
  await expect(section).toBeHidden()
  await expect(guesses(page).first()).toBeVisible()
  await expect(section).toBeVisible()
  expect(await readShifts(page)).toEqual([])
})

test('an unknown path is always shown as plain text', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/%3Cimg%20src=x%20onerror=throw(1)%3E/100%25/é')
  await hydrated(page)
  await expect(main(page)).toContainText('/<img src=x onerror=throw(1)>/100%/é')
  await expect(main(page).locator('img')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('an unknown path still offers sections if the list of pages fails to load', async ({
  page,
}) => {
  const list = await findChunk('"path":"/api/commands/get","title":"get"')
  let failures = 0
  await page.route(`**${list}*`, (route) => {
    failures++
    return route.abort()
  })
  await page.goto('/api/commands/gett')
  await hydrated(page)
  await expect.poll(() => failures).toBeGreaterThan(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(main(page).locator(`a[href="${sections[0]}"]`)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown path says so and links to search and the sections', async ({
    page,
  }) => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Page not found',
    )
    await expect(main(page)).toContainText('There is no page at this address.')
    for (const path of [...sections, '/search']) {
      await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible()
    }
  })
})
