import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { findChunk } from './findChunk'
import { expect, test } from './fixtures'
import { findViolations } from './findViolations'
import {
  describeViews,
  dialog,
  field,
  input,
  opener,
  results,
  rows,
  status,
  visit,
} from './searchViews'
import { readShifts, watchShifts } from './shifts'

const start = '/guides/core-concepts/retry-ability'
const index = '**/search-index/*/*'

describeViews(test, {
  start,
  failures: {
    'no connection': (page) => page.route(index, (route) => route.abort()),
    'a server error': (page) =>
      page.route(index, (route) => route.fulfill({ status: 500 })),
    'an HTML page': (page) =>
      page.route(index, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      ),
  },
  mend: (page) => page.unroute(index),
})

test.describe('opening search', () => {
  test('works with a button that shows its shortcuts', async ({ page }) => {
    await visit(page, start)
    await expect(opener(page)).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K /',
    )
    await expect(opener(page)).toContainText('Ctrl K')
    for (const key of ['Enter', ' ']) {
      await opener(page).press(key)
      await expect(input(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener(page)).toBeFocused()
    }
  })

  test('shows the Command key on a Mac', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
    )
    await visit(page, start)
    await expect(opener(page)).toContainText('⌘K')
  })

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`works with ${key}, and closing restores the focus`, async ({
      page,
    }) => {
      await visit(page, start)
      const link = page.getByRole('main').getByRole('link').first()
      await link.focus()
      await page.keyboard.press(key)
      await expect(input(page)).toBeFocused()
      await expect(input(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(link).toBeFocused()
    })
  }

  test('works in a text field with Ctrl+K, but not with /', async ({
    page,
  }) => {
    await visit(page, '/plugins')
    const filter = page.getByRole('searchbox', { name: 'Search plugins' })
    await filter.focus()
    await page.keyboard.press('/')
    await expect(filter).toHaveValue('/')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(input(page)).toHaveValue('a/b')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeHidden()
    await expect(filter).toBeFocused()
    // The caret is back too, so typing goes on.
    await page.keyboard.type('axe')
    await expect(filter).toHaveValue('/axe')
  })

  test('ignores / if that shortcut is turned off', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await visit(other, start)
    await visit(page, start)
    await page.keyboard.press('/')
    const box = dialog(page).getByRole('checkbox', {
      name: 'Open with the / key',
    })
    await expect(box).toBeChecked()
    await box.uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    )
    // Applies to other tabs immediately, and after a reload.
    await expect(opener(other)).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    )
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('')
    await box.check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
  })

  test('focuses the search field on the search page', async ({ page }) => {
    await visit(page, '/search?q=get')
    await expect(status(page)).toContainText('for “get”')
    await expect(field(page)).not.toBeFocused()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(field(page)).toHaveValue('a/b')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('c')
    await expect(field(page)).toHaveValue('c')
    await expect(dialog(page)).toBeHidden()
  })

  test('falls back to a link without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search')
    const main = page.getByRole('main')
    const message = main.locator('noscript p')
    await expect(message).toBeVisible()
    expect(await message.innerText()).toContain('Search needs JavaScript')
    expect(await message.innerText()).toContain('site:docs.cypress.io')
    await expect(field(page)).toBeHidden()
    for (const section of ['Guides', 'API', 'Examples', 'FAQ', 'Plugins']) {
      await expect(main.getByRole('link', { name: section })).toBeVisible()
    }
    await main.getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL('/api/assertions/assertions-reference')
    await context.close()
  })
})

