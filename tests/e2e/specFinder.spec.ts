import type { Page } from '@playwright/test'
import { onFirstUse } from '../../benchmarks/pages/budgets'
import { hydrated, weighFirstUse } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const address = '/guides/references/configuration'

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true })
const form = (page: Page) =>
  page.locator('form').filter({ has: field(page, 'specPattern') })
const answers = (page: Page) => form(page).locator('.answers > li')
const summary = (page: Page) => form(page).getByRole('status')

test('the keyboard is enough to find a pattern that fits', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  await expect(answers(page)).toHaveCount(0)
  await field(page, 'specPattern').focus()
  await expect(summary(page)).toHaveText('3 of 8 files are specs')
  await expect(answers(page).nth(2)).toContainText('**/drafts/** leaves it out')
  await field(page, 'specPattern').fill('*.cy.ts')
  await page.keyboard.press('Tab')
  await expect(field(page, 'excludeSpecPattern')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Files')).toBeFocused()
  await field(page, 'Files').fill('cypress/e2e/cart.cy.ts')
  await expect(answers(page)).toContainText('only matches files in the project')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'specPattern')).toHaveValue('**/*.cy.ts')
  await expect(summary(page)).toHaveText('1 of 1 files are specs')
  await expect(page).toHaveURL(
    `${address}?spec=**%2F*.cy.ts&files=cypress%2Fe2e%2Fcart.cy.ts`,
  )
})

test('an address has the whole state, and parameters of others stay', async ({
  page,
}) => {
  await page.goto(
    `${address}?other=1&tests=component&spec=&exclude=src&files=src%2Fa.cy.ts%0Acypress%2Fe2e%2Fb.cy.ts%0Ac.cy.ts`,
  )
  await expect(summary(page)).toHaveText(
    '1 of 3 files are specs, with the default pattern **/*.cy.{js,jsx,ts,tsx}',
  )
  await expect(answers(page).nth(1)).toContainText('It’s an end-to-end spec')
  await field(page, 'excludeSpecPattern').fill('none')
  await expect(summary(page)).toContainText('2 of 3')
  await expect(page).toHaveURL(/other=1.*exclude=none/)
  await page.goBack()
  await expect(field(page, 'excludeSpecPattern')).toHaveValue('src')
})

test('the scripts load on first use, within their budget', async ({ page }) => {
  const size = await weighFirstUse(page, address, async () => {
    await field(page, 'Files').focus()
    await expect(answers(page)).toHaveCount(8)
  })
  expect(size).toBeGreaterThan(6000)
  expect(size).toBeLessThanOrEqual(
    onFirstUse['Spec finder'].most +
      onFirstUse['Globs of the spec finder'].most,
  )
})

test('nothing moves while the page loads with a state', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${address}?spec=**`)
  await expect(answers(page)).toHaveCount(8)
  expect(await readShifts(page)).toEqual([])
})

test('axe finds nothing in the answers', async ({ page }) => {
  await page.goto(`${address}?spec=*.cy.ts`)
  await expect(answers(page)).toHaveCount(8)
  expect(await findViolationsInLooks(page, 'light', [1440, 360])).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table says what matches', async ({ page }) => {
    await page.goto(address)
    await expect(
      page.getByRole('row', { name: 'cypress/e2e/orders/[id].cy.ts' }).last(),
    ).toContainText('cypress/e2e/orders/i.cy.ts')
    await expect(field(page, 'specPattern')).toBeHidden()
    await expect(page.locator('main noscript').first()).toBeVisible()
  })
})
