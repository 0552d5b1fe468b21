import type { Locator, Page } from '@playwright/test'
import { hydrated } from './chunks'
import { findChunk } from './findChunk'
import { expect, test } from './fixtures'
import { findViolations } from './findViolations'

const guide = '/guides/core-concepts/retry-ability'

async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** The first sample that contains this text. */
const sampleWith = (page: Page, hasText: string) =>
  page.locator('.theme-code-block').filter({ hasText }).first()

const toggleOf = (sample: Locator) =>
  sample.getByRole('button', { name: 'Chain anatomy' })

const legendOf = (sample: Locator) => sample.locator('.chain-legend')

const codeOf = (sample: Locator) => sample.locator('pre code')

const card = (page: Page) => page.getByRole('tooltip')

/** The part of a chain that's drawn with a line of its own, by its class. */
const partsOf = (sample: Locator, runs: 'again' | 'once') =>
  codeOf(sample)
    .locator(`.chain-${runs}`)
    .evaluateAll((pieces) => pieces.map((piece) => piece.textContent).join(''))

async function turnOn(sample: Locator) {
  await toggleOf(sample).click()
  await expect(toggleOf(sample)).toHaveAttribute('aria-pressed', 'true')
  await expect(legendOf(sample)).toBeVisible()
}

const chain = "cy.get('[data-cy=plant-list]')\n  .find"

