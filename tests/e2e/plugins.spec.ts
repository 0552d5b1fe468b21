import type { Page } from '@playwright/test'
import { pluginGroups } from '../../src/data/plugins'
import { hydrated } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'

const total = pluginGroups.flatMap(({ plugins }) => plugins).length
const whole = `${total} plugins in ${pluginGroups.length} categories`

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => page.getByRole('search', { name: 'Plugins' })
const field = (page: Page) => form(page).getByRole('searchbox')
const category = (page: Page) =>
  form(page).getByRole('combobox', { name: 'Category' })
const badge = (page: Page) =>
  form(page).getByRole('combobox', { name: 'Badge' })
const status = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'plugins' })
const cards = (page: Page) => main(page).locator('section > ul > li')
const card = (page: Page, name: string) =>
  cards(page).filter({
    has: page.locator('p:first-child').getByRole('link', { name, exact: true }),
  })
const heading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name })

async function visit(page: Page, search = '') {
  await page.goto(`/plugins${search}`)
  await hydrated(page)
}

test('all plugins stand below their headings', async ({ page }) => {
  await visit(page)
  await expect(status(page)).toHaveText(whole)
  await expect(cards(page)).toHaveCount(total)
  for (const { title } of pluginGroups.slice(0, 3)) {
    await expect(heading(page, title)).toBeVisible()
  }
  const axe = card(page, 'cypress-axe')
  await expect(axe).toContainText('Community')
  await expect(axe).toContainText(/Version \d+\.\d+/)
  await expect(axe.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.npmjs.com/package/cypress-axe',
  )
})

test('without JavaScript the list is whole and has no controls', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/plugins?q=axe')
  await expect(cards(page)).toHaveCount(total)
  await expect(card(page, 'cypress-axe')).toBeVisible()
  await expect(heading(page, 'Writing tests')).toBeVisible()
  await expect(page.locator('form[aria-label=Plugins]')).toBeHidden()
  await context.close()
})

test('words narrow the list, and stand in the address', async ({ page }) => {
  await visit(page)
  await field(page).pressSequentially('stripe elements')
  await expect(status(page)).toHaveText(`1 of ${total} plugins`)
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'cypress-plugin-stripe-elements')).toBeVisible()
  await expect(heading(page, 'Accessibility')).toBeHidden()
  await expect(page).toHaveURL('/plugins?q=stripe+elements')
  await page.reload()
  await expect(field(page)).toHaveValue('stripe elements')
  await expect(cards(page)).toHaveCount(1)
})

test('a link with filters shows what they let through', async ({ page }) => {
  await visit(page, '?q=coverage&category=code-coverage&badge=official')
  await expect(field(page)).toHaveValue('coverage')
  await expect(category(page)).toHaveValue('code-coverage')
  await expect(badge(page)).toHaveValue('official')
  await expect(card(page, '@cypress/code-coverage')).toBeVisible()
  await expect(card(page, 'cypress-monocart-coverage')).toBeHidden()
})

test('a link with filters moves nothing once they work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, {
          shifts: (window as unknown as { shifts: number }).shifts + value,
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Seen before React: the whole list, of which nothing may be painted.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/js/main.*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/plugins?category=reporters', { waitUntil: 'commit' })
  await expect(field(page)).toBeVisible()
  await expect(heading(page, 'Accessibility')).toBeHidden()
  release()
  await expect(heading(page, 'Reporters')).toBeVisible()
  await expect(status(page)).toHaveText(/^\d+ of/)
  const shifts = () =>
    page.evaluate(() => (window as unknown as { shifts: number }).shifts)
  expect(await shifts()).toBeLessThan(0.001)
})

test('the list comes even if the scripts do not', async ({ page }) => {
  await page.route('**/assets/js/main.*', (route) => route.abort())
  await page.goto('/plugins?category=reporters')
  await expect(heading(page, 'Accessibility')).toBeVisible()
})

