import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { browserArguments } from '../../scripts/findBrowser.mjs'

/** Fetched when it is asked for: it would be 200 packages for everybody. */
const wanted = 'lighthouse@12.8.2'

const runs = 3

/** The scores that it gives, by its names for them. */
export const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const

type Score = keyof typeof scores

const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

interface Audit {
  title: string
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: { node?: { snippet?: string } }[] }
}

/** What is read of a report. */
interface Report {
  categories: Record<
    Score,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
  environment: { benchmarkIndex: number }
}

/** What Lighthouse says of a page. */
interface Opinion {
  scores: Record<Score, number>
  /** In milliseconds, and the sum of shifts. */
  times: Record<keyof typeof times, number>
  /** Why a score is not full, except for how long things take. */
  found: string[]
  /** How quick the machine was: about 2000 on a new laptop. */
  machine: number
}

/** By the path of a page: the kept figures are those of the middle run. */
export type Opinions = Map<string, Opinion>

const mapValues = <K extends string, V, W>(
  values: Record<K, V>,
  change: (value: V, key: K) => W,
) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      change(value as V, key as K),
    ]),
  ) as Record<K, W>

function findFaults({ categories, audits }: Report): string[] {
  const ids = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    name === 'performance'
      ? []
      : auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return [...new Set(ids)].flatMap((id) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score === 1) return []
    const snippet = audit.details?.items?.[0]?.node?.snippet
    return `${id}: ${audit.title}${snippet ? `, first in ${snippet}` : ''}`
  })
}

/** Reads what this benchmark tells from a report. */
function toOpinion(report: Report): Opinion {
  return {
    scores: mapValues(scores, (_, id) =>
      Math.round((report.categories[id].score ?? 0) * 100),
    ),
    times: mapValues(times, (id) => report.audits[id]?.numericValue ?? NaN),
    found: findFaults(report),
    machine: report.environment.benchmarkIndex,
  }
}

/** Runs it once; what it says on failure is in the error. */
async function run(url: string, browser: string): Promise<Report> {
  // npm tells where it is to what it runs.
  const npm = process.env.npm_execpath
  const command = npm ? process.execPath : 'npm'
  const first = npm ? [npm] : []
  const { stdout } = await promisify(execFile)(
    command,
    [
      ...first,
      'exec',
      '--yes',
      '--ignore-scripts',
      '--loglevel=error',
      `--package=${wanted}`,
      '--',
      'lighthouse',
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=${[...browserArguments, '--headless=new'].join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 2 ** 27,
    },
  )
  return JSON.parse(stdout) as Report
}

/** Busy machines make it lose a page now and then: it gets a second try. */
async function look(url: string, browser: string, tries = 2): Promise<Opinion> {
  try {
    return toOpinion(await run(url, browser))
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    const told = (stderr.trim() || String(error)).split('\n')
    const ofNpm = told.filter((line) => line.startsWith('npm error'))
    if (ofNpm.length) {
      throw new Error(
        [
          `npm cannot get ${wanted}, which this part of the benchmark runs:`,
          ...ofNpm.slice(0, 3).map((line) => `  ${line}`),
          'It comes from the registry that npm is set up with. Try again when npm reaches it, or leave out "lighthouse" to measure everything else.',
        ].join('\n'),
        { cause: error },
      )
    }
    if (tries > 1) return look(url, browser, tries - 1)
    throw new Error(
      `Lighthouse could not look at ${url} with ${browser}:\n${told.slice(-5).join('\n')}`,
      { cause: error },
    )
  }
}

/** Looks at each page three times, as a phone with a slow network. */
export async function lookAt(
  paths: readonly string[],
  { origin, browser }: { origin: string; browser: string },
): Promise<Opinions> {
  const opinions: Opinions = new Map()
  for (const path of paths) {
    const all: Opinion[] = []
    for (let run = 0; run < runs; run++) {
      all.push(await look(origin + path, browser))
    }
    all.sort((a, b) => a.scores.performance - b.scores.performance)
    const middle = all[runs >> 1]
    if (middle) opinions.set(path, middle)
  }
  return opinions
}
