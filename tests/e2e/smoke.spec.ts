import { expect, test } from './fixtures'

test('the home page has a title', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Cypress Documentation/)
})
