import type { Browser, Page } from '@playwright/test'

/** A slow phone or an old laptop. */
const slowdown = 4

/** Where the pages are served from, and how they are measured. */
export interface Site {
  browser: Browser
  origin: string
}

/** What a browser did before the load event of a page it had never seen. */
export interface Load {
  /** Addresses below the origin, the page's own first. */
  asked: string[]
  shift: number
}

/** Adds up how far things move without the reader's doing. */
function countShifts(): void {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number }
      Object.assign(window, { shift: Reflect.get(window, 'shift') + value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor()

/** Loads a page with nothing in the cache. */
export async function load(
  { browser, origin }: Site,
  path: string,
): Promise<Load> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(countShifts)
    const asked: string[] = []
    let isLoaded = false
    page.on('request', (request) => {
      if (!isLoaded && request.url().startsWith(origin)) {
        asked.push(new URL(request.url()).pathname)
      }
    })
    page.once('load', () => {
      isLoaded = true
    })
    await page.goto(origin + path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
    return { asked, shift: shift as number }
  } finally {
    await context.close()
  }
}

/** What a reader chose before: all of it is restored while a page loads. */
function choose(): void {
  const choices = {
    theme: 'dark',
    'docusaurus.tab.package-manager': 'pnpm',
    'docusaurus.tab.language': 'javascript',
    'docusaurus.tab.testing-type': 'component',
    'docusaurus.tab.os': 'windows',
    'docusaurus.tab.framework': 'vue',
    'docusaurus.tab.bundler': 'webpack',
  }
  for (const [key, value] of Object.entries(choices)) {
    localStorage.setItem(key, value)
  }
}

/**
 * How far things move on each page, with nothing in the cache, the announcement
 * at the top and restored choices, on a screen and on a phone.
 */
export async function findShifts(
  { browser, origin }: Site,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const shifts = new Map<string, number>()
  for (const width of [1440, 360]) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(countShifts)
    await page.addInitScript(choose)
    const session = await context.newCDPSession(page)
    for (const path of paths) {
      await session.send('Network.clearBrowserCache')
      await page.goto(origin + path)
      await hydrated(page)
      // The observer tells of what was painted: twice, and it has been.
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve(Reflect.get(window, 'shift')), 100),
            ),
          ),
      )
      shifts.set(path, Math.max(shift, shifts.get(path) ?? 0))
    }
    await context.close()
  }
  return shifts
}

/** Milliseconds between reaching a link and pressing the button. */
const reaction = 250

/**
 * Milliseconds from a click of the mouse, which has to be moved there before, to
 * the frame in which its page's title stands.
 */
async function timeClick(page: Page, href: string): Promise<number> {
  const handle = await page.evaluateHandle(() => {
    const title = () => document.querySelector('h1')?.textContent
    const before = title()
    const time = new Promise<number>((resolve) => {
      const onClick = ({ timeStamp }: Event) => {
        const look = () => {
          if (title() === before) requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', onClick, { capture: true, once: true })
    })
    return { time }
  })
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`)
  await link.hover()
  await page.waitForTimeout(reaction)
  await link.click()
  return handle.evaluate(({ time }) => time)
}

/** Milliseconds from a navigation to the first paint of its document. */
const timeDocument = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const find = () =>
          performance
            .getEntriesByType('paint')
            .find(({ name }) => name === 'first-contentful-paint')
        const look = () => {
          const paint = find()
          if (paint) resolve(paint.startTime)
          else setTimeout(look, 10)
        }
        look()
      }),
  )

/** The median: one slow run says little. */
export const middle = (values: number[]) =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The same ways by a click in the sidebar and by loading the document. */
export async function navigate(
  { browser, origin }: Site,
  paths: readonly string[],
): Promise<{ click: number; document: number }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const clicks: number[] = []
    const documents: number[] = []
    // Once before it counts: then files and compiled code are in the cache.
    for (let round = 0; round < 4; round++) {
      for (const [index, path] of paths.entries()) {
        await page.goto(`${origin}${paths.at(index - 1)}`)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        clicks.push(await timeClick(page, path))
        await page.goto(origin + path)
        documents.push(await timeDocument(page))
      }
      if (round === 0) {
        clicks.length = 0
        documents.length = 0
      }
    }
    return { click: middle(clicks), document: middle(documents) }
  } finally {
    await context.close()
  }
}
