import type { Locator, Page } from '@playwright/test'
import { holdSite, hydrated } from './chunks'
import { expect, test } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const install = '/guides/getting-started/installing-cypress'
const component = '/guides/component-testing/react/quickstart'
const firstTest =
  '/guides/end-to-end-testing/writing-your-first-end-to-end-test'
const nested = '/partials/component-testing-config'
const everything = '/contributing/style-guide'

async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** The outermost tabs that contain this text, even in a hidden panel. */
const tabsWith = (page: Page, hasText: string | RegExp) =>
  page.locator('.tabs-container').filter({ hasText }).first()

const tab = (tabs: Locator, name: string) =>
  tabs.getByRole('tab', { name, exact: true }).first()

const shownCode = (tabs: Locator) =>
  tabs.locator('pre code').filter({ visible: true })

const stored = (page: Page, group: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.tab.${name}`), group)

const choose = (page: Page, group: string, value: string) =>
  page.addInitScript(
    ([name, chosen]) => {
      localStorage.setItem(`docusaurus.tab.${name}`, chosen)
    },
    [group, value] as const,
  )

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} isn't visible`)
  return box
}

async function copy(page: Page, block: Locator): Promise<string> {
  await block.hover()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(block.getByRole('status').first()).toHaveText('Copied')
  return page.evaluate(() => navigator.clipboard.readText())
}

test.describe('JavaScript', () => {
  test('is generated from TypeScript, with its own file name, and remembered', async ({
    page,
  }) => {
    await visit(page, component)
    const picker = tabsWith(page, 'src/QuantityPicker.tsx')
    await expect(tab(picker, 'TypeScript')).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(shownCode(picker)).toContainText('interface')
    await tab(picker, 'JavaScript').click()
    await expect(picker.getByText('src/QuantityPicker.jsx')).toBeVisible()
    await expect(shownCode(picker)).not.toContainText('interface')
    await expect(shownCode(picker)).toContainText(
      'function QuantityPicker({ initial = 1, max = 99, onChange })',
    )
    expect(await stored(page, 'language')).toBe('javascript')

    await page.reload()
    await hydrated(page)
    await expect(picker.getByText('src/QuantityPicker.jsx')).toBeVisible()
    await visit(page, firstTest)
    await expect(shownCode(tabsWith(page, 'cypress.config.ts'))).toContainText(
      /^const \{ defineConfig \} = require\('cypress'\)\s*module\.exports = defineConfig/,
    )
  })

  test('shares a row with the file name if there is room', async ({ page }) => {
    const gap = async () => {
      const picker = tabsWith(page, 'src/QuantityPicker.tsx')
      const name = picker.getByText('src/QuantityPicker.tsx', { exact: true })
      const row = await boxOf(picker.getByRole('tablist'))
      return (await boxOf(name)).y - row.y
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, component)
    expect(await gap()).toBeLessThan(20)
    const picker = tabsWith(page, 'src/QuantityPicker.tsx')
    const bar = await boxOf(picker.locator('[class*=bar]').first())
    expect(bar.height).toBeLessThanOrEqual(41)
    for (const part of [
      picker.getByRole('tablist'),
      picker.getByRole('button', { name: 'Copy code to clipboard' }).first(),
    ]) {
      const box = await boxOf(part)
      expect(box.y).toBeGreaterThanOrEqual(bar.y)
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y + bar.height)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await gap()).toBeGreaterThanOrEqual(44)
  })

  test('shares a row with the verdict if there is room', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/api/commands/origin')
    const tabs = tabsWith(page, /TypeScriptJavaScriptCorrect/)
    const row = await boxOf(tabs.getByRole('tablist'))
    const bar = await boxOf(
      tabs.locator('[class*=bar]').filter({ visible: true }).first(),
    )
    expect(row.y).toBeGreaterThanOrEqual(bar.y)
    expect(row.y + row.height).toBeLessThanOrEqual(bar.y + bar.height)
  })

  test('has no tab if the code would be the same', async ({ page }) => {
    await visit(page, everything)
    const plain = page.locator('.theme-code-block').filter({
      hasText:
        /^(TypeScript)?cy\.get\('\[data-cy=add-to-cart\]'\)\.first\(\)\.click\(\)$/,
    })
    await expect(plain.first()).toBeVisible()
    await expect(
      page.locator('[role=tabpanel]').filter({ has: plain }),
    ).toHaveCount(0)
  })

  test('is nested in framework tabs', async ({ page }) => {
    await visit(page, nested)
    const frameworks = tabsWith(page, "framework: 'vue'")
    const inner = () => shownCode(frameworks).first()
    await tab(frameworks, 'Vue').click()
    await expect(inner()).toContainText("framework: 'vue'")
    await expect(inner()).toContainText('export default')
    await frameworks
      .getByRole('tab', { name: 'JavaScript' })
      .filter({ visible: true })
      .first()
      .click()
    await expect(inner()).toContainText("framework: 'vue'")
    await expect(inner()).toContainText('module.exports')
    expect(await stored(page, 'framework')).toBe('vue')
    await tab(frameworks, 'React').click()
    await expect(inner()).toContainText("framework: 'react'")
    await expect(inner()).toContainText('module.exports')
  })
})

