import type { Page } from '@playwright/test'

/** The narrowest window, in which a table may scroll, but never the page. */
const narrowest = 320

const widths = [narrowest, 1024, 1280, 1440]

/** What's wider than its place: the page, or with more room, a table in its frame. */
export async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const selector = width > narrowest ? 'main table' : 'none'
    const wide = await page.evaluate((tables) => {
      const boxes = [...document.querySelectorAll(tables)].flatMap(
        ({ parentElement }) => parentElement ?? [],
      )
      return [document.documentElement, ...boxes].flatMap((box) =>
        box.scrollWidth > box.clientWidth
          ? [
              `${box.tagName === 'HTML' ? 'page' : `table "${box.textContent.slice(0, 40)}"`} by ${box.scrollWidth - box.clientWidth}px`,
            ]
          : [],
      )
    }, selector)
    found.push(...wide.map((what) => `at ${width}px: ${what}`))
  }
  return found
}
