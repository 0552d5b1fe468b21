import { findViolations } from './findViolations'
import { expect, test } from './fixtures'

const pages = [
  '/',
  '/guides/overview/why-cypress',
  '/guides/getting-started/installing-cypress',
  '/api/commands/get',
  '/api/commands/intercept',
  '/api/events/catalog-of-events',
  '/nowhere',
]

const widths = [1440, 360]

for (const path of pages) {
  for (const theme of ['light', 'dark']) {
    for (const width of widths) {
      test(`axe finds nothing on ${path}, ${theme}, ${width} wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript(
          (choice) => localStorage.setItem('theme', choice),
          theme,
        )
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute(
          'data-has-hydrated',
          'true',
        )
        expect(await findViolations(page)).toEqual([])
      })
    }
  }
}
