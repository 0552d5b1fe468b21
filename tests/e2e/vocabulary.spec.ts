import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const styleGuide = '/contributing/style-guide'

/** Opens the style guide and waits until React has taken over. */
async function visit(page: Page) {
  await page.goto(styleGuide)
  await page.waitForSelector('html[data-has-hydrated="true"]')
}

/** Hosts other than the site's own that a page asks, which answer nothing. */
async function watchOthers(page: Page, origin: string) {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      asked.push(new URL(route.request().url()).host)
      return route.fulfill({ body: '<!doctype html><title>Player</title>' })
    },
  )
  return asked
}

const posterOf = (page: Page, title: string) =>
  page.getByRole('link', { name: `Play video: ${title}` })

test.describe('a video', () => {
  test('asks nobody for anything until it is played', async ({
    page,
    origin,
  }) => {
    const asked = await watchOthers(page, origin)
    await visit(page)
    const poster = posterOf(page, 'Testing, the way it should be')
    await poster.hover()
    await poster.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(
      await page
        .locator('link[rel=preconnect], link[rel=dns-prefetch]')
        .count(),
    ).toBe(0)

    await poster.click()
    await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com'])
  })

  for (const [title, address] of [
    [
      'Testing, the way it should be',
      'https://www.youtube-nocookie.com/embed/N9RbcP4iY90',
    ],
    ['Well tested software', 'https://player.vimeo.com/video/311931793'],
  ] as const) {
    test(`${title}: plays where its poster was, by keyboard`, async ({
      page,
      origin,
    }) => {
      await watchOthers(page, origin)
      await visit(page)
      const poster = posterOf(page, title)
      await expect(
        page.locator('figure', { has: poster }).locator('figcaption'),
      ).toContainText(new URL(address).host)
      await poster.focus()
      const room = await poster.boundingBox()
      await page.keyboard.press('Enter')
      const player = page.locator(`iframe[title="${title}"]`)
      await expect(player).toBeFocused()
      const source = (await player.getAttribute('src')) ?? ''
      const [before, settings] = source.split('?')
      expect(before).toBe(address)
      expect(settings).toMatch(/autoplay=1/)
      expect(await player.boundingBox()).toEqual(room)
    })
  }

  test('opens beside the page when asked to', async ({ page, origin }) => {
    await watchOthers(page, origin)
    await visit(page)
    const poster = posterOf(page, 'Well tested software')
    const other = page.context().waitForEvent('page')
    await poster.click({ modifiers: ['ControlOrMeta'] })
    await other
    await expect(poster).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a video is a link to it', async ({ page }) => {
    await page.goto(styleGuide)
    await expect(
      posterOf(page, 'Testing, the way it should be'),
    ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=N9RbcP4iY90')
    await expect(posterOf(page, 'Well tested software')).toHaveAttribute(
      'href',
      'https://vimeo.com/311931793',
    )
  })
})

test('badges say what they mean', async ({ page }) => {
  await visit(page)
  const table = page
    .getByRole('table')
    .filter({ hasText: '<Badge kind="e2e" />' })
  expect(
    await table
      .getByRole('row')
      .evaluateAll((rows) =>
        rows
          .slice(1)
          .map((row) => (row as HTMLElement).innerText.split('\t')[0]),
      ),
  ).toEqual([
    'End-to-end only',
    'Component only',
    'Since 14.3.0',
    'Deprecated',
    'Deprecated in 15.0.0',
    'Experiment',
    'Official',
    'Verified',
    'Community',
  ])
})

test('a badge in a heading stays out of its address and of the contents', async ({
  page,
}) => {
  await visit(page)
  const heading = page.getByRole('heading', {
    name: 'Say where something applies Experiment',
  })
  await expect(heading).toHaveId('say-where-something-applies')
  const line = page
    .getByRole('navigation', { name: 'On this page' })
    .locator('a[href="#say-where-something-applies"]')
  expect(await line.innerHTML()).toBe('Say where something applies')
})

test('an icon is spoken only where it has a label', async ({ page }) => {
  await visit(page)
  const section = page.locator('p', { hasText: 'Run All Tests to start over' })
  await expect(section.locator('svg')).toHaveAttribute('aria-hidden', 'true')
  await expect(page.getByRole('img', { name: 'Yes' }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'No' }).first()).toBeVisible()
})

