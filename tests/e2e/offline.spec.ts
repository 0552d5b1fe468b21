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
import { expectKept } from './reader'
import { dialog, input, rows } from './searchViews'

test.use({ serviceWorkers: 'allow' })

const one = '/api/commands/get'
const two = '/api/commands/find'
const unread = '/guides/references/trade-offs'

/** Visits a page and waits until it's saved for reading offline. */
async function read(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path)
  await hydrated(page)
  await expectKept(page, path)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visited page opens offline', async ({ page, context }) => {
  await read(page, one)
  const title = await page.title()
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveTitle(title)
  // Its styles load too.
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky')
})

test('a page reached by a link opens offline, at all of its URLs', async ({
  page,
  context,
}) => {
  await read(page, one)
  await page.locator(`article a[href="${two}"]`).first().click()
  await expect(heading(page)).toHaveText('cy.find()')
  await expectKept(page, two)
  await context.setOffline(true)
  for (const address of [two, `${two}/`, `${two}.html`, `${two}?a=b#Syntax`]) {
    await page.goto(address)
    await hydrated(page)
    await expect(heading(page)).toHaveText('cy.find()')
  }
})

test('other pages show the offline page, which reloads once back online', async ({
  page,
  context,
}) => {
  await read(page, one)
  await expectKept(page, '/offline')
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

test('clicking a link offline stays on the site', async ({ page, context }) => {
  await read(page, one)
  await expectKept(page, '/offline')
  await context.setOffline(true)
  await page.getByRole('contentinfo').locator('a[href^="/"]').last().click()
  // The browser's error page has a heading too, so check the title.
  await expect(page).toHaveTitle(/^(?!get ).* \| Cypress Documentation$/)
  await hydrated(page)
  await expect(heading(page)).not.toHaveText('cy.get()')
})

test('the offline page only links to this site', async ({ page }) => {
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

test('search works offline from the second visit on', async ({
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

test('a visited page opens if the server fails or never responds', async ({
  page,
  context,
}) => {
  await read(page, one)
  await context.route(`**${one}`, (route) =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  await page.reload()
  await expect(heading(page)).toHaveText('cy.get()')
  await context.unroute(`**${one}`)
  // Never responds.
  await context.route(`**${one}`, () => {})
  await page.reload({ timeout: 20_000 })
  await expect(heading(page)).toHaveText('cy.get()')
})

/** Runs a test on its own copy of the site, which it can change. */
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
  'pages from a new deploy are saved with the files of that deploy',
  async ({ page, context, site: { folder, origin } }) => {
    await read(page, one, origin)
    await read(page, two, origin)
    // In the next deploy, the main script has a different name on every page.
    const [main] = await Globby('assets/js/main.*.js', { cwd: folder })
    if (!main) throw new Error('The build has no main script.')
    const next = main.replace(/main\.\w+/, 'main.0ddba11')
    await rename(path.join(folder, main), path.join(folder, next))
    for (const file of await Globby('**/*.html', {
      cwd: folder,
      absolute: true,
    })) {
      const html = await readFile(file, 'utf8')
      await writeFile(file, html.replaceAll(main, next))
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
  'a build without offline support removes the service worker and its caches',
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

test('the site works if service workers are blocked', async ({ page }) => {
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
  await expect(heading(page)).toHaveText('cy.find()')
  expect(problems).toEqual([])
})
