import type { Locator, Page } from '@playwright/test'
import { hydrated } from './chunks'
import { findViolationsInLooks } from './findViolations'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

/** A long page, with many sections of both levels. */
const long = '/guides/references/migration-guide'
const guide = '/guides/core-concepts/introduction-to-cypress'

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' })
const current = (page: Page) => page.locator('[aria-current="location"]')
const subsections = (page: Page) =>
  contents(page).locator('li li a').filter({ visible: true })
const bar = (page: Page) => page.getByRole('button', { name: 'On this page' })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Scrolls to a part of the page, and waits until the page knows. */
const scrollPage = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    const { scrollHeight } = document.documentElement
    scrollTo(0, scrollHeight * part)
    // Its scroll event comes with the next frame.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise(requestAnimationFrame)
    }
  }, share)

const topOf = (element: Locator) =>
  element.evaluate((it) => it.getBoundingClientRect().top)
const bottomOf = (element: Locator) =>
  element.evaluate((it) => it.getBoundingClientRect().bottom)

test.describe('next to the text', () => {
  test.use({ viewport: { width: 1280, height: 700 } })

  test('the entry of the current section is in view', async ({ page }) => {
    await visit(page, long)
    const seen = new Set<string>()
    for (const share of [0.2, 0.4, 0.6, 0.8, 0.1]) {
      await scrollPage(page, share)
      await expect(current(page)).toHaveCount(1)
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      seen.add((await current(page).textContent()) ?? '')
    }
    expect(seen.size).toBe(5)
    await scrollPage(page, 0)
    await expect(contents(page).getByRole('link').first()).toBeInViewport()
  })

  test('the entry is that of the section that was opened', async ({ page }) => {
    await visit(page, long)
    const ids = await page
      .locator('.markdown > :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({ id }) => id))
    for (const share of [0.25, 0.5, 0.75]) {
      const id = ids[Math.floor(ids.length * share)]
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#${id}`)
      await expect(current(page)).toHaveAttribute('href', `#${id}`)
      await expect(current(page)).toBeInViewport({ ratio: 1 })
    }
  })

  test('only the current section lists its subsections', async ({ page }) => {
    await visit(page, long)
    const section = contents(page)
      .locator('ul > li')
      .filter({ has: page.locator('ul') })
    await section.nth(1).getByRole('link').first().click()
    const inside = section.nth(1).locator('li a')
    await expect(inside.first()).toBeVisible()
    await expect(subsections(page)).toHaveCount(await inside.count())
    await section.nth(2).getByRole('link').first().click()
    await expect(inside.first()).toBeHidden()
    await expect(section.nth(2).locator('li a').first()).toBeVisible()
  })

  for (const [what, withoutSlides, reducedMotion] of [
    ['nothing jumps when sections open and close', false, 'no-preference'],
    ['nothing jumps with reduced motion', false, 'reduce'],
    ['entries jump if they do not slide', true, 'no-preference'],
  ] as const) {
    test(what, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await watchShifts(page)
      if (withoutSlides) {
        await page.addInitScript(() => {
          const { animate } = Element.prototype
          Element.prototype.animate = function (_frames, options) {
            return animate.call(this, null, options)
          }
        })
      }
      await visit(page, long)
      const steps = 8
      for (let step = 1; step <= steps; step++) {
        await scrollPage(page, step / steps / 2)
        // Some readers are faster than the entries.
        if (step % 2) await page.waitForTimeout(200)
      }
      const shifts = await readShifts(page)
      if (withoutSlides) expect(shifts).not.toEqual([])
      else expect(shifts).toEqual([])
    })
  }

  test('the list fades at its ends', async ({ page }) => {
    await visit(page, long)
    const list = contents(page).locator(':scope > ul')
    await expect(list).toHaveCSS('mask-image', /linear-gradient/)
    const { first, fade } = await list.evaluate((it) => ({
      fade: parseFloat(getComputedStyle(it).paddingTop),
      first:
        (it.querySelector('a')?.getBoundingClientRect().top ?? 0) -
        it.getBoundingClientRect().top,
    }))
    // Only the padding fades while the list is at its start.
    expect(first).toBe(fade)
  })
})

