import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'

const address = '/guides/references/error-messages'

const field = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'Error message' })
const answer = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.locator('ol, p') })

const covered = `Timed out retrying after 4050ms: \`cy.click()\` failed because this element:

\`<button>Buy</button>\`

is being covered by another element:

\`<div>Cookies?</div>\`
    at Context.eval (webpack:///./cypress/e2e/shop.cy.ts:12:7)`

test('a pasted message leads to its entry', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(request.url() + request.postData()),
  )
  await field(page).fill(covered)
  const first = answer(page).getByRole('link').first()
  await expect(first).toHaveText('is being covered by another element')
  expect(asked.filter((request) => /Cookies|covered/.test(request))).toEqual([])
  await first.click()
  await expect(page).toHaveURL(`${address}#covered`)
  await expect(page.locator('#covered')).toBeInViewport()
})

test('a message that is only quoted below a heading is found', async ({
  page,
}) => {
  await page.goto(address)
  await hydrated(page)
  await field(page).fill(
    'In your callback function you invoked 1 or more cy commands but then returned a synchronous value.',
  )
  await expect(answer(page).getByRole('link').first()).toHaveAttribute(
    'href',
    '#mixing-async-and-sync',
  )
})

test('other text leads to the search', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  await field(page).fill('ENOSPC: no space left on device, write')
  await expect(answer(page)).toContainText('None of the messages on this page')
  await answer(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/search\?q=ENOSPC/)
})

test('the finder asks for its script again after a failure', async ({
  page,
}) => {
  await page.goto(address)
  await hydrated(page)
  let isBlocked = true
  await page.route('**/assets/js/**', (route) =>
    isBlocked ? route.abort() : route.continue(),
  )
  await field(page).focus()
  await field(page).pressSequentially('is being covered')
  await expect(answer(page)).toBeHidden()
  isBlocked = false
  await field(page).pressSequentially(' by')
  await expect(answer(page).getByRole('link').first()).toHaveText(
    'is being covered by another element',
  )
})

test('axe finds nothing in the answers', async ({ page }) => {
  await page.goto(address)
  await hydrated(page)
  await field(page).fill(covered)
  await expect(answer(page)).toBeVisible()
  expect(await findViolationsInLooks(page)).toEqual([])
})
