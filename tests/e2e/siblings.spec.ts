import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import {
  chunks,
  hydrated,
  setConnection,
  stopPrefetching,
  zoomable,
} from './chunks'
import { findChunk } from './findChunk'
import { expect, test as siteTest } from './fixtures'
import { cutOff, forbidStorage, holdBack, restoreNetwork } from './mishaps'
import { expectKept } from './reader'
import { dialog, input, results, rows, status, visit } from './searchViews'

/*
 * Faults that showed up under stress, and what's like them: something broken is
 * kept, an answer is partial, a retry doesn't ask again, a navigation is abandoned.
 */

const guide = '/guides/overview/why-cypress'
const api = '/api/commands/get'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A server in front of the site's. It answers some requests wrong. */
interface Front {
  origin: string
  /** Answers each file that matches with this, until `repair`. */
  spoil: (what: RegExp, answer: { status?: number; body: string }) => void
  repair: () => void
  /** How often it has answered wrong. */
  spoiled: () => number
}

/**
 * Intercepting requests turns off the browser's cache, and what's wrong here stays
 * in that cache. So the server is what fails.
 */
const test = siteTest.extend<{ front: Front }>({
  front: async ({ origin }, use) => {
    let wrong: { what: RegExp; status?: number; body: string } | undefined
    let count = 0
    const server = createServer(async ({ url = '/' }, response) => {
      const found = await fetch(origin + url)
      const headers = Object.fromEntries(found.headers)
      delete headers['content-length']
      delete headers['transfer-encoding']
      const isWrong = wrong?.what.test(url)
      if (isWrong) count++
      response.writeHead((isWrong && wrong?.status) || found.status, headers)
      response.end(
        isWrong ? wrong?.body : Buffer.from(await found.arrayBuffer()),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use({
      origin: `http://127.0.0.1:${port}`,
      spoil: (what, answer) => (wrong = { what, ...answer }),
      repair: () => (wrong = undefined),
      spoiled: () => count,
    })
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  },
})

const findIntercept = async (page: Page) => {
  await page.keyboard.press('/')
  await input(page).fill('intercept')
}

test.describe('what was broken when it was fetched', () => {
  for (const [what, answer] of Object.entries({
    'an error': { status: 500, body: 'Internal error' },
    'cut off': { body: '{"terms":"a b' },
    'no index': { body: '{}' },
  })) {
    test(`search asks again, past the cache, for ${what}`, async ({
      page,
      front,
    }) => {
      front.spoil(/core\.json/, answer)
      await page.goto(front.origin + guide)
      await hydrated(page)
      await findIntercept(page)
      const retry = dialog(page).getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      expect(front.spoiled()).toBeGreaterThan(0)
      front.repair()
      await retry.click()
      await expect(rows(page).first()).toContainText('intercept')
      // And it's replaced, so a new document doesn't get it either.
      await page.reload()
      await hydrated(page)
      await findIntercept(page)
      await expect(rows(page).first()).toContainText('intercept')
    })
  }

  test.describe('with the worker', () => {
    test.use({ serviceWorkers: 'allow' })

    /** What the worker keeps of a file. */
    const keptText = (page: Page, end: string) =>
      page.evaluate(async (name) => {
        const cache = await caches.open('files-1')
        const found = (await cache.keys()).find(({ url }) => url.endsWith(name))
        return found && (await (await cache.match(found))?.text())
      }, end)

    test("isn't kept, and what's already kept is replaced", async ({
      page,
      front,
    }) => {
      await page.goto(front.origin + guide)
      await hydrated(page)
      await expectKept(page, guide)
      front.spoil(/core\.json/, { body: '{"terms":"a b' })
      await page.reload()
      await hydrated(page)
      await findIntercept(page)
      const retry = dialog(page).getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      expect(await keptText(page, 'core.json')).toBeUndefined()
      // As if an earlier version of the worker had kept it.
      await page.evaluate(async () => {
        const [file] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('core.json'))
        const cache = await caches.open('files-1')
        await cache.put(new URL(file?.name ?? '').pathname, new Response('{'))
      })
      front.repair()
      await retry.click()
      await expect(rows(page).first()).toContainText('intercept')
      await expect
        .poll(() => keptText(page, 'core.json'))
        .toMatch(/^\{"paths":.*\}$/s)
    })

    test('is replaced by the copy that loaded when a script fails on the first visit', async ({
      page,
      front,
    }) => {
      const site = await findChunk('Show more results')
      front.spoil(new RegExp(`${site.replaceAll('.', '\\.')}$`), {
        body: 'broken(',
      })
      await page.goto(`${front.origin}/search`)
      await hydrated(page)
      await expectKept(page, '/search')
      expect(front.spoiled()).toBe(1)
      expect(await keptText(page, site)).toContain('Show more results')
    })

    test('an aborted request gets an answer, and no error is logged', async ({
      page,
      context,
    }) => {
      await page.goto(guide)
      await hydrated(page)
      await expectKept(page, guide)
      const [worker] = context.serviceWorkers()
      const answer = await worker?.evaluate(async () => {
        const end = new AbortController()
        end.abort()
        const request = new Request('/assets/js/none.js', {
          signal: end.signal,
        })
        const { FetchEvent } = globalThis as unknown as {
          FetchEvent: new (type: 'fetch', of: { request: Request }) => Event
        }
        const event = new FetchEvent('fetch', { request })
        let given: Promise<Response> | undefined
        Object.defineProperties(event, {
          respondWith: { value: (one: Promise<Response>) => (given = one) },
          waitUntil: { value: () => {} },
        })
        globalThis.dispatchEvent(event)
        return given?.then(
          ({ ok }) => (ok ? 'a file' : 'quiet'),
          (error: unknown) => String(error),
        )
      })
      expect(answer).toBe('quiet')
    })

    test('a saved copy says that it may be outdated, until a page is from the network', async ({
      page,
      context,
    }) => {
      await page.goto(api)
      await hydrated(page)
      await expectKept(page, api)
      await context.setOffline(true)
      await page.reload()
      const note = page.getByRole('status').filter({ hasText: 'saved copy' })
      await expect(note).toContainText('may be outdated')
      await hydrated(page)
      await expect(note).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('contentinfo').getByText('Changelog').click()
      await expect(heading(page)).toHaveText('Changelog')
      await expect(note).toHaveCount(0)
    })
  })

  test('a page that throws when it first loads offers Retry', async ({
    page,
  }) => {
    await stopPrefetching(page)
    const script = `**${await findChunk('Show more results')}`
    await page.route(script, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /(\d+:?\(?)(function)?\((\w+),(\w+),(\w+)\)(=>)?\{/,
        (start) => `${start}throw new Error("It threw");`,
      )
      await route.fulfill({ response, body })
    })
    await page.goto('/search')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('It threw')
    await page.unroute(script)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await hydrated(page)
    await expect(alert).toHaveCount(0)
  })
})

test('a search that lacks files says so, and asks for them again', async ({
  page,
}) => {
  const terms = /\/search-index\/\w+\/terms-/
  await page.route(terms, cutOff)
  await visit(page, guide)
  await page.keyboard.press('/')
  await input(page).fill('okta')
  await expect(rows(page).first()).toBeVisible()
  const told = dialog(page).getByRole('status')
  await expect(told).toContainText('Some results are missing')
  await expect(dialog(page).getByRole('link', { name: /^See all/ })).toHaveText(
    'See all results',
  )
  await page.unroute(terms)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(told).toHaveText(/^\d\d results for “okta”$/)
  await expect(
    dialog(page).getByRole('button', { name: 'Try again' }),
  ).toBeHidden()

  await page.route(terms, cutOff)
  await visit(page, '/search?q=okta')
  await expect(status(page)).toContainText('Some results are missing')
  await page.unroute(terms)
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(status(page)).toHaveText(/^\d\d results for “okta”$/)
})

test('going back to results restores where they were scrolled to', async ({
  page,
}) => {
  await visit(page, '/search?q=intercept')
  await expect(status(page)).toContainText('for “intercept”')
  await page.evaluate(() => scrollTo(0, 1200))
  await page
    .locator('main ol a')
    .filter({ visible: true })
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(results(page).first()).toHaveText('intercept')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
})

test.describe('a navigation', () => {
  test("that's abandoned doesn't reload the page when its files fail", async ({
    page,
  }) => {
    await stopPrefetching(page)
    await visit(page, guide)
    /** Scripts of the page that's abandoned. */
    const doomed = new Set<string>()
    let isNext = false
    await page.route(chunks, (route) => {
      const { pathname } = new URL(route.request().url())
      if (!isNext) doomed.add(pathname)
      return doomed.has(pathname) ? cutOff(route) : route.continue()
    })
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    const main = page.getByRole('navigation', { name: 'Main' })
    /** All three attempts have failed. */
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('retry=2'),
    )
    await main.getByRole('link', { name: 'Plugins' }).click()
    await expect.poll(() => doomed.size).toBeGreaterThan(0)
    isNext = true
    await main.getByRole('link', { name: 'FAQ' }).click()
    await expect(heading(page)).toHaveText('Cypress Cloud Questions')
    await findIntercept(page)
    await failed
    // A page that loads again doesn't keep this promise.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(resolve, 500)),
    )
    await expect(rows(page).first()).toContainText('intercept')
    expect(loads).toBe(0)
  })

  test("that's abandoned leaves no progress bar", async ({ page }) => {
    await stopPrefetching(page)
    await visit(page, '/faq/questions/cloud-faq')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Guides' }).click()
    await expect(heading(page)).toHaveText('Why Cypress?')
    let held = 0
    await page.route(chunks, () => held++)
    // Before the bar appears, and to a page whose files have loaded.
    await main.evaluate(async (links) => {
      for (const path of ['/plugins', '/faq/questions/cloud-faq']) {
        links.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click()
        // React would skip the first of two steps at once.
        await new Promise(requestAnimationFrame)
      }
    })
    await expect(heading(page)).toHaveText('Cypress Cloud Questions')
    expect(held).toBeGreaterThan(0)
    // It would appear after 200 milliseconds.
    const appears = page.locator('#nprogress').waitFor({
      state: 'attached',
      timeout: 1000,
    })
    await expect(appears).rejects.toThrow('Timeout')
  })

  test('is one entry in the history, however often its link is clicked', async ({
    page,
  }) => {
    await stopPrefetching(page)
    await visit(page, guide)
    const slow = holdBack(chunks)
    await slow.hold(page.context())
    const before = await page.evaluate(() => history.length)
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'FAQ' })
    for (let click = 0; click < 5; click++) await link.click()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await slow.release()
    await expect(page).toHaveURL(/faq/)
    await page.goBack()
    await expect(page).toHaveURL(guide)
    await restoreNetwork(page.context())
  })
})

