import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect, siteBuild } from './fixtures'
import { dialog } from './searchViews'

/** A page, and what a reader must see on it whatever goes wrong. */
export interface Place {
  path: string
  heading: string
  /** Part of a paragraph; pages without one have a search field instead. */
  text?: string
  /** Whether the page has package manager tabs. */
  hasTabs?: boolean
  /** The initial query, on pages that search as you type and update `?q=`. */
  query?: string
}

/** The first words on a page, so that it can be rewritten without changing tests. */
function opening(route: string): string {
  const html = readFileSync(path.join(siteBuild, route, 'index.html'), 'utf8')
  const [, words] = /<main.*?<p>([^<&]{20,})/s.exec(html) ?? []
  if (!words) throw new Error(`${route} doesn't begin with a paragraph.`)
  return words.replace(/\s+/g, ' ')
}

/** One page of each kind. */
export const places: readonly Place[] = [
  {
    path: '/',
    heading: 'Cypress Documentation',
    text: 'Testing that is fast, easy and reliable',
  },
  {
    path: '/guides/getting-started/installing-cypress',
    heading: 'Installing Cypress',
    text: opening('/guides/getting-started/installing-cypress'),
    hasTabs: true,
  },
  {
    path: '/api/commands/get',
    heading: 'cy.get()',
    text: opening('/api/commands/get'),
  },
  {
    path: '/search?q=intercept',
    heading: 'Search',
    query: 'intercept',
  },
  {
    path: '/plugins',
    heading: 'Plugins',
    text: opening('/plugins'),
    query: '',
  },
]

/** A page that all `places` link to. */
export const next: Place = {
  path: '/examples/recipes',
  heading: 'Recipes',
  text: opening('/examples/recipes'),
}

/** A page that none of the `places` has a visible link to. */
export const remote: Place = {
  path: '/guides/references/trade-offs',
  heading: 'Trade-offs',
  text: opening('/guides/references/trade-offs'),
}

/** Shown offline for a page that was never visited. */
export const offlinePage: Place = {
  path: '/offline',
  heading: "You're offline",
  text: "so it isn't saved for reading offline",
}

/** Shown at a URL that has no page. */
export const notFound: Place = {
  path: '/404.html',
  heading: 'Page not found',
  text: 'There is no page at',
}

const toggle = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /dark and light mode/ })

/** Switches to a color mode, unless it's already active. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  const html = page.locator('html')
  if ((await html.getAttribute('data-theme')) !== theme) {
    await toggle(page).click()
  }
  await expect(html).toHaveAttribute('data-theme', theme)
}

/** Sets every preference the way a reader does, and returns the storage. */
export async function makeChoices(browser: Browser, origin: string) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.goto(`${origin}/guides/getting-started/installing-cypress`)
  await hydrated(page)
  await chooseTheme(page, 'dark')
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await page.getByRole('button', { name: 'Close announcement' }).click()
  const choices = await page.context().storageState()
  await page.close()
  return choices
}

const main = (page: Page) => page.getByRole('main')

const searchField = (page: Page) => main(page).getByRole('searchbox')

/** Expects the heading and the text to be visible. */
export async function expectReadable(page: Page, { heading, text }: Place) {
  const where = `can be read at ${page.url()}`
  await expect(
    page.getByRole('heading', { level: 1, name: heading, exact: true }),
    where,
  ).toBeVisible()
  await expect(
    text
      ? main(page).locator('p', { hasText: text }).first()
      : searchField(page),
    where,
  ).toBeVisible()
}

const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true')

/** A preference that must survive. */
export type Choice = (typeof choices)[number]
const choices = ['theme', 'announcement', 'tabs'] as const

