import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { dialog, input, nonsense, opener, rows, status } from './searchViews'

const guide = '/guides/core-concepts/introduction-to-cypress'
const command = '/api/commands/intercept'
const results = '/search?q=intercept'

const phone = { width: 360, height: 740 }
/** A 1280 × 1024 window at 400% zoom. */
const magnified = { width: 320, height: 256 }

/** Opens a page and waits until it's hydrated and its results are shown. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForSelector('html[data-has-hydrated="true"]')
  if (path === results) await expect(status(page)).toHaveText(/^\d+ results/)
}

const computedStyle = (element: Locator, property: string) =>
  element.evaluate(
    (it, name) => getComputedStyle(it).getPropertyValue(name),
    property,
  )

test.describe('reader text settings', () => {
  test.use({ viewport: phone })

  for (const path of ['/', guide, command, '/plugins', results, '/nowhere']) {
    test(`wider spacing and larger text fit on ${path}`, async ({ page }) => {
      const reach = () =>
        page.evaluate(() => {
          window.scrollTo(10_000, 0)
          return window.scrollX
        })
      await visit(page, path)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        // Like a user style sheet, it overrides the site's own styles.
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        )
        document.adoptedStyleSheets = [sheet]
      })
      expect(await reach()).toBe(0)
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
        document.documentElement.style.fontSize = '200%'
      })
      expect(await reach()).toBe(0)
      const cut = await page
        .locator('.navbar__inner .navbar__title')
        .evaluate((name) => name.scrollWidth - name.clientWidth)
      expect(cut).toBe(0)
    })
  }

  test('breadcrumbs that wrap line up with the text', async ({ page }) => {
    await page.setViewportSize(magnified)
    await visit(page, guide)
    const lefts = await page
      .locator('.breadcrumbs__item:not(:first-child), h1')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left))
    const heading = lefts.pop() ?? NaN
    expect(lefts).toHaveLength(2)
    // Each breadcrumb has a little padding on the left.
    const padding = 4
    expect(Math.min(...lefts)).toBe(heading - padding)
  })
})

test.describe('at 400% zoom', () => {
  test.use({ viewport: magnified })

  test('search results take up most of the window', async ({ page }) => {
    await visit(page, guide)
    await opener(page).click()
    await input(page).fill('intercept')
    await expect(rows(page).first()).toBeVisible()
    const list = dialog(page).locator('.DocSearch-Dropdown')
    expect((await list.boundingBox())?.height).toBeGreaterThan(
      magnified.height / 2,
    )
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  /** Touch targets under 44 pixels, not counting links in running text. */
  const small = (root: Locator) =>
    root.evaluate((element) =>
      [
        ...element.querySelectorAll(
          'a, button, summary, select, input:not([type=checkbox]), label:has(:checked), [role=tab]',
        ),
      ]
        .filter(
          (it) =>
            it.checkVisibility({ visibilityProperty: true }) &&
            !it.closest('p, pre, .markdown li, .markdown td, .markdown th') &&
            // The whole row is the target.
            getComputedStyle(it, '::after').position !== 'absolute',
        )
        .map((it) => {
          const { width, height } = it.getBoundingClientRect()
          return { width, height, html: it.outerHTML.slice(0, 120) }
        })
        .filter(
          ({ width, height }) =>
            width > 1 && height > 1 && Math.min(width, height) < 44,
        ),
    )

  for (const path of [
    '/',
    command,
    '/plugins',
    results,
    '/search',
    '/nowhere',
  ]) {
    test(`touch targets on ${path} are at least 44 pixels`, async ({
      page,
    }) => {
      await visit(page, path)
      expect(await small(page.locator('body'))).toEqual([])
    })
  }

  test('touch targets in the search dialog are at least 44 pixels', async ({
    page,
  }) => {
    await visit(page, guide)
    await opener(page).tap()
    await expect(dialog(page)).toContainText('Try searching for')
    expect(await small(dialog(page))).toEqual([])
    await input(page).fill('intercept')
    await expect(rows(page).first()).toBeVisible()
    expect(await small(dialog(page))).toEqual([])
    await input(page).fill(nonsense)
    await expect(dialog(page)).toContainText('No results')
    expect(await small(dialog(page))).toEqual([])
  })
})

