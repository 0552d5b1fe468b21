import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const sheets = /\/assets\/css\/[^/]+\.css/
const first = '/api/commands/click'

test('styles that fail once arrive after all', async ({ page }) => {
  await page.route(sheets, (route) =>
    route.request().url().includes('?') ? route.continue() : route.abort(),
  )
  await page.goto(first)
  await hydrated(page)
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky')
})

test('without styles a page reads on, works, and says so', async ({ page }) => {
  await page.route(sheets, (route) => route.abort())
  await page.goto(first)
  await hydrated(page)
  await expect(page.getByRole('alert')).toContainText('/assets/css/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('click')
  // Nothing is larger than the window: drawings and icons have sizes.
  const widest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('img, svg')].map(
        (picture) => picture.getBoundingClientRect().width / innerWidth,
      ),
    ),
  )
  expect(widest).toBeLessThan(1)
  await page.locator('article a[href^="/api/commands/"]').first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'click', exact: true }),
  ).toBeHidden()
})