test.describe('the dialog', () => {
  test('works with the keyboard alone', async ({ page, context }) => {
    await visit(page, start)
    await page.keyboard.press('/')
    await page.keyboard.type('viewport')
    await expect(dialog(page).getByRole('status')).toContainText(
      'for “viewport”',
    )
    await expect(rows(page).nth(1)).toBeVisible()
    const isChosen = (index: number) =>
      expect(rows(page).nth(index)).toHaveAttribute('aria-selected', 'true')
    await isChosen(0)
    await page.keyboard.press('ArrowDown')
    await isChosen(1)
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await rows(page).nth(1).getAttribute('id')) ?? 'no id',
    )
    await expect(input(page)).toHaveRole('combobox')
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
    const trees = (await input(page).getAttribute('aria-controls')) ?? ''
    for (const id of trees.split(' ')) {
      await expect(page.locator(`[id="${id}"]`)).toHaveRole('tree')
    }
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await isChosen((await rows(page).count()) - 1)
    await page.keyboard.press('ArrowDown')
    const link = rows(page).first().getByRole('link')
    const href = await link.getAttribute('href')

    const tab = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await tab).toHaveURL(href ?? 'no link')
    await expect(dialog(page)).toBeVisible()
    await page.bringToFront()

    // Tab and Shift+Tab stay in the dialog.
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('dialog'),
      )
      expect(isOutside, key).toBe(false)
    }
  })

  test('shows pages above their sections, and selects the best hit', async ({
    page,
  }) => {
    await visit(page, start)
    await page.keyboard.press('/')
    for (const query of ['timeout', 'intercept options', 'retries']) {
      await input(page).fill(query)
      await expect(dialog(page).getByRole('status')).toContainText(`“${query}”`)
      const found = await rows(page).evaluateAll((all) =>
        all.map((row) => ({
          level: Number(row.getAttribute('aria-level')),
          path: row.querySelector('a')?.pathname,
          isPage: row.querySelector('a')?.hash === '',
        })),
      )
      expect(found.length).toBeGreaterThan(1)
      const misplaced = found.filter(
        ({ level, path, isPage }, index) =>
          // One level below the row above at most, and never above its page.
          level > (found[index - 1]?.level ?? 0) + 1 ||
          (isPage && found.slice(0, index).some((row) => row.path === path)),
      )
      expect(misplaced, query).toEqual([])
      // The page of results has the same hits, with the best page first.
      const best = dialog(page).locator('[aria-selected=true] [data-best]')
      await expect(best).toHaveCount(1)
    }
  })

  for (const [way, clear] of [
    ['the keyboard', (page: Page) => input(page).fill('')],
    ['the button', (page: Page) => page.locator('.DocSearch-Reset').click()],
  ] as const) {
    test(`shows no count after the query is cleared with ${way}`, async ({
      page,
    }) => {
      await visit(page, start)
      await page.keyboard.press('/')
      await page.keyboard.type('retry')
      const told = dialog(page).getByRole('status')
      await expect(told).toContainText('for “retry”')
      await clear(page)
      await expect(told).toHaveText('')
      await page.keyboard.type('session')
      await expect(told).toContainText('for “session”')
    })
  }

  test('scrolls to a result on the current page', async ({ page }) => {
    await visit(page, '/api/commands/intercept')
    await page.keyboard.press('/')
    await page.keyboard.type("what can't be intercepted")
    await rows(page)
      .filter({ hasText: "What can't be" })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(
      '/api/commands/intercept#what-cannot-be-intercepted',
    )
    const heading = page.locator('#what-cannot-be-intercepted')
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })

  test('moves the focus to the heading of a result', async ({ page }) => {
    await visit(page, start)
    await page.keyboard.press('/')
    await page.keyboard.type('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/commands/intercept')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('outline-style', 'none')
    // From there, Tab continues in the page, and the heading is no tab stop.
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toBeVisible()
    await expect(title).not.toHaveAttribute('tabindex')
  })

  test('closes on a click outside, and on going back', async ({ page }) => {
    await visit(page, '/')
    await visit(page, start)
    await page.keyboard.press('/')
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(5, 400)
    await expect(dialog(page)).toBeHidden()
    await page.evaluate(() => {
      location.hash = 'see-also'
    })
    await page.keyboard.press('/')
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
  })

  test('causes no layout shifts', async ({ page }) => {
    await watchShifts(page)
    await visit(page, start)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await page.keyboard.press('/')
    await expect(dialog(page)).toContainText('No recent searches')
    await page.keyboard.type('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    expect(await heading.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
    expect(await heading.boundingBox()).toEqual(before)
    // Rows that change right after a key press don't count as shifts.
    expect(await readShifts(page)).toEqual([])
  })

  test('fills the screen of a phone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await visit(page, start)
    await opener(page).tap()
    await input(page).fill('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    const size = { x: 0, y: 0, width: 360, height: 640 }
    expect(await dialog(page).boundingBox()).toEqual(size)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(360)
    // In one step, and again while results that arrive later replace rows.
    await expect
      .poll(() =>
        rows(page).evaluateAll((all) =>
          all
            .map((row) => row.getBoundingClientRect().height)
            .reduce((least, height) => Math.min(least, height)),
        ),
      )
      .toBeGreaterThanOrEqual(44)
    expect(await findViolations(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Cancel' }).tap()
    await expect(dialog(page)).toBeHidden()
    await context.close()
  })

  test('shows a count only after the whole index has loaded', async ({
    page,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/search-index\/\w+\/terms-/, async (route) => {
      await released
      await route.continue()
    })
    await visit(page, '/search?q=intercept')
    await expect(results(page).first()).toHaveText('intercept')
    await expect(status(page)).toHaveText('Searching…')

    await visit(page, start)
    await page.keyboard.press('/')
    await input(page).fill('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    const all = dialog(page).getByRole('link', { name: /^See all/ })
    await expect(all).toHaveText('See all results')
    await expect(dialog(page).getByRole('status')).toBeEmpty()
    release()
    await expect(all).toHaveText(/^See all \d+ results$/)
    const count = /\d+/.exec(await all.innerText())?.[0]
    await expect(dialog(page).getByRole('status')).toHaveText(
      `${count} results for “intercept”`,
    )
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(input(page)).toBeFocused()
  })

  test('accepts queries longer than 64 characters', async ({ page }) => {
    await visit(page, start)
    await page.keyboard.press('/')
    await expect(dialog(page)).toContainText('No recent searches')
    const error =
      'cy.intercept() timed out, and what follows is far too long to fit into 64 characters'
    await input(page).fill(error)
    await expect(dialog(page).getByRole('status')).toContainText(
      `for “${error}”`,
    )
  })
})

/** The script that contains the dialog's content. */
const findModal = () => findChunk('DocSearch-Prefill')

/** Holds back the dialog's script, and returns what lets it go. */
async function holdModal(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${await findModal()}*`, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test.describe('the search files', () => {
  test('are not part of the initial load', async ({ page }) => {
    const modal = await findModal()
    const engine = await findChunk('"texts"')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isNeeded = (path: string) =>
      path === modal || path === engine || path.startsWith('/search-index/')
    await visit(page, start)
    await page.waitForLoadState('networkidle')
    expect(asked.filter(isNeeded)).toEqual([])
    await opener(page).hover()
    await expect
      .poll(() => asked.filter(isNeeded))
      .toEqual(
        expect.arrayContaining([
          modal,
          expect.stringMatching(/^\/search-index\/\w+\/core\.json$/),
        ]),
      )
  })

  test('can be cached forever', async ({ page }) => {
    const file = page.waitForResponse(index)
    await visit(page, start)
    await opener(page).hover()
    const { 'cache-control': caching } = (await file).headers()
    expect(caching).toBe('public, max-age=31536000, immutable')
  })

  test('can load late without losing a keystroke', async ({ page }) => {
    const release = await holdModal(page)
    await visit(page, start)
    await page.keyboard.press('/')
    const text = 'what cannot be intercepted'
    for (const [index, key] of [...text].entries()) {
      if (index === 9) release()
      await page.keyboard.press(key === ' ' ? 'Space' : key)
    }
    await expect(input(page)).toHaveRole('combobox')
    await expect(input(page)).toHaveValue(text)
    await expect(dialog(page).getByRole('status')).toContainText(
      `for “${text}”`,
    )
  })

  test('can arrive between two words', async ({ page }) => {
    const release = await holdModal(page)
    await visit(page, start)
    await page.keyboard.press('/')
    await page.keyboard.type('cannot ')
    release()
    await expect(input(page)).toHaveRole('combobox')
    await page.keyboard.type('be intercepted')
    await expect(input(page)).toHaveValue('cannot be intercepted')
  })

  test('can be missing when Enter opens the search page', async ({ page }) => {
    await page.route(`**${await findModal()}*`, () => {})
    await visit(page, start)
    await page.keyboard.press('/')
    await page.keyboard.type('cy.get')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=cy.get')
    await expect(results(page).first()).toHaveText('get')
  })

  test('can fail to load, and load on retry', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const modal = `**${await findModal()}*`
    await page.route(modal, (route) => route.abort())
    await visit(page, start)
    await page.keyboard.press('/')
    await page.keyboard.type('intercept')
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('Unable to fetch results')
    await expect(alert).toContainText(
      'You might want to check your network connection.',
    )
    await expect(input(page)).toHaveValue('intercept')
    await page.unroute(modal)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).first()).toContainText('intercept')
    await expect(input(page)).toHaveValue('intercept')
    expect(errors).toEqual([])
  })

  test('are enough to search offline after the first search', async ({
    page,
    context,
  }) => {
    await visit(page, start)
    await page.keyboard.press('/')
    await page.keyboard.type('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await input(page).fill('retry-ability')
    await expect(rows(page).first()).toContainText('Retry-ability')
  })

  test('show an error if they are first needed offline', async ({
    page,
    context,
  }) => {
    await visit(page, start)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.keyboard.press('/')
    await page.keyboard.type('intercept')
    await expect(dialog(page)).toContainText('You might want to check')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page)).toContainText('You might want to check')
    await context.setOffline(false)
    await expect(rows(page).first()).toContainText('intercept')
  })

  test('come only from the site itself', async ({ page, origin }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await visit(page, start)
    await opener(page).hover()
    await opener(page).click()
    await input(page).fill('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    await dialog(page)
      .getByRole('link', { name: /^See all/ })
      .click()
    await expect(results(page).first()).toHaveText('intercept')
    await page.waitForLoadState('networkidle')
    expect([...asked]).toEqual([origin])
  })
})

test.describe('storage', () => {
  const lists = ['RECENT', 'FAVORITE'].map(
    (name) => `__DOCSEARCH_${name}_SEARCHES__cypress_docs`,
  )

  for (const garbage of ['no list', '{}', '[null]', '[{"url":"/"}]']) {
    test(`can contain ${garbage}`, async ({ page }) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await page.addInitScript(
        ({ keys, value }) =>
          keys.forEach((key) => localStorage.setItem(key, value)),
        { keys: lists, value: garbage },
      )
      await visit(page, start)
      await page.keyboard.press('/')
      await expect(dialog(page)).toContainText('No recent searches')
      await page.keyboard.type('intercept')
      await expect(rows(page).first()).toContainText('intercept')
      expect(errors).toEqual([])
    })
  }

  test('can be blocked', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      }),
    )
    await visit(page, start)
    await page.keyboard.press('/')
    await page.keyboard.type('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    // The setting still works until the reader leaves the page.
    await dialog(page).getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('intercept')
    await expect(rows(page).first()).toContainText('intercept')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/commands/intercept')
    expect(errors).toEqual([])
  })
})

test.describe('the search page', () => {
  test('has a title, and is hidden from search engines', async ({
    page,
    request,
  }) => {
    await visit(page, '/search')
    await expect(page).toHaveTitle('Search | Cypress Documentation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      /noindex/,
    )
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain('/guides/')
    expect(sitemap).not.toContain('/search<')
  })

  for (const version of ['12.5.1', 'v12.5.1']) {
    test(`finds what ${version} changed`, async ({ page }) => {
      await visit(page, `/search?q=${version}`)
      await expect(results(page).first()).toHaveText('Changelog')
      const changelog = '/guides/references/changelog#'
      await expect(
        page.getByRole('main').locator(`a[href*="${changelog}"]`).first(),
      ).toHaveAttribute('href', new RegExp(`${changelog}12-5-1$`))
    })
  }

  test('finds a page by the code developers type', async ({ page }) => {
    await visit(page, '/search')
    await expect(status(page)).toBeEmpty()
    await field(page).fill('cy.get()')
    await expect(status(page)).toHaveText(/^\d+ results? for “cy\.get\(\)”$/)
    const hit = results(page).first()
    await expect(hit).toHaveText('get')
    await hit.getByRole('link').click()
    await expect(page).toHaveURL('/api/commands/get')
    await page.goBack()
    await expect(field(page)).toHaveValue('cy.get()')
    await expect(results(page).first()).toHaveText('get')
  })

  test('shows more results, and restores them on going back', async ({
    page,
  }) => {
    await visit(page, '/search?q=test')
    await expect(status(page)).toHaveText(/^\d+ results for “test”$/)
    const before = await results(page).count()
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect(results(page).nth(before)).toBeVisible()
    await expect(results(page).nth(before).getByRole('link')).toBeFocused()
    const after = await results(page).count()
    await results(page).last().getByRole('link').click()
    await expect(page).not.toHaveURL(/search/)
    await page.goBack()
    await expect(results(page)).toHaveCount(after)
    // A new query starts with its first results again.
    await field(page).fill('tests')
    await expect(status(page)).toHaveText(/^\d+ results for “tests”$/)
    await expect(
      page.getByRole('button', { name: 'Show more results' }),
    ).toBeVisible()
  })

  test('keeps each query in the address and in the history', async ({
    page,
  }) => {
    await visit(page, '/')
    await visit(page, '/search')
    await expect(field(page)).toBeFocused()
    // Typing makes one history entry, even with pauses.
    await page.keyboard.type('inter')
    await expect(page).toHaveURL('/search?q=inter')
    await page.keyboard.type('cept')
    await expect(page).toHaveURL('/search?q=intercept')
    await page.keyboard.press('Enter')
    // Enter completes the entry, so the next query doesn't replace it.
    await field(page).fill('cy.get')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=cy.get')
    await expect(results(page).first()).toHaveText('get')

    await page.goBack()
    await expect(page).toHaveURL('/search?q=intercept')
    await expect(field(page)).toHaveValue('intercept')
    await expect(results(page).first()).toHaveText('intercept')
    await page.goForward()
    await expect(field(page)).toHaveValue('cy.get')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('never takes a reader back to the query they have just left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { setTimeout } = window
      window.setTimeout = ((run: () => void, pause?: number) => {
        // What writes the text into the address after a pause.
        if (pause === 400) Object.assign(window, { writeText: run })
        return setTimeout(run, pause)
      }) as typeof setTimeout
    })
    await visit(page, '/search?q=intercept')
    await expect(status(page)).toContainText('“intercept”')
    await page.evaluate(() => {
      history.pushState(null, '', '/search?q=viewport')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      // The pause ends before the page shows the other query.
      Reflect.get(window, 'writeText')()
    })
    await expect(status(page)).toContainText('“viewport”')
    await expect(page).toHaveURL('/search?q=viewport')
  })

  test('underlines each match once, and draws sections as a tree', async ({
    page,
  }) => {
    await visit(page, '/search?q=intercept')
    await expect(results(page).first()).toHaveText('intercept')
    const list = page.getByRole('main').locator('ol')
    const lines = await list.locator('mark').evaluateAll((marks) =>
      marks.map((mark) => {
        const lined = (element: Element) =>
          Number(getComputedStyle(element).textDecorationLine !== 'none') +
          Number(getComputedStyle(element).borderBottomWidth !== '0px')
        const link = mark.closest('a')
        return lined(mark) + (link ? lined(link) : 0)
      }),
    )
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter((count) => count !== 1)).toEqual([])
    expect(await list.locator('mark mark').count()).toBe(0)
  })

  test('moves the focus to the heading of a section that is opened', async ({
    page,
  }) => {
    await visit(page, '/search?q=intercept')
    const section = page.getByRole('main').locator('ol ul a').first()
    const href = (await section.getAttribute('href')) ?? ''
    await section.click()
    await expect(page).toHaveURL(href)
    await expect(
      page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`),
    ).toBeFocused()
  })

  test('shows nothing after the query is cleared', async ({ page }) => {
    await visit(page, '/search?q=get')
    await expect(results(page).first()).toHaveText('get')
    await field(page).fill('')
    await expect(page).toHaveURL('/search')
    await expect(status(page)).toBeEmpty()
    await expect(results(page)).toHaveCount(0)
  })
})

