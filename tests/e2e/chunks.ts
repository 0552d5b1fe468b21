import type { Page, Route } from '@playwright/test'

/** The files that hold pages: every script but the two all pages start with. */
export const chunks = /\/assets\/js\/(?!runtime~main|main\.)[^/]+\.js/

/** What a server or a connection may do to a chunk. */
export const faults: Record<string, (route: Route) => Promise<void>> = {
  'is cut off': (route) => route.abort('connectionreset'),
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
  'is half a script': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '(self.a=[]).push(',
    }),
  'is empty': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
}

/** Waits until the page answers to clicks. */
export const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor()

/** Makes the browser report a connection, of which prefetching takes account. */
export const setConnection = (
  page: Pick<Page, 'addInitScript'>,
  connection: { effectiveType: string; saveData: boolean },
) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)

/** Stops all prefetching, so that a chunk is asked for when it is needed. */
export const stopPrefetching = (page: Page) =>
  setConnection(page, { effectiveType: '4g', saveData: true })

/** Whether React runs: chunks asked for from now on are not the first page's. */
export const isStarted = (page: Page) =>
  page.evaluate(() => window.docusaurusRoot !== undefined)

/** Lets no chunk through, from the start of React on, until released. */
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
