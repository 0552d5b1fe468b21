import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const home = '/'
const guide = '/guides/core-concepts/introduction-to-cypress'
const withTabs = '/guides/getting-started/installing-cypress'
const command = '/api/commands/intercept'
const pages = [
  home,
  guide,
  withTabs,
  command,
  '/guides/overview/why-cypress',
  '/api/commands/get',
  '/api/events/catalog-of-events',
  '/plugins',
  '/search?q=intercept',
  '/nowhere',
]

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForSelector('html[data-has-hydrated="true"]')
}

for (const path of pages) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await visit(page, path)
    const reach = () =>
      page.evaluate(() => {
        window.scrollTo(10_000, 0)
        return window.scrollX
      })
    expect(await reach()).toBe(0)
    // A 1280-pixel window at 400% zoom.
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await reach()).toBe(0)
  })
}

test('the last selected tab is restored without the bundle', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'),
  )
  await page.route('**/assets/js/**', (route) => route.abort())
  await page.goto(withTabs)
  const tabs = page.locator('.tabs-container').filter({ hasText: 'pnpm' })
  await expect(tabs.first().getByRole('tab', { selected: true })).toHaveText(
    'pnpm',
  )
  await expect(tabs.first().getByRole('tabpanel')).toContainText('pnpm')
})

