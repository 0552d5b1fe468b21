import type { Page } from '@playwright/test'
import { chunks, hydrated, stopPrefetching } from './chunks'
import { expect, test } from './fixtures'

const message = 'No water for <b>plants</b>'
const healthy = '/examples/recipes'
const crashing = '/faq/questions/cloud-faq'

const crashTitle = (page: Page) =>
  page.getByRole('heading', { name: 'This page crashed.', exact: true })
const navbarLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`)

/**
 * Makes one page's content throw until `window.isFixed` is set, by wrapping its
 * module on the way from the chunk to the bundler's runtime.
 */
async function crashPage(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    ({ permalink, message }) => {
      type Factory = (
        module: { exports: object },
        exports: object,
        require: unknown,
      ) => void
      type Chunk = [unknown, Record<string, Factory>, ...unknown[]]
      interface Content {
        metadata?: { permalink: string }
        default: (props: object) => unknown
      }
      const sabotage =
        (factory: Factory): Factory =>
        (_module, exports, require) => {
          const own = {} as Content
          factory({ exports: own }, own, require)
          const shown = Object.getOwnPropertyDescriptors(own)
          if (own.metadata?.permalink === permalink) {
            const content = own.default
            shown.default = {
              value: (props: object) => {
                if (!('isFixed' in window)) throw new Error(message)
                return content(props)
              },
            }
          }
          Object.defineProperties(exports, shown)
        }
      const queue: Chunk[] = []
      let push = (chunk: Chunk) => Array.prototype.push.call(queue, chunk)
      Object.defineProperty(queue, 'push', {
        get: () => {
          const current = push
          return (chunk: Chunk) => {
            for (const [id, factory] of Object.entries(chunk[1])) {
              if (String(factory).includes(`"permalink":"${permalink}"`))
                chunk[1][id] = sabotage(factory)
            }
            return current(chunk)
          }
        },
        set: (next: typeof push) => (push = next),
      })
      Object.assign(window, { webpackChunkcypress_documentation: queue })
    },
    { permalink: path, message },
  )
}

/**
 * Makes the layout throw the next `times` times it mounts, by breaking how it
 * reads the color mode.
 */
const crashLayout = (page: Page, times: number) =>
  page.evaluate(
    ({ message, times }) => {
      let left = times
      const root = document.documentElement
      root.getAttribute = (name) => {
        if (name === 'data-theme' && left-- > 0) throw new Error(message)
        return Element.prototype.getAttribute.call(root, name)
      }
      Object.assign(window, { fixLayout: () => (left = 0) })
    },
    { message, times },
  )

test.beforeEach(({ page }) => stopPrefetching(page))

test.describe('page crash', () => {
  test.beforeEach(({ page }) => crashPage(page, crashing))

  test('shows "This page crashed.", the error message and a "Try again" button that clears the error', async ({
    page,
  }) => {
    await page.goto(healthy)
    await hydrated(page)
    await navbarLink(page, crashing).click()
    await expect(crashTitle(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(message)
    await expect(page.getByRole('main')).toHaveCount(1)

    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await tryAgain.click()
    await expect(crashTitle(page)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isFixed: true }))
    await tryAgain.click()
    await expect(crashTitle(page)).toHaveCount(0)
    await expect(page.getByRole('article')).toBeVisible()
  })

  test('goes away when another page opens', async ({ page }) => {
    await page.goto(crashing)
    await expect(crashTitle(page)).toBeVisible()
    await navbarLink(page, healthy).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
    await expect(crashTitle(page)).toHaveCount(0)
    await page.goBack()
    await expect(crashTitle(page)).toBeVisible()
  })
})

test.describe('crash of the whole site', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
  })

  test('shows the crash page inside the layout', async ({ page }) => {
    const progress = page.locator('#nprogress')
    // Slow enough for a progress bar.
    let shown: Promise<void> | undefined
    await page.route(chunks, async (route) => {
      shown ??= progress.waitFor({ state: 'attached' })
      await shown
      await route.continue()
    })
    await crashLayout(page, 2)
    await navbarLink(page, healthy).click()
    await expect(crashTitle(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(message)
    await expect(page).toHaveTitle(/This page crashed/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // It's still there, because its page never came.
    await expect(progress).toBeAttached()
    await expect(progress.locator('.bar')).toBeHidden()
    await navbarLink(page, crashing).click()
    await expect(page.getByRole('article')).toBeVisible()
    await expect(crashTitle(page)).toHaveCount(0)
  })

  test('shows the crash page alone if the layout keeps crashing', async ({
    page,
  }) => {
    await crashLayout(page, Infinity)
    await navbarLink(page, healthy).click()
    await expect(crashTitle(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(message)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.evaluate('fixLayout()')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
    await expect(crashTitle(page)).toHaveCount(0)
  })
})
