import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(
  path.join(__dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** What axe has against the page as it is now, best practices included. */
export async function findViolations(page: Page) {
  // Evaluated, not added as a tag, which a security policy would refuse.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: { run: () => Promise<AxeResults> } }
    ).axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
    )
  })
}