/** Expects these preferences to be kept. */
export async function expectChoices(
  page: Page,
  { hasTabs }: Place,
  kept: readonly Choice[] = choices,
) {
  const where = `keeps choices at ${page.url()}`
  if (kept.includes('theme')) {
    await expect(page.locator('html'), where).toHaveAttribute(
      'data-theme',
      'dark',
    )
  }
  if (kept.includes('announcement')) {
    await expect(
      page.getByRole('button', { name: 'Close announcement' }),
      where,
    ).toBeHidden()
  }
  if (kept.includes('tabs') && hasTabs) {
    await expect(
      page.locator('[role=tabpanel]:has-text("pnpm add")').first(),
      where,
    ).toBeVisible()
  }
}

/** The reader's scroll position (in pixels), and what they typed. */
export interface Marks {
  typed: string
  scroll?: number
}

/**
 * Expects the page's search field to have this text, or the dialog, to which the home
 * page moves it. The dialog gets closed.
 *
 * @returns whether the text is still in the page's field
 */
async function expectTyped(page: Page, typed: string): Promise<boolean> {
  await expect
    .poll(
      () =>
        page
          .locator('main input[type=search], dialog input[type=search]')
          .evaluateAll((fields: HTMLInputElement[]) =>
            fields.map(({ value }) => value),
          ),
      `keeps what was typed at ${page.url()}`,
    )
    .toContain(typed)
  if (!(await dialog(page).isVisible())) return true
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  return false
}

/**
 * Types a query if there's a search field, and scrolls. Pages that search as you
 * type don't get scrolled, because each query starts at the top.
 */
export async function leaveMarks(page: Page, { query }: Place): Promise<Marks> {
  let typed = (await searchField(page).isVisible()) ? 'viewport' : ''
  if (typed) {
    await searchField(page).fill(typed)
    if (!(await expectTyped(page, typed))) typed = ''
  }
  if (query !== undefined) {
    if (await isHydrated(page)) {
      await expect(page).toHaveURL(/\?q=viewport$/)
    }
    return { typed }
  }
  const scroll = await page.evaluate(() => {
    window.scrollTo(0, 200)
    return window.scrollY
  })
  return { typed, scroll }
}

/** Expects the scroll position and the typed text to be unchanged. */
export async function expectMarks(
  page: Page,
  { scroll, typed }: Partial<Marks>,
) {
  const where = `stays in place at ${page.url()}`
  if (scroll !== undefined) {
    await expect
      .poll(() => page.evaluate(() => window.scrollY), where)
      .toBe(scroll)
  }
  if (typed) await expectTyped(page, typed)
}

/** Makes the router navigate without a link, as going back does. */
export const travel = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Expects React to be running, and no error to be shown. */
export async function expectAlive(
  page: Page,
  { query }: Place,
  typed?: string,
) {
  const where = `is alive at ${page.url()}`
  await hydrated(page)
  await expect(page.getByRole('alert'), where).toHaveCount(0)
  if (query === undefined) return
  const asked = typed || query
  await expect(searchField(page), where).toHaveValue(asked)
  if (asked) {
    await expect(main(page).getByRole('status').first(), where).toContainText(
      /^\d+ (results? for|of) /,
    )
  }
}

export const linkTo = (page: Page, { path }: Place) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first()

/** Navigates to a page by clicking a link to it. */
export const follow = (page: Page, place: Place) => linkTo(page, place).click()

/** Waits until every prefetched file has loaded. */
export async function expectPrefetched(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const links = [
          ...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'),
        ]
        return (
          links.length > 0 &&
          links.every(({ href }) => performance.getEntriesByName(href).length)
        )
      }),
    )
    .toBe(true)
}

/** Waits until a page is saved for reading offline. */
export async function expectKept(page: Page, path: string) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('pages-1')
        return (await cache.keys()).map(({ url }) => new URL(url).pathname)
      }),
    )
    .toContain(path)
}

/** Visits pages, waiting for each to be saved for reading offline. */
export async function readAll(
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
) {
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(origin + path)
    await hydrated(page)
    await expectKept(page, new URL(path, origin).pathname)
  }
  await page.close()
}
