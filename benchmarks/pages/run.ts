import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'
import { promisedRoutes, root } from '../../tests/pages'
import { serve } from '../../tests/server'
import { measures, onFirstUse, targets, type Weight } from './budgets'
import { compress, weigh, weighScript } from './weigh'
import { timeBuilds } from './build'
import { timeDev } from './dev'
import { lookAt, type Opinions, scores } from './lighthouse'
import { columns, compareWithTargets, type Line } from './table'
import { findShifts, load, type Load, navigate, type Site } from './visit'

const build = {
  outDir: path.resolve(root, process.env.SITE_BUILD ?? 'build'),
  generatedDir: path.resolve(
    root,
    process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  ),
  baseUrl: process.env.DOCS_BASE_URL ?? '/',
}

/** Measurements that only run when asked for, because they take minutes. */
const parts = ['shift', 'lighthouse', 'build', 'dev'] as const
type Part = (typeof parts)[number]

/** One page of each kind. The longest page is added later. */
const kinds = {
  home: '/',
  guide: '/guides/overview/why-cypress',
  'API page': '/api/commands/get',
  configuration: '/guides/references/configuration',
  changelog: '/guides/references/changelog',
  plugins: '/plugins',
  search: '/search',
}

/** Neighbors in the sidebar, because that's where readers click. */
const walk = ['get', 'find', 'contains', 'filter'].map(
  (name) => `/api/commands/${name}`,
)

const kilobytes = (bytes: number) => bytes / 1000

const labels: Record<keyof typeof targets, { what: string; unit?: string }> = {
  html: { what: 'HTML', unit: 'kB' },
  css: { what: 'CSS', unit: 'kB' },
  before: { what: 'Before the load event', unit: 'kB' },
  js: { what: 'Scripts in all', unit: 'kB' },
  all: { what: 'Everything', unit: 'kB' },
  requests: { what: 'Requests before the load event' },
}

const inUnits = (measure: keyof typeof targets, value: number) =>
  labels[measure].unit ? kilobytes(value) : value

/** Compresses each file only once, like hosts do. */
function compressOnce() {
  const packed = new Map<string, Buffer | undefined>()
  return (file: string, content: Buffer) => {
    if (!packed.has(file)) packed.set(file, compress(file, content))
    return packed.get(file)
  }
}

/**
 * Warns if a browser requests other files than the ones that the framework lists
 * for the page, because budgets rely on that list.
 */
function compare({ page, requests }: Weight, { asked }: Load) {
  const seen = new Set(asked)
  if (seen.size !== requests) {
    console.log(
      `${page}: the browser requested ${seen.size} files before the load event instead of ${requests}`,
    )
  }
}

/** Prints the weight of one page of each kind, and returns the heaviest. */
async function measureWeights(
  site: Site,
  weights: readonly Weight[],
  shown: Record<string, string>,
): Promise<Line[]> {
  const row = (name: string, weight: Omit<Weight, 'page'>) => [
    name,
    ...measures.map((measure) => {
      const value = inUnits(measure, weight[measure])
      return labels[measure].unit ? value.toFixed(1) : String(value)
    }),
  ]
  const rows = [
    ['kB with Brotli', ...measures],
    row('target', { ...targets }),
    ...(await Promise.all(
      Object.entries(shown).map(async ([name, page]) => {
        const weight = weights.find((weight) => weight.page === page)
        if (!weight) throw new Error(`The build has no page at ${page}.`)
        compare(weight, await load(site, page))
        return row(name, weight)
      }),
    )),
  ]
  console.log(columns(rows))
  return measures.map((measure) => {
    const worst = weights.reduce((a, b) => (b[measure] > a[measure] ? b : a))
    const { what, unit } = labels[measure]
    return {
      what: `${what}, most of ${weights.length} pages (${worst.page})`,
      unit,
      target: inUnits(measure, targets[measure]),
      reached: inUnits(measure, worst[measure]),
    }
  })
}

/** Returns the largest layout shift on these pages. */
async function measureShifts(
  site: Site,
  pages: readonly string[],
): Promise<Line> {
  const shifts = [...(await findShifts(site, pages))].sort(
    ([, a], [, b]) => b - a,
  )
  const [worst] = shifts
  for (const [page, shift] of shifts.filter(([, shift]) => shift > 0)) {
    console.log(`${page}: layout shift of ${shift.toFixed(4)} while it loads`)
  }
  return {
    what: `Layout shift, most of ${pages.length} pages (${worst?.[0]})`,
    target: 0,
    reached: worst?.[1],
  }
}

async function measureClicks(site: Site): Promise<Line> {
  const { click, document } = await navigate(site, walk)
  console.log(
    `\nWith the CPU slowed down 4 times: sidebar click to the next heading in ${click.toFixed(0)} ms; loading the document in ${document.toFixed(0)} ms`,
  )
  return {
    what: 'Sidebar click, as a share of a document load',
    target: 0.5,
    reached: click / document,
  }
}

