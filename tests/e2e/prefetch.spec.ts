import type { Page } from '@playwright/test'
import { hydrated, setConnection } from './chunks'
import { findChunk } from './findChunk'
import { expect, test } from './fixtures'

const first = '/faq/questions/cloud-faq'
const inNavbar = '/examples/recipes'
const inFooter = '/guides/references/changelog'

const navbarLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator(`a[href="${inNavbar}"]`)
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').locator(`a[href="${inFooter}"]`)

/** The URL of the chunk that contains a page's text. */
const chunkOf = async (origin: string, path: string) =>
  origin + (await findChunk(`"permalink":"${path}","unlisted"`))

/** The resource types of a file's requests. A prefetch isn't a `script`. */
function recordRequests(page: Page): (url: string) => string[] {
  const requests: { url: string; kind: string }[] = []
  page.on('request', (request) =>
    requests.push({ url: request.url(), kind: request.resourceType() }),
  )
  return (url) => requests.filter((r) => r.url === url).map((r) => r.kind)
}

/** Waits until requests triggered by the last action have started. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(resolve)),
      ),
  )

test.use({ viewport: { width: 1280, height: 300 } })

test('prefetching when the link enters the view', async ({ page, origin }) => {
  const chunk = await chunkOf(origin, inFooter)
  const asked = recordRequests(page)
  await page.goto(first)
  await hydrated(page)
  await settled(page)
  expect(asked(chunk)).toEqual([])
  await footerLink(page).scrollIntoViewIfNeeded()
  await expect.poll(() => asked(chunk)).toHaveLength(1)
  await expect(
    page.locator(`link[rel=prefetch][href="${new URL(chunk).pathname}"]`),
  ).toHaveCount(1)
})

for (const [what, move] of Object.entries({
  'the pointer': (page: Page) => page.mouse.move(640, 200),
  'a key': (page: Page) => page.keyboard.press('Shift'),
  'the wheel': (page: Page) => page.mouse.wheel(0, 40),
})) {
  test(`nothing is prefetched before the reader uses ${what}`, async ({
    page,
    origin,
  }) => {
    const chunk = await chunkOf(origin, inNavbar)
    const asked = recordRequests(page)
    await page.goto(first)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked(chunk)).toEqual([])
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    await move(page)
    await expect.poll(() => asked(chunk)).toHaveLength(1)
  })
}

test('no URL is prefetched twice', async ({ page, origin }) => {
  const chunk = await chunkOf(origin, inFooter)
  const asked = recordRequests(page)
  await page.goto(first)
  await hydrated(page)
  await footerLink(page).scrollIntoViewIfNeeded()
  await expect.poll(() => asked(chunk)).toHaveLength(1)
  const addresses = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(2)
  expect(addresses).toEqual([...new Set(addresses)])
})

for (const [how, reach] of Object.entries({
  hover: (page: Page) => navbarLink(page).hover(),
  touch: (page: Page) => navbarLink(page).dispatchEvent('touchstart'),
  'keyboard focus': async (page: Page) => {
    const isReached = () =>
      navbarLink(page).evaluate((link) => link === document.activeElement)
    while (!(await isReached())) await page.keyboard.press('Tab')
  },
})) {
  test(`preloading on ${how} of an internal link`, async ({ page, origin }) => {
    const chunk = await chunkOf(origin, inNavbar)
    const asked = recordRequests(page)
    await page.goto(first)
    await hydrated(page)
    expect(asked(chunk)).not.toContain('script')
    await reach(page)
    await expect.poll(() => asked(chunk)).toContain('script')
    await expect(page).toHaveURL(first)
  })
}

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`both are skipped with ${JSON.stringify(connection)}`, async ({
    page,
    origin,
  }) => {
    const chunk = await chunkOf(origin, inNavbar)
    await setConnection(page, connection)
    const asked = recordRequests(page)
    await page.goto(first)
    await hydrated(page)
    await navbarLink(page).hover()
    await navbarLink(page).dispatchEvent('touchstart')
    await navbarLink(page).focus()
    await settled(page)
    expect(asked(chunk)).toEqual([])
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    await navbarLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
    expect(asked(chunk)).toEqual(['script'])
  })
}

test('where prefetch links are unsupported, a plain fetch of the asset is used', async ({
  page,
  origin,
}) => {
  const chunk = await chunkOf(origin, inNavbar)
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false
  })
  const asked = recordRequests(page)
  await page.goto(first)
  await hydrated(page)
  await page.mouse.move(640, 200)
  await expect.poll(() => asked(chunk)).toEqual(['fetch'])
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
})

test('without IntersectionObserver, all links are prefetched', async ({
  page,
  origin,
}) => {
  const chunk = await chunkOf(origin, inFooter)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  const asked = recordRequests(page)
  await page.goto(first)
  await hydrated(page)
  await page.mouse.move(640, 200)
  await expect.poll(() => asked(chunk)).toHaveLength(1)
  expect(errors).toEqual([])
})