test.describe('in forced colors', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

      test('highlighted search terms are readable', async ({ page }) => {
        await visit(page, results)
        const mark = page.locator('main mark').first()
        const background = () => computedStyle(mark, 'background-color')
        // `rgb`, not `rgba`: the background is opaque.
        expect(await background()).toMatch(/^rgb\(/)
        expect(await background()).not.toBe(await computedStyle(mark, 'color'))
      })

      // The site's own color mode is the opposite one.
      test('arrows contrast with the background', async ({ page }) => {
        await page.addInitScript(
          (theme) => localStorage.setItem('theme', theme),
          colorScheme === 'dark' ? 'light' : 'dark',
        )
        await visit(page, guide)
        const expected = colorScheme === 'dark' ? 'invert(1)' : 'none'
        for (const [selector, part] of [
          ['.menu__link--sublist-caret', '::after'],
          ['.breadcrumbs__item', '::after'],
        ] as const) {
          const filter = await page
            .locator(selector)
            .first()
            .evaluate((it, name) => getComputedStyle(it, name).filter, part)
          expect(filter).toBe(expected)
        }
      })

      test('the search dialog shows the focus and the selected result', async ({
        page,
      }) => {
        await visit(page, guide)
        await opener(page).click()
        await input(page).fill('intercept')
        const [first, second] = [rows(page).first(), rows(page).nth(1)]
        await expect(first).toHaveAttribute('aria-selected', 'true')
        await expect(first).toHaveCSS('outline-style', 'solid')
        await expect(second).toHaveCSS('outline-style', 'none')
        await expect(dialog(page).locator('.DocSearch-SearchBar')).toHaveCSS(
          'outline-style',
          'solid',
        )
      })
    })
  }
})

test.describe('code samples', () => {
  test.use({ viewport: phone })

  test('are named tab stops only if they scroll', async ({ page }) => {
    await visit(page, command)
    const samples = page.locator('.markdown pre')
    const misplaced = () =>
      samples.evaluateAll((all) =>
        all
          .map((sample) => ({
            scrolls: sample.scrollWidth > sample.clientWidth,
            isStop: sample.matches('[tabindex="0"][role=group][aria-label]'),
            isPlain: !sample.matches('[tabindex], [role]'),
          }))
          .filter(({ scrolls, isStop, isPlain }) =>
            scrolls ? !isStop : !isPlain,
          ),
      )
    await expect.poll(misplaced).toEqual([])
    const stop = page.getByRole('group', { name: /^Code/ }).first()
    await stop.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => stop.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(misplaced).toEqual([])
  })
})

test('tables with an empty corner cell have row headings', async ({ page }) => {
  await visit(page, '/api/events/catalog-of-events')
  const row = page.getByRole('rowheader', { name: 'Lasts', exact: true })
  await expect(row).toBeVisible()
  await expect(row).toHaveAttribute('scope', 'row')
  await page.setViewportSize(phone)
  await expect(row).toBeVisible()
  const table = page.getByRole('table').filter({ has: row })
  await expect(table.getByRole('columnheader').first()).toHaveText('cy.on')
})

test("screen readers skip an admonition's icon", async ({ page }) => {
  await visit(page, guide)
  const remark = page.locator('.theme-admonition').first()
  await expect(remark.locator('svg')).toBeVisible()
  await expect(remark.getByRole('img')).toHaveCount(0)
})

test('the table of contents underlines the current section', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, guide)
  const links = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
  await links.nth(2).click()
  await expect(links.nth(2)).toHaveCSS('text-decoration-line', 'underline')
})
