import type { Page } from '@playwright/test'
import { onFirstUse } from '../../benchmarks/pages/budgets'
import { hydrated, weighFirstUse } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const address = '/guides/references/configuration'

const options = (page: Page) =>
  page.getByRole('textbox', { name: 'Options, or a cypress.json' })
const form = (page: Page) => page.locator('form').filter({ has: options(page) })
const code = (page: Page, name: string) =>
  form(page).getByRole('region', { name })
const row = (page: Page, name: string) => form(page).getByRole('row', { name })

test('the keyboard is enough to compose a configuration', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  await expect(form(page).getByRole('status')).toHaveCount(0)
  await options(page).focus()
  await expect(form(page).getByRole('status')).toHaveText(
    '3 options for end-to-end tests',
  )
  await expect(row(page, 'baseUrl')).toContainText(
    "'https://staging.fernhill.example' wins",
  )
  await options(page).fill("e2e.baseUrl: 'http://localhost:3000'")
  await expect(code(page, 'cypress.config.ts')).toContainText(
    'export default defineConfig({',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(code(page, 'cypress.config.js')).toContainText(
    "const { defineConfig } = require('cypress')",
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(
    form(page).getByRole('combobox', { name: 'Add an option' }),
  ).toBeFocused()
  await page.keyboard.press('v')
  await expect(options(page)).toHaveValue(
    "e2e.baseUrl: 'http://localhost:3000'\nvideo: false",
  )
  await expect(code(page, 'On the command line')).toHaveText(
    'npx cypress run --config video=false,baseUrl=http://localhost:3000',
  )
  await expect(code(page, 'With variables')).toContainText(
    'CYPRESS_BASE_URL=http://localhost:3000',
  )
  await expect(page).toHaveURL(/\?options=e2e\.baseUrl.*&file=require$/)
})

test('an old configuration is converted, and says what to look at', async ({
  page,
}) => {
  const old = JSON.stringify({ testFiles: '**/*.spec.js', nodeVersion: 'x' })
  await page.goto(`${address}?options=${encodeURIComponent(old)}`)
  await expect(code(page, 'cypress.config.ts')).toContainText(
    "specPattern: 'cypress/e2e/**/*.spec.js'",
  )
  await expect(form(page).getByRole('listitem').first()).toContainText(
    'nodeVersion was removed after version 12',
  )
})

test('the code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${address}?options=video%3A+true`)
  const button = form(page).getByRole('button', { name: 'On the command line' })
  await button.click()
  await expect(button).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npx cypress run --config video=true',
  )
})

test('both forms of the page keep their state in one address', async ({
  page,
}) => {
  await page.goto(`${address}?options=video%3A+true&type=component&spec=none`)
  await expect(form(page).getByRole('status')).toHaveText(
    '1 option for component tests',
  )
  const pattern = page.getByRole('textbox', {
    name: 'specPattern',
    exact: true,
  })
  await expect(pattern).toHaveValue('none')
  await pattern.fill('**')
  await expect(page).toHaveURL(
    `${address}?options=video%3A+true&type=component&spec=**`,
  )
  await expect(options(page)).toHaveValue('video: true')
})

test('the scripts load on first use, within their budget', async ({ page }) => {
  const size = await weighFirstUse(page, address, async () => {
    await options(page).focus()
    await expect(form(page).getByRole('status')).toBeVisible()
  })
  expect(size).toBeGreaterThan(3000)
  expect(size).toBeLessThanOrEqual(onFirstUse['Configuration composer'].most)
})

test('nothing moves while the page loads with a state', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${address}?options=video%3A+true`)
  await expect(form(page).getByRole('status')).toBeVisible()
  expect(await readShifts(page)).toEqual([])
})

test('axe finds nothing in the answers', async ({ page }) => {
  await page.goto(`${address}?options=vidoe%3A+true%0Avideo%3A+true`)
  await expect(form(page).getByRole('status')).toBeVisible()
  expect(await findViolationsInLooks(page, 'light', [1440, 360])).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table says what wins', async ({ page }) => {
    await page.goto(address)
    await expect(
      page.getByRole('row', { name: '--config defaultCommandTimeout=5000' }),
    ).toContainText('all but a block')
    await expect(options(page)).toBeHidden()
  })
})
