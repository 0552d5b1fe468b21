import type {
  BrowserContext,
  Page,
  PlaywrightTestOptions,
  Route,
} from '@playwright/test'
import { builtSite } from '../fixtures/builtSite'
import { serve } from '../server'
import { chunks, faults as badChunks, hydrated, setConnection } from './chunks'
import { expect, test as siteTest } from './fixtures'
import {
  attack,
  cutOff,
  delayAll,
  deploy,
  files,
  fillStorage,
  forbidStorage,
  gone,
  holdBack,
  offline,
  once,
  restoreNetwork,
  scripts,
  sheets,
  corruptStorage,
  truncateDocuments,
  watchReturns,
  expectReturned,
} from './mishaps'
import {
  chooseTheme,
  expectAlive,
  expectChoices,
  expectKept,
  expectMarks,
  expectPrefetched,
  expectReadable,
  follow,
  linkTo,
  leaveMarks,
  makeChoices,
  next,
  notFound,
  offlinePage,
  places,
  readAll,
  remote,
  travel,
  type Choice,
  type Marks,
  type Place,
} from './reader'

/**
 * Something that goes wrong during a visit. Whatever it is, and whatever kind of page
 * it's on: the page stays readable, it reports what failed and offers a working way
 * to continue, the reader's choices, input, and scroll position survive, and
 * nothing throws.
 *
 * The fields are listed in the order in which they apply. All pages are open in
 * tabs of one browser and go through each step together.
 */
interface Fault {
  name: string
  /** How the browser is configured. */
  use?: Partial<PlaywrightTestOptions>
  /** What goes wrong before the page opens. */
  before?: (context: BrowserContext, origin: string) => Promise<unknown>
  /** Rewrites the page's URL. Only tried on a guide and on the search page. */
  address?: (url: URL) => string
  /** What goes wrong once the page is hydrated. */
  after?: (context: BrowserContext, origin: string) => Promise<unknown>
  /** What the reader does next. Returns the page it leads to. */
  act?: (page: Page, place: Place) => Promise<Place>
  /** What's shown instead of the page while the fault lasts. */
  instead?: (place: Place) => Place
  /** The message on the page, and the button or link that continues. */
  says?: readonly [message: RegExp, action: string]
  /** Whether that button or link loads a new document. */
  reloads?: true
  /** Ends the fault. */
  recover?: (context: BrowserContext) => Promise<unknown>
  /** The choices that survive. Defaults to all of them. */
  keeps?: readonly Choice[]
  /** Whether scripts can't run. */
  isInert?: true
  /** Errors that the fault itself causes. */
  throws?: RegExp
}

/** Without styles, a closed announcement shows until React removes it. */
const unstyled = ['theme', 'tabs'] as const

const slowChunks = holdBack(chunks)
const slowScripts = holdBack(scripts)
const slowNext = holdBack(chunks)

