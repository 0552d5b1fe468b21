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

/** Bytes of HTML to send at a time: enough for a few tags. */
const chunkSize = 700

type TransformStyles = (css: string) => string

/**
 * Serves the site as a slow network would: the HTML arrives in small chunks,
 * with time to paint between them.
 */
const test = base.extend<{
  /** Returns the slow site's origin. `transform` changes its styles. */
  slowDown: (transform?: TransformStyles) => Promise<string>
}>({
  slowDown: async ({ origin }, use) => {
    let transformStyles: TransformStyles = (css) => css
    const server = createServer(async (request, response) => {
      const from = await fetch(origin + request.url)
      const type = from.headers.get('content-type') ?? ''
      response.writeHead(from.status, { 'content-type': type })
      if (type.startsWith('text/css')) {
        response.end(transformStyles(await from.text()))
        return
      }
      const body = Buffer.from(await from.arrayBuffer())
      const size = type.startsWith('text/html') ? chunkSize : body.length
      for (let at = 0; at < body.length && !response.destroyed; at += size) {
        response.write(body.subarray(at, at + size))
        await wait(40)
      }
      response.end()
    })
    await use(async (transform = transformStyles) => {
      transformStyles = transform
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
      test(`${path} loads without layout shifts`, async ({
        page,
        slowDown,
      }) => {
        await open(page, (await slowDown()) + path)
        // Ignore subpixel rounding.
        const shifts = await readShifts(page)
        expect(shifts.filter((shift) => parseFloat(shift) > 0.0001)).toEqual([])
      })
    }
  })
}

test('content shifts if it is shown before it is complete', async ({
  page,
  slowDown,
}) => {
  const origin = await slowDown((css) =>
    css.replaceAll('visibility:hidden', ''),
  )
  await open(page, origin + home)
  expect((await readShifts(page)).join()).toContain('navbar-right')
})

for (const [what, isHidden] of [
  ['a sidebar with groups that the reader left open does not shift', true],
  ['a sidebar shifts if it is shown before its groups are open', false],
] as const) {
  test(what, async ({ page, slowDown }) => {
    const origin = await slowDown((css) =>
      isHidden ? css : css.replaceAll('visibility:hidden', ''),
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, origin + api)
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    // What keeps the groups is only loaded now.
    const keep = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('pagehide'))
        return sessionStorage.length
      })
    await expect.poll(keep).toBeGreaterThan(0)
    await open(page, origin + '/api/cypress-api/currentretry')
    const shifts = (await readShifts(page)).filter((it) =>
      it.includes('sidebar'),
    )
    if (isHidden) expect(shifts).toEqual([])
    else expect(shifts).not.toEqual([])
  })
}

test('everything is shown without scripts', async ({ browser, origin }) => {
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