test.describe('commands', () => {
  const commands = {
    npm: 'npx cypress open',
    Yarn: 'yarn cypress open',
    pnpm: 'pnpm exec cypress open',
    Bun: 'bunx cypress open',
  }

  test('have a variant for each package manager', async ({ page }) => {
    await visit(page, install)
    const open = tabsWith(page, commands.npm)
    for (const [name, command] of Object.entries(commands)) {
      await tab(open, name).click()
      await expect(shownCode(open)).toHaveText(command)
    }
    expect(await stored(page, 'package-manager')).toBe('bun')
    await visit(page, component)
    await expect(shownCode(tabsWith(page, 'npm create vite'))).toContainText(
      'bun create vite',
    )
  })

  test('have the copy button in the tab row', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await choose(page, 'package-manager', 'pnpm')
    await visit(page, install)
    const open = tabsWith(page, commands.npm)
    const block = open.locator('.theme-code-block').filter({ visible: true })
    await block.hover()
    const row = await boxOf(open.getByRole('tablist'))
    const button = await boxOf(block.getByRole('button').last())
    expect(button.y).toBeGreaterThanOrEqual(row.y)
    expect(button.y + button.height).toBeLessThanOrEqual(row.y + row.height)
    expect(await copy(page, block)).toBe(commands.pnpm)
  })
})

test.describe('tabs', () => {
  for (const [group, value, path, text] of [
    ['language', 'javascript', component, 'src/QuantityPicker.jsx'],
    ['package-manager', 'bun', install, 'bunx cypress open'],
    ['framework', 'svelte', nested, "framework: 'svelte'"],
  ] as const) {
    test(`for ${group} are restored on first paint`, async ({ page }) => {
      await choose(page, group, value)
      await watchShifts(page)
      // Without the bundle, only the page's inline script can restore them.
      const scripts = '**/assets/js/**'
      await page.route(scripts, (route) => route.abort())
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      await page.unroute(scripts)
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(text).first()).toBeVisible()
      expect(await readShifts(page)).toEqual([])
    })
  }

  test('move focus with the arrow keys and select with Enter and Space', async ({
    page,
  }) => {
    await visit(page, install)
    const open = tabsWith(page, 'npx cypress open')
    await tab(open, 'npm').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(open, 'Yarn')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(shownCode(open)).toHaveText('yarn cypress open')
    await page.keyboard.press('ArrowRight')
    await expect(tab(open, 'pnpm')).toBeFocused()
    const scroll = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Space')
    await expect(shownCode(open)).toHaveText('pnpm exec cypress open')
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tab(open, 'Bun')).toBeFocused()
  })

  test('stay under the pointer when code above them grows or shrinks', async ({
    page,
  }) => {
    await visit(page, component)
    // The samples above it lose many lines of types.
    const last = page
      .locator('.tabs-container')
      .filter({ hasText: 'mountInShop.tsx' })
    const name = tab(last, 'JavaScript')
    await name.scrollIntoViewIfNeeded()
    const top = async () => (await boxOf(name)).y
    const height = () => page.evaluate(() => document.body.scrollHeight)
    const [before, heightBefore] = [await top(), await height()]
    await name.click()
    await expect(name).toHaveAttribute('aria-selected', 'true')
    expect(await height()).toBeLessThan(heightBefore - 100)
    await expect.poll(top).toBeCloseTo(before, 0)
  })

  test('have the labels from the registry', async ({ page }) => {
    await visit(page, nested)
    const frameworks = tabsWith(page, "framework: 'vue'")
    const names = await frameworks
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .allTextContents()
    expect(names.slice(0, 4)).toEqual(['React', 'Vue', 'Angular', 'Svelte'])
    await expect(
      frameworks.getByRole('tabpanel', { name: 'React', exact: true }),
    ).toBeVisible()
  })
})

