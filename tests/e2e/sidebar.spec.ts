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