/** The scores that every page should get from Lighthouse. */
const wantedScores = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} satisfies Record<keyof typeof scores, number>

function printOpinions(pages: Record<string, string>, opinions: Opinions) {
  const rows = Object.entries(pages).flatMap(([name, page]) => {
    const opinion = opinions.get(page)
    if (!opinion) return []
    const { CLS, ...milliseconds } = opinion.times
    return [
      [
        name,
        ...Object.values(opinion.scores).map(String),
        ...Object.values(milliseconds).map((time) => time.toFixed(0)),
        CLS.toFixed(3),
      ],
    ]
  })
  const heads = [...Object.values(scores), 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']
  console.log(`\n${columns([['Lighthouse', ...heads], ...rows])}`)
  for (const [page, { found }] of opinions) {
    for (const fault of found) console.log(`${page}: ${fault}`)
  }
  const [{ machine } = { machine: 0 }] = opinions.values()
  console.log(
    `Over HTTP/1.1. Lighthouse rates the speed of this machine ${machine.toFixed(0)}.`,
  )
}

/** The worst score in each category. */
function toLines(opinions: Opinions = new Map()): Line[] {
  return Object.entries(scores).map(([id, label]) => {
    const score = id as keyof typeof scores
    const [worst] = [...opinions].sort(
      ([, a], [, b]) => a.scores[score] - b.scores[score],
    )
    return {
      what: `Lighthouse ${label}${worst ? `, least of ${opinions.size} pages (${worst[0]})` : ''}`,
      target: wantedScores[score],
      reached: worst?.[1].scores[score],
      isScore: true,
      word: 'lighthouse',
    }
  })
}

/**
 * `npm run benchmark -- pages`: compares the weight of pages in the last build,
 * and how fast one leads to the next, with targets. Names of `parts`, or `all`,
 * add slower measurements.
 */
async function main() {
  const words = process.argv.slice(2)
  const unknown = words.find(
    (word) => word !== 'all' && !parts.includes(word as Part),
  )
  if (unknown) {
    throw new Error(
      `Unknown measurement "${unknown}". Allowed: ${parts.join(', ')}, all.`,
    )
  }
  const isAsked = (part: Part) => words.includes(part) || words.includes('all')

  const routes = promisedRoutes()
  const weights = weigh(routes, build)
  const longest = weights.reduce((a, b) => (b.html > a.html ? b : a)).page
  const shown = { ...kinds, longest }
  const executable = await findBrowser()
  const server = await serve(build.outDir, { compress: compressOnce() })
  const browser = await chromium.launch({
    executablePath: executable,
    args: browserArguments,
  })
  const lines: Line[] = []
  try {
    const site = { browser, origin: server.origin }
    lines.push(
      ...(await measureWeights(site, weights, shown)),
      ...Object.entries(onFirstUse).map(([name, { text, most }]) => ({
        what: `${name}, on first use`,
        unit: 'kB',
        target: kilobytes(most),
        reached: kilobytes(weighScript(text, build.outDir)),
      })),
      await measureShifts(
        site,
        isAsked('shift') ? routes : Object.values(shown),
      ),
      await measureClicks(site),
    )
    let opinions: Opinions | undefined
    if (isAsked('lighthouse')) {
      const looked = {
        home: kinds.home,
        guide: kinds.guide,
        'API page': kinds['API page'],
        longest,
        search: '/search?q=intercept',
      }
      opinions = await lookAt(Object.values(looked), {
        origin: server.origin,
        browser: executable,
      })
      printOpinions(looked, opinions)
    }
    lines.push(...toLines(opinions))
    const dev = isAsked('dev') ? await timeDev(browser) : undefined
    if (dev) {
      console.log(
        `\nDev server: ${dev.used.first.toFixed(1)} CPU seconds to the first page, ${dev.used.edit.toFixed(2)} for an edit`,
      )
    }
    const builds = isAsked('build') ? timeBuilds() : undefined
    lines.push(
      {
        what: 'Cold build, CPU s',
        target: 60,
        reached: builds?.cold,
        word: 'build',
      },
      {
        what: 'Warm build, CPU s',
        target: 20,
        reached: builds?.warm,
        word: 'build',
      },
      {
        what: 'Dev server to the first page, s',
        target: 5,
        reached: dev?.first,
        word: 'dev',
      },
      {
        what: 'Edit of a page until it shows, s',
        target: 1,
        reached: dev?.edit,
        word: 'dev',
      },
    )
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(`\n${compareWithTargets(lines)}`)
  const [busy = 0] = loadavg()
  console.log(
    `\n${cpus().length} processors, ${busy.toFixed(1)} busy processes. Scores and seconds get worse on a busy machine; bytes, counts, ratios, and CPU seconds don't.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