test('back and forward go through what was chosen', async ({ page }) => {
  await visit(page)
  await field(page).pressSequentially('jira')
  await expect(page).toHaveURL('/plugins?q=jira')
  await badge(page).selectOption('verified')
  await expect(page).toHaveURL('/plugins?q=jira&badge=verified')
  await category(page).selectOption('test-management')
  await expect(page).toHaveURL(
    '/plugins?q=jira&category=test-management&badge=verified',
  )
  await expect(status(page)).toHaveText(`1 of ${total} plugins`)

  await page.goBack()
  await expect(category(page)).toHaveValue('')
  await expect(badge(page)).toHaveValue('verified')
  await page.goBack()
  await expect(badge(page)).toHaveValue('')
  await expect(field(page)).toHaveValue('jira')
  await expect(card(page, 'cypress-xray-plugin')).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('')
  await expect(status(page)).toHaveText(whole)
  await page.goForward()
  await expect(field(page)).toHaveValue('jira')
  await expect(cards(page)).not.toHaveCount(total)
})

test('what is typed right before a choice is not lost', async ({ page }) => {
  await visit(page)
  await field(page).fill('slack')
  await category(page).selectOption('reporters')
  await expect(page).toHaveURL('/plugins?q=slack&category=reporters')
  await expect(cards(page)).toHaveCount(2)
})

test('a search that finds nothing leads on', async ({ page }) => {
  await visit(page, '?q=slack&category=accessibility')
  await expect(status(page)).toHaveText(`0 of ${total} plugins`)
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'search among all plugins' }).click()
  await expect(page).toHaveURL('/plugins?q=slack')
  await expect(card(page, 'cypress-slack-notify')).toBeVisible()

  await field(page).fill('nothing has this name')
  await expect(status(page)).toHaveText(`0 of ${total} plugins`)
  await expect(
    page.getByRole('link', { name: 'write a plugin yourself' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show all plugins' }).click()
  await expect(status(page)).toHaveText(whole)
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL('/plugins')
})

test('a link to what is filtered out brings it back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '?q=axe')
  await expect(heading(page, 'Reporters')).toBeHidden()
  await page.evaluate(() => {
    location.hash = 'reporters'
  })
  await expect(heading(page, 'Reporters')).toBeInViewport()
  await expect(field(page)).toHaveValue('')
  await expect(page).toHaveURL('/plugins#reporters')
})

for (const width of [1440, 390]) {
  test(`the contents list what the filters let through, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '?q=axe')
    const listed = page.locator('#__contents li:not([hidden]) > a')
    await expect(listed.filter({ hasText: 'Accessibility' })).toHaveCount(1)
    await expect(listed.filter({ hasText: 'Reporters' })).toHaveCount(0)
    await expect(listed.filter({ hasText: 'See also' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Show all plugins' }).click()
    await expect(listed.filter({ hasText: 'Reporters' })).toHaveCount(1)
  })
}

test('a deprecated plugin leads to what replaces it', async ({ page }) => {
  await visit(page, '?q=schematic&badge=deprecated')
  await expect(cards(page)).toHaveCount(1)
  await card(page, '@briebug/cypress-schematic')
    .getByRole('link', { name: '@cypress/schematic' })
    .click()
  await expect(page).toHaveURL('/plugins#cypress--schematic')
  await expect(page.locator('[id="cypress--schematic"]')).toBeInViewport()
})

test('everything can be done by keys', async ({ page }) => {
  await visit(page)
  await field(page).focus()
  await page.keyboard.type('sql')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plugins?q=sql')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(category(page)).toBeFocused()
  await page.keyboard.press('D')
  await expect(page).toHaveURL('/plugins?q=sql&category=data-and-databases')
  await page.keyboard.press('Tab')
  await expect(badge(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(whole)
  await expect(field(page)).toBeFocused()
})

test('on a phone all fits, and all can be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page)
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const controls = [
    field(page),
    category(page),
    badge(page),
    card(page, 'cypress-axe').getByRole('link'),
  ]
  for (const control of controls) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  const [searched, chosen] = await Promise.all([
    field(page).boundingBox(),
    category(page).boundingBox(),
  ])
  const bottom = searched ? searched.y + searched.height : NaN
  expect(bottom).toBeLessThan(chosen?.y ?? NaN)
})

for (const width of [1440, 360]) {
  test(`axe finds nothing, light and dark, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '?q=xpath')
    await expect(cards(page)).not.toHaveCount(total)
    expect(await findViolationsInLooks(page)).toEqual([])
  })
}
