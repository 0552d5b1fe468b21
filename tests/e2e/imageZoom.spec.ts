import type { Locator, Page } from '@playwright/test'
import { findChunk } from './findChunk'
import { expect, test } from './fixtures'
import { findViolations } from './findViolations'

const withPictures = '/guides/core-concepts/retry-ability'
const withoutPictures = '/faq/questions/company-faq'

/** Opens a page and waits until its images can be zoomed. */
async function visit(page: Page) {
  await page.goto(withPictures)
  await pictures(page).first().scrollIntoViewIfNeeded()
}

/** Images that can be zoomed: of each drawing, only the light or dark version. */
const pictures = (page: Page) =>
  page.getByRole('article').getByRole('button', { name: /^Zoom: / })

const copy = (page: Page) => page.locator('.medium-zoom-image--opened')
const overlay = (page: Page) => page.locator('.medium-zoom-overlay')

const closeButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })

async function expectOpen(page: Page, picture: Locator) {
  await expect(closeButton(page)).toBeFocused()
  await expect(overlay(page)).toHaveCSS('opacity', '1')
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  // It fills the width or height of the window, without a margin.
  await expect
    .poll(async () => {
      const box = await copy(page).boundingBox()
      const size = page.viewportSize()
      return Math.max(
        (box?.width ?? 0) / (size?.width ?? 1),
        (box?.height ?? 0) / (size?.height ?? 1),
      )
    })
    .toBeGreaterThan(0.98)
}

async function expectClosed(page: Page, picture: Locator) {
  await expect(closeButton(page)).toHaveCount(0)
  await expect(overlay(page)).toHaveCount(0)
  await expect(copy(page)).toHaveCount(0)
  await expect(picture).toHaveAttribute('aria-pressed', 'false')
  await expect(picture).toHaveCSS('opacity', '1')
}

async function setDuration(page: Page, duration: string) {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, `.medium-zoom-image { transition-duration: ${duration} }`)
}

/** Collects requests for the zoom code. */
async function watchForCode(page: Page): Promise<string[]> {
  const file = await findChunk('medium-zoom-overlay')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(file)) asked.push(request.url())
  })
  return asked
}

/** Opens a page and holds back all one-second timers until released. */
async function visitAndHold(page: Page, path: string) {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const { setTimeout } = window
    Object.assign(window, {
      held,
      setTimeout: (handler: () => void, delay: number, ...rest: unknown[]) =>
        delay === 1000
          ? held.push(handler)
          : setTimeout(handler, delay, ...rest),
    })
  })
  await page.goto(path)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Held).held.length))
    .toBe(1)
  return () =>
    page.evaluate(() =>
      (window as unknown as Held).held.forEach((run) => run()),
    )
}

interface Held {
  held: (() => void)[]
}

test('images can be zoomed one second after the page is shown', async ({
  page,
}) => {
  const code = await watchForCode(page)
  const release = await visitAndHold(page, withPictures)
  await page.waitForLoadState('networkidle')
  await expect(pictures(page)).toHaveCount(0)
  expect(code).toEqual([])
  await release()
  await expect(pictures(page).first()).toBeVisible()
  expect(code).toHaveLength(1)
})

test('a page without images does not load the zoom code', async ({ page }) => {
  const code = await watchForCode(page)
  const release = await visitAndHold(page, withoutPictures)
  await release()
  await page.waitForLoadState('networkidle')
  expect(code).toEqual([])
})

test('images in links and media cannot be zoomed', async ({ page }) => {
  const release = await visitAndHold(page, withPictures)
  await page.locator('.markdown').evaluate((article) => {
    const add = (alt: string) => {
      const paragraph = document.createElement('p')
      const image = document.createElement('img')
      image.src = '/img/logo.svg'
      image.alt = alt
      paragraph.append(image)
      article.append(paragraph)
      return { paragraph, image }
    }
    add('alone')
    add('media').image.className = 'mediaImage'
    add('in media').paragraph.className = 'mediaImage'
    const link = document.createElement('a')
    link.href = '#'
    const { paragraph, image } = add('in a link')
    link.append(image)
    paragraph.append(link)
  })
  await release()
  await expect(
    page.getByRole('button', { name: 'Zoom: alone', exact: true }),
  ).toBeVisible()
  for (const name of ['media', 'in media', 'in a link']) {
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible()
  }
  await expect(page.locator('.navbar img.medium-zoom-image')).toHaveCount(0)
})