const faults: Fault[] = [
  // Files of the current page
  ...Object.entries(badChunks).map(([what, fail]): Fault => ({
    name: `a chunk ${what}`,
    before: (context) => context.route(chunks, fail),
    says: [/ChunkLoadError: Loading chunk \d+ failed/, 'Retry'],
    recover: restoreNetwork,
    // The browser's syntax error for a file that isn't a valid script.
    throws: /^Unexpected (end of input|token '<')$/,
  })),
  {
    name: 'a chunk fails once',
    before: (context) => context.route(chunks, once(cutOff)),
  },
  {
    name: 'chunks are slow',
    before: slowChunks.hold,
    recover: slowChunks.release,
  },
  {
    name: 'all scripts are slow',
    before: slowScripts.hold,
    recover: slowScripts.release,
  },
  {
    name: 'all scripts fail',
    before: (context) => context.route(scripts, cutOff),
    says: [/Loading \S+\.js failed/, 'Retry'],
    reloads: true,
    recover: restoreNetwork,
  },
  {
    name: 'styles fail once',
    before: (context) => context.route(sheets, once(cutOff)),
  },
  {
    name: 'styles fail',
    before: (context) => context.route(sheets, cutOff),
    says: [/Loading \S+\.css failed/, 'Retry'],
    reloads: true,
    recover: restoreNetwork,
  },
  {
    name: 'the page is from an older deploy whose files are gone',
    before: (context) => context.route(files, gone),
    keeps: unstyled,
    says: [/Loading \S+ failed/, 'Retry'],
    reloads: true,
    recover: restoreNetwork,
  },

  // Files of the next page
  {
    name: 'a chunk of the next page fails',
    after: (context) => context.route(chunks, cutOff),
    act: goToNext,
    says: [/ChunkLoadError: Loading chunk \d+ failed/, 'Retry'],
    recover: restoreNetwork,
  },
  {
    name: 'a chunk of the next page is slow',
    after: slowNext.hold,
    act: goToNext,
    instead: (place) => place,
    recover: slowNext.release,
  },
  {
    name: 'a deploy happens between two pages',
    after: (context) => deploy(context, files),
    act: goToNext,
  },

  // The network
  {
    name: 'the reader is offline on a page they have visited',
    use: { serviceWorkers: 'allow' },
    before: async (context, origin) => {
      const paths = [...places, next].map(({ path }) => path)
      await readAll(context, origin, paths)
      await context.setOffline(true)
    },
  },
  {
    name: 'the reader is offline on a page they have never visited',
    use: { serviceWorkers: 'allow' },
    before: async (context, origin) => {
      await readAll(context, origin, ['/faq/questions/cloud-faq'])
      await context.setOffline(true)
    },
    instead: () => offlinePage,
    says: [/It will open automatically/, 'Try again'],
    recover: (context) => context.setOffline(false),
  },
  {
    name: 'the network drops while the page loads',
    before: (context) => context.route(files, offline),
    keeps: unstyled,
    says: [/Loading \S+ failed/, 'Retry'],
    reloads: true,
    recover: restoreNetwork,
  },
  {
    name: 'the network drops in the middle of the HTML',
    before: truncateDocuments,
  },
  {
    name: 'the network drops after the page has loaded',
    after: (context) => context.setOffline(true),
    recover: (context) => context.setOffline(false),
  },
  {
    name: 'the network drops before the next page, which is prefetched',
    use: { serviceWorkers: 'allow' },
    after: async (context) => {
      await Promise.all(
        context.pages().map(async (page) => {
          // Nothing is prefetched before the reader moves.
          await page.mouse.move(640, 200)
          await expectPrefetched(page)
        }),
      )
      await context.setOffline(true)
    },
    act: goToNext,
  },
  {
    name: 'the network drops before the next page, which is not prefetched',
    use: { serviceWorkers: 'allow' },
    after: async (context) => {
      await Promise.all(
        context.pages().map((page) => expectKept(page, offlinePage.path)),
      )
      await context.setOffline(true)
    },
    act: async (page) => {
      await travel(page, remote.path)
      return remote
    },
    instead: () => offlinePage,
    says: [/It will open automatically/, 'Try again'],
    recover: (context) => context.setOffline(false),
  },
  {
    name: 'the reader saves data',
    before: (context) =>
      setConnection(context, { effectiveType: '4g', saveData: true }),
  },
  {
    name: 'the network is 2G',
    before: async (context) => {
      await setConnection(context, { effectiveType: '2g', saveData: false })
      await delayAll(context)
    },
  },

  // The browser
  {
    name: 'storage is blocked',
    before: forbidStorage,
    after: darken,
    keeps: ['theme'],
  },
  {
    name: 'storage is full',
    before: fillStorage,
  },
  {
    name: 'storage is corrupt',
    before: corruptStorage,
    // Switch the theme in one tab; all others follow.
    after: (context) =>
      Promise.all(
        context
          .pages()
          .slice(0, 1)
          .map((page) => chooseTheme(page, 'dark')),
      ),
    keeps: ['theme'],
  },
  {
    name: 'JavaScript is off',
    use: { javaScriptEnabled: false },
    isInert: true,
    keeps: [],
    instead: (place) =>
      place.heading === 'Search'
        ? { ...place, text: 'Search needs JavaScript' }
        : place,
  },
  {
    name: 'the page is printed',
    act: printPage,
  },
  {
    name: 'another tab changes the theme twice',
    after: async (context, origin) => {
      const tabs = context.pages()
      const other = await context.newPage()
      await other.goto(origin + next.path)
      await hydrated(other)
      for (const theme of ['light', 'dark'] as const) {
        await chooseTheme(other, theme)
        for (const tab of tabs) {
          await expect(tab.locator('html')).toHaveAttribute('data-theme', theme)
        }
      }
      await other.close()
    },
  },

  // Navigation
  {
    name: 'the reader goes back and forward',
    act: goBackAndForward,
  },
  {
    name: 'the reader returns to a page in the back/forward cache',
    before: (context) => watchReturns(context, true),
    act: leaveAndReturn,
  },
  {
    name: 'the reader returns to a page that the browser reloads',
    before: (context) => watchReturns(context, false),
    act: leaveAndReturn,
  },

  // The URL
  ...Object.entries({
    'in uppercase': (url: URL) => url.pathname.toUpperCase() + url.search,
    'with a trailing slash': (url: URL) =>
      `${url.pathname.replace(/\/?$/, '/')}${url.search}`,
    'with extra slashes': (url: URL) =>
      url.pathname.replaceAll('/', '//') + url.search,
    'with .html': (url: URL) =>
      `${url.pathname.replace(/\/?$/, '')}${url.pathname === '/' ? '/index' : ''}.html${url.search}`,
    'with percent-encoded letters': (url: URL) =>
      url.pathname.replaceAll('e', '%65') + url.search,
    'with a very long query': (url: URL) =>
      `${url.pathname}?${new URLSearchParams([...url.searchParams, ['x', 'x'.repeat(8000)]])}`,
    'with a very long hash': (url: URL) =>
      `${url.pathname}${url.search}#${'x'.repeat(100_000)}`,
    'with a script in the query': (url: URL) =>
      `${url.pathname}?${new URLSearchParams([...url.searchParams, ['docusaurus-theme', 'dark'], ['x', attack]])}`,
    'with a script in the hash': (url: URL) =>
      `${url.pathname}${url.search}#${attack}`,
    'with a malformed hash': (url: URL) =>
      `${url.pathname}${url.search}#%E0%A4%A`,
  }).map(([how, address]): Fault => ({
    name: `the URL is ${how}`,
    address,
  })),
  {
    name: 'the URL is very long and has no page',
    address: ({ pathname }) => `${pathname}/${'x'.repeat(8000)}`,
    instead: () => notFound,
  },
]

