import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { since10 as releases } from '../../src/data/releases/since10'
import { hydrated } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, siteBuild, test } from './fixtures'

const address = '/guides/references/changelog'

const main = (page: Page) => page.getByRole('main')
const versionHeading = (page: Page, version: string) =>
  main(page).locator(`h3[id="${version.replaceAll('.', '-')}"]`)
const form = (page: Page) => page.getByRole('search', { name: 'Changes' })
const field = (page: Page) => form(page).getByRole('searchbox')
const select = (page: Page, name: string) =>
  form(page).getByRole('combobox', { name })
const status = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'changes' })
const shownChanges = (page: Page) =>
  main(page).locator('[data-major] li').filter({ visible: true })
const checklist = (page: Page) =>
  page.getByRole('region', { name: 'Upgrade from' })

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

for (const page of [address, `${address}-4-to-9`, `${address}-0-to-3`]) {
  test(`the whole list is light on ${page}`, () => {
    const html = readFileSync(path.join(siteBuild, page, 'index.html'))
    expect(html.length).toBeLessThan(265_000)
    expect(brotliCompressSync(html).length).toBeLessThan(60_000)
  })
}

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
  await versionHeading(page, '10.0.0').getByRole('link').click()
  await expect(page).toHaveURL(`${address}#10-0-0`)
  await expectAtTop(page, '10.0.0')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/guides/references/roadmap')
  await page.goForward()
  await page.goForward()
  await expectAtTop(page, '10.0.0')
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
  expect(await isRepeated()).toBe(false)
})

