import type { Page } from '@playwright/test'

/** A phone at 400 % zoom, and the widths from which tables have room for columns. */
const widths = [320, 1024, 1280, 1440]

/** What's wider than its place, at any width: the page, or a table in its frame. */
export async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main table')].flatMap(
        ({ parentElement }) => parentElement ?? [],
      )
      return [document.documentElement, ...boxes].flatMap((box) =>
        box.scrollWidth > box.clientWidth
          ? [
              `${box.tagName === 'HTML' ? 'page' : `table "${box.textContent.slice(0, 40)}"`} by ${box.scrollWidth - box.clientWidth}px`,
            ]
          : [],
      )
    })
    found.push(...wide.map((what) => `at ${width}px: ${what}`))
  }
  return found
}