test('the color mode follows another tab before React runs', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(guide)
  const toggle = page.getByRole('button', { name: /dark and light mode/ })
  await expect(toggle).toHaveAccessibleName(/currently light mode/)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(toggle).toHaveAccessibleName(/currently dark mode/)
  expect(await html.getAttribute('data-has-hydrated')).not.toBe('true')
})

test('an unknown color mode in the address is ignored', async ({ page }) => {
  await page.goto(`${guide}?docusaurus-theme=purple`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(
    page
      .getByRole('link', { name: 'Cypress', exact: true })
      .first()
      .locator('img:visible, svg:visible'),
  ).toHaveCount(1)
})

test('a closed announcement stays closed without storage', async ({
  page,
  context,
}) => {
  await forbidStorage(context)
  await visit(page, guide)
  const bar = page.getByRole('region', { name: 'Announcement' })
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'FAQ' })
    .click()
  await expect(heading(page)).toHaveText('Cypress Cloud Questions')
  await expect(bar).toHaveCount(0)
})

test('hovering over the search button costs nothing on a slow network', async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '2g', saveData: false })
  await visit(page, guide)
  await zoomable(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const button = page.locator('a.DocSearch-Button')
  await button.hover()
  await button.focus()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(asked).toEqual([])
})

test.describe('the search dialog', () => {
  test('says that it searches while the index is loading', async ({ page }) => {
    const index = holdBack(/search-index/)
    await index.hold(page.context())
    await visit(page, guide)
    await findIntercept(page)
    await expect(dialog(page).getByRole('status')).toHaveText('Searching…')
    await expect(dialog(page).getByText('No recent searches')).toBeHidden()
    await index.release()
    await expect(dialog(page).getByRole('status')).toHaveText(
      /^\d+ results for “intercept”$/,
    )
    // Spaces aren't a query.
    await input(page).fill('   ')
    await expect(dialog(page)).not.toContainText('No results for')
    await expect(dialog(page)).toContainText('No recent searches')
  })

  test('loads its own code again when the connection returns', async ({
    page,
    context,
  }) => {
    await stopPrefetching(page)
    await visit(page, guide)
    await context.setOffline(true)
    await findIntercept(page)
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await expect(rows(page).first()).toContainText('intercept')
    await expect(input(page)).toHaveValue('intercept')
  })
})

