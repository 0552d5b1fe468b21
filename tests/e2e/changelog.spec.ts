import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { releases } from '../../src/data/changelog'
import { hydrated } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, siteBuild, test } from './fixtures'

const address = '/guides/references/changelog'

const main = (page: Page) => page.getByRole('main')
const versionHeading = (page: Page, version: string) =>
  main(page).locator(`h3[id="${version.replaceAll('.', '-')}"]`)
const filter = (page: Page) =>
  page.getByRole('checkbox', { name: 'Show only what breaks' })

/** How far below the upper edge of the window an element begins. */
const topOf = async (page: Page, version: string) => {
  const box = await versionHeading(page, version).boundingBox()
  return Math.round(box?.y ?? -1)
}

/** Below the navbar, and near it. */
async function expectAtTop(page: Page, version: string) {
  await expect.poll(() => topOf(page, version)).toBeGreaterThan(50)
  await expect.poll(() => topOf(page, version)).toBeLessThan(200)
}

test('the whole list is light', () => {
  const html = readFileSync(path.join(siteBuild, address, 'index.html'))
  expect(html.length).toBeLessThan(310_000)
  expect(brotliCompressSync(html).length).toBeLessThan(60_000)
})

test('each version has its date and its changes, without JavaScript too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(`${address}#10-3-1`)
  await expectAtTop(page, '10.3.1')
  await expect(versionHeading(page, '10.3.1')).toHaveText('10.3.1 2022-07-19')
  await expect(main(page).locator('h3[id]')).toHaveCount(releases.length)
  const changes = main(page).locator('h3[id="14-3-0"] + ul > li')
  const first = changes.first()
  await expect(first).toHaveText(/^Feature .+ cy\.press\(\) .+\. #31050 #299 /)
  const links = first.getByRole('link')
  await expect(links.first()).toHaveAttribute('href', '/api/commands/press')
  await expect(links.nth(1)).toHaveAttribute(
    'href',
    'https://github.com/cypress-io/cypress/issues/31050',
  )
  await context.close()
})

test('an address leads to its version on the first visit', async ({ page }) => {
  await page.goto(`${address}#10-3-1`)
  await hydrated(page)
  await expectAtTop(page, '10.3.1')
})

test('an address leads to its version from another page', async ({ page }) => {
  await page.goto('/guides/references/roadmap')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'changelog', exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(address)
  await versionHeading(page, '0.20.0').getByRole('link').click()
  await expect(page).toHaveURL(`${address}#0-20-0`)
  await expectAtTop(page, '0.20.0')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/guides/references/roadmap')
  await page.goForward()
  await page.goForward()
  await expectAtTop(page, '0.20.0')
})

test('no script repeats the list that the HTML has', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.text())
  })
  const [release] = releases
  const change = Object.values(release?.changes ?? {}).flat()[0] ?? ''
  const isRepeated = async () =>
    (await Promise.all(scripts)).some((script) => script.includes(change))
  await page.goto(address)
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(0)
  expect(await isRepeated()).toBe(false)
  await page.goto('/guides/references/roadmap')
  await hydrated(page)
  expect(await isRepeated()).toBe(false)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'changelog', exact: true })
    .first()
    .click()
  await expect(main(page).locator('h3[id]')).toHaveCount(releases.length)
  await expect.poll(isRepeated).toBe(true)
})

test('offers to try again if the list cannot be loaded', async ({ page }) => {
  await page.goto('/guides/references/roadmap')
  await hydrated(page)
  const [release] = releases
  const change = Object.values(release?.changes ?? {}).flat()[0] ?? ''
  let isBlocked = true
  await page.route('**/*.js*', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (isBlocked && text.includes(change)) return route.abort()
    return route.fulfill({ response, body: text })
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: 'changelog', exact: true })
    .first()
    .click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  isBlocked = false
  await retry.click()
  await expect(main(page).locator('h3[id]')).toHaveCount(releases.length)
})

test('the contents name each major version', async ({ page }) => {
  await page.goto(address)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Cypress 12', exact: true }).click()
  await expect(page).toHaveURL(`${address}#cypress-12`)
  await expect
    .poll(() => topOf(page, '12.17.4'))
    .toBeLessThan(page.viewportSize()?.height ?? 0)
})

test('the filter leaves what breaks or is deprecated', async ({ page }) => {
  await page.goto(`${address}#13-6-6`)
  await hydrated(page)
  await filter(page).check()
  const changes = main(page).locator('h3[id="15-0-0"] + ul > li')
  await expect(changes.filter({ hasText: 'exitCode' })).toBeVisible()
  await expect(changes.filter({ hasText: 'Electron 36' })).toBeHidden()
  await expect(versionHeading(page, '15.0.0')).toBeVisible()
  await expect(versionHeading(page, '15.1.0')).toBeHidden()
  await expect(main(page).locator('h3[id="15-1-0"] + ul')).toBeHidden()
  // What the address names, and all that stands below it, stays.
  await expect(versionHeading(page, '13.6.6')).toBeVisible()
  await expect(main(page).locator('h3[id="13-6-6"] + ul > li')).toBeVisible()
  await filter(page).uncheck()
  await expect(versionHeading(page, '15.1.0')).toBeVisible()
})

for (const width of [1440, 360]) {
  test(`axe finds nothing, light and dark, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}#14-0-0`)
    await hydrated(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await findViolationsInLooks(page)).toEqual([])
  })
}
