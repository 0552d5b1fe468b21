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
  mend,
  offline,
  once,
  scripts,
  sheets,
  spoilStorage,
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
 * One thing that goes wrong in a visit. Whatever it is, on each kind of page:
 * the page can be read; what could not be done is said, with a way on that leads
 * on; nothing that was chosen or typed is lost, nor the place on the page; and
 * nothing throws.
 *
 * The fields are in the order in which they happen. All pages stand in tabs of
 * one browser, and take each step together.
 */
interface Fault {
  name: string
  /** What the browser is. */
  use?: Partial<PlaywrightTestOptions>
  /** What is wrong before a page is opened. */
  before?: (context: BrowserContext, origin: string) => Promise<unknown>
  /** How the address of a page is written. */
  address?: (url: URL) => string
  /** What goes wrong when the page is there and alive. */
  after?: (context: BrowserContext, origin: string) => Promise<unknown>
  /** What the reader does then; the page that it leads to. */
  act?: (page: Page, place: Place) => Promise<Place>
  /** What can be read in place of the page, as long as the fault lasts. */
  instead?: (place: Place) => Place
  /** What the page says, and the name of the button or link that leads on. */
  says?: readonly [message: RegExp, wayOn: string]
  /** Whether the way on loads the document anew. */
  reloads?: true
  /** Ends the fault. */
  mend?: (context: BrowserContext) => Promise<unknown>
  /** The choices that can be kept; all, if nothing is said. */
  keeps?: readonly Choice[]
  /** Whether no script can run. */
  isInert?: true
  /** What the fault itself throws. */
  throws?: RegExp
}

/** Styles hide a closed announcement, until React takes it away. */
const unstyled = ['theme', 'tabs'] as const

const slowChunks = holdBack(chunks)
const slowScripts = holdBack(scripts)
const slowNext = holdBack(chunks)

const faults: Fault[] = [
  // A file of the page
  ...Object.entries(badChunks).map(([what, fail]): Fault => ({
    name: `a chunk ${what}`,
    before: (context) => context.route(chunks, fail),
    says: [/ChunkLoadError: Loading chunk \d+ failed/, 'Retry'],
    mend,
    // The browser says so of what is no script.
    throws: /^Unexpected (end of input|token '<')$/,
  })),
  {
    name: 'a chunk fails once',
    before: (context) => context.route(chunks, once(cutOff)),
  },
  {
    name: 'chunks are slow',
    before: slowChunks.hold,
    mend: slowChunks.release,
  },
  {
    name: 'all scripts are slow',
    before: slowScripts.hold,
    mend: slowScripts.release,
  },
  {
    name: 'all scripts fail',
    before: (context) => context.route(scripts, cutOff),
    says: [/Loading \S+\.js failed/, 'Retry'],
    reloads: true,
    mend,
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
    mend,
  },
  {
    name: 'the page is of an older deploy, whose files are gone',
    before: (context) => context.route(files, gone),
    keeps: unstyled,
    says: [/Loading \S+ failed/, 'Retry'],
    reloads: true,
    mend,
  },

  // A file of the next page
  {
    name: 'a chunk of the next page fails',
    after: (context) => context.route(chunks, cutOff),
    act: goOn,
    says: [/ChunkLoadError: Loading chunk \d+ failed/, 'Retry'],
    mend,
  },
  {
    name: 'a chunk of the next page is slow',
    after: slowNext.hold,
    act: goOn,
    instead: (place) => place,
    mend: slowNext.release,
  },
  {
    name: 'a new deploy comes between two pages',
    after: (context) => deploy(context, files),
    act: goOn,
  },

  // The network
  {
    name: 'there is no network, and the page was read before',
    use: { serviceWorkers: 'allow' },
    before: async (context, origin) => {
      const paths = [...places, next].map(({ path }) => path)
      await readAll(context, origin, paths)
      await context.setOffline(true)
    },
  },
  {
    name: 'there is no network, and the page was never read',
    use: { serviceWorkers: 'allow' },
    before: async (context, origin) => {
      await readAll(context, origin, ['/faq/questions/cloud-faq'])
      await context.setOffline(true)
    },
    instead: () => offlinePage,
    says: [/It will open automatically/, 'Try again'],
    mend: (context) => context.setOffline(false),
  },
  {
    name: 'the network goes while the page loads',
    before: (context) => context.route(files, offline),
    keeps: unstyled,
    says: [/Loading \S+ failed/, 'Retry'],
    reloads: true,
    mend,
  },
  {
    name: 'the network goes in the middle of the HTML',
    before: truncateDocuments,
  },
  {
    name: 'the network goes while the page is read',
    after: (context) => context.setOffline(true),
    mend: (context) => context.setOffline(false),
  },
  {
    name: 'the network goes before the next page, to which a link is in view',
    use: { serviceWorkers: 'allow' },
    after: async (context) => {
      await Promise.all(context.pages().map(expectPrefetched))
      await context.setOffline(true)
    },
    act: goOn,
  },
  {
    name: 'the network goes before the next page, of which nothing is there',
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
    mend: (context) => context.setOffline(false),
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
    name: 'storage is forbidden',
    before: forbidStorage,
    after: darken,
    keeps: ['theme'],
  },
  {
    name: 'storage is full',
    before: fillStorage,
  },
  {
    name: 'storage holds nonsense',
    before: spoilStorage,
    // Chosen on one page: all others follow.
    after: (context) => chooseTheme(context.pages()[0]!, 'dark'),
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
    name: 'a second tab changes its mind',
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

  // The way here
  {
    name: 'the reader goes back and forward by links',
    act: goBackByLinks,
  },
  {
    name: 'the reader comes back to a page that the browser kept',
    before: (context) => watchReturns(context, true),
    act: leaveAndReturn,
  },
  {
    name: 'the reader comes back to a page that the browser loads again',
    before: (context) => watchReturns(context, false),
    act: leaveAndReturn,
  },

  // The address
  ...Object.entries({
    'in capitals': (url: URL) => url.pathname.toUpperCase() + url.search,
    'with a slash at the end': (url: URL) =>
      `${url.pathname.replace(/\/?$/, '/')}${url.search}`,
    'with slashes too many': (url: URL) =>
      url.pathname.replaceAll('/', '//') + url.search,
    'with .html': (url: URL) =>
      `${url.pathname.replace(/\/?$/, '')}${url.pathname === '/' ? '/index' : ''}.html${url.search}`,
    'with letters encoded': (url: URL) =>
      url.pathname.replaceAll('e', '%65') + url.search,
    'with a very long query': (url: URL) =>
      `${url.pathname}?${new URLSearchParams([...url.searchParams, ['x', 'x'.repeat(8000)]])}`,
    'with a very long hash': (url: URL) =>
      `${url.pathname}${url.search}#${'x'.repeat(100_000)}`,
    'with a script in the query': (url: URL) =>
      `${url.pathname}?${new URLSearchParams([...url.searchParams, ['docusaurus-theme', 'dark'], ['x', attack]])}`,
    'with a script in the hash': (url: URL) =>
      `${url.pathname}${url.search}#${attack}`,
    'with a hash that is not text': (url: URL) =>
      `${url.pathname}${url.search}#%E0%A4%A`,
  }).map(([how, address]): Fault => ({
    name: `the address is ${how}`,
    address,
  })),
  {
    name: 'the address is of no page, and very long',
    address: ({ pathname }) => `${pathname}/${'x'.repeat(8000)}`,
    instead: () => notFound,
  },
]

/** Sites with third parties are measured by them; this one has two pages. */
const thirdParties: Fault[] = Object.entries({
  'are blocked': (route: Route) => route.abort('blockedbyclient'),
  'never come': () => {},
  throw: (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("No measure")',
    }),
}).map(([what, answer]) => ({
  name: `scripts of third parties ${what}`,
  before: async (context, origin) => {
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('theme', 'dark')
    })
    await context.route((url) => url.origin !== origin, answer)
  },
  keeps: ['theme'],
  throws: /^No measure$/,
}))

