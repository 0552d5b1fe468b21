import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/findBrowser.mjs'
import { promisedRoutes, root } from '../../../tests/pages'
import { serve } from '../../../tests/server'
import { measures, targets, type Weight } from '../budgets'
import { weigh } from '../weigh'
import { load, navigate, type Load } from './visit'

const build = {
  outDir: path.resolve(root, process.env.SITE_BUILD ?? 'build'),
  generatedDir: path.resolve(
    root,
    process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  ),
  baseUrl: process.env.DOCS_BASE_URL ?? '/',
}

/** One page of each kind; the longest is found. */
const kinds = {
  home: '/',
  guide: '/guides/overview/why-cypress',
  'API page': '/api/commands/get',
  configuration: '/guides/references/configuration',
  changelog: '/guides/references/changelog',
  plugins: '/plugins',
  search: '/search',
}

/** Neighbors in one folder of the sidebar, which is where readers click. */
const walk = ['get', 'find', 'contains', 'filter'].map(
  (name) => `/api/commands/${name}`,
)

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function printTable(rows: string[][]) {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]!.length)),
  )
  for (const row of rows) {
    const [name, ...values] = row.map((cell, column) =>
      column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
    )
    console.log([name, ...values].join('  '))
  }
}

const heads = ['kB', 'HTML', 'CSS', 'JavaScript', 'all', 'requests', 'shift']

const toRow = (
  name: string,
  { html, css, js, all, requests }: Omit<Weight, 'page'>,
  shift: string,
) => [name, ...[html, css, js, all].map(kilobytes), String(requests), shift]

/**
 * The budgets rest on what the framework says a page loads; this is what a
 * browser asked for.
 */
function compare({ page, requests }: Weight, { asked }: Load) {
  const seen = new Set(asked)
  if (seen.size !== requests) {
    console.log(
      `${page}: the browser asked for ${seen.size} files before the load event, not for ${requests}`,
    )
  }
}

/** Seconds of processor time that a production build needs, or nothing. */
function timeBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const build = `node_modules/.bin/docusaurus build --out-dir '${folder}' >/dev/null 2>&1; times`
  const { stdout } = spawnSync('sh', ['-c', build], {
    cwd: root,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  // The second line is that of the children: 1m2.5s user, 0m3.5s system.
  const [, ofChildren = ''] = (stdout ?? '').split('\n')
  const seconds = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  )
  return seconds.reduce((sum, time) => sum + time, 0).toFixed(0)
}

/**
 * `npm run benchmark -- pages`: what the pages of the last build weigh and how
 * quickly one leads to the next, beside the targets; `-- pages build` also
 * builds, to count its seconds.
 */
async function main() {
  const weights = weigh(promisedRoutes(), build)
  const most = (measure: keyof typeof targets) =>
    weights.reduce((a, b) => (b[measure] > a[measure] ? b : a))
  const longest = most('html').page
  const server = await serve(build.outDir)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  })
  try {
    const site = { browser, origin: server.origin }
    const rows = [heads, toRow('target', targets, '0')]
    for (const [name, page] of Object.entries({ ...kinds, longest })) {
      const weight = weights.find((weight) => weight.page === page)!
      const loaded = await load(site, page)
      compare(weight, loaded)
      rows.push(toRow(name, weight, loaded.shift.toFixed(3)))
    }
    const worst = Object.fromEntries(
      measures.map((measure) => [measure, most(measure)[measure]]),
    ) as typeof targets
    rows.push(toRow(`most of ${weights.length} pages`, worst, ''))
    printTable(rows)

    const { click, document } = await navigate(site, walk)
    console.log(
      `\nSidebar click to the next heading, CPU slowed down 4 times: ${click.toFixed(0)} ms; the documents themselves: ${document.toFixed(0)} ms; ratio ${(click / document).toFixed(2)}, target 0.50`,
    )
  } finally {
    await browser.close()
    await server.close()
  }
  if (process.argv.includes('build')) {
    console.log(`Production build: ${timeBuild()} CPU s, target 60`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
