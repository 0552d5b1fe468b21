import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { type Spec, specsFile } from '../../plugins/takeAway/specs'
import { hydrated } from './chunks'
import { findViolations } from './findViolations'
import { expect, siteBuild, test } from './fixtures'

const route = '/api/commands/click'
const published = `https://docs.cypress.io${route}`

const specs = JSON.parse(
  readFileSync(path.join(siteBuild, specsFile(route.slice(1))), 'utf8'),
) as Spec[]

const [first] = specs
if (!first) throw new Error(`${route} has no specs.`)

/** The file that a reader gets. */
const file = `// From ${published}${first.section && `#${first.section}`}\n\n${first.text}\n`
const name = `${['click', first.section].filter(Boolean).join('-')}.cy.ts`

const copyButton = (page: Page, code: string) =>
  page
    .locator('.theme-code-block')
    .filter({ has: page.locator('code').getByText(code, { exact: true }) })
    .first()
    .getByRole('button', { name: 'Copy code to clipboard' })

const menuOf = (page: Page) =>
  page.getByRole('group', { name: 'Take this sample with you' })

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText())

async function open(page: Page, address = route) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await hydrated(page)
}

test('a copied sample is also a whole spec, with the keyboard', async ({
  page,
}) => {
  await open(page)
  await copyButton(page, first.code).focus()
  await page.keyboard.press('Enter')
  const menu = menuOf(page)
  await expect(menu.getByRole('status')).toHaveText(
    'This sample ran in Cypress as a whole spec.',
  )
  expect(await clipboard(page)).toBe(first.code)
  await page.keyboard.press('Tab')
  const copy = menu.getByRole('button', { name: 'Copy as a whole spec' })
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('status')).toHaveText(
    `Copied. Save it as cypress/e2e/${name} in Fernhill.`,
  )
  expect(await clipboard(page)).toBe(file)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
})

test('a project has Fernhill and the spec', async ({ page }) => {
  await open(page)
  await copyButton(page, first.code).click()
  const menu = menuOf(page)
  const downloading = page.waitForEvent('download')
  await menu.getByRole('button', { name: 'Download a project with it' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(name.replace('.cy.ts', '.zip'))
  const archive = await download.path()
  const files = unzipSync(readFileSync(archive))
  const fernhill = unzipSync(readFileSync(path.join(siteBuild, 'fernhill.zip')))
  const added = Object.keys(files).filter((name) => !(name in fernhill))
  expect(added).toEqual([`fernhill/cypress/e2e/${name}`])
  expect(strFromU8(files[added[0] ?? ''] ?? new Uint8Array())).toBe(file)
  for (const [name, bytes] of Object.entries(fernhill)) {
    expect(Buffer.compare(bytes, files[name] ?? new Uint8Array())).toBe(0)
  }
  await expect(menu.getByRole('status')).toContainText(
    `npx cypress run --spec cypress/e2e/${name}`,
  )
})

test('the reader gets the language of the tab', async ({ page }) => {
  const language = '/api/cypress-api/custom-commands'
  const script = (
    JSON.parse(
      readFileSync(path.join(siteBuild, specsFile(language.slice(1))), 'utf8'),
    ) as Spec[]
  ).find((spec) => spec.language === 'js')
  expect(script).toBeDefined()
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.language', 'javascript')
  })
  await open(page, language)
  await copyButton(page, script?.code ?? '').click()
  await menuOf(page).getByRole('button', { name: 'Copy as' }).click()
  await expect(menuOf(page).getByRole('status')).toContainText('.cy.js')
  expect(await clipboard(page)).toContain(script?.text ?? '?')
})

test('samples that have not run that way are only copied', async ({ page }) => {
  await open(page)
  const loaded = page.waitForResponse(`**/${specsFile(route.slice(1))}`)
  const wrong = page.locator('.theme-code-block.wrong-usage').first()
  await wrong.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(wrong.getByRole('status')).toHaveText('Copied')
  await expect(menuOf(page)).toHaveCount(0)
  await copyButton(page, first.code).click()
  await loaded
  await expect(menuOf(page)).toHaveCount(1)
})

test('a failure says so, and can be tried again', async ({ page }) => {
  await open(page)
  const address = `**/${specsFile(route.slice(1))}`
  await page.route(address, (request) => request.abort())
  await copyButton(page, first.code).click()
  const menu = menuOf(page)
  await expect(menu.getByRole('status')).toContainText('Check your connection.')
  expect(await clipboard(page)).toBe(first.code)
  await page.unroute(address)
  await menu.getByRole('button', { name: 'Try again' }).click()
  const download = menu.getByRole('button', {
    name: 'Download a project with it',
  })
  await page.route('**/fernhill.zip', (request) => request.abort())
  await download.click()
  await expect(menu.getByRole('status')).toHaveText(
    'Could not download the project. Check your connection, and try again.',
  )
  await page.unroute('**/fernhill.zip')
  const downloading = page.waitForEvent('download')
  await download.click()
  await downloading
})

for (const width of [320, 1440]) {
  for (const mode of ['light', 'dark']) {
    test(`the menu fits into ${width} px in ${mode} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.addInitScript(
        (chosen) => localStorage.setItem('theme', chosen),
        mode,
      )
      await open(page)
      await copyButton(page, first.code).click()
      const menu = menuOf(page)
      await menu.getByRole('button', { name: 'Copy as' }).click()
      await expect(menu.getByRole('status')).toContainText('Copied')
      const box = await menu.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.screenshot({
        path: `test-results/takeAway-${width}-${mode}.png`,
      })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(width)
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are the sample, and the way to Fernhill', async ({ page }) => {
    await page.goto(route)
    await expect(
      page.locator('code').getByText(first.code, { exact: true }).first(),
    ).toBeVisible()
    await page.goto('/guides/references/samples')
    await expect(page.locator('a[href="/fernhill.zip"]').first()).toBeVisible()
  })
})