test('offers to try again if the list cannot be loaded', async ({ page }) => {
  await page.goto('/guides/references/roadmap')
  await hydrated(page)
  let isBlocked = true
  await page.route(`**${address}`, (route) =>
    isBlocked ? route.abort() : route.continue(),
  )
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

test('a version that has moved to a page of its own is found there', async ({
  page,
}) => {
  await page.goto(`${address}#9-7-0`)
  await expect(page).toHaveURL(`${address}-4-to-9#9-7-0`)
  await expectAtTop(page, '9.7.0')
  await page.goto(`${address}#3-8-3`)
  await expect(page).toHaveURL(`${address}-0-to-3#3-8-3`)
  await expectAtTop(page, '3.8.3')
})

test('words, a type, and a command narrow the list, and stand in the address', async ({
  page,
}) => {
  await page.goto(address)
  await hydrated(page)
  const total = releases.flatMap(({ changes }) => Object.values(changes).flat())
  await expect(status(page)).toHaveText(`${total.length} changes`)
  await field(page).fill('double-click')
  await expect(page).toHaveURL(`${address}?q=double-click`)
  // The address changes before the list does.
  await expect(status(page)).not.toHaveText(`${total.length} changes`)
  const count = await shownChanges(page).count()
  expect(count).toBeLessThan(20)
  await expect(status(page)).toHaveText(`${count} of ${total.length} changes`)
  await field(page).fill('')
  await select(page, 'Type').selectOption('Features')
  await select(page, 'Command').selectOption('cy.intercept()')
  await expect(page).toHaveURL(`${address}?type=feature&command=intercept`)
  const others = { hasNotText: /^Feature .*cy\.intercept\(/ }
  await expect(shownChanges(page).filter(others)).toHaveCount(0)
  await expect(shownChanges(page).first()).toContainText('cy.intercept(')
  await page.reload()
  await expect(select(page, 'Command')).toHaveValue('intercept')
  await expect(shownChanges(page).first()).toContainText('cy.intercept(')
  await field(page).fill('nothing has these words')
  await expect(main(page)).toContainText('No change fits')
  await expect(shownChanges(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all changes' }).click()
  await expect(shownChanges(page)).toHaveCount(total.length)
})

test('headings without changes are hidden, in the contents too', async ({
  page,
}) => {
  await page.goto(`${address}?q=15.0.0#13-6-6`)
  await hydrated(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: 'Cypress 15' })).toBeVisible()
  await expect(contents.getByRole('link', { name: 'Cypress 12' })).toBeHidden()
  await expect(main(page).locator('#cypress-15')).toBeVisible()
  await expect(main(page).locator('#cypress-12')).toBeHidden()
  await expect(versionHeading(page, '15.0.0')).toBeVisible()
  await expect(versionHeading(page, '15.1.0')).toBeHidden()
  // What the address names stays.
  await expect(versionHeading(page, '13.6.6')).toBeVisible()
  await expect(main(page).locator('h3[id="13-6-6"] + ul > li')).toBeVisible()
  await field(page).fill('')
  await expect(versionHeading(page, '15.1.0')).toBeVisible()
  await expect(contents.getByRole('link', { name: 'Cypress 12' })).toBeVisible()
})

test('filters apply to a list that arrives after a click', async ({ page }) => {
  await page.goto('/guides/references/changelog-4-to-9')
  await hydrated(page)
  await main(page)
    .getByRole('link', { name: 'changelog for Cypress 10 and later' })
    .click()
  await expect(page).toHaveURL(`${address}?from=9.7.0`)
  await expect(status(page)).toHaveText(/^\d{3} of \d{3} changes$/)
  await expect(checklist(page).getByRole('heading')).toHaveText(
    `Upgrade from 9.7.0 to ${releases[0]?.version}`,
  )
})

const demanding = (from: string, to: string) => {
  const index = (wanted: string) =>
    releases.findIndex(({ version }) => version === wanted)
  return releases
    .slice(index(to), index(from))
    .flatMap(({ changes: { breaking = [], deprecated = [] } }) => [
      ...breaking,
      ...deprecated,
    ])
}

test('an upgrade has a checklist that is kept and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${address}?from=12.5&to=13.0`)
  await hydrated(page)
  await expect(select(page, 'Upgrade from')).toHaveValue('12.5.0')
  await expect(select(page, 'Upgrade to')).toHaveValue('13.0.0')
  const expected = demanding('12.5.0', '13.0.0')
  expect(expected.length).toBeGreaterThan(10)
  const boxes = checklist(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(expected.length)
  const progress = checklist(page).getByRole('status').first()
  await expect(progress).toHaveText(`0 of ${expected.length} checked`)
  await boxes.nth(1).check()
  await boxes.nth(3).press('Space')
  await expect(progress).toHaveText(`2 of ${expected.length} checked`)
  await page.reload()
  await expect(progress).toHaveText(`2 of ${expected.length} checked`)
  await expect(boxes.nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(checklist(page)).toContainText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const lines = copied.trim().split('\n')
  expect(lines[0]).toBe('## Upgrade from Cypress 12.5.0 to 13.0.0')
  expect(lines.slice(2)).toHaveLength(expected.length)
  expect(lines.filter((line) => line.startsWith('- [x] '))).toHaveLength(2)
  expect(lines.find((line) => line.includes('/issues/'))).toMatch(
    /^- \[ \] \*\*12\.6\.0\*\* (Breaking|Deprecated): .+\(https:\/\/github\.com\/cypress-io\/cypress\/issues\/\d+\)$/,
  )
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  await expect(progress).toHaveText(`0 of ${expected.length} checked`)
  await page.reload()
  await expect(progress).toHaveText(`0 of ${expected.length} checked`)
})

test('the checklist works without storage, and with what cannot be read', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.changelog.done', '{"<b>')
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await page.goto(`${address}?from=14.0&to=15.0`)
  await hydrated(page)
  await checklist(page).getByRole('checkbox').first().check()
  await expect(checklist(page)).toContainText('1 of')
})

test('an upgrade that breaks nothing says so', async ({ page }) => {
  await page.goto(`${address}?from=15.2&to=15.3`)
  await hydrated(page)
  await expect(checklist(page)).toContainText('Nothing breaks')
})

test('the feed is where the page says it is', async ({ page, request }) => {
  await page.goto(address)
  const link = page.locator('head > link[type="application/atom+xml"]')
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/atom+xml')
  expect(await response.text()).toContain(`Cypress ${releases[0]?.version}`)
  await expect(
    main(page).getByRole('link', { name: 'Atom feed' }),
  ).toHaveAttribute('href', '/changelog.atom')
})

for (const width of [1440, 360]) {
  test(`axe finds nothing, light and dark, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address}?from=14.0.0#14-0-0`)
    await hydrated(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await findViolationsInLooks(page)).toEqual([])
  })
}
