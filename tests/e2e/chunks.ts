import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'

/** All scripts except the two entry points that every page loads. */
export const chunks = /\/assets\/js\/(?!runtime~main|main\.)[^/]+\.js/

/** Ways a chunk can fail to load, phrased to complete "a chunk …". */
export const faults = {
  'is cut off': (route) => route.abort('connectionreset'),
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is an HTML page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  'is truncated': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '(self.a=[]).push(',
    }),
  'is empty': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
} satisfies Record<string, (route: Route) => Promise<void>>

/** Waits until the page responds to clicks. */
export const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor()

/** Fakes `navigator.connection`, which prefetching depends on. */
export const setConnection = (
  page: Pick<Page, 'addInitScript'>,
  connection: { effectiveType: string; saveData: boolean },
) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)

/** Turns off prefetching, so chunks are requested only when needed. */
export const stopPrefetching = (page: Page) =>
  setConnection(page, { effectiveType: '4g', saveData: true })

/** Whether React has started, so new chunks aren't the first page's. */
export const isStarted = (page: Page) =>
  page.evaluate(() => window.docusaurusRoot !== undefined)

/** Holds back all chunks requested after React has started, until released. */
export async function holdLateChunks(
  page: Page,
): Promise<{ count: () => number; release: () => void }> {
  let held = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(chunks, async (route) => {
    if (await isStarted(page)) {
      held++
      await released
    }
    await route.continue()
  })
  return { count: () => held, release }
}

/**
 * Blocks React and the pages until the returned function is called. Until then, the
 * load event may not fire, so `page.goto` must not wait for it.
 */
export async function holdSite(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(chunks, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Waits for the script that enlarges pictures, which comes a second after the page. */
export async function zoomable(page: Page): Promise<void> {
  if (!(await page.locator('.markdown img:not(.mediaImage)').count())) return
  await page
    .locator('.markdown [aria-label^="Zoom: "]')
    .first()
    .waitFor({ state: 'attached' })
}

/** Opens a page, and weighs the scripts that it loads when a reader uses a feature. */
export async function weighFirstUse(
  page: Page,
  address: string,
  use: () => Promise<void>,
): Promise<number> {
  await stopPrefetching(page)
  await page.goto(address)
  await hydrated(page)
  await zoomable(page)
  await page.waitForLoadState('networkidle')
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    // An image may come into view.
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await use()
  return (await Promise.all(scripts)).reduce(
    (sum, script) => sum + brotliCompressSync(script).length,
    0,
  )
}
