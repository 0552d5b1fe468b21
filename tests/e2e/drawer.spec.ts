import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const guide = '/guides/overview/why-cypress'

const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' })
const drawer = (page: Page) =>
  page.getByRole('dialog', { name: 'Navigation', exact: true })
const drawerLink = (page: Page, name: string) =>
  drawer(page).getByRole('link', { name, exact: true })

/** Opens a page, waits until its buttons work, and opens the drawer. */
async function openDrawer(page: Page, path: string) {
  await page.goto(path)
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await menuButton(page).tap()
  await expect(drawer(page)).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(drawer(page)).toBeHidden()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuButton(page)).toBeFocused()
}

test("opens on the site's sections, or on the page's sidebar", async ({
  page,
}) => {
  await openDrawer(page, '/')
  await expect(drawerLink(page, 'Guides')).toBeInViewport()
  await expect(drawerLink(page, 'Cypress on GitHub')).toBeInViewport()
  await page.goto(guide)
  await openDrawer(page, guide)
  await expect(drawerLink(page, 'Why Cypress?')).toBeInViewport()
  await expect(drawerLink(page, 'Guides')).not.toBeInViewport()
})

test('opens with the current page in view', async ({ page }) => {
  await openDrawer(page, '/guides/references/troubleshooting')
  const current = drawer(page).locator(
    '.theme-doc-sidebar-menu [aria-current="page"]',
  )
  await expect(current).toHaveText('Troubleshooting')
  await expect(current).toBeInViewport({ ratio: 1 })
  // And on another page, after it was scrolled.
  await drawer(page)
    .locator('.menu', { has: page.locator('.theme-doc-sidebar-menu') })
    .evaluate((menu) => menu.scrollTo(0, 0))
  await expect(current).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await menuButton(page).tap()
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('keeps the groups that were opened', async ({ page }) => {
  await openDrawer(page, guide)
  const group = drawer(page).getByRole('button', { name: 'Core concepts' })
  await group.tap()
  await expect(drawerLink(page, 'Retry-ability')).toBeVisible()
  await page.reload()
  await openDrawer(page, guide)
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(drawerLink(page, 'Retry-ability')).toBeVisible()
})

test('traps the focus', async ({ page }) => {
  await openDrawer(page, guide)
  await expect(drawer(page)).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key)
      const outside = await page.evaluate(() => {
        const focus = document.activeElement
        // The body is active while the browser's own controls have the focus.
        return focus !== document.body && !focus?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
  }
})

test('makes the page behind it inert', async ({ page }) => {
  await openDrawer(page, guide)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  const behind = page.locator('footer a').first()
  await behind.evaluate((link: HTMLElement) => link.focus())
  await expect(behind).not.toBeFocused()
  const scrolls = await page.evaluate(
    () => getComputedStyle(document.body).overflowY,
  )
  expect(scrolls).toBe('hidden')
})

test('closes on Escape', async ({ page }) => {
  await openDrawer(page, guide)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await menuButton(page).tap()
  await expect(drawer(page)).toBeVisible()
})

test('closes with its button', async ({ page }) => {
  await openDrawer(page, guide)
  await drawer(page).getByRole('button', { name: 'Close navigation bar' }).tap()
  await expectClosed(page)
})

test('closes on a tap outside', async ({ page }) => {
  await openDrawer(page, guide)
  await page.touchscreen.tap(350, 500)
  await expectClosed(page)
})

test('closes on Back and stays on the page', async ({ page }) => {
  await page.goto('/')
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.getByRole('contentinfo').getByText('Changelog').click()
  await expect(page.getByRole('heading', { name: 'Changelog' })).toBeVisible()
  await menuButton(page).tap()
  await expect(drawer(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expectClosed(page)
  await expect(page).toHaveURL('/guides/references/changelog')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('closes when the window gets wider, and stays closed', async ({
  page,
}) => {
  await openDrawer(page, guide)
  await page.setViewportSize({ width: 997, height: 740 })
  await expect(drawer(page)).toBeHidden()
  await page.getByRole('contentinfo').getByText('Changelog').click()
  await expect(page.getByRole('heading', { name: 'Changelog' })).toBeVisible()
  await page.setViewportSize({ width: 996, height: 740 })
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(drawer(page)).toBeHidden()
})

for (const [what, name, arrival] of [
  ['a section', 'FAQ', '/faq/questions/cloud-faq'],
  ['the logo', 'Cypress', '/'],
] as const) {
  test(`closes after a tap on ${what}`, async ({ page }) => {
    await openDrawer(page, guide)
    await drawer(page).getByRole('button', { name: 'Back to main menu' }).tap()
    await drawerLink(page, name).tap()
    await expect(page).toHaveURL(arrival)
    await expect(drawer(page)).toBeHidden()
  })
}

test('closes after a tap on a link to the current page', async ({ page }) => {
  await openDrawer(page, '/')
  await drawerLink(page, 'Cypress').tap()
  await expectClosed(page)
  await openDrawer(page, guide)
  await drawerLink(page, 'Why Cypress?').tap()
  await expect(drawer(page)).toBeHidden()
})

test('works with the keyboard alone', async ({ page }) => {
  await page.goto(guide)
  await page.waitForSelector('html[data-has-hydrated="true"]')
  const tabTo = async (target: ReturnType<typeof drawerLink>) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo(menuButton(page))
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeFocused()
  await tabTo(drawer(page).getByRole('button', { name: 'Back to main menu' }))
  await page.keyboard.press('Enter')
  await tabTo(drawerLink(page, 'API'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api/assertions/assertions-reference')
  await expect(drawer(page)).toBeHidden()
})

test('moves the focus to the main menu when the back button disappears', async ({
  page,
}) => {
  await openDrawer(page, guide)
  await drawer(page)
    .getByRole('button', { name: 'Back to main menu' })
    .press('Enter')
  await page.keyboard.press('Tab')
  await expect(drawerLink(page, 'Guides')).toBeFocused()
})

test('has touch targets of at least 44 pixels', async ({ page }) => {
  await openDrawer(page, guide)
  const back = drawer(page).getByRole('button', { name: 'Back to main menu' })
  const small = () =>
    drawer(page)
      .locator('a:visible, button:visible')
      .evaluateAll((controls: HTMLElement[]) =>
        controls
          .filter((it) => it.offsetWidth < 44 || it.offsetHeight < 44)
          .map((it) => it.ariaLabel ?? it.textContent),
      )
  await expect(back).toBeVisible()
  expect(await small()).toEqual([])
  await back.tap()
  await expect(drawerLink(page, 'Guides')).toBeInViewport()
  expect(await small()).toEqual([])
})

test('switches the color mode', async ({ page }) => {
  await openDrawer(page, guide)
  await drawer(page)
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .tap()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(drawer(page)).toBeVisible()
})
