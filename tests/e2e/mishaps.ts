import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect } from './fixtures'

/** Scripts of a page, its style sheets, and all files of the build. */
export const scripts = /\/assets\/js\//
export const sheets = /\/assets\/css\//
export const files = /\/assets\//

/** What would run, or throw, if an address became markup. */
export const attack = `"><img src=x onerror="throw Error('It ran')"><script>throw Error('It ran')</script>`

export const cutOff = (route: Route) => route.abort('connectionreset')
export const offline = (route: Route) => route.abort('internetdisconnected')
export const gone = (route: Route) =>
  route.fulfill({ status: 404, body: 'Not found' })

/** Lets the site's own second try through. */
export const once =
  (fail: (route: Route) => Promise<void>) => (route: Route) =>
    route.request().url().includes('?') ? route.continue() : fail(route)

/** Ends whatever is done to requests. */
export const mend = (context: BrowserContext) => context.unrouteAll()

/** Answers no request for these files until released. */
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

/** Makes all requests late, by what one on the 2G network takes. */
export const delayAll = (context: BrowserContext) =>
  context.route('**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })

/** Sends no more of each document than the beginning of its footer. */
export const truncateDocuments = (context: BrowserContext) =>
  context.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const [body] = (await response.text()).split('<footer')
    return route.fulfill({ response, body })
  })

/**
 * Takes away what open pages would still ask for, as a deploy does; documents
 * that come from now on name what is there.
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

/** Forbids all storage. */
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

/** Leaves no room to store anything. */
export const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })

/** Makes nonsense of all that was stored. */
export const spoilStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === 'about:') return
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, '{"\u0000<b>')
    }
  })

/** Lets the browser keep the pages that a reader leaves, or not. */
export const watchReturns = (context: BrowserContext, isKept: boolean) =>
  context.addInitScript((expected) => {
    // Who listens to this is not kept.
    if (!expected) addEventListener('unload', () => {})
    addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { return: { expected, persisted } }),
    )
  }, isKept)

/** Whether the browser had kept the page; as it should, or the test says nothing. */
export async function expectReturned(page: Page): Promise<boolean> {
  const { expected, persisted } = await page.evaluate<{
    expected: boolean
    persisted: boolean
  }>('window.return')
  expect(persisted).toBe(expected)
  return persisted
}