/** Faults of third-party scripts, for a two-page site with analytics. */
const thirdParties: Fault[] = Object.entries({
  'are blocked': (route: Route) => route.abort('blockedbyclient'),
  'never arrive': () => {},
  throw: (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("Analytics failed")',
    }),
}).map(([what, answer]) => ({
  name: `third-party scripts ${what}`,
  before: async (context, origin) => {
    await context.addInitScript(() => {
      if (location.protocol === 'about:') return
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('docs-analytics', 'on')
    })
    await context.route((url) => url.origin !== origin, answer)
  },
  keeps: ['theme'],
  throws: /^Analytics failed$/,
}))

interface Site {
  origin: string
  places: readonly Place[]
  /** A page that all places link to. */
  next: Place
}

const action = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name, exact: true }))
    .first()

/**
 * What survives a reload: typed text if it's in the URL, but not the scroll
 * position, because the page's height was different without styles.
 */
const keptOnReload = (page: Page) => ({
  typed: new URL(page.url()).searchParams.get('q') ?? '',
  scroll: undefined,
})

async function goToNext(page: Page) {
  await follow(page, next)
  return next
}

/** The page, with the query in its URL if the page keeps it there. */
const withQuery = (place: Place, query: string): Place =>
  place.query === undefined ? place : { ...place, query }

/** Follows a link, then goes back, forward, and back. */
async function goBackAndForward(page: Page, place: Place) {
  const { scroll, typed } = await leaveMarks(page, place)
  // A real click would scroll, because the navbar is inside the scroll padding.
  await linkTo(page, next).dispatchEvent('click')
  await expectReadable(page, next)
  for (const shown of [place, next, place]) {
    await (shown === next ? page.goForward() : page.goBack())
    await expectReadable(page, shown)
  }
  await expectMarks(page, { scroll })
  return withQuery(place, typed)
}

async function printPage(page: Page, place: Place) {
  await page.emulateMedia({ media: 'print' })
  await expectReadable(page, place)
  await page.emulateMedia({ media: 'screen' })
  return place
}

/** Loads another document, then goes back. */
async function leaveAndReturn(page: Page, place: Place) {
  const { scroll, typed } = await leaveMarks(page, place)
  await page.goto(new URL(next.path, page.url()).href)
  await expectReadable(page, next)
  // A page from the back/forward cache doesn't fire the load event.
  await page.goBack({ waitUntil: 'commit' })
  await expectReadable(page, place)
  const isKept = await expectReturned(page)
  // Browsers don't restore fields with autocomplete off in a new document.
  await expectMarks(page, isKept ? { scroll, typed } : { scroll })
  return withQuery(place, typed)
}

/** Switches each page to dark mode, one after another. */
async function darken(context: BrowserContext) {
  for (const page of context.pages()) await chooseTheme(page, 'dark')
}

