import { findViolations } from './findViolations'
import { expect, test } from './fixtures'

/**
 * One page of each kind, and what stands on it, in all looks with all rules.
 * Lists, media, the changelog, the style guide and the search have tests of their
 * own; routes.spec.ts visits every page, each in both modes at one width.
 */
const pages = [
  ['/', 'Everything, by section'],
  ['/guides/overview/why-cypress', 'Why Cypress?'],
  ['/guides/getting-started/installing-cypress', 'Installing Cypress'],
  ['/guides/references/configuration', 'Configuration'],
  ['/api/commands/get', 'get'],
  ['/api/commands/intercept', 'intercept'],
  ['/api/events/catalog-of-events', 'Catalog of Events'],
  ['/examples/recipes', 'Recipes'],
  ['/faq/questions/using-cypress-faq', 'Using Cypress'],
  ['/search?q=intercept', 'Introduction to Cypress'],
  ['/nowhere', 'Page Not Found'],
  ['/offline', "You're offline"],
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