test('redirect pages keep the query and the hash', async ({ page, origin }) => {
  await stopPrefetching(page)
  for (const [asked, home] of [
    [
      '/app/guides/network-requests?x=1#y',
      '/guides/guides/network-requests?x=1#y',
    ],
    ['/cloud/features/test-replay?x=1', '/guides/cloud/runs?x=1#replay-a-test'],
  ] as const) {
    await page.goto('/plugins')
    await page.goto(asked, { waitUntil: 'commit' })
    await expect.poll(() => page.url()).toBe(origin + home)
    await page.goBack()
    await expect(page).toHaveURL('/plugins')
  }
})

test('a space at the end of an address is dropped before React runs', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.route(`**${guide}`, async (route) => {
    // So slow that all scripts of the not-found page have run by then.
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto(`${guide}%20`)
  await expect(page).toHaveURL(guide)
  await hydrated(page)
  await expect(page.getByRole('article')).toBeVisible()
  expect(problems.filter((text) => !text.includes('404'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 390]) {
    test(`nothing in the navbar overlaps in ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(guide)
      const boxes = await Promise.all(
        (
          await page
            .locator('.navbar__inner :is(a, button)')
            .filter({ visible: true })
            .all()
        ).map(async (control) => ({
          name:
            (await control.getAttribute('aria-label')) ??
            (await control.innerText()),
          box: await control.boundingBox(),
        })),
      )
      expect(boxes.length).toBeGreaterThan(5)
      const overlaps = boxes.flatMap(({ name, box }, at) =>
        boxes
          .slice(at + 1)
          .flatMap((other) =>
            box &&
            other.box &&
            box.x < other.box.x + other.box.width - 1 &&
            other.box.x < box.x + box.width - 1 &&
            box.y < other.box.y + other.box.height - 1 &&
            other.box.y < box.y + box.height - 1
              ? [`${name} and ${other.name}`]
              : [],
          ),
      )
      expect(overlaps).toEqual([])
    })
  }
})
