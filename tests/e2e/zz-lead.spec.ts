import { test } from './fixtures'
test('x', async ({ page }) => {
  page.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 300)))
  page.on('console', (m) => console.log('CON', m.text().slice(0, 300)))
  for (const p of ['/guides/cloud/runs', '/api/commands/get', '/guides/end-to-end-testing/writing-your-first-end-to-end-test']) {
    await page.goto(p)
    await page.locator('html[data-has-hydrated="true"]').waitFor()
    await page.waitForTimeout(500)
    console.log(p, await page.locator('.breadcrumbs').first().innerText())
  }
})
