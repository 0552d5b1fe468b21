import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Peer } from './peers'
import { serveFiles } from './serve'

/** CPU slowdown, to simulate a slow phone or an old laptop. */
const slowdown = 4

/**
 * The results for one peer and one corpus. Times are in milliseconds. They're
 * the median of several runs, except for the longest tasks, which are the
 * minimum, because other load on the machine only makes them longer.
 */
export interface Measures {
  /** Compressed, until the first result. */
  bytes: number
  requests: number
  /** From calling `search()` to the first result, including loading. */
  cold: number
  /** The longest task on the main thread until then. */
  openingTask: number
  p50: number
  p95: number
  /** The longest task on the main thread while typing. */
  typingTask: number
  /**
   * The share of questions with the right page first, or among the first five.
   */
  first: number
  five: number
}

/** A page that loads the search engine on the first search. */
const pageHtml = `<!doctype html><title>Benchmark</title>
<script type="module">
  let loading
  let isFound = false
  window.search = async (query) => {
    const called = performance.now()
    const { search } = await (loading ??= import('/search.js'))
    const start = performance.now()
    const pages = await search(query)
    const end = performance.now()
    if (!isFound) fetch('/found')
    isFound = true
    return { pages, time: end - start, cold: end - called }
  }
</script>`

/** A query, and the pages that answer it. */
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

/**
 * Measures the longest task on the page's main thread while `run` is running.
 */
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
  /** Like `time`, but including the time to load the engine. */
  cold: number
}

/** Searches in the page. */
const search = (page: Page, query: string) =>
  page.evaluate(
    (asked) =>
      (
        window as unknown as { search: (query: string) => Promise<Answer> }
      ).search(asked),
    query,
  )

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** Opens the page with an empty cache. */
async function open(browser: Browser, origin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, session }
}

interface Options {
  /** How many times to open search. The median counts. */
  openings: number
  questions: readonly Question[]
  /** Queries to type, key by key. */
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
      await server.waitUntilIdle()
      sent = server.beforeFound()
    })
    openingTasks.push(task)
    await context.close()
  }

  const { context, page, session } = await open(browser, server.origin)
  let first = 0
  let five = 0
  // At full speed, because these only warm up the engine and aren't timed.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await search(page, 'intercept')
  await server.waitUntilIdle()
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
    quantile(
      passes.map((pass) => pass[at] ?? NaN),
      0.5,
    ),
  )
  await context.close()
  await server.close()
  return {
    ...sent,
    cold: quantile(colds, 0.5),
    openingTask: Math.min(...openingTasks),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    typingTask: Math.min(...typingTasks),
    first: first / questions.length,
    five: five / questions.length,
  }
}
