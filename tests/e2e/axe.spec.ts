import { findViolations } from './findViolations'
import { expect, test } from './fixtures'

/**
 * What has no route of its own, in all looks and with all rules. routes.spec.ts
 * visits every page; lists, media, the changelog, the style guide and the search
 * have tests of what readers open on them.
 */
const pages = [
  ['/search?q=intercept', 'Introduction to Cypress'],
  ['/nowhere', 'Page Not Found'],
] as const

// Colors that are still on their way would be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, heading] of pages) {
  test(`axe finds nothing on ${path}, light and dark, wide and narrow`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.goto(path)
    await page.waitForSelector('html[data-has-hydrated="true"]')
    await expect(
      page.getByRole('main').getByRole('heading', { name: heading }).first(),
    ).toBeVisible()
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      for (const theme of ['light', 'dark']) {
        await page
          .locator('html')
          .evaluate((html, mode) => (html.dataset.theme = mode), theme)
        expect(await findViolations(page), `${theme}, ${width}`).toEqual([])
      }
    }
  })
}
