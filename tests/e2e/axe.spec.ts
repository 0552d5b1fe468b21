import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import { expect, test } from './fixtures'

const axe = readFileSync(
  path.join(__dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

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
        // Evaluated, not added as a tag, which a security policy would refuse.
        await page.evaluate(axe)
        const found = await page.evaluate(async () => {
          const { violations } = await (
            window as unknown as { axe: { run: () => Promise<AxeResults> } }
          ).axe.run()
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => ({
              id,
              html,
              failureSummary,
            })),
          )
        })
        expect(found).toEqual([])
      })
    }
  }
}
