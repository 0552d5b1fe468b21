import type { Page } from '@playwright/test'
import type { Recording } from '../../lib/recording'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'

const address = '/api/commands/click'

const player = (page: Page) =>
  page.getByRole('region', { name: 'Recorded run' })

const open = async (page: Page, path = address) => {
  await page.goto(path)
  await page.waitForSelector('html[data-has-hydrated="true"]')
  await page.getByRole('button', { name: 'Watch it run' }).first().click()
  await expect(player(page).getByRole('slider')).toBeVisible()
}

/** The document in the frame that's shown. */
const shown = (page: Page) =>
  player(page).frameLocator('iframe[data-front=true]')

test.describe('a recorded run', () => {
  // It doesn't start by itself then.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('is a list before it is watched, and loads nothing', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(address)
    const log = page.getByRole('list', { name: 'Command Log' }).first()
    await expect(log.getByRole('listitem').last()).toContainText(
      '-click {shiftkey: true}',
    )
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('/replays/'))).toEqual([])
  })

  test('shows the app at each step, by keyboard', async ({ page }) => {
    await open(page)
    const log = player(page).getByRole('list', { name: 'Command Log' })
    await log.locator('[aria-current=step]').focus()
    await page.keyboard.press('End')
    const current = log.locator('[aria-current=step]')
    await expect(current).toContainText('click')
    await expect(current).toBeFocused()
    // Shift selects the row, which the app shows in another color.
    await expect(
      player(page)
        .frameLocator('iframe[data-front=true]')
        .locator('[data-cy=order-row][aria-selected=true]'),
    ).toHaveCount(1)
    await page.keyboard.press('Home')
    await expect(log.locator('[aria-current=step]')).toContainText('get')
  })

  test('gives the focus back when it is closed', async ({ page }) => {
    await open(page)
    await player(page).getByRole('button', { name: 'Close' }).click()
    await expect(player(page)).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: 'Watch it run' }).first(),
    ).toBeFocused()
  })

  test('says that it could not be loaded, and tries again', async ({
    page,
  }) => {
    await page.goto(address)
    await page.waitForSelector('html[data-has-hydrated="true"]')
    await page.route('**/replays/*.json', (route) => route.abort())
    await page.getByRole('button', { name: 'Watch it run' }).first().click()
    await expect(player(page).getByRole('alert')).toContainText(
      "The recording couldn't be loaded",
    )
    await page.unroute('**/replays/*.json')
    await player(page).getByRole('button', { name: 'Try again' }).click()
    await expect(player(page).getByRole('slider')).toBeVisible()
  })

  test('shows the same test while the app is slow', async ({ page }) => {
    await open(page, '/guides/core-concepts/retry-ability')
    const choice = player(page).getByRole('group', {
      name: 'How slow is the app?',
    })
    await expect(player(page)).toContainText('Passes in')
    await choice.getByRole('radio', { name: '6 s' }).click()
    await expect(player(page)).toContainText('Fails after')
  })

  test('axe finds nothing, light and dark', async ({ page }) => {
    await open(page)
    expect(await findViolationsInLooks(page, 'light', [1440, 360])).toEqual([])
  })
})

test('plays to the end by itself', async ({ page }) => {
  const loaded = page.waitForResponse(/\/replays\/[\w-]+\.json$/)
  await open(page)
  const { lines } = (await (await loaded).json()) as Recording
  await expect(
    player(page).getByRole('button', { name: 'Play again' }),
  ).toBeVisible({ timeout: 30_000 })
  await expect(
    player(page)
      .getByRole('list', { name: 'Command Log' })
      .locator('[data-status=passed]'),
  ).toHaveCount(lines.length)
})

test('pages of the app run no scripts, and load only what is ours', async ({
  page,
  origin,
}) => {
  await page.goto(address)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page)
  await expect(shown(page).locator('body')).toBeAttached()
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([])
  for (const frame of await player(page).locator('iframe').all())
    await expect(frame).toHaveAttribute('sandbox', '')
})