test('steps are a list, and show their numbers', async ({ page }) => {
  await visit(page)
  const steps = page.locator('ol', { hasText: 'Open it, and choose a browser' })
  await expect(steps).toHaveRole('list')
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  const numbers = await steps.locator('> li').evaluateAll((items) =>
    items.map((item) => {
      const { content, position } = getComputedStyle(item, '::before')
      return [content, position]
    }),
  )
  expect(numbers).toEqual(
    Array.from({ length: 3 }, () => ['counter(list-item)', 'absolute']),
  )
})

test('a file tree is a list of lists, with icons that are not spoken', async ({
  page,
}) => {
  await visit(page)
  const tree = page.locator('ul', { hasText: 'plants.cy.ts' }).first()
  await expect(tree).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - text: cypress/
        - list:
          - listitem:
            - text: e2e/
            - list:
              - listitem:
                - strong: plants.cy.ts
                - text: the catalog spec
              - listitem: …
          - listitem: fixtures/
      - listitem: cypress.config.ts
  `)
  await expect(tree.locator('svg')).toHaveCount(5)
  expect(await tree.locator('svg:not([aria-hidden="true"])').count()).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a wide table is a card for each row, and a table to screen readers', async ({
    page,
  }) => {
    await visit(page)
    const table = page
      .getByRole('table')
      .filter({ hasText: "The plant's price." })
    await expect(table).toMatchAriaSnapshot(`
      - table:
        - rowgroup:
          - row "Field Type What it is":
            - columnheader "Field"
            - columnheader "Type"
            - columnheader "What it is"
        - rowgroup:
          - 'row "name # string The plant''s name."':
            - 'cell "name #"':
              - code: name
              - 'link "name"'
            - cell "string":
              - code: string
            - cell "The plant's name."
          - 'row "price # number The plant''s price."':
            - 'cell "price #"':
              - code: price
              - 'link "price"'
            - cell "number":
              - code: number
            - cell "The plant's price."
    `)
    const cells = table.getByRole('row', { name: 'price' }).getByRole('cell')
    const [name, type, sentence] = [cells.nth(0), cells.nth(1), cells.nth(2)]
    const top = async (cell: Locator) => (await cell.boundingBox())?.y ?? NaN
    // The type shares a line with the name, so it needs no label.
    expect(Math.abs((await top(type)) - (await top(name)))).toBeLessThan(8)
    expect(await top(sentence)).toBeGreaterThan((await top(type)) + 12)
    const label = await type.evaluate(
      (cell) => getComputedStyle(cell, '::before').content,
    )
    expect(label).toBe('none')
    expect((await sentence.boundingBox())?.width).toBeGreaterThan(300)
  })
})

test('the page never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page)
  const reach = () =>
    page.evaluate(() => {
      window.scrollTo(10_000, 0)
      return window.scrollX
    })
  expect(await reach()).toBe(0)
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await reach()).toBe(0)
})

test('paper shows what is hidden, and the addresses of videos', async ({
  page,
}) => {
  await visit(page)
  const hidden = page
    .getByRole('paragraph', { includeHidden: true })
    .filter({ hasText: 'Download the binary, and set' })
  const panel = page
    .getByRole('paragraph', { includeHidden: true })
    .filter({ hasText: 'instead of visiting a page' })
  await expect(hidden).toBeHidden()
  await expect(panel).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(hidden).toBeVisible()
  await expect(panel).toBeVisible()
  const poster = page.locator('figure a', { hasText: 'Well tested software' })
  await expect(poster).toBeVisible()
  expect((await poster.boundingBox())?.height).toBeLessThan(120)
  const address = await poster.evaluate(
    (link) => getComputedStyle(link, '::after').content,
  )
  expect(address).toContain('https://vimeo.com/311931793')
})

test('contributors find the page, search engines do not', async ({
  page,
  request,
}) => {
  await visit(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex',
  )
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/guides/')
  expect(sitemap).not.toContain(styleGuide)
})
