import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect } from './fixtures'

export const scripts = /\/assets\/js\//
export const sheets = /\/assets\/css\//
export const files = /\/assets\//

/** Throws if it ever ends up on a page as markup. */
export const attack = `"><img src=x onerror="throw Error('It ran')"><script>throw Error('It ran')</script>`

export const cutOff = (route: Route) => route.abort('connectionreset')
export const offline = (route: Route) => route.abort('internetdisconnected')
export const gone = (route: Route) =>
  route.fulfill({ status: 404, body: 'Not found' })

/** Fails the first request, but lets the site's own retry through. */
export const once =
  (fail: (route: Route) => Promise<void>) => (route: Route) =>
    route.request().url().includes('?') ? route.continue() : fail(route)

/** Lets all requests through again. */
export const restoreNetwork = (context: BrowserContext) => context.unrouteAll()

/** Holds back requests for these files until released. */
export function holdBack(what: RegExp) {
  let release = () => {}
  return {
    hold: (context: BrowserContext) => {
      const released = new Promise<void>((resolve) => (release = resolve))
      return context.route(what, async (route) => {
        await released
        await route.continue()
      })
    },
    release: async () => release(),
  }
}

/** Delays every request by the latency of a 2G network. */
export const delayAll = (context: BrowserContext) =>
  context.route('**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })

/** Cuts off each document just before its footer. */
export const truncateDocuments = (context: BrowserContext) =>
  context.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const [body] = (await response.text()).split('<footer')
    return route.fulfill({ response, body })
  })

/**
 * Simulates a deploy: files that open pages still need are gone, and documents
 * loaded from now on can load theirs.
 */
export async function deploy(context: BrowserContext, what: RegExp) {
  const renewed = new Set<Page>()
  context.on('request', (request) => {
    if (request.isNavigationRequest()) renewed.add(request.frame().page())
  })
  await context.route(what, (route) =>
    renewed.has(route.request().frame().page())
      ? route.continue()
      : gone(route),
  )
}

/** Makes any access to storage throw. */
export const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('No storage here', 'SecurityError')
        },
      })
    }
  })

/** Makes storage full, so writing to it throws. */
export const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })

/** Replaces everything in `localStorage` with garbage. */
export const corruptStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === 'about:') return
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, '{"\u0000<b>')
    }
  })

/** Turns the back/forward cache on or off, and records whether it's used. */
export const watchReturns = (context: BrowserContext, isKept: boolean) =>
  context.addInitScript((expected) => {
    // Pages that listen for this event aren't cached.
    if (!expected) addEventListener('unload', () => {})
    addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { return: { expected, persisted } }),
    )
  }, isKept)

/**
 * Returns whether the page came from the back/forward cache. Fails unless that
 * matches `watchReturns`, because the test would prove nothing.
 */
export async function expectReturned(page: Page): Promise<boolean> {
  const read = () =>
    page.evaluate<{ expected: boolean; persisted: boolean } | undefined>(
      'window.return',
    )
  // The page may be readable before it has been shown.
  await expect.poll(read).toBeDefined()
  const result = await read()
  expect(result?.persisted).toBe(result?.expected)
  return Boolean(result?.persisted)
}
