import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Peer } from './peers'
import { serveFiles } from './serve'

/** A slow phone or an old laptop. */
const slowdown = 4

/**
 * The measures of one peer on one corpus; times are in milliseconds. What else
 * the machine does makes times longer, never shorter: of several runs the
 * middle counts, and for the longest task the best.
 */
export interface Measures {
  /** Compressed, until the first result is there. */
  bytes: number
  requests: number
  /** From the wish to search to the first result. */
  cold: number
  /** The longest task of the main thread until then. */
  openingTask: number
  p50: number
  p95: number
  /** The longest task of the main thread in the typing. */
  typingTask: number
  first: number
  five: number
}

/** A page whose search is fetched when it is first asked for. */
const pageHtml = `<!doctype html><title>Benchmark</title>
<script type="module">
  let loading
  let isFound = false
  window.search = async (query) => {
    const wish = performance.now()
    const { search } = await (loading ??= import('/search.js'))
    const start = performance.now()
    const pages = await search(query)
    const end = performance.now()
    if (!isFound) fetch('/found')
    isFound = true
    return { pages, time: end - start, cold: end - wish }
  }
</script>`

/** A query and the pages of which one answers it. */
interface Question {
  query: string
  pages: readonly string[]
}

interface TraceEvent {
  name: string
  tid: number
  dur?: number
  args: { name?: string }
}

/** The longest task of the page's main thread while something runs. */
async function longestTask(
  session: CDPSession,
  run: () => Promise<void>,
): Promise<number> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) =>
    void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  await run()
  const ended = new Promise((resolve) =>
    session.once('Tracing.tracingComplete', resolve),
  )
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  const mains = new Set(
    events
      .filter(({ args }) => args.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  )
  const tasks = events
    .filter(({ tid, name }) => mains.has(tid) && name.endsWith('RunTask'))
    .map(({ dur = 0 }) => dur / 1000)
  return Math.max(0, ...tasks)
}

interface Answer {
  pages: string[]
  time: number
  /** With the loading of what searches. */
  cold: number
}

/** In the page, which has the function that is asked for here. */
const search = (page: Page, query: string) =>
  page.evaluate(
    (asked) =>
      (
        window as unknown as { search: (query: string) => Promise<Answer> }
      ).search(asked),
    query,
  )

const middle = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** Opens a page as a visitor who has never been there. */
async function open(browser: Browser, origin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, session }
}

interface Options {
  /** How often search is opened; the middle counts. */
  openings: number
  questions: readonly Question[]
  /** What is typed, key by key. */
  typed: readonly string[]
}

/** Measures a peer in a browser. */
export async function measure(
  browser: Browser,
  peer: Peer,
  { openings, questions, typed }: Options,
): Promise<Measures> {
  const server = await serveFiles(new Map([...peer.files, ['/', pageHtml]]))
  const colds: number[] = []
  const openingTasks: number[] = []
  let sent = { bytes: 0, requests: 0 }
  for (let opening = 0; opening < openings; opening++) {
    const { context, page, session } = await open(browser, server.origin)
    server.restart()
    const task = await longestTask(session, async () => {
      colds.push((await search(page, 'intercept')).cold)
      await server.isQuiet()
      sent = server.beforeFound()
    })
    openingTasks.push(task)
    await context.close()
  }

  const { context, page, session } = await open(browser, server.origin)
  let first = 0
  let five = 0
  // At full speed: these are not timed, and they warm what is.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await search(page, 'intercept')
  await server.isQuiet()
  for (const { query, pages } of questions) {
    const found = [...new Set((await search(page, query)).pages)]
    const place = found.findIndex((path) => pages.includes(path))
    if (place === 0) first += 1
    if (place >= 0 && place < 5) five += 1
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const keys = typed.flatMap((query) =>
    Array.from(query, (_, end) => query.slice(0, end + 1)),
  )
  const passes: number[][] = []
  const typingTasks: number[] = []
  for (let pass = 0; pass < 3; pass++) {
    const times: number[] = []
    const task = await longestTask(session, async () => {
      for (const key of keys) times.push((await search(page, key)).time)
    })
    typingTasks.push(task)
    passes.push(times)
  }
  const times = keys.map((_, at) =>
    middle(
      passes.map((pass) => pass[at] ?? NaN),
      0.5,
    ),
  )
  await context.close()
  await server.close()
  return {
    ...sent,
    cold: middle(colds, 0.5),
    openingTask: Math.min(...openingTasks),
    p50: middle(times, 0.5),
    p95: middle(times, 0.95),
    typingTask: Math.min(...typingTasks),
    first: first / questions.length,
    five: five / questions.length,
  }
}
