import type { Page } from '@playwright/test'
import {
  chunks,
  faults,
  holdLateChunks,
  hydrated,
  isStarted,
  stopPrefetching,
} from './chunks'
import { expect, test } from './fixtures'

const first = '/faq/questions/cloud-faq'
const next = '/examples/recipes'

const errorBox = (page: Page) => page.getByRole('alert')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nextLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${next}"]`)

/** Counts how many documents the page loads. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}

test.beforeEach(({ page }) => stopPrefetching(page))

test.describe('the first page', () => {
  test('hydrates without an error if each chunk fails once', async ({
    page,
  }) => {
    const failed = new Set<string>()
    await page.route(chunks, (route) => {
      const address = route.request().url()
      if (address.includes('?') || failed.has(address)) return route.continue()
      failed.add(address)
      return route.abort()
    })
    await page.goto(first)
    await hydrated(page)
    expect(failed.size).toBeGreaterThan(0)
    await expect(errorBox(page)).toHaveCount(0)
  })

  for (const [what, fail] of Object.entries(faults)) {
    test(`stays readable if a chunk ${what}, and shows the error text and a Retry button that loads the chunk`, async ({
      page,
    }) => {
      const loads = countLoads(page)
      await page.route(chunks, fail)
      await page.goto(first)
      await expect(errorBox(page)).toContainText(
        /ChunkLoadError: Loading chunk \d+ failed/,
      )
      await expect(heading(page)).toBeVisible()
      await page.unroute(chunks)
      await page.getByRole('button', { name: 'Retry' }).click()
      await hydrated(page)
      await expect(errorBox(page)).toHaveCount(0)
      await nextLink(page).click()
      await expect(page).toHaveURL(next)
      expect(loads()).toBe(1)
    })
  }

  test('tries again each time Retry is pressed', async ({ page }) => {
    await page.route(chunks, (route) => route.abort())
    await page.goto(first)
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.click()
    await expect(errorBox(page)).toHaveCount(0)
    await expect(errorBox(page)).toHaveCount(1)
    await page.unroute(chunks)
    await retry.click()
    await hydrated(page)
  })

  for (const script of ['runtime~main', 'main']) {
    const address = new RegExp(`/assets/js/${script}\\.`)

    test(`hydrates if ${script}.js fails once`, async ({ page }) => {
      await page.route(address, (route) =>
        route.request().url().includes('?') ? route.continue() : route.abort(),
      )
      await page.goto(first)
      await hydrated(page)
    })

    test(`stays readable and shows an error if ${script}.js fails`, async ({
      page,
    }) => {
      await page.route(address, (route) => route.abort())
      await page.goto(first)
      await expect(errorBox(page)).toContainText(`/assets/js/${script}.`)
      await expect(heading(page)).toBeVisible()
      await page.unroute(address)
      await page.getByRole('button', { name: 'Retry' }).click()
      await hydrated(page)
    })
  }
})

test.describe('the next page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(first)
    await hydrated(page)
  })

  test('opens without a reload if each chunk fails once', async ({ page }) => {
    const loads = countLoads(page)
    await page.route(chunks, (route) =>
      route.request().url().includes('?') ? route.continue() : route.abort(),
    )
    await nextLink(page).click()
    await expect(heading(page)).toHaveText(/recipes/i)
    expect(loads()).toBe(0)
  })

  for (const what of ['is cut off', 'is missing', 'is an HTML page'] as const) {
    test(`if it fails to preload because a chunk ${what}, the browser reloads the page, once, then offers Retry`, async ({
      page,
    }) => {
      const loads = countLoads(page)
      await page.route(chunks, faults[what])
      await nextLink(page).click()
      await expect(errorBox(page)).toBeVisible()
      await expect(page).toHaveURL(next)
      await expect(heading(page)).toHaveText(/recipes/i)
      expect(loads()).toBe(1)
      await page.unroute(chunks)
      await page.getByRole('button', { name: 'Retry' }).click()
      await hydrated(page)
      expect(loads()).toBe(1)
    })
  }

  test('opens after one reload if it is from a newer deploy', async ({
    page,
  }) => {
    const loads = countLoads(page)
    // The open tab's chunks are gone, but the new document's exist.
    await page.route(chunks, (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(chunks)
    })
    await nextLink(page).click()
    await expect.poll(loads).toBe(1)
    await hydrated(page)
    await expect(heading(page)).toHaveText(/recipes/i)
    await expect(errorBox(page)).toHaveCount(0)
    expect(loads()).toBe(1)
  })
})

test.describe('page loading', () => {
  // The router trims this no-break space but the core's preloading doesn't, so the
  // page is shown before its chunks have loaded.
  const notPreloaded = `${first}%C2%A0`
  const spinner = (page: Page) =>
    page.getByRole('status').filter({ hasText: 'Loading…' })

  test('after a delay of 200 ms a spinner is shown; loading has no time-out', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const held = await holdLateChunks(page)
    await page.goto(notPreloaded)
    // The clock is paused, so the page is never idle and needs user input to start.
    await page.mouse.move(1, 1)
    await expect.poll(held.count).toBeGreaterThan(0)
    await page.clock.runFor(199)
    await expect(spinner(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(spinner(page)).toBeVisible()

    await page.clock.fastForward('01:00:00')
    await expect(spinner(page)).toBeVisible()
    await expect(errorBox(page)).toHaveCount(0)
    held.release()
    await expect(heading(page)).toHaveText(/cloud/i)
    await expect(spinner(page)).toHaveCount(0)
  })

  test('if loading fails an error box shows the error text and a Retry button (retry reloads the content)', async ({
    page,
  }) => {
    await page.route(chunks, async (route) =>
      (await isStarted(page)) ? route.abort() : route.continue(),
    )
    await page.goto(notPreloaded)
    await expect(errorBox(page)).toContainText(
      /ChunkLoadError: Loading chunk \d+ failed/,
    )
    await page.unroute(chunks)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText(/cloud/i)
    await expect(errorBox(page)).toHaveCount(0)
  })
})

test.describe('the progress bar', () => {
  test('on a path change starts after 200 ms without a spinner and stops when the new route is shown', async ({
    page,
  }) => {
    const bar = page.locator('#nprogress')
    await page.clock.install({ time: 0 })
    await page.goto(first)
    await hydrated(page)
    await page.clock.pauseAt(60_000)
    const held = await holdLateChunks(page)
    await nextLink(page).click()
    await expect.poll(held.count).toBeGreaterThan(0)
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar.locator('.bar')).toBeVisible()
    await expect(bar.locator('.spinner')).toHaveCount(0)
    held.release()
    await expect(heading(page)).toHaveText(/recipes/i)
    await page.clock.resume()
    await expect(bar).toHaveCount(0)
  })
})

test.describe('a long page', () => {
  const from = '/api/commands/contains'
  const long = '/api/commands/filter'
  const title = 'cy.filter()'

  /** Records the number of content blocks each time the page changes. */
  const watchBlocks = (page: Page) =>
    page.evaluate((wanted) => {
      const counts: number[] = []
      Object.assign(window, { counts })
      new MutationObserver(() => {
        const text = document.querySelector('.markdown')
        if (text?.querySelector('h1')?.textContent !== wanted) return
        counts.push(text.children.length)
      }).observe(document.body, { childList: true, subtree: true })
    }, title)

  async function blocksAfter(page: Page, act: () => Promise<unknown>) {
    await watchBlocks(page)
    await act()
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('#see-also')).toBeAttached()
    const counts = await page.evaluate(
      () => Reflect.get(window, 'counts') as number[],
    )
    return { first: counts[0], last: counts.at(-1) }
  }

  const linkTo = (page: Page, path: string) =>
    page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`)

  test('shows its beginning first after a click on a link', async ({
    page,
  }) => {
    await page.goto(from)
    await hydrated(page)
    const { first, last } = await blocksAfter(page, () =>
      linkTo(page, long).click(),
    )
    expect(first).toBeLessThan(15)
    expect(last).toBeGreaterThan(30)
  })

  test('is complete at once after Back or a link to a section', async ({
    page,
  }) => {
    await page.goto(long)
    await hydrated(page)
    await linkTo(page, from).click()
    await expect(heading(page)).toHaveText('cy.contains()')
    const back = await blocksAfter(page, () => page.goBack())
    expect(back.first).toBe(back.last)

    await linkTo(page, from).click()
    await expect(heading(page)).toHaveText('cy.contains()')
    const section = await blocksAfter(page, () =>
      page.locator(`main a[href^="${long}#"]`).first().click(),
    )
    expect(section.first).toBe(section.last)
  })
})
