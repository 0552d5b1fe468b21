import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hydrated } from './chunks'
import { readShifts, watchShifts } from './shifts'

const session = '/api/commands/session'
const lens = '/guides/overview/your-version'

/** What's shown in front of a mark. */
const before = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').content)

test('nothing is marked until a reader says which version they use', async ({
  page,
}) => {
  await page.goto(session)
  expect(await before(page, '.api-facts [data-v]')).toBe('none')
  await expect(page.locator('.api-facts .newer')).toBeHidden()
})

test('an address marks what is newer, on later pages and visits too', async ({
  page,
}) => {
  await page.goto(`${session}?v=12.1`)
  // Added in 8.2, and changed in 14.4.1.
  expect(await before(page, '.api-facts [data-v]')).toBe('none')
  await expect(page.locator('.api-facts .newer')).toBeVisible()

  await page.goto('/api/commands/press?v=9.7')
  const mark = '"newer than 9.7: "'
  expect(await before(page, '.api-facts [data-v]')).toBe(mark)

  await page.goto('/api/commands/type')
  await page.locator('main a[href="/api/commands/press"]').first().click()
  await expect(page.locator('h1')).toHaveText('cy.press()')
  expect(await before(page, '.api-facts [data-v]')).toBe(mark)
})

test('marks need none of the scripts that load later', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort())
  await page.goto('/guides/references/configuration?v=12.5')
  expect(await before(page, '[data-v="12.4"]')).toBe('none')
  expect(await before(page, '[data-v="12.6"]')).toBe('"newer than 12.5: "')
  // Not the color that tables give it.
  const older = page.locator('[data-v="12.4"]').first()
  const color = await older.evaluate((tag) => getComputedStyle(tag).color)
  await expect(page.locator('[data-v="12.6"]').first()).not.toHaveCSS(
    'color',
    color,
  )
})

test('marks move nothing', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/guides/references/configuration?v=12.5')
  await hydrated(page)
  expect(await readShifts(page)).toEqual([])
})

test('a version is chosen, refused, and given up with the keyboard', async ({
  page,
}) => {
  await page.goto(lens)
  await hydrated(page)
  const field = page.getByRole('textbox', { name: 'Version of Cypress' })
  const status = page.locator('form [role=status]')
  await field.fill('99')
  await field.press('Enter')
  await expect(status).toContainText(
    '“99” isn’t a version that this site knows.'.replace('’', "'"),
  )
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('{ "devDependencies": { "cypress": "^12.5.1" } }')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status).toContainText('newer than 12.5.1')
  await expect(
    status.getByRole('link', { name: 'what changed after 12.5.1' }),
  ).toHaveAttribute('href', '/guides/references/changelog?from=12.5.1')
  await page.getByRole('button', { name: 'Stop marking' }).press('Enter')
  await expect(status).toHaveText('Nothing is marked yet.')
  expect(
    await page.evaluate(() => localStorage.getItem('docs-version')),
  ).toBeNull()
})

test('a version is chosen before React has loaded', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort())
  await page.goto(lens)
  const field = page.getByRole('textbox', { name: 'Version of Cypress' })
  await field.fill('12.5')
  await field.press('Enter')
  await expect(page).toHaveURL(`${lens}?v=12.5`)
  await expect(page.locator('html')).toHaveAttribute('data-lens', '12.5')
})

test('search results carry the mark', async ({ page }) => {
  await page.goto(`/search?v=12.5&q=cy.press`)
  const result = page
    .locator('main li')
    .filter({ has: page.getByRole('heading', { name: /^press/ }) })
  await expect(result.locator('[data-v="14.3"]')).toBeVisible()
  await page.goto('/search?q=cy.session')
  await expect(
    page.getByRole('heading', { name: 'session' }).first(),
  ).toBeVisible()
  await expect(page.locator('main [data-v="8.2"]')).toHaveCount(0)
})

test('bad values are ignored', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    localStorage.setItem('docs-version', '"];}body{display:none}')
  })
  await page.goto(`${session}?v=x`)
  await expect(page.locator('h1')).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.dataset.lens),
  ).toBeUndefined()
  expect(errors).toEqual([])
})
