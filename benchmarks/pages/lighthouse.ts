import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { browserArguments } from '../../scripts/findBrowser.mjs'

/** Downloaded on demand, because it would add 200 packages for everyone. */
const lighthouse = 'lighthouse@12.8.2'

const runs = 3

/** Labels of the scores, by Lighthouse's id. */
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

/** What we use of a report. */
interface Report {
  categories: Record<
    Score,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
  environment: { benchmarkIndex: number }
}

/** What Lighthouse says about a page. */
interface Opinion {
  scores: Record<Score, number>
  /** In milliseconds, except for CLS. */
  times: Record<keyof typeof times, number>
  /** What lowers the scores, except for performance. */
  found: string[]
  /** How fast the machine was: about 2000 on a new laptop. */
  machine: number
}

/** By path of the page. Each is the run with the median performance. */
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

/** Runs Lighthouse once. If it fails, the error has its output. */
async function run(url: string, browser: string): Promise<Report> {
  // npm sets this for the scripts that it runs.
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
      `--package=${lighthouse}`,
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

/** Tries twice, because Lighthouse sometimes fails on a busy machine. */
async function look(url: string, browser: string, tries = 2): Promise<Opinion> {
  try {
    return toOpinion(await run(url, browser))
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    const output = (stderr.trim() || String(error)).split('\n')
    const npmErrors = output.filter((line) => line.startsWith('npm error'))
    if (npmErrors.length) {
      throw new Error(
        [
          `npm can't download ${lighthouse}:`,
          ...npmErrors.slice(0, 3).map((line) => `  ${line}`),
          'Try again when npm can reach its registry, or omit "lighthouse" to measure everything else.',
        ].join('\n'),
        { cause: error },
      )
    }
    if (tries > 1) return look(url, browser, tries - 1)
    throw new Error(
      `Lighthouse failed for ${url} in ${browser}:\n${output.slice(-5).join('\n')}`,
      { cause: error },
    )
  }
}

/** Measures each page three times, as a phone on a slow network. */
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
