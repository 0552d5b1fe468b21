import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'
import { readCorpus } from './corpus'
import { questions } from './questions'
import { multiply } from './corpora'
import { measure, type Measures } from './measure'
import { printSet } from './rate'
import { createMiniSearch, createOwn, createPagefind, type Peer } from './peers'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const allRows: [string, (measures: Measures) => string][] = [
  ['success at 1', ({ first }) => percent(first)],
  ['success at 5', ({ five }) => percent(five)],
  ['bytes before the first result', ({ bytes }) => kilobytes(bytes)],
  ['requests before the first result', ({ requests }) => String(requests)],
  ['cold open to the first result', ({ cold }) => milliseconds(cold)],
  ['longest task, opening', ({ openingTask }) => milliseconds(openingTask)],
  ['query, warm, p50', ({ p50 }) => milliseconds(p50)],
  ['query, warm, p95', ({ p95 }) => milliseconds(p95)],
  ['longest task, typing', ({ typingTask }) => milliseconds(typingTask)],
]

function print(
  title: string,
  measured: [Peer, Measures][],
  rows: typeof allRows,
) {
  const names = measured.map(([{ name }]) => name.padStart(12))
  console.log(`\n${title}\n${''.padEnd(34)}${names.join('')}`)
  for (const [label, show] of rows) {
    const values = measured.map(([, measures]) => show(measures).padStart(12))
    console.log(`${label.padEnd(34)}${values.join('')}`)
  }
}

/**
 * The limits beyond which the hosted service is better than the local index.
 */
const limits = { bytes: 250_000, p95: 100 }

/** Prints whether the local index is good enough for a site of this size. */
function judge(sections: number, { bytes, p95 }: Measures) {
  const isGood = bytes <= limits.bytes && p95 <= limits.p95
  const before = `${kilobytes(limits.bytes)} before the first result`
  const each = `${milliseconds(limits.p95)} per query`
  console.log(
    isGood
      ? `The local index is good enough for ${sections} sections: at most ${before} and ${each}.`
      : `The local index is too slow for ${sections} sections: more than ${before} or ${each}. Use the hosted service.`,
  )
}

/**
 * `npm run benchmark -- search`: compares this site's search with two others,
 * for the current pages and for ten times as many. `-- search 5` is for five
 * times as many, and `-- search tune` only rates the answers to a set of questions.
 */
async function main() {
  const set = process.argv
    .slice(2)
    .find((name) => /^(tune|choose|earlier|final)$/.test(name))
  if (set) return printSet(set)
  const pages = await readCorpus()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  })
  try {
    const every = (count: number) =>
      questions
        .filter((_, index) => index % Math.ceil(questions.length / count) === 0)
        .map(({ query }) => query)
    const sizes = process.argv.slice(2).map(Number)
    for (const times of sizes.length ? sizes : [1, 10]) {
      const corpus = multiply(pages, times)
      const sections = corpus.reduce(
        (sum, page) => sum + page.sections.length,
        0,
      )
      const measured: [Peer, Measures][] = []
      let ours: Measures | undefined
      for (const create of [createOwn, createMiniSearch, createPagefind]) {
        const peer = await create(corpus)
        const measures = await measure(browser, peer, {
          openings: times === 1 ? 5 : 3,
          questions: times === 1 ? questions : questions.slice(0, 1),
          typed: every(times === 1 ? 30 : 8),
        })
        measured.push([peer, measures])
        ours ??= measures
      }
      print(
        `${corpus.length} pages, ${sections} sections, 4x CPU slowdown`,
        measured,
        // Copies of a page aren't expected answers, so only rate the site
        // itself.
        times === 1 ? allRows : allRows.slice(2),
      )
      if (ours) judge(sections, ours)
    }
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
