import { expect, test } from './fixtures'

test.use({ viewport: { width: 1440, height: 320 } })

test('a visit that begins deep in a section shows where it is', async ({
  page,
}) => {
  await page.goto('/api/cypress-api/config')
  const item = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('[aria-current="page"]')
  await expect(item).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('pages stand in the order of their labels, not of their files', async ({
  page,
}) => {
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

test('the way to a page stands above it', async ({ page }) => {
  await page.goto('/guides/cloud/runs')
  await page.locator('html[data-has-hydrated="true"]').waitFor()
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem'),
  ).toHaveText(['', 'Cypress Cloud', 'Runs'])
})
