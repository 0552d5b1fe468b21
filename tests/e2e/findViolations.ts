import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(
  path.join(__dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** What axe has against the page as it is now, best practices included. */
export async function findViolations(page: Page) {
  // Evaluated, not added as a tag, which a security policy would refuse.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    // What scrolls is known, and said, once the page has been laid out.
    await new Promise(requestAnimationFrame)
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
    const { violations } = await (
      window as unknown as {
        axe: { run: (options: RunOptions) => Promise<AxeResults> }
      }
    ).axe.run({
      // Naming all that has passed takes a third of the time.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
    )
  })
}
