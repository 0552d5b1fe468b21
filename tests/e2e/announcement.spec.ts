import type { Page } from '@playwright/test'
import { announcement } from '../../src/data/announcement'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const guide = '/guides/overview/why-cypress'

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const closeButton = (page: Page) =>
  bar(page).getByRole('button', { name: 'Close announcement' })
const hydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated="true"]')

/** Fills `localStorage` before the page opens. */
const remember = (page: Page, items: Record<string, string>) =>
  page.addInitScript((all) => {
    // Only once, so a reload keeps what the page itself has stored since.
    if (sessionStorage.getItem('remembered')) return
    sessionStorage.setItem('remembered', 'yes')
    Object.entries(all).forEach((item) => localStorage.setItem(...item))
  }, items)

const stored = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
  }))

const dismissed = {
  'docusaurus.announcement.id': announcement.id,
  'docusaurus.announcement.dismiss': 'true',
}
const earlierDismissed = {
  'docusaurus.announcement.id': 'an-earlier-one',
  'docusaurus.announcement.dismiss': 'true',
}

test("names the new guides and isn't a second banner landmark", async ({
  page,
}) => {
  await page.goto(guide)
  await expect(bar(page)).toContainText('New guides')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const links = bar(page).getByRole('link')
  await expect(links).toHaveText(['Azure Active Directory', 'social logins'])
})

test('links to its pages without reloading the site', async ({ page }) => {
  await page.goto(guide)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await bar(page).getByRole('link', { name: 'social logins' }).click()
  await expect(page).toHaveURL(
    '/guides/end-to-end-testing/social-authentication',
  )
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const [width, viewport] of [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 360, height: 740 }],
] as const) {
  test.describe(`in a ${width} window`, () => {
    test.use({ viewport })

    test('stays closed once dismissed with the keyboard', async ({ page }) => {
      await page.goto(guide)
      await hydrated(page)
      expect(await stored(page)).toEqual({
        id: announcement.id,
        dismiss: 'false',
      })
      await closeButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(bar(page)).toBeHidden()
      expect(await stored(page)).toEqual({
        id: announcement.id,
        dismiss: 'true',
      })
      await page.reload()
      await hydrated(page)
      await expect(bar(page)).toBeHidden()
      await page.goto('/')
      await expect(bar(page)).toBeHidden()
    })

    for (const [visitor, items, shown] of [
      ['a first visitor', {}, true],
      ['a visitor who dismissed it', dismissed, false],
      ['a visitor who dismissed an earlier one', earlierDismissed, true],
    ] as const) {
      test(`causes no layout shift for ${visitor}`, async ({ page }) => {
        await remember(page, items)
        await watchShifts(page)
        await page.goto(guide)
        await hydrated(page)
        await expect(bar(page)).toBeVisible({ visible: shown })
        expect(await readShifts(page)).toEqual([])
      })

      test(`is ${shown ? 'shown' : 'hidden'} before any script loads for ${visitor}`, async ({
        page,
      }) => {
        await remember(page, items)
        await page.route('**/assets/js/**', (route) => route.abort())
        await page.goto(guide)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(bar(page)).toBeVisible({ visible: shown })
      })
    }
  })
}

test('comes back with a new ID until that one is closed', async ({ page }) => {
  await remember(page, earlierDismissed)
  await page.goto(guide)
  await hydrated(page)
  await expect(bar(page)).toBeVisible()
  await expect
    .poll(() => stored(page))
    .toEqual({ id: announcement.id, dismiss: 'false' })
  await closeButton(page).click()
  await page.reload()
  await hydrated(page)
  await expect(bar(page)).toBeHidden()
})

test('can be closed if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('Storage is forbidden')
      },
    })
  })
  await page.goto(guide)
  await hydrated(page)
  await closeButton(page).click()
  await expect(bar(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('has a close button that is easy to tap', async ({ page }) => {
    await page.goto(guide)
    const box = await closeButton(page).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps its links and hides the close button', async ({ page }) => {
    await page.goto(guide)
    await expect(closeButton(page)).toBeHidden()
    await bar(page).getByRole('link', { name: 'social logins' }).click()
    await expect(page).toHaveURL(
      '/guides/end-to-end-testing/social-authentication',
    )
  })
})
