import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../pages'
import { hydrated } from './chunks'
import { expect, test } from './fixtures'
import { findViolations } from './findViolations'

const address = '/guides/core-concepts/retry-ability'
const file = `docs${address}.mdx`
const id = 'how-long-cypress-retries'

/** The line of the section in the page's source. */
const line =
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(`#${id} `)) + 1

const answer = (page: Page, name: string) =>
  page.locator('[data-helpful]').getByRole('link', { name, exact: true })

const fieldsOf = (href: string | null) =>
  Object.fromEntries(new URL(href ?? '').searchParams)

/** Fails the test if the page sends anything to another server. */
async function forbidOthers(page: Page, origin: string): Promise<string[]> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) sent.push(request.url())
  })
  return sent
}

test('an answer becomes an issue that the reader submits, with the keyboard', async ({
  page,
  origin,
}) => {
  const sent = await forbidOthers(page, origin)
  await page.goto(address)
  await hydrated(page)
  await answer(page, 'No').focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('group', { name: 'Your answer' })
  const section = form.getByLabel('Which part?')
  await expect(section).toBeFocused()
  await section.selectOption('Timeouts')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Is it seconds?')
  await page.keyboard.press('Tab')
  const go = form.getByRole('link', { name: 'Continue on GitHub' })
  await expect(go).toBeFocused()
  expect(line).toBeGreaterThan(1)
  expect(fieldsOf(await go.getAttribute('href'))).toEqual({
    template: 'content.yml',
    title: 'Not helpful: Retry-ability, Timeouts',
    page: `https://docs.cypress.io${address}#${id}`,
    problem: 'Is it seconds?',
    version: '15.3.0',
    source: `https://github.com/cypress-io/cypress-documentation/blob/main/${file}?plain=1#L${line}`,
  })
  expect(await findViolations(page)).toEqual([])
  expect(sent).toEqual([])
})

test('the link of a heading copies its address, and leads to its line', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await hydrated(page)
  await page.locator(`#${id} .hash-link`).focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('.popup')
  await expect(menu.getByRole('status')).toHaveText('Link copied')
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    page.url(),
  )
  const edit = menu.getByRole('link', { name: 'Edit this section' })
  await expect(edit).toHaveAttribute(
    'href',
    `https://github.com/cypress-io/cypress-documentation/edit/main/${file}#L${line}`,
  )
  await expect(edit).toBeFocused()
  await page.keyboard.press('Tab')
  const report = menu.getByRole('link', { name: 'Report a problem' })
  await expect(report).toBeFocused()
  expect(fieldsOf(await report.getAttribute('href')).page).toBe(
    `https://docs.cypress.io${address}#${id}`,
  )
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
})

for (const width of [320, 1440]) {
  for (const mode of ['light', 'dark']) {
    test(`the form and the menu fit into ${width} px in ${mode} mode`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.addInitScript(
        (mode) => localStorage.setItem('theme', mode),
        mode,
      )
      await page.goto(address)
      await hydrated(page)
      await answer(page, 'Yes').click()
      await expect(page.getByLabel('What helped?')).toBeVisible()
      await page.screenshot({
        path: `test-results/feedback-form-${width}-${mode}.png`,
      })
      await page.locator(`#${id} .hash-link`).click()
      const menu = page.locator('.popup')
      await expect(menu.getByRole('link')).toHaveCount(2)
      const box = await menu.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.screenshot({
        path: `test-results/feedback-menu-${width}-${mode}.png`,
      })
      const scrollWidth = await page.evaluate(
        () => document.documentElement.scrollWidth,
      )
      expect(scrollWidth).toBeLessThanOrEqual(width)
    })
  }
}

test('if the tools do not load, the answer still leads to the form', async ({
  page,
}) => {
  await page.goto(address)
  await hydrated(page)
  await page.route('**/assets/js/*.js*', (route) => route.abort())
  await page.route('https://github.com/**', (route) =>
    route.fulfill({ body: 'GitHub' }),
  )
  await answer(page, 'No').click()
  await expect(page).toHaveURL(/^https:\/\/github\.com\/.*\/issues\/new/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer leads to the form, with the address of the page', async ({
    page,
  }) => {
    await page.goto(address)
    const href = await answer(page, 'No').getAttribute('href')
    expect(fieldsOf(href)).toEqual({
      template: 'content.yml',
      title: 'Not helpful: Retry-ability',
      page: `https://docs.cypress.io${address}`,
    })
  })
})
