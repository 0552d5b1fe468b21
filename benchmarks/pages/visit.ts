import type { Browser, Page } from '@playwright/test'

/** Makes the CPU as slow as a cheap phone or an old laptop. */
const slowdown = 4

/** The site to measure, and the browser to measure it in. */
export interface Site {
  browser: Browser
  origin: string
}

/** What loading a page with an empty cache did. */
export interface Load {
  /** Paths requested before the load event, starting with the page itself. */
  asked: string[]
  shift: number
}

/** Adds up layout shifts. Runs in the page. */
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

/** Loads a page with an empty cache. */
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

/** Saves choices of an earlier visit, which are restored while a page loads. */
function saveChoices(): void {
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
 * The layout shift of each page with an empty cache, the announcement, and
 * restored choices: the larger one of a desktop and a phone.
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
    await page.addInitScript(saveChoices)
    const session = await context.newCDPSession(page)
    for (const path of paths) {
      await session.send('Network.clearBrowserCache')
      await page.goto(origin + path)
      await hydrated(page)
      // Shifts are reported after a paint, so give the page time for one.
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

/** Milliseconds between hovering over a link and clicking it. */
const reaction = 250

/**
 * Milliseconds from a click on a link to the frame that shows the heading of the
 * new page.
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

/** Milliseconds from the start of a document load to its first paint. */
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

/** The median, so that a single slow run doesn't matter. */
export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Compares going from page to page with sidebar clicks and document loads. */
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
    // The first round only warms up the cache for files and compiled code.
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
    return { click: median(clicks), document: median(documents) }
  } finally {
    await context.close()
  }
}
