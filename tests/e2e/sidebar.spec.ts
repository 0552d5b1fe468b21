import { hydrated } from './chunks'
import { expect, test } from './fixtures'

test.use({ viewport: { width: 1440, height: 320 } })

test('the sidebar scrolls to the current page on load', async ({ page }) => {
  await page.goto('/api/cypress-api/config')
  const item = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-current="page"]')
  await expect(item).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('pages are sorted by label, not by file name', async ({ page }) => {
  await page.goto('/api/cypress-api/config')
  const labels = await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('li')
    .filter({ has: page.locator('[aria-current="page"]') })
    .last()
    .locator('xpath=..')
    .locator(':scope > li')
    .allTextContents()
  expect(labels).toContain('Cypress.log')
  expect(labels).toEqual(
    labels.toSorted((one, other) => one.localeCompare(other, 'en')),
  )
})

test('breadcrumbs show the path to the page', async ({ page }) => {
  await page.goto('/guides/cloud/runs')
  await hydrated(page)
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem'),
  ).toHaveText(['', 'Cypress Cloud', 'Runs'])
})
