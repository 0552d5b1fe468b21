import type { CDPSession, Page } from '@playwright/test'
import { keepsGrowing } from '../growth'
import { expect, test } from './fixtures'

/** Pages of each kind, in the order in which a round visits them. */
const round = [
  '/api/commands/click',
  '/guides/references/configuration',
  '/api/commands/intercept',
  '/faq/questions/using-cypress-faq',
  '/plugins',
  '/guides/core-concepts/retry-ability',
  '/api/commands/type',
  '/guides/references/changelog',
  '/api/cypress-api/config',
  '/api/commands/get',
]

/** Before measuring: chunks are loaded, and caches are filled. */
const roundsBefore = 2

/** `SOAK=1` goes to a thousand pages, which takes minutes longer. */
const rounds = process.env.SOAK ? 100 : 6

/** What's measured, and the share that it may differ by from round to round. */
const drift: Record<string, number> = {
  observers: 0,
  objects: 0.002,
  Nodes: 0.02,
  JSEventListeners: 0.1,
}

/**
 * Goes to one page after another, as clicks on links do: without loading a document.
 * In a single call, because each one leaves something behind in the tab.
 */
const visitAll = (page: Page, routes: readonly string[]) =>
  page.evaluate(async (all) => {
    const isAt = (route: string) =>
      document
        .querySelector('link[rel=canonical]')
        ?.getAttribute('href')
        ?.endsWith(route)
    for (const route of all) {
      history.pushState({}, '', route)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      while (!isAt(route)) await new Promise(requestAnimationFrame)
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
    }
  }, routes)

/** Counts the observers that still watch something, which aren't objects of the page. */
const watchObservers = (page: Page) =>
  page.addInitScript(() => {
    const active = new Set<IntersectionObserver>()
    Object.assign(window, { active })
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(target: Element) {
        active.add(this)
        super.observe(target)
      }
      override disconnect() {
        active.delete(this)
        super.disconnect()
      }
    }
  })

const countObservers = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'active').size)

/**
 * How many objects are left in the tab after its garbage is collected. The size of its
 * memory would include code that the browser is still optimizing.
 */
async function countObjects(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup: 'count',
  })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup: 'count',
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'count' })
  return Number(result.value)
}

/**
 * Visits pages in one tab, round after round, and measures after each.
 *
 * @returns what keeps growing: observers, objects, elements, or listeners
 */
async function findLeaks(
  page: Page,
  routes: readonly string[] = round,
): Promise<string[]> {
  await page.waitForSelector('html[data-has-hydrated="true"]')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const readings = Object.fromEntries(
    Object.keys(drift).map((name): [string, number[]] => [name, []]),
  )
  for (let turn = 0; turn < roundsBefore + rounds; turn++) {
    await visitAll(page, routes)
    if (turn < roundsBefore) continue
    readings.observers?.push(await countObservers(page))
    readings.objects?.push(await countObjects(session))
    const { metrics } = await session.send('Performance.getMetrics')
    for (const { name, value } of metrics) readings[name]?.push(value)
  }
  return Object.entries(readings)
    .filter(([name, values]) => keepsGrowing(values, drift[name]))
    .map(([name, values]) => `${name} ${values.join(', ')}`)
}

test.describe('a tab that stays open', () => {
  // Otherwise, each page would wait for a worker that never comes.
  test.use({ serviceWorkers: 'allow' })
  test.setTimeout(rounds * 15_000 + 60_000)

  test.beforeEach(async ({ page }) => {
    await watchObservers(page)
    await page.goto('/api/commands/get')
  })

  test('does not grow with the pages that it visits', async ({ page }) => {
    expect(await findLeaks(page)).toEqual([])
  })

  test('grows if each visit leaves something behind', async ({ page }) => {
    await page.evaluate(() => {
      const kept: unknown[] = []
      addEventListener('popstate', () => {
        kept.push(document.body.cloneNode(true))
        new IntersectionObserver(() => {}).observe(document.body)
        for (let count = 0; count < 500; count++) {
          addEventListener('blur', () => kept.push(count))
        }
      })
    })
    const leaks = await findLeaks(page, round.slice(0, 3))
    expect(leaks.map((leak) => leak.split(' ')[0])).toEqual([
      'observers',
      'objects',
      'Nodes',
      'JSEventListeners',
    ])
  })
})