test.describe('a code sample', () => {
  test.beforeEach(({ context }) =>
    context.grantPermissions(['clipboard-read', 'clipboard-write']),
  )

  const blockWith = (page: Page, text: string) =>
    page
      .locator('.theme-code-block:not(.language-md, .language-mdx)')
      .filter({ hasText: text })
      .filter({ visible: true })
      .first()

  test('of a plugin file is shown and copied in full', async ({ page }) => {
    await visit(page, everything)
    const block = blockWith(page, 'emptyCart')
    await expect(block).toContainText('cypress.config.ts')
    expect(await copy(page, block)).toBe(`import { defineConfig } from 'cypress'

export default defineConfig({
  e2e: {
    setupNodeEvents(on, config) {
      on('task', {
        emptyCart: () => null,
      })
    },
  },
})`)
  })

  test('hides everything above the cut', async ({ page }) => {
    await visit(page, everything)
    const block = blockWith(page, "addToCart('Monstera')")
    await expect(block).not.toContainText('---cut---')
    expect(await copy(page, block)).toBe(
      "addToCart('Monstera')\ncy.get('[data-cy=cart-count]').should('have.text', '1')",
    )
  })

  test('marks lines with a symbol, not just a color', async ({ page }) => {
    await visit(page, everything)
    const block = blockWith(page, "should('have.length', 12)")
    await expect(block).not.toContainText('next-line')
    const line = (kind: string) =>
      block.locator(`.theme-code-block-${kind}-line`)
    await expect(line('highlighted')).toHaveText(/^cy\.intercept/)
    await expect(line('error')).toHaveText(/^cy\.get/)
    const symbol = (marked: Locator) =>
      marked.evaluate(
        (element) => getComputedStyle(element, '::before').content,
      )
    expect(await symbol(line('error'))).toContain('×')
    expect(
      await line('highlighted').evaluate(
        (element) => getComputedStyle(element).boxShadow,
      ),
    ).not.toBe('none')
  })

  test('of a diff is copied without the removed lines', async ({ page }) => {
    await visit(page, everything)
    const block = page
      .locator('.theme-code-block', {
        has: page.locator('.theme-code-block-removed-line'),
      })
      .first()
    await expect(block.locator('.theme-code-block-added-line')).toHaveCount(1)
    await expect(block.locator('i.f, a').first()).toBeVisible()
    expect(await copy(page, block)).toBe(
      "cy.intercept('GET', '/api/plants*', { fixture: 'plants.json' })\ncy.visit('/plants')",
    )
  })

  test('is folded if it is long, but copied whole', async ({ page }) => {
    await visit(page, '/guides/continuous-integration/gitlab-ci')
    const block = page
      .locator('.theme-code-block')
      .filter({
        has: page.getByRole('button', { name: /^Show (all \d+|fewer) lines$/ }),
      })
      .first()
    const code = block.locator('pre')
    const all = await code.evaluate((pre) => pre.textContent.split('\n').length)
    expect(all).toBeGreaterThan(40)
    const folded = await boxOf(code)
    expect((await copy(page, block)).split('\n')).toHaveLength(all)
    await block.getByRole('button', { name: `Show all ${all} lines` }).click()
    const less = block.getByRole('button', { name: 'Show fewer lines' })
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    const whole = await boxOf(code)
    expect(whole.height).toBeGreaterThan(folded.height + 100)
    await less.click()
    expect((await boxOf(code)).height).toBe(folded.height)
  })

  test('scrolls if its lines are long, and can be wrapped', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, everything)
    const code = blockWith(page, "should('have.length', 12)")
    const area = code.locator('pre')
    const overflow = () =>
      area.evaluate((pre) => pre.scrollWidth - pre.clientWidth)
    expect(await overflow()).toBeGreaterThan(0)
    await area.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => area.evaluate((pre) => pre.scrollLeft))
      .toBeGreaterThan(0)
    await code.getByRole('button', { name: 'Toggle word wrap' }).click()
    await expect.poll(overflow).toBe(0)
  })

  test('shows a whole message without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/api/commands/origin')
    const messages = page.locator('.language-text pre')
    expect(await messages.count()).toBeGreaterThan(3)
    const hidden = await messages.evaluateAll(
      (blocks) =>
        blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length,
    )
    expect(hidden).toBe(0)
  })

  test('wraps if the reader has chosen so for another one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const scrolling = () =>
      page
        .locator('.theme-code-block pre')
        .evaluateAll(
          (blocks) =>
            blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length,
        )
    await visit(page, everything)
    expect(await scrolling()).toBeGreaterThan(1)
    const toggles = page.getByRole('button', { name: 'Toggle word wrap' })
    const toggle = blockWith(page, "should('have.length', 12)").getByRole(
      'button',
      { name: 'Toggle word wrap' },
    )
    await toggle.scrollIntoViewIfNeeded()
    const { y } = await boxOf(toggle)
    await toggle.click()
    expect(await scrolling()).toBe(0)
    // What's above it changes, too, but the reader stays where they are.
    expect((await boxOf(toggle)).y).toBeCloseTo(y, -1)
    await toggle.click()
    expect(await scrolling()).toBeGreaterThan(1)
    expect((await boxOf(toggle)).y).toBeCloseTo(y, -1)
    await toggle.click()

    const release = await holdSite(page)
    await page.goto('/contributing/style-guide', {
      waitUntil: 'domcontentloaded',
    })
    expect(await scrolling()).toBe(0)
    release()
    await toggles.first().click()
    expect(await scrolling()).toBeGreaterThan(1)
    // A sample whose lines fit has no button.
    const blocks = page.locator('.theme-code-block:visible')
    expect(await toggles.count()).toBeLessThan(await blocks.count())
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  for (const path of [everything, install, component, nested]) {
    test(`no button covers code on ${path}`, async ({ page }) => {
      await visit(page, path)
      const buttons = page.locator('.theme-code-block button:visible')
      await expect(buttons.first()).toBeVisible()
      const covering = await page.evaluate(() =>
        [...document.querySelectorAll('.theme-code-block')]
          .filter((block) => block.checkVisibility())
          .filter((block) => {
            const code = block.querySelector('pre code')
            if (!code) throw new Error('A code block has no code')
            const range = document.createRange()
            range.selectNodeContents(code)
            const { top } = range.getBoundingClientRect()
            const { bottom } = code.parentElement?.getBoundingClientRect() ?? {}
            return [...block.querySelectorAll('button')]
              .map((button) => button.getBoundingClientRect())
              .some(
                (button) =>
                  button.bottom > top + 1 && button.top < (bottom ?? 0) - 1,
              )
          })
          .map((block) => block.textContent.slice(0, 60)),
      )
      expect(covering).toEqual([])
    })
  }
})