/** A chain of several lines. */
const multiline = (page: Page) =>
  page
    .locator('.theme-code-block')
    .filter({
      has: page.locator('code', { hasText: /^cy\.get\('\[data-cy=search/ }),
    })
    .filter({ hasText: chain })
    .first()

test('a button draws what retries together, and loads on first use', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const script = await findChunk('chain-legend')
  await visit(page, guide)
  const sample = multiline(page)
  const before = await codeOf(sample).innerHTML()
  await expect(toggleOf(sample)).toHaveAttribute('aria-pressed', 'false')
  const onFirstUse = [script, `/chains${guide}.json`]
  const isAsked = () => onFirstUse.map((file) => asked.includes(file))
  expect(isAsked()).toEqual([false, false])
  await turnOn(sample)
  expect(isAsked()).toEqual([true, true])
  expect(await partsOf(sample, 'again')).toBe(
    "get('[data-cy=search]')get('[data-cy=plant-list]')find('[data-cy=plant-card]')first()should('contain', 'Boston fern')",
  )
  expect(await partsOf(sample, 'once')).toBe("type('fern')")
  await expect(legendOf(sample)).toHaveText(
    'retries togetherruns oncethe subject changesPoint to a command, focus it, or tap it.',
  )
  // Each part has a start and an end.
  for (const edge of ['first', 'last']) {
    await expect(codeOf(sample).locator(`.chain-${edge}`)).toHaveCount(3)
  }
  await expect(codeOf(sample).locator('.chain-changes')).toHaveText([
    'find',
    'first',
  ])
  await toggleOf(sample).click()
  await expect(legendOf(sample)).toHaveCount(0)
  expect(await codeOf(sample).innerHTML()).toBe(before)
})

test('samples without a chain have no button', async ({ page }) => {
  await visit(page, guide)
  const sample = sampleWith(page, 'form.onsubmit')
  await expect(
    sample.getByRole('button', { name: 'Copy code to clipboard' }),
  ).toHaveCount(1)
  await expect(toggleOf(sample)).toHaveCount(0)
})

test('copying stays exact', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, guide)
  const sample = multiline(page)
  const copy = async () => {
    await sample.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(sample.getByRole('status').first()).toHaveText('Copied')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const select = () =>
    codeOf(sample).evaluate((code) => {
      const selection = getSelection()
      selection?.selectAllChildren(code)
      return selection?.toString()
    })
  const [copied, selected] = [await copy(), await select()]
  await turnOn(sample)
  expect(copied).toContain(chain)
  expect(await select()).toBe(selected)
  expect(await copy()).toBe(copied)
})

for (const path of [
  guide,
  '/api/cypress-api/custom-queries',
  '/api/commands/should',
  '/guides/end-to-end-testing/auth0-authentication',
]) {
  test(`every sample keeps its text and its lines: ${path}`, async ({
    page,
  }) => {
    await visit(page, path)
    await expect(
      page.locator('.theme-code-block:not(:has(button))'),
    ).toHaveCount(0)
    const read = () =>
      page.locator('.theme-code-block pre').evaluateAll((samples) =>
        samples.map((sample) => ({
          text: sample.textContent,
          height: sample.clientHeight,
          marks: sample.querySelectorAll('[class*=theme-code-block-]').length,
        })),
      )
    const before = await read()
    const count = await page.evaluate(() => {
      const toggles = document.querySelectorAll<HTMLElement>(
        '.theme-code-block button[aria-pressed]',
      )
      for (const toggle of toggles) toggle.click()
      return toggles.length
    })
    expect(count).toBeGreaterThan(2)
    await expect(page.locator('.chain-legend')).toHaveCount(count)
    expect(await read()).toEqual(before)
    const names = await page
      .locator('pre :is(a, [role=button]):is(:has(.chain-first), .chain-first)')
      .allTextContents()
    expect(names.filter((name) => !/^[a-z]\w+$/i.test(name))).toEqual([])
  })
}

test('cards open on hover and focus, and Escape closes them', async ({
  page,
}) => {
  await visit(page, guide)
  const sample = multiline(page)
  await toggleOf(sample).focus()
  await page.keyboard.press('Space')
  await expect(legendOf(sample)).toBeVisible()
  // With the keyboard, commands come right before the button.
  await page.keyboard.press('Shift+Tab')
  const should = codeOf(sample).getByRole('link', { name: 'should' })
  await expect(should).toBeFocused()
  await expect(card(page)).toBeVisible()
  await expect(should).toHaveAccessibleDescription(
    /^should Kind Assertion Yields the same subject.* Retries yes, together with get, find, and first Timeout that of the query before it$/,
  )
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(card(page)).toContainText('the subject changes here')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(card(page)).toHaveCount(0)

  await codeOf(sample).getByText('type', { exact: true }).hover()
  await expect(card(page)).toContainText(
    'Retriesno; runs once, as soon as its element is ready',
  )
  await expect(card(page)).toContainText(
    'Timeout4000 ms, unless you change defaultCommandTimeout',
  )
  // The pointer can move to the card.
  await card(page).hover()
  await expect(card(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card(page)).toHaveCount(0)
})

test('says since when a command exists, and which are custom', async ({
  page,
}) => {
  await visit(page, '/api/commands/request')
  const sample = page
    .locator('.theme-code-block')
    .filter({ has: page.getByRole('button', { name: 'Chain anatomy' }) })
    .filter({ hasText: 'cy.request(' })
    .first()
  await turnOn(sample)
  // Its own page has no link to itself.
  const request = codeOf(sample)
    .getByRole('button', { name: 'request', exact: true })
    .first()
  await request.focus()
  await expect(card(page)).toContainText('KindCommand')
  await expect(card(page)).toContainText(/Since0\.11/)

  await visit(page, '/api/cypress-api/custom-queries')
  const custom = page
    .locator('.theme-code-block')
    .filter({ has: page.getByRole('button', { name: 'Chain anatomy' }) })
    .filter({ hasText: 'cy.getBySel(' })
    .first()
  await turnOn(custom)
  await codeOf(custom).getByRole('button', { name: 'getBySel' }).first().focus()
  await expect(card(page)).toContainText('KindCustom query')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the first tap opens a card, and the second follows the link', async ({
    page,
  }) => {
    await visit(page, guide)
    const sample = multiline(page)
    await toggleOf(sample).tap()
    await expect(legendOf(sample)).toBeVisible()
    const find = codeOf(sample).getByRole('link', { name: 'find' })
    await find.tap()
    await expect(card(page)).toContainText(
      'together with get, first, and should',
    )
    await page.locator('h1').tap()
    await expect(card(page)).toHaveCount(0)
    await find.tap()
    await expect(card(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${guide}$`))
    await find.tap()
    await expect(page).toHaveURL(/\/api\/commands\/find$/)
  })
})

for (const width of [320, 1440]) {
  for (const mode of ['light', 'dark']) {
    test(`is readable at ${width} px in ${mode} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.addInitScript(
        (mode) => localStorage.setItem('theme', mode),
        mode,
      )
      await visit(page, guide)
      const sample = multiline(page)
      await turnOn(sample)
      await codeOf(sample).getByRole('link', { name: 'should' }).focus()
      const box = await card(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.screenshot({
        path: `test-results/anatomy-${width}-${mode}.png`,
      })
      expect(await findViolations(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(width)
    })
  }
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('parts still have lines', async ({ page }) => {
    await visit(page, guide)
    const sample = multiline(page)
    await turnOn(sample)
    await expect(codeOf(sample).locator('.chain-again').first()).toHaveCSS(
      'border-bottom-style',
      'solid',
    )
    await expect(codeOf(sample).locator('.chain-once').first()).toHaveCSS(
      'border-bottom-style',
      'dotted',
    )
  })
})

for (const [what, files, last] of [
  // The site asks for scripts three times.
  ['script', '**/assets/js/*.js*', '?retry=2'],
  ['data', '**/chains/**', '/chains/'],
] as const) {
  test(`if the ${what} does not load, the button can be used again`, async ({
    page,
  }) => {
    await visit(page, guide)
    const sample = multiline(page)
    await expect(toggleOf(sample)).toHaveCount(1)
    await page.route(files, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(last),
    )
    await toggleOf(sample).click()
    await failed
    await expect(toggleOf(sample)).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(files)
    await turnOn(sample)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of a command leads to the same facts', async ({ page }) => {
    await page.goto(guide)
    await expect(
      page.getByRole('button', { name: 'Chain anatomy' }),
    ).toHaveCount(0)
    await multiline(page).getByRole('link', { name: 'find' }).click()
    await expect(page.locator('.api-facts')).toHaveText(
      /Query.*yields the elements it found.*retries/s,
    )
  })
})
