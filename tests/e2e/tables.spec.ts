import type { Page } from '@playwright/test'
import { findOverflows } from './findOverflows'
import { expect, test } from './fixtures'

const command = '/api/commands/click'

async function visit(page: Page) {
  await page.goto(command)
  await page.waitForSelector('html[data-has-hydrated="true"]')
}

const row = (page: Page) =>
  page.getByRole('row').filter({ has: page.locator('#scrollBehavior') })

// routes.spec.ts looks for overflows on every page.
test('a page or table that is too wide is found', async ({ page }) => {
  await visit(page)
  expect(await findOverflows(page)).toEqual([])
  await page.evaluate(() => {
    for (const table of document.querySelectorAll('table'))
      table.style.minWidth = '2000px'
    const heading = document.querySelector('h1')
    if (heading) heading.style.width = '400px'
  })
  const found = await findOverflows(page)
  expect(found).toContainEqual(
    expect.stringMatching(/^at 320px: page by \d+px/),
  )
  for (const width of [1024, 1280, 1440])
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^at ${width}px: table ".+" by \\d+px`)),
    )
})

for (const width of [320, 768, 1440]) {
  test(`an option is a block with its version and default, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page)
    const cells = row(page).getByRole('cell')
    await expect(cells.first()).toContainText('since 6.1')
    const boxes = await Promise.all(
      [cells.first(), cells.nth(2), cells.last(), row(page)].map((part) =>
        part.boundingBox(),
      ),
    )
    const [name, fallback, text, whole] = boxes.map(
      (box) => box ?? { x: 0, y: 0, width: 0, height: 0 },
    )
    expect(text?.width).toBeCloseTo(whole?.width ?? 0)
    expect(text?.y).toBeGreaterThan(name?.y ?? 0)
    expect((fallback?.x ?? 0) + (fallback?.width ?? 0)).toBeCloseTo(
      (whole?.x ?? 0) + (whole?.width ?? 0),
    )
  })
}

test('a name has a link that appears on hover and focus', async ({ page }) => {
  await visit(page)
  const link = row(page).getByRole('link', { name: 'scrollBehavior' }).first()
  await expect(link).toHaveCSS('opacity', '0')
  await row(page).getByRole('cell').first().hover()
  await expect(link).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(link).toHaveCSS('opacity', '0')
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#scrollBehavior$/)
})

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the link of a name is always there', async ({ page }) => {
    await visit(page)
    await expect(
      row(page).getByRole('link', { name: 'scrollBehavior' }).first(),
    ).toHaveCSS('opacity', '1')
  })

  test('so is the link of a heading', async ({ page }) => {
    await visit(page)
    await expect(page.locator('h2 > .hash-link').first()).toHaveCSS(
      'opacity',
      '1',
    )
  })
})
