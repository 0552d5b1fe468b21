import type { Page } from '@playwright/test'
import { chunks, holdSite, hydrated } from './chunks'
import { expect, test } from './fixtures'
import { dialog, field, input, rows } from './searchViews'

const guide = '/guides/overview/why-cypress'
const api = '/api/commands/get'

const isHydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').isVisible()

/** Keeps the browser from ever being idle, so only the reader starts React. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

// The headless shell sometimes reports a pointer that rests at 0, 0 when a page
// opens, as if a reader were there.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener(
      'pointermove',
      (event) => {
        if (!event.clientX && !event.clientY) event.stopImmediatePropagation()
      },
      { capture: true },
    ),
  ),
)

test.describe('before React loads', () => {
  for (const path of ['/', guide, api, '/plugins', '/search']) {
    test(`${path} requests one style sheet and two scripts`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) {
          asked.push(new URL(request.url()).pathname)
        }
      })
      await keepBusy(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(asked).toEqual([
        expect.stringMatching(/^\/assets\/css\/styles\./),
        expect.stringMatching(/^\/assets\/js\/runtime~main\./),
        expect.stringMatching(/^\/assets\/js\/main\./),
      ])
    })
  }

  test('React starts when the browser is idle', async ({ page }) => {
    await page.goto(guide)
    await hydrated(page)
  })

  const intents: Record<string, (page: Page) => Promise<void>> = {
    'moving the mouse': (page) => page.mouse.move(200, 200),
    'pressing a key': (page) => page.keyboard.press('Shift'),
    'moving the focus': (page) => page.keyboard.press('Tab'),
    scrolling: (page) => page.evaluate(() => scrollBy(0, 100)),
    'a tap': (page) => page.getByRole('heading', { level: 1 }).tap(),
  }
  test.describe('React starts on', () => {
    test.use({ hasTouch: true })
    for (const [name, act] of Object.entries(intents)) {
      test(name, async ({ page }) => {
        await keepBusy(page)
        await page.goto(guide)
        expect(await isHydrated(page)).toBe(false)
        await act(page)
        await hydrated(page)
      })
    }
  })
})

test.describe('while React is loading', () => {
  test('links work', async ({ page }) => {
    await holdSite(page)
    await page.goto(guide)
    await page.getByRole('link', { name: 'API', exact: true }).click()
    await expect(page).toHaveURL(/\/api\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the skip link moves to the content', async ({ page }) => {
    await holdSite(page)
    await page.goto(guide)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toBeVisible()
  })

  test('the color mode changes immediately and is kept', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto(guide)
    const toggle = page.getByRole('button', { name: /dark and light mode/ })
    await toggle.click()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    expect(await isHydrated(page)).toBe(false)
    release()
    await hydrated(page)
    await expect(toggle).toHaveAccessibleName(/currently dark mode/)
    await page.reload()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await hydrated(page)
    await toggle.click()
    await expect(root).toHaveAttribute('data-theme', 'light')
  })

  for (const [name, ask] of Object.entries({
    'the slash key': (page: Page) => page.keyboard.press('/'),
    'Ctrl+K': (page: Page) => page.keyboard.press('Control+k'),
    'the button': (page: Page) => page.locator('.DocSearch-Button').click(),
  })) {
    test(`${name} opens search, and no keystroke is lost`, async ({ page }) => {
      const release = await holdSite(page)
      await page.goto(guide)
      await ask(page)
      await expect(input(page)).toBeFocused()
      await page.keyboard.type('interce')
      release()
      await page.keyboard.type('pt', { delay: 20 })
      await expect(rows(page).first()).toContainText('intercept')
      await expect(input(page)).toHaveValue('intercept')
      await expect(dialog(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })
  }

  test('Enter searches without React', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto(guide)
    await page.keyboard.press('/')
    await page.keyboard.type('clock')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/?\?q=clock$/)
    release()
    await expect(
      page.getByRole('link', { name: /clock/ }).first(),
    ).toBeVisible()
  })

  test('Escape closes search and restores the focus', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto(guide)
    await page.locator('.DocSearch-Button').focus()
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('.DocSearch-Button')).toBeFocused()
    release()
    await hydrated(page)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('a clicked category opens once React is ready', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto(guide)
    const category = page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', { name: 'Core Concepts' })
    await category.click()
    // A second, impatient click doesn't close it again.
    await category.click()
    await expect(category).toHaveAttribute('aria-busy', 'true')
    await expect(category).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    await expect(category).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL(guide)
  })

  test('a category falls back to its link if React never loads', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(chunks, () => new Promise(() => {}))
    await page.goto(guide)
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', { name: 'Core Concepts' })
      .click()
    await page.clock.runFor(10_000)
    await expect(page).toHaveURL(/core-concepts\/introduction-to-cypress/)
  })

  test('tabs remember clicks and keys', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto(guide)
    const tabs = page.locator('[role=tablist]').first().getByRole('tab')
    await tabs.nth(1).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
    await tabs.nth(1).click()
    release()
    await hydrated(page)
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.nth(0)).toBeFocused()
  })

  test('the focus survives hydration', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto(guide)
    const category = page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', { name: 'Core Concepts' })
    const tab = page.locator('[role=tablist]').first().getByRole('tab').first()
    await category.focus()
    release()
    await hydrated(page)
    await expect(category).toBeFocused()
    await page.reload()
    await tab.focus()
    await hydrated(page)
    await expect(tab).toBeFocused()
  })

  test('filters typed or chosen early apply to the list', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto('/plugins')
    const name = page.getByRole('searchbox', { name: /plugin/i })
    await name.fill('axe')
    await page.getByRole('combobox').last().selectOption({ index: 1 })
    const chosen = await page.getByRole('combobox').last().inputValue()
    release()
    await expect(page).toHaveURL(/q=axe/)
    await expect(page).toHaveURL(new RegExp(`badge=${chosen}`))
    await expect(name).toHaveValue('axe')
  })

  test('a query typed on the search page is searched for', async ({ page }) => {
    const release = await holdSite(page)
    await page.goto('/search')
    await page.keyboard.press('/')
    await page.keyboard.type('viewport')
    release()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /viewport/ })
        .first(),
    ).toBeVisible()
    await expect(field(page)).toHaveValue('viewport')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })
    test('the menu opens once React is ready', async ({ page }) => {
      const release = await holdSite(page)
      await page.goto(guide)
      await page.getByRole('button', { name: /navigation bar/ }).tap()
      release()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  })
})

test('after React has started, a click on a link doesn’t reload the page', async ({
  page,
}) => {
  await page.goto(guide)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'API', exact: true }).click()
  await expect(page).toHaveURL(/\/api\//)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})

test.describe('hydration', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.package-manager', 'yarn')
      localStorage.setItem('docusaurus.tab.language', 'javascript')
    }),
  )

  for (const path of [
    guide,
    api,
    '/guides/getting-started/installing-cypress',
    '/guides/references/error-messages',
  ]) {
    test(`keeps every element of ${path}`, async ({ page }) => {
      const release = await holdSite(page)
      await page.goto(path)
      await page.evaluate(() =>
        Object.assign(window, {
          before: [...document.querySelectorAll('main *')],
        }),
      )
      release()
      await hydrated(page)
      const copyButtons = page.locator('main .theme-code-block button')
      await expect(copyButtons.first()).toBeAttached()
      const gone = await page.evaluate(() =>
        (Reflect.get(window, 'before') as Element[])
          .filter((element) => !element.isConnected)
          .map((element) => element.outerHTML),
      )
      expect(gone).toEqual([])
    })
  }
})
