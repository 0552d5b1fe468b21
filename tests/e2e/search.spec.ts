import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { findChunk } from './findChunk'
import { expect, test } from './fixtures'

const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search the documentation' })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const results = (page: Page) =>
  page.getByRole('main').getByRole('list').getByRole('heading')

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

test.describe('the way to search', () => {
  test('is a link in the navbar', async ({ page }) => {
    await visit(page, '/')
    const link = page.getByRole('link', { name: 'Search', exact: true })
    await expect(link).toHaveAttribute('href', '/search')
    await expect(link).toContainText('Ctrl K')
    await link.click()
    await expect(page).toHaveURL('/search')
    await expect(field(page)).toBeFocused()
  })

  test('names the command key of a Mac', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
    )
    await visit(page, '/')
    await expect(
      page.getByRole('link', { name: 'Search', exact: true }),
    ).toContainText('⌘K')
  })

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`is ${key}`, async ({ page }) => {
      await visit(page, '/guides/core-concepts/retry-ability')
      await page.keyboard.press(key)
      await expect(page).toHaveURL('/search')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
    })
  }

  test('goes back to the field from elsewhere on the page', async ({
    page,
  }) => {
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
  })

  test('is a plain link without JavaScript', async ({ browser, baseURL }) => {
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
    await expect(field(page)).toBeHidden()
    for (const section of ['Guides', 'API', 'Examples', 'FAQ']) {
      await expect(main.getByRole('link', { name: section })).toBeVisible()
    }
    await main.getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL('/api/assertions/assertions-reference')
    await context.close()
  })
})

test.describe('the search page', () => {
  test('has its title, and stays out of other search engines', async ({
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

  test('finds a page by what developers call it', async ({ page }) => {
    await visit(page, '/search')
    await field(page).fill('cy.get()')
    const hit = results(page).first()
    await expect(hit).toHaveText('get')
    const item = page.getByRole('main').getByRole('listitem').first()
    await expect(item).toContainText(/API › .+/)
    await expect(item.locator('mark').first()).toHaveText('get')
    await hit.getByRole('link').click()
    await expect(page).toHaveURL('/api/commands/get')
    await page.goBack()
    await expect(field(page)).toHaveValue('cy.get()')
    await expect(results(page).first()).toHaveText('get')
  })

  test('says politely how much it found', async ({ page }) => {
    await visit(page, '/search')
    await expect(status(page)).toBeEmpty()
    await field(page).fill('retry-ability')
    await expect(status(page)).toHaveText(/^\d+ results? for “retry-ability”$/)
    const count = Number.parseInt(await status(page).innerText())
    await expect(results(page)).toHaveCount(count)
    expect(count).toBeGreaterThan(0)
  })

  test('helps when there is nothing', async ({ page }) => {
    await visit(page, '/search?q=intercept+flurble')
    await expect(status(page)).toHaveText('No results for “intercept flurble”')
    await expect(results(page)).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main).toContainText('Try searching for')
    await expect(main).toContainText(
      'Believe this query should return results?',
    )
    await main.getByRole('link', { name: 'intercept', exact: true }).click()
    await expect(page).toHaveURL('/search?q=intercept')
    await expect(field(page)).toHaveValue('intercept')
    await expect(results(page).first()).toHaveText('intercept')
  })

  test('keeps each query in the address and in the history', async ({
    page,
  }) => {
    await visit(page, '/')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    // Being typed: one entry, whatever the pauses.
    await page.keyboard.type('inter')
    await expect(page).toHaveURL('/search?q=inter')
    await page.keyboard.type('cept')
    await expect(page).toHaveURL('/search?q=intercept')
    await page.keyboard.press('Enter')
    // Finished: the next one does not overwrite it.
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

  test('leaves nothing of a query that is cleared', async ({ page }) => {
    await visit(page, '/search?q=get')
    await expect(results(page).first()).toHaveText('get')
    await field(page).fill('')
    await expect(page).toHaveURL('/search')
    await expect(status(page)).toBeEmpty()
    await expect(results(page)).toHaveCount(0)
  })
})

/** The script that holds what is searched. */
const findRecords = () =>
  findChunk('"trail"', '/guides/core-concepts/retry-ability')

test.describe('what is searched', () => {
  test('is loaded on the search page only', async ({ page }) => {
    const file = await findRecords()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(file)) asked.push(request.url())
    })
    await visit(page, '/guides/core-concepts/retry-ability')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.keyboard.press('/')
    await field(page).fill('cy.get')
    await expect(results(page).first()).toHaveText('get')
    expect(asked).toHaveLength(1)
  })

  test('may fail to load, and load later', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const records = `**${await findRecords()}*`
    await page.route(records, (route) => route.abort())
    await visit(page, '/search?q=cy.get')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Unable to fetch results')
    await expect(alert).toContainText(
      'You might want to check your network connection.',
    )
    await expect(status(page)).toBeEmpty()
    await page.unroute(records)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).first()).toHaveText('get')
    await expect(alert).toBeHidden()
    expect(errors).toEqual([])
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
  test('is only ever text', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const hacked: string[] = []
    await page.exposeFunction('hacked', () => hacked.push(page.url()))
    page.on('dialog', (dialog) => dialog.dismiss())
    await page.setViewportSize({ width: 360, height: 800 })

    await visit(page, '/search')
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

/** How many there are of what a query must never add to a page. */
const elementsOf = (page: Page) =>
  page.evaluate(() =>
    ['img', 'iframe', 'svg', 'animate', 'body script', '[onerror]'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  )

const axe = readFileSync(
  path.join(__dirname, '../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing, ${theme}`, async ({ page }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('theme', value),
      theme,
    )
    for (const query of ['', 'test', 'flurble']) {
      await visit(page, `/search?q=${query}`)
      if (query) await expect(status(page)).toContainText(query)
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run: () => Promise<AxeResults> }
        }
        return (await axe.run()).violations
      })
      expect(violations, query).toEqual([])
    }
  })
}
