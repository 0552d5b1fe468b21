import type { Browser, BrowserContext, Page } from '@playwright/test'
import { hydrated } from './chunks'
import { expect } from './fixtures'

/** A page, and what a reader must find on it whatever happens. */
export interface Place {
  path: string
  heading: string
  /** Words of a paragraph below the heading; without any, there is a field to search in. */
  text?: string
  /** Whether it has tabs of package managers. */
  hasTabs?: boolean
  /** What is in a field that searches as one types, and keeps the address up. */
  query?: string
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
    text: 'After this page Cypress is part of your project',
    hasTabs: true,
  },
  {
    path: '/api/commands/get',
    heading: 'get',
    text: 'Finds one or more elements in the page by CSS selector',
  },
  {
    path: '/search?q=intercept',
    heading: 'Search',
    query: 'intercept',
  },
  {
    path: '/plugins',
    heading: 'Plugins',
    text: 'Find a package for what Cypress does not do by itself',
    query: '',
  },
]

/** A page that all of these link to. */
export const next: Place = {
  path: '/examples/recipes',
  heading: 'Recipes',
  text: 'Find the task, copy the test, change the names',
}

/** A page that none of these links to in view. */
export const remote: Place = {
  path: '/guides/references/trade-offs',
  heading: 'Trade-offs',
  text: 'a way to test what you meant to test',
}

/** What stands in place of a page that was never read, without a network. */
export const offlinePage: Place = {
  path: '/offline',
  heading: "You're offline",
  text: "so it isn't saved for reading offline",
}

/** What stands at an address of no page. */
export const notFound: Place = {
  path: '/404.html',
  heading: 'Page not found',
  text: 'There is no page at',
}

const toggle = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /dark and light mode/ })

/** Chooses a color mode, if it is not chosen already. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark') {
  const html = page.locator('html')
  if ((await html.getAttribute('data-theme')) !== theme) {
    await toggle(page).click()
  }
  await expect(html).toHaveAttribute('data-theme', theme)
}

/** Makes every choice there is, as a reader does, for all pages to keep. */
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

/** The field of a page that searches. */
export const searchField = (page: Page) => main(page).getByRole('searchbox')

/** Heading and text are there to be read. */
export async function expectReadable(page: Page, { heading, text }: Place) {
  const where = `reads on at ${page.url()}`
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

/** What a reader may have chosen. */
export type Choice = (typeof choices)[number]
const choices = ['theme', 'announcement', 'tabs'] as const

/** These choices are kept. */
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

/** Where a reader is on a page, and what they have typed. */
export interface Marks {
  typed: string
  scroll?: number
}

/**
 * Types a query where there is a field for it, and scrolls. A page that searches
 * as one types is another page after that, and begins at its top.
 */
export async function leaveMarks(page: Page, { query }: Place): Promise<Marks> {
  const typed = (await searchField(page).isVisible()) ? 'viewport' : ''
  if (typed) await searchField(page).fill(typed)
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

/** The reader is where they were, with what they typed. */
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
  if (typed) await expect(searchField(page), where).toHaveValue(typed)
}

/** Leads the router to an address without a link, as going back does. */
export const travel = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** React runs, and nothing is said of a failure. */
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
  // It has been searched for.
  if (asked) {
    await expect(main(page).getByRole('status').first(), where).toContainText(
      /^\d+ (results? for|of) /,
    )
  }
}

export const linkTo = (page: Page, { path }: Place) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first()

/** Goes to a page by a link to it. */
export const follow = (page: Page, { path }: Place) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()

/** Waits until everything that is prefetched is there. */
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

/** Waits until a page can be read without a network. */
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

/** Reads pages until they can be read without a network. */
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
