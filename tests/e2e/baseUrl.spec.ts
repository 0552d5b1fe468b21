import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const banner = (page: Page) =>
  page.getByText('Your Docusaurus site did not load properly.', { exact: true })

/** Serves the site under a base path it wasn't built for. */
async function serveBelow(
  page: Page,
  origin: string,
  base: string,
): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith(base)) return route.fulfill({ status: 404 })
    const url = `${origin}/${pathname.slice(base.length)}`
    await route.fulfill({ response: await route.fetch({ url }) })
  })
}

test('if the home page did not load properly, a warning banner about a wrong site base URL is inserted', async ({
  page,
  origin,
}) => {
  await serveBelow(page, origin, '/docs/site/')
  await page.goto('/docs/site/')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('body')).toContainText(
    'Current configured baseUrl = / (default value)',
  )
  await expect(page.locator('body')).toContainText(
    'We suggest trying baseUrl = /docs/site/',
  )
})

test('the home page stays readable with a wrong base URL', async ({
  page,
  origin,
}) => {
  await serveBelow(page, origin, '/docs/')
  await page.goto('/docs/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('there is no banner if the base URL is right', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(banner(page)).toHaveCount(0)
})
