import { hydrated } from './chunks'
import { expect, test } from './fixtures'

const sheets = /\/assets\/css\/[^/]+\.css/
const first = '/api/commands/click'

test('a style sheet that fails to load is retried', async ({ page }) => {
  await page.route(sheets, (route) =>
    route.request().url().includes('?') ? route.continue() : route.abort(),
  )
  await page.goto(first)
  await hydrated(page)
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky')
})

test('without styles, a page is readable, works, and says what is missing', async ({
  page,
}) => {
  await page.route(sheets, (route) => route.abort())
  await page.goto(first)
  await hydrated(page)
  await expect(page.getByRole('alert')).toContainText('/assets/css/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cy.click()')
  // Images and icons have sizes, so none is wider than the window.
  const widest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('img, svg')].map(
        (picture) => picture.getBoundingClientRect().width / innerWidth,
      ),
    ),
  )
  expect(widest).toBeLessThan(1)
  await page.locator('article a[href^="/api/commands/"]').first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'click', exact: true }),
  ).toBeHidden()
})

/** After any insertion, it may match anything. */
const costly =
  '[role=tabpanel]:not(:has(> :first-child ~ :not(script))) > :first-child { margin: 0 }'

for (const [what, isCheap, style] of [
  ['a change only restyles what changes', true, ''],
  ['a selector that depends on any change is noticed', false, costly],
] as const) {
  test(what, async ({ browser, page }) => {
    await page.goto('/guides/getting-started/installing-cypress')
    await hydrated(page)
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, style)
    // They come when the browser is idle, and must not come in between.
    await expect(
      page.locator('.theme-code-block:not(:has(button))'),
    ).toHaveCount(0)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    const all = await page.evaluate(() => {
      document.head.append(document.createElement('meta'))
      document.querySelector('[role=tabpanel]')?.append('text')
      document.querySelector('article')?.append(document.createElement('p'))
      document.body.getBoundingClientRect()
      return document.querySelectorAll('body *').length
    })
    const trace = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: { name: string; args: { elementCount?: number } }[]
    }
    const restyled = trace.traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
    expect(restyled / all < 0.2, `${restyled} of ${all} elements`).toBe(isCheap)
  })
}