test.describe('flags on a narrow page', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  /** Inline code with a line break between a flag's hyphens and its name. */
  const findBrokenFlags = (page: Page) =>
    page.locator('.theme-doc-markdown code').evaluateAll((codes) =>
      codes
        .filter((code) => !code.closest('pre') && code.checkVisibility())
        .filter((code) => {
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
          const place = document.createRange()
          const topOf = (text: Text, at: number) => {
            place.setStart(text, at)
            place.setEnd(text, at + 1)
            return place.getBoundingClientRect().top
          }
          while (texts.nextNode()) {
            const text = texts.currentNode as Text
            // The rest of a word: its start is in a separate, unbreakable element.
            if (text.previousSibling) continue
            for (const { 0: found, index } of text.data.matchAll(
              /(?<!\S)-+\w/g,
            )) {
              const last = index + found.length - 1
              if (topOf(text, last) > topOf(text, last - 1) + 4) return true
            }
          }
          return false
        })
        .map((code) => code.textContent),
    )

  for (const path of [
    '/guides/guides/command-line',
    '/guides/guides/parallelization',
    '/guides/references/changelog',
  ]) {
    test(`keep their hyphens and fit the page: ${path}`, async ({ page }) => {
      await visit(page, path)
      for (const width of [360, 344, 320]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await findBrokenFlags(page)).toEqual([])
        const scrollWidth = await page.evaluate(
          () => document.documentElement.scrollWidth,
        )
        expect(scrollWidth).toBeLessThanOrEqual(width)
      }
    })
  }

  test('stay on one line in the table of contents', async ({ page }) => {
    await visit(page, '/guides/guides/command-line')
    await page.getByRole('button', { name: 'On this page' }).click()
    const entry = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: '--headless cannot both be passed' })
    await expect(entry).toBeVisible()
    const code = await boxOf(entry.locator('code').first())
    expect(code.height).toBeLessThan(30)
    expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44)
  })
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('highlighted lines have a border', async ({ page }) => {
    await visit(page, everything)
    await expect(
      page.locator('.theme-code-block-highlighted-line').first(),
    ).toHaveCSS('border-left-width', '3px')
  })
})