test('a click zooms in, and another click zooms out', async ({ page }) => {
  await visit(page)
  const picture = pictures(page).first()
  await picture.click()
  await expectOpen(page, picture)
  // The copy is hidden from assistive technology.
  await expect(copy(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(copy(page)).not.toHaveAttribute('tabindex')
  await copy(page).click()
  await expectClosed(page, picture)
  await expect(picture).toBeFocused()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} zooms in and Escape zooms out`, async ({ page }) => {
    await visit(page)
    const picture = pictures(page).first()
    await picture.focus()
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press(key)
    await expectOpen(page, picture)
    await page.keyboard.press('Escape')
    await expectClosed(page, picture)
    await expect(picture).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })
}

test('a visible button closes an image, by pointer and by keyboard', async ({
  page,
}) => {
  await visit(page)
  const picture = pictures(page).first()
  await picture.click()
  await expectOpen(page, picture)
  const box = await closeButton(page).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(await findViolations(page)).toEqual([])
  await closeButton(page).click()
  await expectClosed(page, picture)
  await expect(picture).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOpen(page, picture)
  await page.keyboard.press('Enter')
  await expectClosed(page, picture)
  await expect(picture).toBeFocused()
})

test('keys magnify and move an image', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page)
  const picture = pictures(page).first()
  await picture.focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, picture)
  const width = async () => (await copy(page).boundingBox())?.width ?? 0
  const before = await width()
  for (let i = 0; i < 8; i++) await page.keyboard.press('+')
  expect(await width()).toBeGreaterThan(5 * before)
  const left = (await copy(page).boundingBox())?.x ?? 0
  await page.keyboard.press('ArrowRight')
  expect((await copy(page).boundingBox())?.x).toBeCloseTo(left - 60, 0)
  for (let i = 0; i < 9; i++) await page.keyboard.press('-')
  expect(await width()).toBeCloseTo(before, 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('two fingers magnify an image, one moves it, and a tap does either', async ({
    page,
  }) => {
    await visit(page)
    const picture = pictures(page).first()
    await picture.tap()
    await expectOpen(page, picture)
    const box = async () => {
      const found = await copy(page).boundingBox()
      return { x: found?.x ?? 0, width: found?.width ?? 0 }
    }
    const session = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      xs: number[],
    ) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
      })
    await touch('touchStart', [170, 220])
    for (let by = 5; by <= 25; by += 5) {
      await touch('touchMove', [170 - by, 220 + by])
    }
    await touch('touchEnd', [])
    // The fingers are twice as far apart.
    const pinched = await box()
    expect(pinched.width).toBeCloseTo(780, -1)

    await touch('touchStart', [200])
    await touch('touchMove', [150])
    await touch('touchMove', [100])
    await touch('touchEnd', [])
    expect((await box()).x).toBeCloseTo(pinched.x - 100, -1)
    // It never leaves an edge of the window empty.
    await touch('touchStart', [30])
    await touch('touchMove', [380])
    await touch('touchMove', [389])
    await touch('touchEnd', [])
    expect((await box()).x).toBeCloseTo(0, 1)

    await page.touchscreen.tap(200, 400)
    expect((await box()).width).toBeCloseTo(390, 0)
    await page.touchscreen.tap(100, 400)
    expect((await box()).width).toBeGreaterThan(900)
    await closeButton(page).tap()
    await expectClosed(page, picture)
    await expect(picture).toBeFocused()
  })
})

test('an image is a tab stop and zooms out when it loses focus', async ({
  page,
}) => {
  await visit(page)
  const picture = pictures(page).first()
  await picture.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(picture).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(picture).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOpen(page, picture)
  // Don't scroll, because that would zoom out too.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
  await expectClosed(page, picture)
  await expect(picture).not.toBeFocused()
})

test('scrolling more than 40 px zooms out', async ({ page }) => {
  await page.clock.install()
  await visit(page)
  const picture = pictures(page).first()
  await picture.click()
  await expectOpen(page, picture)
  const scrollDown = (top: number) =>
    page.evaluate(
      (by) =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true })
          scrollBy({ top: by, behavior: 'instant' })
        }),
      top,
    )
  await scrollDown(40)
  await page.clock.runFor(1000)
  await expectOpen(page, picture)
  await scrollDown(1)
  await page.clock.runFor(1000)
  await expectClosed(page, picture)
})

for (const theme of ['light', 'dark']) {
  test(`zooming shows the ${theme} version of a drawing`, async ({ page }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('theme', value),
      theme,
    )
    await visit(page)
    const shown = pictures(page)
    // Only one of the two drawings in each figure is a button.
    await expect(shown).toHaveCount(await page.locator('figure').count())
    await shown.first().click()
    await expectOpen(page, shown.first())
    const source = await copy(page).getAttribute('src')
    expect(source?.endsWith('#dark')).toBe(theme === 'dark')
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    await expect(overlay(page)).toHaveCSS('background-color', background)
  })
}

for (const [when, duration] of [
  ['when open', '200ms'],
  ['while opening', '1s'],
] as const) {
  test(`changing the color mode zooms out, ${when}`, async ({ page }) => {
    await visit(page)
    await setDuration(page, duration)
    const picture = pictures(page).first()
    await picture.click()
    if (when === 'when open') await expectOpen(page, picture)
    else await expect(copy(page)).toHaveCount(1)
    // As if it had changed in another tab.
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      dispatchEvent(
        new StorageEvent('storage', {
          key: 'theme',
          oldValue: 'light',
          newValue: 'dark',
          storageArea: localStorage,
        }),
      )
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectClosed(page, picture)
    await expect(picture).toHaveAttribute('src', /#dark$/)
    // The other drawing can be zoomed.
    await picture.click()
    await expectOpen(page, picture)
  })

  test(`leaving the page zooms out, ${when}`, async ({ page }) => {
    await page.goto('/guides/overview/why-cypress')
    await page.locator('html[data-has-hydrated="true"]').waitFor()
    await page.locator(`a[href^="${withPictures}"]`).first().click()
    await expect(page).toHaveURL((url) => url.pathname === withPictures)
    await pictures(page).first().scrollIntoViewIfNeeded()
    await setDuration(page, duration)
    const picture = pictures(page).first()
    await picture.focus()
    await page.keyboard.press('Enter')
    if (when === 'when open') await expectOpen(page, picture)
    else await expect(copy(page)).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Retry-ability',
    )
    await expect(overlay(page)).toHaveCount(0)
    await expect(copy(page)).toHaveCount(0)
  })
}

test('respects reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  const picture = pictures(page).first()
  await picture.click()
  await expect(copy(page)).toHaveCSS('transition-duration', '0.001s')
  await expect(overlay(page)).toHaveCSS('transition-duration', '0.001s')
  await expectOpen(page, picture)
  await page.keyboard.press('Escape')
  await expectClosed(page, picture)
})

test('a page works without the zoom code', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  let asked = 0
  await page.route(`**${await findChunk('medium-zoom-overlay')}*`, (route) => {
    asked++
    return route.abort()
  })
  await page.goto(withPictures)
  // The first request and two retries, then it gives up.
  await expect.poll(() => asked).toBe(3)
  await page.getByRole('link', { name: 'API', exact: true }).first().click()
  await expect(page).toHaveURL(/\/api\//)
  expect(errors).toEqual([])
})
