import type { Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect, test } from './fixtures'

/** The style sheet's minifier shortens colors. */
const white = /^#fff(fff)?$/

const themeColor = (page: Page) => page.locator('meta[name=theme-color]')

test("the browser's bars have the color of the page, in both modes", async ({
  page,
}) => {
  await page.goto('/api/commands/click')
  const background = () =>
    page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
  await expect(themeColor(page)).toHaveAttribute('content', white)
  expect(await background()).toBe('rgb(255, 255, 255)')
  const toggle = page.getByRole('button', { name: /dark and light mode/ })
  await toggle.click()
  await expect(themeColor(page)).toHaveAttribute('content', '#12141d')
  expect(await background()).toBe('rgb(18, 20, 29)')
  // React switches back.
  await hydrated(page)
  await page.reload()
  await expect(themeColor(page)).toHaveAttribute('content', '#12141d')
  await hydrated(page)
  await toggle.click()
  await expect(themeColor(page)).toHaveAttribute('content', white)
})

test('a page keeps its data and its card after it has loaded', async ({
  page,
}) => {
  await page.goto('/guides/core-concepts/retry-ability')
  await hydrated(page)
  const data = page.locator('head script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)
  const graph = JSON.parse((await data.textContent()) ?? '')['@graph']
  expect(graph.map((item: object) => Object.values(item)[0])).toEqual([
    'BreadcrumbList',
    'TechArticle',
  ])
  const card = page.locator('meta[property="og:image"]')
  await expect(card).toHaveCount(1)
  await expect(card).toHaveAttribute('content', /\/retry-ability\.png$/)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(card).toHaveAttribute('content', /\/variables-and-aliases\.png$/)
})

test('a browser finds the icon, the manifest, and the search', async ({
  page,
  request,
}) => {
  await page.goto('/')
  expect((await request.get('/favicon.ico')).status()).toBe(200)
  const manifestLink = await page
    .locator('link[rel=manifest]')
    .getAttribute('href')
  const manifest = await (await request.get(manifestLink ?? '')).json()
  expect(manifest.name).toBe('Cypress Documentation')
  expect(manifest.theme_color).toMatch(white)
  const start = new URL(
    manifest.start_url,
    new URL('/manifest.json', page.url()),
  )
  expect(start.pathname).toBe('/')
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body()
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
  }
  const search = page.locator('link[rel=search]')
  await expect(search).toHaveAttribute('title', 'Cypress Documentation')
  const description = await request.get(
    (await search.getAttribute('href')) ?? '',
  )
  const [, template = ''] =
    /type="text\/html" template="https:\/\/[^/]+([^"]+)"/.exec(
      await description.text(),
    ) ?? []
  await page.goto(template.replace('{searchTerms}', 'intercept'))
  await expect(page.getByRole('searchbox')).toHaveValue('intercept')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /intercept/ })
      .first(),
  ).toBeVisible()
})
