import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(
  path.join(__dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** The rules of axe that look at colors: all others see no difference. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Waits for what comes when the browser is idle, and says what scrolls. */
async function settle(page: Page) {
  const withoutButtons = page.locator('.theme-code-block:not(:has(button))')
  await expect(withoutButtons).toHaveCount(0)
  await page.evaluate(async () => {
    // For the last ones, and again for what they find once they are laid out.
    for (let turn = 0; turn < 2; turn++) {
      await new Promise(requestAnimationFrame)
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
    }
  })
}

/**
 * What axe has against the page as it is now, best practices included.
 *
 * @param rules the only ones to check; all, if none are named
 */
export async function findViolations(page: Page, rules?: readonly string[]) {
  // Evaluated, not added as a tag, which a security policy would refuse.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  await settle(page)
  return page.evaluate(async (only) => {
    const { violations } = await (
      window as unknown as {
        axe: { run: (options: RunOptions) => Promise<AxeResults> }
      }
    ).axe.run({
      // Naming all that has passed takes a third of the time.
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
    )
  }, rules)
}

/** Where everything stands that can be seen, and how large it is. */
const findLayout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        }),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const name = element.getAttribute('alt') ?? ''
        return [element.localName, name, x, y, width, height].join(' ')
      })
      // A picture for the one mode stands where that for the other does.
      .sort()
      .join('\n'),
  )

/** How readers may see a page. */
export interface Look {
  theme: 'light' | 'dark'
  width: 1440 | 360
}

/** `ALL_LOOKS=1` takes every page in all four looks, for some three minutes more. */
const areAllWanted = Boolean(process.env.ALL_LOOKS)

/**
 * What axe has against the page in both modes, of which it must have the first,
 * and at its width or, if all looks are wanted, at both. At each width all rules
 * are checked in one mode, and in the other those that look at colors; all again,
 * if the modes differ in anything else.
 */
export async function findViolationsInLooks(page: Page, first: Look) {
  const modes = first.theme === 'dark' ? ['dark', 'light'] : ['light', 'dark']
  const other = first.width === 360 ? 1440 : 360
  const widths = areAllWanted ? [first.width, other] : [first.width]
  const found: { look: string; id: string; html: string }[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    let before: string | undefined
    for (const mode of width === first.width ? modes : modes.toReversed()) {
      await page
        .locator('html')
        .evaluate((html, theme) => (html.dataset.theme = theme), mode)
      const layout = await findLayout(page)
      const rules = layout === before ? colorRules : undefined
      before = layout
      const look = `${mode}, ${width} wide`
      for (const { id, html } of await findViolations(page, rules)) {
        found.push({ look, id, html })
      }
    }
  }
  return found
}