test.describe('in print', () => {
  test('the page is light, complete, and without navigation', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await visit(page, withTabs)
    const background = () =>
      page
        .locator('html')
        .evaluate((html) => getComputedStyle(html).backgroundColor)
    expect(await background()).not.toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'print' })
    expect(await background()).toBe('rgb(255, 255, 255)')
    for (const chrome of [
      page.locator('.navbar'),
      page.locator('.theme-doc-sidebar-container'),
      page.locator('.footer'),
      page.locator('.pagination-nav'),
      page.getByRole('navigation', { name: 'On this page' }),
      page.getByRole('tablist').first(),
    ]) {
      await expect(chrome).toBeHidden()
    }
    const panels = page.locator('[role=tabpanel]')
    expect(await panels.count()).toBeGreaterThan(2)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    const label = await panels
      .nth(1)
      .evaluate((panel) => getComputedStyle(panel, '::before').content)
    expect(label).toMatch(/^"\S/)
  })

  test('drawings that were shown in dark mode are there in light', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await visit(page, '/guides/core-concepts/retry-ability')
    const light = page.locator('figure img:not([src$="#dark"])')
    const dark = page.locator('figure img[src$="#dark"]')
    await dark.first().scrollIntoViewIfNeeded()
    await expect(light.first()).toBeHidden()
    await expect
      .poll(() =>
        light.evaluateAll((images: HTMLImageElement[]) => images[0]?.complete),
      )
      .toBe(true)
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.replace(/#.*/, ''))
        .filter((name) => /images\/.*\.svg/.test(name)),
    )
    // The two versions are one file.
    expect(new Set(files).size).toBe(files.length)
    await page.emulateMedia({ media: 'print' })
    await expect(light.first()).toBeVisible()
    await expect(dark.first()).toBeHidden()
  })

  test('external links show their URLs', async ({ page }) => {
    await visit(page, withTabs)
    const link = page.locator('.markdown a[href^="https://"]').first()
    const address = await link.getAttribute('href')
    const suffix = () =>
      link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(await suffix()).toBe('none')
    await page.emulateMedia({ media: 'print' })
    expect(await suffix()).toContain(address)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [home, withTabs]) {
    test(`nothing on ${path} is animated`, async ({ page }) => {
      await visit(page, path)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationName, scrollBehavior } =
            getComputedStyle(element)
          const still =
            /^0s(, 0s)*$/.test(transitionDuration) &&
            animationName === 'none' &&
            scrollBehavior === 'auto'
          return still
            ? []
            : [`${element.outerHTML.slice(0, 100)} ${transitionDuration}`]
        }),
      )
      expect(moving).toEqual([])
    })
  }
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('lines mark the current page, the selected tab, and the focus', async ({
    page,
  }) => {
    await visit(page, withTabs)
    for (const current of [
      page.locator('.navbar__items .navbar__link--active'),
      page.locator('.theme-doc-sidebar-menu .menu__link[aria-current=page]'),
    ]) {
      await expect(current).toHaveCSS('text-decoration-line', 'underline')
    }
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveCSS(
      'border-bottom-width',
      '3px',
    )
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all tab panels with their labels', async ({ page }) => {
    await page.goto(withTabs)
    await expect(page.getByRole('tablist').first()).toBeHidden()
    const panels = page.locator('[role=tabpanel]')
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    await expect(panels.first()).toHaveAttribute('aria-label', /\S/)
  })

  for (const width of [1440, 360]) {
    test(`hides buttons that need scripts at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(withTabs)
      await expect(page.locator('h1')).toBeVisible()
      // The browser itself opens the table of contents.
      const needy = page.locator('button:not([popovertarget])')
      await expect(needy.filter({ visible: true })).toHaveCount(0)
    })
  }

  test('links to sections, pages, and headings on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(guide)
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Guides', 'API', 'Plugins', 'Examples', 'FAQ']) {
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(
      page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: 'Retry-ability', exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'On this page' }).click()
    const heading = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .first()
    await expect(heading).toBeVisible()
    const href = await heading.getAttribute('href')
    const id = href?.split('#')[1]
    await heading.click()
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  })
})

test.describe('with the keyboard', () => {
  test('the focus is visible at each tab stop', async ({ page }) => {
    await visit(page, withTabs)
    const stops = 40
    const unmarked: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const mark = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        return {
          html: focused.outerHTML.slice(0, 100),
          seen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        }
      })
      if (!mark.seen) unmarked.push(mark.html)
    }
    expect(unmarked).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('a wide table scrolls, but the page does not', async ({ page }) => {
      await visit(page, '/contributing/style-guide')
      const table = page.getByRole('group', { name: /^Table/ }).first()
      await table.focus()
      await page.keyboard.press('ArrowRight')
      await expect
        .poll(() => table.evaluate((element) => element.scrollLeft))
        .toBeGreaterThan(0)
      expect(await page.evaluate(() => window.scrollX)).toBe(0)
    })

    test('touch targets are at least 44 pixels high', async ({ page }) => {
      await visit(page, withTabs)
      // Links in running text are only as high as their line.
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, summary, [role=tab]')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.closest('p, .markdown li, .markdown td, .markdown th'),
          )
          .map((element) => ({
            html: element.outerHTML.slice(0, 120),
            height: element.getBoundingClientRect().height,
          }))
          .filter(({ height }) => height > 1 && height < 44),
      )
      expect(small).toEqual([])
    })
  })
})

test('the navbar does not cover a linked heading', async ({ page }) => {
  await visit(page, guide)
  const link = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .nth(2)
  await link.click()
  const id = new URL(page.url()).hash.slice(1)
  const gap = () =>
    page.evaluate((name) => {
      const heading = document.getElementById(name)?.getBoundingClientRect()
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect()
      return heading && navbar ? heading.top - navbar.bottom : NaN
    }, decodeURIComponent(id))
  await expect.poll(gap).toBeGreaterThan(20)
  expect(await gap()).toBeLessThan(28)
})

test('the table of contents marks the current section', async ({ page }) => {
  await visit(page, guide)
  const links = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
  await links.nth(3).click()
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'location')
})

test('copying a code sample is confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, withTabs)
  const block = page.locator('.theme-code-block:visible').first()
  await block.hover()
  await expect(block.getByRole('status')).toBeEmpty()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(block.getByRole('status')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe((await block.locator('code').innerText()).trim())
})

test('a failed copy is reported', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await visit(page, withTabs)
  const block = page.locator('.theme-code-block:visible').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(block.getByRole('status')).toHaveText('Could not copy')
})

test('a correct code sample follows an incorrect one, and both are labeled', async ({
  page,
}) => {
  await page.goto('/api/commands/get')
  const blocks = page.locator('.theme-code-block')
  const texts = await blocks.allTextContents()
  const wrong = texts.findIndex((text) => text.startsWith('Incorrect'))
  const right = texts.findIndex((text) => text.startsWith('Correct'))
  expect(wrong).toBeGreaterThan(0)
  expect(right).toBeGreaterThan(wrong)
  for (const index of [wrong, right])
    await expect(blocks.nth(index)).toHaveCSS('border-left-width', '3px')
})

test('a URL hash opens the tab or details element that contains its target', async ({
  page,
}) => {
  await visit(page, withTabs)
  await page.evaluate(() => {
    document
      .querySelector('[role=tabpanel][hidden] > *')
      ?.setAttribute('id', 'inside-a-tab')
    const details = document.createElement('details')
    const text = document.createElement('p')
    text.id = 'inside-details'
    text.textContent = 'Text'
    details.append(document.createElement('summary'), text)
    document.querySelector('.markdown')?.append(details)
  })
  for (const id of ['inside-a-tab', 'inside-details']) {
    await expect(page.locator(`#${id}`)).toBeHidden()
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, id)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('code in a heading looks like the heading', async ({ page }) => {
  await visit(page, '/guides/references/error-messages')
  const heading = page.locator('.markdown h3', { has: page.locator('code') })
  const code = heading.first().locator('code')
  await expect(code).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(code).toHaveCSS('border-width', '0px')
})

test('the logo follows the color mode', async ({ page }) => {
  await visit(page, home)
  const shown = () =>
    page
      .locator('.navbar__logo img')
      .evaluateAll((images) =>
        images
          .filter((image) => image.checkVisibility())
          .map((image) => new URL((image as HTMLImageElement).src).pathname),
      )
  expect(await shown()).toEqual(['/img/logo.svg'])
  await page.getByRole('button', { name: /dark and light mode/ }).click()
  expect(await shown()).toEqual(['/img/logo-dark.svg'])
})
