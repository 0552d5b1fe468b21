import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures'
import { readShifts, watchShifts } from './shifts'

const home = '/'
const table = '/guides/overview/why-cypress'
const api = '/api/commands/get'
const search = '/search'

/** Of a page's HTML: enough for a few tags. */
const piece = 700

type Change = (css: string) => string

/**
 * A test with the site passed on as a slow network does: the HTML comes in
 * pieces, with time to paint between them.
 */
const test = base.extend<{
  /** Gives the slow site's address; `change` makes something of its styles. */
  slowDown: (change?: Change) => Promise<string>
}>({
  slowDown: async ({ origin }, use) => {
    let change: Change = (css) => css
    const server = createServer(async (request, response) => {
      const from = await fetch(origin + request.url)
      const type = from.headers.get('content-type') ?? ''
      response.writeHead(from.status, { 'content-type': type })
      if (type.startsWith('text/css')) {
        response.end(change(await from.text()))
        return
      }
      const body = Buffer.from(await from.arrayBuffer())
      const size = type.startsWith('text/html') ? piece : body.length
      for (let at = 0; at < body.length && !response.destroyed; at += size) {
        response.write(body.subarray(at, at + size))
        await wait(40)
      }
      response.end()
    })
    await use(async (made = change) => {
      change = made
      await new Promise<void>((resolve) => server.listen(0, resolve))
      return `http://localhost:${(server.address() as AddressInfo).port}`
    })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

async function open(page: Page, address: string) {
  await watchShifts(page)
  await page.goto(address)
  await page.waitForSelector('html[data-has-hydrated="true"]')
}

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 360, height: 740 }],
] as const) {
  test.describe(`in a ${size} window`, () => {
    test.use({ viewport })

    for (const path of [home, table, api, search]) {
      test(`${path} moves nothing while it arrives`, async ({
        page,
        slowDown,
      }) => {
        await open(page, (await slowDown()) + path)
        // Smaller ones are parts of a pixel that the browser rounds otherwise.
        const shifts = await readShifts(page)
        expect(shifts.filter((shift) => parseFloat(shift) > 0.0001)).toEqual([])
      })
    }
  })
}

test('what is shown in parts moves', async ({ page, slowDown }) => {
  const origin = await slowDown((css) =>
    css.replaceAll('visibility:hidden', ''),
  )
  await open(page, origin + home)
  expect((await readShifts(page)).join()).toContain('navbar-right')
})

test('a page without scripts shows all that waited', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(origin + table)
  for (const selector of [
    '.navbar__items--right',
    '.theme-announcement-bar > p',
    '.theme-doc-breadcrumbs',
    'main table',
    '.footer',
  ]) {
    await expect(page.locator(selector).first()).toBeVisible()
  }
  await context.close()
})
