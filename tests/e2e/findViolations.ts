import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const script = readFileSync(
  path.join(__dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** The rules of axe that look at colors, and the elements that they look at. */
const colorRules = { 'color-contrast': '*', 'link-in-text-block': 'a[href]' }

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

/** Elements that show text in the same way. */
interface Way {
  /** What decides it. */
  name: string
  elements: HTMLElement[]
}

/**
 * The elements that show text, in groups that show it in the same way: what axe says
 * of the colors of one holds for its whole group, and on other pages, too.
 */
const findWaysOfText = (page: Page) =>
  page.evaluateHandle(() => {
    const looks = new Map<Element | null, string>([[null, '']])
    /** The colors of an element and of all that it stands on. */
    const lookOf = (element: Element | null): string => {
      const known = looks.get(element)
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
      const below = lookOf(element.parentElement)
      // Boxes that change nothing make no difference.
      const look = below.endsWith(`|${own}`) ? below : `${below}|${own}`
      looks.set(element, look)
      return look
    }
    const ways = new Map<string, Way>()
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const isField = element.matches('input, select, textarea')
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      // Links are compared with the text around them, whatever is in them.
      if (!isField && !hasText && element.localName !== 'a') continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      // Fields show text that no node holds.
      const shown =
        isField &&
        `${(element as HTMLInputElement).value ? 'value' : ''} ${getComputedStyle(element, '::placeholder').color}`
      const { fontSize, fontWeight, textDecorationLine } =
        getComputedStyle(element)
      const name = [
        element.localName,
        shown,
        fontSize,
        fontWeight,
        textDecorationLine,
        lookOf(element),
      ].join()
      const way = ways.get(name)
      if (way) way.elements.push(element)
      else ways.set(name, { name, elements: [element] })
    }
    return [...ways.values()]
  })

/** The ways to show text that axe has nothing against, on any page so far. */
const readable = new Set<string>()

/** What axe has against the page as it is now, best practices included. */
export async function findViolations(page: Page) {
  await settle(page)
  return judge(page, false)
}

/** @param onlyColors leaves out all rules but those that look at colors */
async function judge(page: Page, onlyColors: boolean) {
  // Evaluated, not added as a tag, which a security policy would refuse.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(script)
  const ways = await findWaysOfText(page)
  const names = await ways.evaluate((all) => all.map(({ name }) => name))
  const unknown = names.flatMap((name, index) =>
    readable.has(name) ? [] : [index],
  )
  const { found, good } = await page.evaluate(
    async ([all, indexes, selectors, noOthers]) => {
      const found: Axe.Result[] = []
      const good: string[] = []
      // Axe can't judge text on a gradient or below another box. Here, gradients are
      // shadows at the edges of tables, and the box around the buttons of a code
      // block is empty on the left.
      const plain = new CSSStyleSheet()
      plain.replaceSync(`
        * { background-image: none !important; }
        .theme-code-block > [class*=buttonGroup] { left: auto !important; }
      `)
      // One run sees the whole page, and the colors of a few elements.
      const mark = 'data-judge-colors'
      const colors = Object.keys(selectors)
      axe.configure({
        rules: Object.entries(selectors).map(([id, selector]) => ({
          id,
          selector: `${selector}[${mark}]`,
        })),
      })
      const run = async (chosen: HTMLElement[], isOnlyColors: boolean) => {
        chosen.forEach((element) => {
          element.setAttribute(mark, '')
        })
        document.adoptedStyleSheets.push(plain)
        const results = await axe.run(document, {
          elementRef: true,
          // Naming all that has passed takes a third of the time.
          resultTypes: ['violations', 'incomplete'],
          ...(isOnlyColors && { runOnly: colors }),
        })
        document.adoptedStyleSheets.pop()
        chosen.forEach((element) => {
          element.removeAttribute(mark)
        })
        found.push(...results.violations)
        const elementsOf = (all: Axe.Result[]) =>
          new Set(
            all
              .filter(({ id }) => colors.includes(id))
              .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
          )
        return {
          bad: elementsOf(results.violations),
          unclear: elementsOf(results.incomplete),
        }
      }
      let isOnlyColors = noOthers
      let left = indexes.flatMap((index) => all[index] ?? [])
      // Of elements with something over them, axe can't tell, but perhaps of others.
      for (let share = 1; left.length || !isOnlyColors; share *= 8) {
        const chosen = left.flatMap(({ elements }) => elements.slice(0, share))
        const { bad, unclear } = await run(chosen, isOnlyColors)
        isOnlyColors = true
        left = left.flatMap(({ name, elements }) => {
          const judged = elements.slice(0, share)
          if (judged.every((element) => unclear.has(element))) {
            const others = elements.slice(share)
            return others.length ? [{ name, elements: others }] : []
          }
          if (!judged.some((element) => bad.has(element))) good.push(name)
          return []
        })
      }
      return {
        found: found.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => ({
            id,
            html,
            failureSummary,
          })),
        ),
        good,
      }
    },
    [ways, unknown, colorRules, onlyColors] as const,
  )
  for (const name of good) readable.add(name)
  return found
}

/** Where everything stands that can be seen, and how large it is. */
const findLayout = (page: Page) =>
  page.evaluateHandle(() =>
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

/**
 * Switches the page to a mode, as if the reader had done it in another tab. With
 * the attribute alone, the logo of the other mode would be missing.
 */
async function switchTo(page: Page, mode: string) {
  await page.evaluate((newValue) => {
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'theme',
        newValue,
        storageArea: localStorage,
      }),
    )
  }, mode)
  await page.waitForSelector(`html[data-theme="${mode}"]`)
}

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
    await settle(page)
    let before: Awaited<ReturnType<typeof findLayout>> | undefined
    for (const mode of modes) {
      await switchTo(page, mode)
      const layout = await findLayout(page)
      const onlyColors = await layout.evaluate(
        (now, then) => now === then,
        before,
      )
      before = layout
      const look = width ? `${mode}, ${width} wide` : mode
      for (const { id, html } of await judge(page, onlyColors)) {
        found.push({ look, id, html })
      }
    }
  }
  return found
}
