import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import type { Page } from '@playwright/test'
import tsBlankSpace from 'ts-blank-space'
import { serve } from '../server'
import { hydrated } from './chunks'
import { findChunk } from './findChunk'
import { expect, siteBuild, test } from './fixtures'
import { dialog, input, rows } from './searchViews'

test.use({ serviceWorkers: 'allow' })

const one = '/api/commands/get'
const two = '/api/commands/find'
const unread = '/guides/references/trade-offs'

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })

/** Reads a page until it is kept. */
async function read(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path)
  await hydrated(page)
  await expect.poll(() => keptPaths(page)).toContain(path)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a page that was read opens again without a network', async ({
  page,
  context,
}) => {
  await read(page, one)
  const title = await page.title()
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveTitle(title)
  // With its styles, and alive.
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky')
})

test('so does one that was reached by a link, under all its addresses', async ({
  page,
  context,
}) => {
  await read(page, one)
  await page.locator(`article a[href="${two}"]`).first().click()
  await expect(heading(page)).toHaveText('find')
  await expect.poll(() => keptPaths(page)).toContain(two)
  await context.setOffline(true)
  for (const address of [two, `${two}/`, `${two}.html`, `${two}?a=b#Syntax`]) {
    await page.goto(address)
    await hydrated(page)
    await expect(heading(page)).toHaveText('find')
  }
})

test('any other gives the offline page, which goes on by itself', async ({
  page,
  context,
}) => {
  await read(page, one)
  await expect.poll(() => keptPaths(page)).toContain('/offline')
  await context.setOffline(true)
  await page.goto(`${unread}?a=b#Languages`)
  await hydrated(page)
  await expect(heading(page)).toHaveText("You're offline")
  await expect(page.locator('main code')).toHaveText(`${unread}?a=b#Languages`)
  await expect(
    page.locator('main').getByRole('link', { name: 'get', exact: true }),
  ).toHaveAttribute('href', one)
  await context.setOffline(false)
  await expect(page).toHaveURL(`${unread}?a=b#Languages`)
  await expect(heading(page)).toHaveText('Trade-offs')
})

test('a click without a network arrives somewhere of ours', async ({
  page,
  context,
}) => {
  await read(page, one)
  await expect.poll(() => keptPaths(page)).toContain('/offline')
  await context.setOffline(true)
  await page.getByRole('contentinfo').locator('a[href^="/"]').last().click()
  // The browser's own page would have a heading too.
  await expect(page).toHaveTitle(/^(?!get ).* \| Cypress Documentation$/)
  await hydrated(page)
  await expect(heading(page)).not.toHaveText('get')
})

test('the offline page leads to this site only', async ({ page }) => {
  for (const wanted of ['//example.org/x', 'https://a@b', 'javascript:top']) {
    await page.goto(`/offline?page=${encodeURIComponent(wanted)}`)
    await hydrated(page)
    await expect(heading(page)).toHaveText("You're offline")
    await expect(page.locator('main a')).toHaveCount(0)
  }
  await page.goto(`/offline?page=${encodeURIComponent(unread)}`)
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    unread,
  )
})

test('search answers without a network, from the second visit on', async ({
  page,
  context,
}) => {
  await read(page, one)
  await page.reload()
  await hydrated(page)
  const engine = await findChunk('"texts"')
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const cache = await caches.open('files-1')
        const urls = (await cache.keys()).map(({ url }) => url)
        return [path, 'core.json', path].every((end) =>
          urls.some((url) => url.endsWith(end)),
        )
      }, engine),
    )
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await page.keyboard.press('/')
  await input(page).pressSequentially('viewport')
  await expect(rows(page).first()).toContainText('viewport')
  await expect(dialog(page)).not.toContainText('Unable to fetch results')
})

test('a server that fails or says nothing does not take a page away', async ({
  page,
  context,
}) => {
  await read(page, one)
  await context.route(`**${one}`, (route) =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  await page.reload()
  await expect(heading(page)).toHaveText('get')
  await context.unroute(`**${one}`)
  // Never answered.
  await context.route(`**${one}`, () => {})
  await page.reload({ timeout: 20_000 })
  await expect(heading(page)).toHaveText('get')
})

/** A copy of the site that a test may change, with a server of its own. */
const changing = test.extend<{ site: { folder: string; origin: string } }>({
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
    await cp(siteBuild, folder, { recursive: true })
    const { origin, close } = await serve(folder)
    await use({ folder, origin })
    await close()
    await rm(folder, { recursive: true })
  },
})

changing(
  'a page of a new deploy is kept with its own files only',
  async ({ page, context, site: { folder, origin } }) => {
    await read(page, one, origin)
    await read(page, two, origin)
    // The next deploy: the first script has another name in every page.
    const [main] = await Globby('assets/js/main.*.js', { cwd: folder })
    const next = main!.replace(/main\.\w+/, 'main.0ddba11')
    await rename(path.join(folder, main!), path.join(folder, next))
    for (const file of await Globby('**/*.html', {
      cwd: folder,
      absolute: true,
    })) {
      const html = await readFile(file, 'utf8')
      await writeFile(file, html.replaceAll(main!, next))
    }
    const scriptOf = (address: string) =>
      page.evaluate(async (url) => {
        const cache = await caches.open('pages-1')
        const html = await (await cache.match(url))?.text()
        return /assets\/js\/main\.\w+\.js/.exec(html ?? '')?.[0]
      }, address)
    await page.goto(origin + one)
    await hydrated(page)
    await expect.poll(() => scriptOf(one)).toBe(next)
    expect(await scriptOf(two)).toBe(main)
    await context.setOffline(true)
    for (const address of [one, two]) {
      await page.goto(origin + address)
      await hydrated(page)
    }
  },
)

changing(
  'a build without it takes the worker and all that it kept away',
  async ({ page, site: { folder, origin } }) => {
    await read(page, one, origin)
    const source = path.join(__dirname, '../../plugins/offline/retire.ts')
    await writeFile(
      path.join(folder, 'sw.js'),
      tsBlankSpace(await readFile(source, 'utf8')),
    )
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    expect(await left()).toEqual([1, 2])
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update(),
    )
    await expect.poll(left).toEqual([0, 0])
  },
)

test('reading goes on where storage is forbidden', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new DOMException('no', 'SecurityError')),
    })
  })
  await page.goto(one)
  await hydrated(page)
  await page.locator(`article a[href="${two}"]`).first().click()
  await expect(heading(page)).toHaveText('find')
  expect(problems).toEqual([])
})