const hostile = [
  '<script>hacked()</script>',
  '"><script>hacked()</script>',
  "'><img src=x onerror=hacked()>",
  '<img src=x onerror=hacked()>',
  '<svg onload=hacked()>',
  '<svg><animate onbegin=hacked() attributeName=x dur=1s>',
  '</title><script>hacked()</script>',
  '</script><script>hacked()</script>',
  '</noscript><script>hacked()</script>',
  '<iframe srcdoc="<script>parent.hacked()</script>">',
  '<a href="javascript:hacked()">get</a>',
  'javascript:hacked()',
  'data:text/html,<script>hacked()</script>',
  '" autofocus onfocus="hacked()',
  "' onmouseover='hacked()",
  '{{constructor.constructor("hacked()")()}}',
  '${hacked()}',
  '`${hacked()}`',
  '%3Cscript%3Ehacked()%3C/script%3E',
  '&lt;script&gt;hacked()&lt;/script&gt;',
  '<mark>get</mark>',
  '<!-- get -->',
  '<![CDATA[<script>hacked()</script>]]>',
  '__proto__',
  'constructor',
  'toString',
  '(((((((((((((((((((((',
  '[[[*+?^$|\\',
  '(a+)+$',
  '.*',
  '\\u003cscript\\u003e',
  '\u202Egnp.exe',
  '\u200Bget\u200B',
  '\uFEFFget',
  'İstanbul ß ﬁ',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'get\u0000get',
  "get' OR 1=1 --",
  '../../../../etc/passwd',
  '<'.repeat(3000),
]

