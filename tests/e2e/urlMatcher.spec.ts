import type { Page } from '@playwright/test'
import { onFirstUse } from '../../benchmarks/pages/budgets'
import { hydrated, weighFirstUse } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const address = '/api/commands/intercept'

const matcher = (page: Page) => page.getByRole('textbox', { name: 'Matcher' })
const requests = (page: Page) => page.getByRole('textbox', { name: 'Requests' })
const answers = (page: Page) => page.locator('.answers > li')
const summary = (page: Page) => page.locator('form').getByRole('status')

test('the keyboard is enough to find a matcher that fits', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  await expect(answers(page)).toHaveCount(0)
  await matcher(page).focus()
  await expect(summary(page)).toHaveText(
    "cy.intercept('/api/plants*') matches 2 of 4",
  )
  await expect(answers(page).nth(2)).toContainText('doesn’t match slashes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(requests(page)).toBeFocused()
  await requests(page).fill('/api/plants/7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(matcher(page)).toHaveValue('/api/plants/**')
  await expect(summary(page)).toContainText('matches 1 of 1')
  await expect(page).toHaveURL(
    `${address}?match=%2Fapi%2Fplants%2F**&urls=%2Fapi%2Fplants%2F7`,
  )
})

test('an address has the whole state, and back returns to the one before', async ({
  page,
}) => {
  await page.goto(
    `${address}?match=%5E%2Fapi%2F&kind=regexp&method=POST&urls=%2Fapi%2Fcart%0APOST+%2Fapi%2Fcart`,
  )
  await expect(summary(page)).toHaveText(
    "cy.intercept('POST', /^\\/api\\//) matches 1 of 2",
  )
  await expect(answers(page).first()).toContainText('this is a GET request')
  await matcher(page).fill('^/api/(')
  await expect(summary(page)).toContainText('Invalid regular expression')
  await expect(page).toHaveURL(/match=%5E%2Fapi%2F%28/)
  await page.goBack()
  await expect(matcher(page)).toHaveValue('^/api/')
})

test('the form works before React has loaded', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort())
  await page.goto(address)
  await matcher(page).fill('plants')
  await page.unroute('**/assets/js/**')
  await matcher(page).press('Enter')
  await expect(page).toHaveURL(/match=plants/)
  await expect(summary(page)).toContainText("cy.intercept('plants') matches 1")
})

test('a script that fails to load is reported, and asked for again', async ({
  page,
}) => {
  await page.goto(address)
  await hydrated(page)
  let isBlocked = true
  await page.route('**/assets/js/**', (route) =>
    isBlocked ? route.abort() : route.continue(),
  )
  await matcher(page).focus()
  await matcher(page).press('End')
  await matcher(page).pressSequentially('*')
  const alert = page.getByText('The answers couldn’t be loaded.')
  await expect(alert).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  isBlocked = false
  await matcher(page).press('Backspace')
  await expect(answers(page)).toHaveCount(4)
  await expect(alert).toHaveCount(0)
})

test('the scripts load on first use, within their budget', async ({ page }) => {
  const size = await weighFirstUse(page, address, async () => {
    await matcher(page).focus()
    await expect(answers(page)).toHaveCount(4)
  })
  expect(size).toBeGreaterThan(4000)
  expect(size).toBeLessThanOrEqual(onFirstUse['Matcher tester'].most)
})

test('nothing moves while the page loads with a state', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${address}?match=plants`)
  await expect(answers(page)).toHaveCount(4)
  expect(await readShifts(page)).toEqual([])
})

test('axe finds nothing in the answers', async ({ page }) => {
  await page.goto(`${address}?match=plants`)
  await expect(answers(page)).toHaveCount(4)
  expect(await findViolationsInLooks(page, 'light', [1440, 360])).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table says what matches', async ({ page }) => {
    await page.goto(address)
    await expect(
      page.getByRole('row', { name: '/api/plants/[0-9]' }),
    ).toContainText('/api/plants/new')
    await expect(matcher(page)).toBeHidden()
    await expect(page.locator('main noscript')).toBeVisible()
  })
})
