import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const sheets = /\/assets\/css\/[^/]+\.css/
const first = '/api/commands/click'

test('a style sheet that fails to load is retried', async ({ page }) => {
  await page.route(sheets, (route) =>
    route.request().url().includes('?') ? route.continue() : route.abort(),
  )
  await page.goto(first)
  await hydrated(page)
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky')
})

test('without styles, a page is readable, works, and says what is missing', async ({
  page,
}) => {
  await page.route(sheets, (route) => route.abort())
  await page.goto(first)
  await hydrated(page)
  await expect(page.getByRole('alert')).toContainText('/assets/css/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cy.click()')
  // Images and icons have sizes, so none is wider than the window.
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