test.describe('a hostile query', () => {
  test('is always shown as plain text', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const hacked: string[] = []
    await page.exposeFunction('hacked', () => hacked.push(page.url()))
    page.on('dialog', (dialog) => dialog.dismiss())
    await page.setViewportSize({ width: 360, height: 800 })

    await visit(page, '/search?q=get')
    await expect(status(page)).toContainText('“get”')
    const before = await elementsOf(page)
    for (const query of hostile) {
      await page.evaluate((q) => {
        history.pushState(null, '', `/search?q=${encodeURIComponent(q)}`)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, query)
      await expect
        .poll(() => status(page).textContent(), { message: query })
        .toContain(`“${query.trim()}”`)
      expect.soft(await elementsOf(page), query).toEqual(before)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      )
      expect.soft(overflow, query).toBeLessThanOrEqual(0)
    }
    await expect(page).toHaveTitle('Search | Cypress Documentation')
    expect(hacked).toEqual([])
    expect(errors).toEqual([])
  })

  for (const address of [
    '/search?q=%3Cimg%20src%3Dx%20onerror%3Dhacked()%3E',
    '/search?q=%E0%A4%A',
    '/search?q=%ED%A0%80',
    '/search?q=%00',
    '/search?q=a&q=b',
    '/search?q',
    '/search?q=%22%3E%3Cscript%3Ehacked()%3C/script%3E#%E0%A4%A',
  ]) {
    test(`is harmless at ${address}`, async ({ page }) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      const hacked: string[] = []
      await page.exposeFunction('hacked', () => hacked.push(page.url()))
      await visit(page, address)
      await field(page).fill('cy.get')
      await expect(results(page).first()).toHaveText('get')
      expect(hacked).toEqual([])
      expect(errors).toEqual([])
    })
  }
})

/** Counts the elements that a query must never add to the page. */
const elementsOf = (page: Page) =>
  page.evaluate(() =>
    ['img', 'iframe', 'svg', 'animate', 'body script', '[onerror]'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  )

test('a link to a query causes no layout shifts', async ({ page }) => {
  await watchShifts(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/js\/(?!runtime~main|main\.)/, async (route) => {
    await held
    await route.continue()
  })
  // Results appear before these files arrive, and are then sorted again.
  await page.route(/search-index\/.*\/(terms|texts)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await route.continue()
  })
  await page.goto('/search?q=intercept', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Or browse a section')).toBeHidden()
  release()
  await expect(results(page).first()).toHaveText('intercept')
  await expect(page.getByRole('main').locator('p > mark').first()).toBeVisible()
  expect(await readShifts(page)).toEqual([])
})