test.describe('the second skip link', () => {
  const skip = (page: Page) =>
    page.getByRole('link', { name: 'Skip to table of contents' })

  for (const [state, waitFor] of [
    ['before React runs', undefined],
    ['once React runs', hydrated],
  ] as const) {
    test(`leads to the contents ${state}`, async ({ page }) => {
      if (!waitFor) {
        await page.route('**/assets/js/*.js', (route) =>
          /runtime|main/.test(route.request().url())
            ? route.continue()
            : route.abort(),
        )
      }
      await page.goto(guide)
      await waitFor?.(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(skip(page)).toBeFocused()
      await expect(skip(page)).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(contents(page).getByRole('link').first()).toBeFocused()
      await expect(page).toHaveURL(guide)
    })
  }

  test('leads to the button that opens them in a narrow window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, guide)
    await skip(page).focus()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toBeFocused()
  })

  test('is only on pages with contents', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).not.toHaveText(/^Skip/)
    await expect(skip(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

  /** Opens the sheet in the middle of the page. */
  async function openSheet(page: Page, path = long) {
    await visit(page, path)
    await scrollPage(page, 0.5)
    await expect(bar(page)).toContainText(/On this page\S/)
    await bar(page).tap()
    await expect(contents(page)).toBeVisible()
  }

  test('a bar below the navbar names the current section', async ({ page }) => {
    await visit(page, long)
    await expect(bar(page)).toHaveText('On this page')
    expect((await bar(page).boundingBox())?.height).toBe(44)
    for (const share of [0.3, 0.6]) {
      await scrollPage(page, share)
      const section = (await current(page).textContent()) ?? ''
      expect(section).toMatch(/\S/)
      await expect(bar(page)).toHaveText(`On this page${section}`)
      expect(await topOf(bar(page))).toBe(await bottomOf(navbar(page)))
    }
  })

  for (const width of [320, 768, 1024]) {
    test(`nothing covers the bar at the top of a page ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, guide)
      expect(await topOf(bar(page))).toBe(await bottomOf(navbar(page)))
    })
  }

  test('the bar opens a sheet that scrolls, at the current section', async ({
    page,
  }) => {
    await openSheet(page)
    await expect(current(page)).toBeFocused()
    await expect(current(page)).toBeInViewport({ ratio: 1 })
    const { height, whole, right } = await contents(page).evaluate((sheet) => ({
      height: sheet.clientHeight,
      whole: sheet.scrollHeight,
      right: sheet.getBoundingClientRect().right,
    }))
    expect(height).toBeLessThan(844)
    expect(whole).toBeGreaterThan(height)
    expect(right).toBeLessThanOrEqual(390)
    expect(await topOf(contents(page))).toBeCloseTo(
      await bottomOf(bar(page)),
      0,
    )
    const before = await page.evaluate(() => scrollY)
    await contents(page).evaluate((sheet) => sheet.scrollTo(0, 0))
    await expect(contents(page).getByRole('link').first()).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('entries in the sheet lead to their section and close it', async ({
    page,
  }) => {
    await openSheet(page)
    const entry = contents(page).locator('li li a').nth(3)
    const id = (await entry.getAttribute('href'))?.slice(1) ?? ''
    const title = (await entry.textContent()) ?? ''
    await entry.tap()
    await expect(contents(page)).toBeHidden()
    await expect(page).toHaveURL(`${long}#${id}`)
    const heading = page.locator(`[id="${id}"]`)
    await expect(heading).toBeInViewport()
    const gap = async () => (await topOf(heading)) - (await bottomOf(bar(page)))
    await expect.poll(gap).toBeGreaterThan(20)
    expect(await gap()).toBeLessThan(28)
    await expect(bar(page)).toHaveText(`On this page${title}`)
    // Reading goes on there with the keyboard, too.
    await page.keyboard.press('Tab')
    await expect(heading.getByRole('link')).toBeFocused()
  })

  test('the bar does not cover the heading that an address leads to', async ({
    page,
  }) => {
    await visit(page, guide)
    const ids = await page
      .locator('.markdown > h3')
      .evaluateAll((headings) => headings.map(({ id }) => id))
    const id = ids[Math.floor(ids.length / 2)] ?? ''
    await page.goto('/offline')
    await visit(page, `${guide}#${id}`)
    const gap = async () =>
      (await topOf(page.locator(`[id="${id}"]`))) - (await bottomOf(bar(page)))
    await expect.poll(gap).toBeGreaterThan(20)
    expect(await gap()).toBeLessThan(28)
    await expect(current(page)).toHaveAttribute('href', `#${id}`)
  })

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    // In the margin: what's tapped in the text could take the focus.
    ['a tap outside', (page: Page) => page.touchscreen.tap(4, 835)],
    ['a tap on the bar', (page: Page) => bar(page).tap()],
  ] as const) {
    test(`${how} closes the sheet, and the focus returns`, async ({ page }) => {
      await openSheet(page)
      await close(page)
      await expect(contents(page)).toBeHidden()
      await expect(bar(page)).toBeFocused()
      await expect(bar(page)).toHaveJSProperty('ariaExpanded', null)
    })
  }

  test('going back closes the sheet', async ({ page }) => {
    await visit(page, long)
    await page.evaluate(() => {
      location.hash = '#__docusaurus'
    })
    await bar(page).tap()
    await expect(contents(page)).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(contents(page)).toBeHidden()
  })

  test('the sheet closes when there is room for the contents', async ({
    page,
  }) => {
    await openSheet(page)
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(bar(page)).toBeHidden()
    await expect(contents(page)).not.toHaveJSProperty('popover', null)
    expect(
      await contents(page).evaluate((it) => it.matches(':popover-open')),
    ).toBe(false)
    await expect(current(page)).toBeInViewport({ ratio: 1 })
  })

  test('entries in the sheet are at least 44 pixels high', async ({ page }) => {
    await openSheet(page)
    const heights = await contents(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().height),
      )
    expect(heights.length).toBeGreaterThan(20)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })

  test('axe finds nothing while the sheet is open', async ({ page }) => {
    await openSheet(page, guide)
    expect(await findViolationsInLooks(page)).toEqual([])
    await expect(contents(page)).toBeVisible()
  })

  test('the bar opens the sheet before React runs', async ({ page }) => {
    await page.route('**/assets/js/*.js', (route) =>
      /runtime|main/.test(route.request().url())
        ? route.continue()
        : route.abort(),
    )
    await page.goto(guide)
    await bar(page).tap()
    await expect(contents(page).getByRole('link').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every entry is listed next to the text', async ({ page }) => {
    await page.goto(long)
    const links = contents(page).getByRole('link')
    await expect(links.last()).toBeVisible()
    await expect(subsections(page)).not.toHaveCount(0)
  })
})