/** Visits every page of the site with a fault, and checks what must still work. */
async function endure(context: BrowserContext, fault: Fault, site: Site) {
  const { origin } = site
  const { act, instead, says, reloads, keeps, isInert } = fault
  const errors: string[] = []
  context.on('weberror', (event) => {
    const { message } = event.error()
    if (!fault.throws?.test(message)) errors.push(message)
  })

  await fault.before?.(context, origin)
  const visits = await Promise.all(
    site.places.map(async (place) => {
      const page = await context.newPage()
      const address = fault.address?.(new URL(place.path, origin)) ?? place.path
      await page.goto(origin + address, { waitUntil: 'commit' })
      return { page, place, shown: instead?.(place) ?? place }
    }),
  )
  const together = (
    step: (visit: (typeof visits)[number]) => Promise<unknown>,
  ) => Promise.all(visits.map(step))

  if (fault.after || act) {
    await together(({ page, place }) => expectAlive(page, place))
  }
  await fault.after?.(context, origin)
  await together(async (visit) => {
    if (!act) return
    visit.place = await act(visit.page, visit.place)
    if (!instead) visit.shown = visit.place
  })
  await together(async ({ page, shown }) => {
    await expectReadable(page, shown)
    await expectChoices(page, shown, keeps)
    if (says) {
      // The message only appears after the site's own retries.
      await expect(page.locator('body')).toContainText(says[0], {
        timeout: 30_000,
      })
      await expect(action(page, says[1])).toBeVisible()
    } else if (!fault.recover && !isInert) await expectAlive(page, shown)
  })
  if (fault.recover) {
    const marks = new Map<Page, Partial<Marks>>()
    if (!instead) {
      await together(async ({ page, place }) =>
        marks.set(page, await leaveMarks(page, place)),
      )
    }
    await fault.recover(context)
    await together(async ({ page, place }) => {
      // A page shown instead recovers by itself.
      if (says && !instead) {
        const loaded = reloads && page.waitForEvent('domcontentloaded')
        await action(page, says[1]).click()
        await loaded
      }
      const left = marks.get(page)
      const kept = { ...left, ...(reloads && keptOnReload(page)) }
      await expectReadable(page, place)
      await expectAlive(page, place, kept.typed)
      await expectMarks(page, kept)
      await expectChoices(page, place, keeps)
    })
  }
  await together(async ({ page, place }) => {
    if (place === next) return
    await follow(page, site.next)
    await expectReadable(page, site.next)
    await expectChoices(page, site.next, keeps)
  })
  expect(errors).toEqual([])
}

const test = siteTest.extend<
  object,
  {
    chosen: Awaited<ReturnType<typeof makeChoices>>
    measuredOrigin: string
  }
>({
  // Readers have the back/forward cache. Playwright turns it off, and the headless
  // shell doesn't have it by default.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--enable-bfcache'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
  chosen: [
    async ({ browser, origin }, use) => use(await makeChoices(browser, origin)),
    { scope: 'worker' },
  ],
  storageState: ({ chosen }, use) => use(chosen),
  measuredOrigin: [
    async ({}, use) => {
      const server = await serve(await builtSite('analytics', '/'))
      await use(server.origin)
      await server.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.setTimeout(120_000)

/**
 * The pages that endure a fault: the guide, because it has tabs, and another kind for
 * each fault in turn. `ALL_PLACES=1` opens all of them, which takes minutes longer.
 * An address is only rewritten where it has a query, and where it has none.
 */
function placesFor({ address }: Fault, turn: number) {
  if (address) return places.filter(({ hasTabs, query }) => hasTabs || query)
  if (process.env.ALL_PLACES) return places
  const others = places.filter(({ hasTabs }) => !hasTabs)
  const another = others[turn % others.length]
  return places.filter((place) => place.hasTabs || place === another)
}

for (const [turn, fault] of faults.entries()) {
  test.describe(() => {
    test.use(fault.use ?? {})

    test(fault.name, ({ context, origin }) =>
      endure(context, fault, { origin, places: placesFor(fault, turn), next }),
    )
  })
}

test.describe(() => {
  // Use one worker so the site is built only once.
  test.describe.configure({ mode: 'default' })

  for (const fault of thirdParties) {
    test(fault.name, ({ context, measuredOrigin }) =>
      endure(context, fault, {
        origin: measuredOrigin,
        places: [{ path: '/', heading: 'First', text: 'Go to' }],
        next: { path: '/second', heading: 'Second', text: 'Go to' },
      }),
    )
  }
})
