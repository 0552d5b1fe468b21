import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect, siteBuild, test } from './fixtures'

const address = '/api/commands/click'
/** What screen readers announce after "Copy page". */
const outcome = (page: Page) =>
  page.locator('article button:text("Copy page") + [aria-live]')

const text = () => readFileSync(path.join(siteBuild, `${address}.md`), 'utf8')

test('a page opens as Markdown', async ({ page, request }) => {
  await page.goto(address)
  const link = page.getByRole('link', { name: 'Open as Markdown' })
  const href = await link.getAttribute('href')
  expect(href).toBe(`${address}.md`)
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toMatch('text/markdown')
  expect(await response.text()).toBe(text())
})

test('a page is copied as Markdown, with the keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('link', { name: 'Open as Markdown' }).focus()
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text())
})

test('says if the Markdown did not load', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 404 }))
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(outcome(page)).toHaveText('Could not copy')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link is there, but no button that would not work', async ({
    page,
  }) => {
    await page.goto(address)
    await expect(
      page.getByRole('link', { name: 'Open as Markdown' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden()
  })
})
