import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const script = readFileSync(
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

declare const axe: typeof Axe

/**
 * The elements that show text, in groups that show it in the same way: what axe says
 * of the colors of one holds for its whole group. Fields are alone, because they show
 * text that no node holds.
 */
const findWaysOfText = (page: Page) =>
  page.evaluateHandle(() => {
    const ways = new Map<Element | null, string>([[null, '']])
    /** The colors of an element and of all that it stands on. */
    const wayOf = (element: Element | null): string => {
      const known = ways.get(element)
      if (known !== undefined || !element) return known ?? ''
      const style = getComputedStyle(element)
      const own = [
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.filter,
        style.textShadow,
      ].join()
      const below = wayOf(element.parentElement)
      // Boxes that change nothing make no difference.
      const way = below.endsWith(`|${own}`) ? below : `${below}|${own}`
      ways.set(element, way)
      return way
    }
    const groups = new Map<string, HTMLElement[]>()
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const isField = element.matches('input, select, textarea')
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      // Links are compared with the text around them, whatever is in them.
      if (!isField && !hasText && element.localName !== 'a') continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { fontSize, fontWeight, textDecorationLine } =
        getComputedStyle(element)
      const way = [
        isField ? groups.size : element.localName,
        fontSize,
        fontWeight,
        textDecorationLine,
        wayOf(element),
      ].join()
      groups.set(way, [...(groups.get(way) ?? []), element])
    }
    return [...groups.values()]
  })

/**
 * What axe has against the page as it is now, best practices included.
 *
 * @param onlyColors leaves out all rules but those that look at colors
 */
export async function findViolations(page: Page, onlyColors = false) {
  // Evaluated, not added as a tag, which a security policy would refuse.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(script)
  await settle(page)
  const groups = await findWaysOfText(page)
  return page.evaluate(
    async ([all, colors, noOthers]) => {
      const found: Axe.Result[] = []
      const run = async (
        context: Axe.ElementContext,
        options: Axe.RunOptions,
      ) => {
        // Naming all that has passed takes a third of the time.
        const resultTypes: Axe.resultGroups[] = ['violations', 'incomplete']
        const results = await axe.run(context, {
          elementRef: true,
          resultTypes,
          ...options,
        })
        found.push(...results.violations)
        return results.incomplete.flatMap(({ nodes }) => nodes)
      }
      if (!noOthers) {
        const off = colors.map((rule) => [rule, { enabled: false }])
        await run(document, {
          rules: Object.fromEntries(off) as Axe.RuleObject,
        })
      }
      // Of elements with something over them, axe can't tell, but perhaps of others.
      for (let left = all, share = 1; left.length; share *= 8) {
        const chosen = left.flatMap((group) => group.slice(0, share))
        const nodes = await run(chosen, { runOnly: colors })
        const unclear = new Set(nodes.map(({ element }) => element))
        left = left
          .filter((group) =>
            group.slice(0, share).every((element) => unclear.has(element)),
          )
          .map((group) => group.slice(share))
          .filter(({ length }) => length)
      }
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
      )
    },
    [groups, colorRules, onlyColors] as const,
  )
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

/**
 * What axe has against the page in both modes. At each width all rules are checked
 * in the first mode, and in the other those that look at colors; all again, if the
 * modes differ in anything else.
 *
 * @param first the mode to begin with
 * @param widths of the window; as it is, if none are named
 */
export async function findViolationsInLooks(
  page: Page,
  first: Look['theme'] = 'light',
  widths: readonly (number | undefined)[] = [undefined],
) {
  const modes = first === 'dark' ? ['dark', 'light'] : ['light', 'dark']
  const found: { look: string; id: string; html: string }[] = []
  // Colors that are still on their way would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    if (width) await page.setViewportSize({ width, height: 900 })
    let before: string | undefined
    for (const mode of modes) {
      await page
        .locator('html')
        .evaluate((html, theme) => (html.dataset.theme = theme), mode)
      const layout = await findLayout(page)
      const onlyColors = layout === before
      before = layout
      const look = width ? `${mode}, ${width} wide` : mode
      for (const { id, html } of await findViolations(page, onlyColors)) {
        found.push({ look, id, html })
      }
    }
  }
  return found
}
