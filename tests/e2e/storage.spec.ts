import type { Page } from '@playwright/test'
import { hydrated, stopPrefetching } from './chunks'
import { expect, test } from './fixtures'

const withTabs = '/guides/getting-started/installing-cypress'

const mode = (page: Page) => page.locator('html')
const toggle = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /dark and light mode/ })
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

test.beforeEach(({ page }) => stopPrefetching(page))

test.describe('color mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`light by default; the toggle flips it; the system preference (${colorScheme}) is ignored`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      await hydrated(page)
      await expect(mode(page)).toHaveAttribute('data-theme', 'light')
      await toggle(page).click()
      await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
      await toggle(page).click()
      await expect(mode(page)).toHaveAttribute('data-theme', 'light')
      await page.emulateMedia({
        colorScheme: colorScheme === 'dark' ? 'light' : 'dark',
      })
      await expect(mode(page)).toHaveAttribute('data-theme', 'light')
    })
  }

  for (const word of ['system', 'DARK']) {
    test(`light, with a logo, if ${word} is stored`, async ({ page }) => {
      await page.addInitScript(
        (stored) => localStorage.setItem('theme', stored),
        word,
      )
      await page.goto('/', { waitUntil: 'commit' })
      await expect(mode(page)).toHaveAttribute('data-theme', 'light')
      const logo = page.locator('.navbar__logo img').filter({ visible: true })
      await expect(logo).toHaveCount(1)
      await hydrated(page)
      await expect(logo).toHaveCount(1)
      await expect(toggle(page)).toHaveAccessibleName(/currently light mode/)
    })
  }

  test('stored under key "theme" in browser storage', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    expect(await stored(page, 'theme')).toBeNull()
    await toggle(page).click()
    expect(await stored(page, 'theme')).toBe('dark')
    await page.goto(withTabs, { waitUntil: 'commit' })
    await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
    await hydrated(page)
    await toggle(page).click()
    expect(await stored(page, 'theme')).toBe('light')
  })

  test('synchronized across tabs', async ({ page, context }) => {
    const tab = await context.newPage()
    await page.goto('/')
    await tab.goto('/')
    await hydrated(page)
    await hydrated(tab)
    await toggle(page).click()
    await expect(mode(tab)).toHaveAttribute('data-theme', 'dark')
    await toggle(tab).click()
    await expect(mode(page)).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('tab group choices', () => {
  test('are remembered under keys starting with "docusaurus.tab."', async ({
    page,
  }) => {
    await page.goto(withTabs)
    await hydrated(page)
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    expect(await stored(page, 'docusaurus.tab.package-manager')).toBe('pnpm')
    await page.reload()
    for (const tab of await page.getByRole('tab', { name: 'pnpm' }).all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
  })
})

test.describe('a page works if storage', () => {
  const spoil: Record<string, (page: Page) => Promise<unknown>> = {
    'is blocked': (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('No storage here', 'SecurityError')
          },
        })
      }),
    'is full': (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No room', 'QuotaExceededError')
        }
      }),
    'contains garbage': (page) =>
      page.addInitScript(() => {
        for (const key of [
          'theme',
          'docusaurus.announcement.id',
          'docusaurus.announcement.dismiss',
          'docusaurus.tab.package-manager',
          'docs-preferred-version-default',
        ]) {
          localStorage.setItem(key, '{"\u0000<b>')
        }
      }),
  }

  for (const [what, spoilStorage] of Object.entries(spoil)) {
    test(what, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        // Docusaurus logs an error when it can't store a choice.
        if (message.type() === 'error' && !/storage error/.test(text))
          errors.push(text)
      })
      await spoilStorage(page)
      await page.goto(withTabs)
      await hydrated(page)
      await toggle(page).click()
      await expect(mode(page)).toHaveAttribute('data-theme', 'dark')
      await toggle(page).click()
      await expect(mode(page)).toHaveAttribute('data-theme', 'light')
      const tab = page.getByRole('tab', { name: 'pnpm' }).first()
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(
        page.getByRole('tabpanel').filter({ visible: true }).first(),
      ).toContainText('pnpm')
      const bar = page.getByRole('button', { name: /close/i })
      await bar.click()
      await expect(bar).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
})