interface Site {
  origin: string
  places: readonly Place[]
  /** What all of these link to. */
  next: Place
}

const wayOn = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name, exact: true }))
    .first()

/**
 * What a new document brings back: of typed words those in the address, of the
 * place nothing, because the page was shorter or longer without its styles.
 */
const keptOnReload = (page: Page) => ({
  typed: new URL(page.url()).searchParams.get('q') ?? '',
  scroll: undefined,
})

/** Follows a link. */
async function goOn(page: Page) {
  await follow(page, next)
  return next
}

/** The page, with a query in its address if it is one that searches. */
const searched = (place: Place, query: string): Place =>
  place.query === undefined ? place : { ...place, query }

/** Follows a link, and goes back, forward and back. */
async function goBackByLinks(page: Page, place: Place) {
  const { scroll, typed } = await leaveMarks(page, place)
  // A real click would scroll: the navbar is in the padding for targets.
  await linkTo(page, next).dispatchEvent('click')
  await expectReadable(page, next)
  for (const shown of [place, next, place]) {
    await (shown === next ? page.goForward() : page.goBack())
    await expectReadable(page, shown)
  }
  await expectMarks(page, { scroll })
  return searched(place, typed)
}

/** Sees the page as it is on paper. */
async function printPage(page: Page, place: Place) {
  await page.emulateMedia({ media: 'print' })
  await expectReadable(page, place)
  await page.emulateMedia({ media: 'screen' })
  return place
}

/** Opens another document in place of the page, and goes back. */
async function leaveAndReturn(page: Page, place: Place) {
  const { scroll, typed } = await leaveMarks(page, place)
  await page.goto(new URL(next.path, page.url()).href)
  await expectReadable(page, next)
  // A page that was kept does not load.
  await page.goBack({ waitUntil: 'commit' })
  await expectReadable(page, place)
  const isKept = await expectReturned(page)
  // Fields that complete nothing are empty in a document that is new.
  await expectMarks(page, isKept ? { scroll, typed } : { scroll })
  return searched(place, typed)
}

/** Chooses the dark mode on each page, one after the other. */
async function darken(context: BrowserContext) {
  for (const page of context.pages()) await chooseTheme(page, 'dark')
}

/** Lets a fault happen to a visit of each page of a site. */
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
      // It has asked again before.
      await expect(page.locator('body')).toContainText(says[0], {
        timeout: 30_000,
      })
      await expect(wayOn(page, says[1])).toBeVisible()
    } else if (!fault.mend && !isInert) await expectAlive(page, shown)
  })
  if (fault.mend) {
    const marks = new Map<Page, Partial<Marks>>()
    if (!instead) {
      await together(async ({ page, place }) =>
        marks.set(page, await leaveMarks(page, place)),
      )
    }
    await fault.mend(context)
    await together(async ({ page, place }) => {
      // What stands in place of the page leads on by itself.
      if (says && !instead) {
        const loaded = reloads && page.waitForEvent('domcontentloaded')
        await wayOn(page, says[1]).click()
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
  // As readers have it: Playwright's own switch keeps no page for going back,
  // and the headless shell keeps none by itself.
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

for (const fault of faults) {
  test.describe(() => {
    test.use(fault.use ?? {})

    test(fault.name, ({ context, origin }) =>
      endure(context, fault, { origin, places, next }),
    )
  })
}

test.describe(() => {
  // One worker, so that the site is built once.
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
