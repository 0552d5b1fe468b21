import { redirects } from '../../src/data/redirects'
import { expect, test } from './fixtures'

for (const { from, to } of redirects) {
  test(`${from} leads to ${to}`, async ({ page, origin }) => {
    await page.goto(from)
    await page.waitForURL(`${origin}${to}`)
    await expect(page.locator('h1')).toBeVisible()
  })
}
