import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'
import { readCorpus } from './corpus'
import { questions } from './questions'
import { multiply } from './corpora'
import { measure, type Measures } from './measure'
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

/** What the local index may cost a reader before the hosted service is better. */
const most = { bytes: 250_000, p95: 100 }

/** Says whether this site's index still does, and to which size it was tried. */
function judge(sections: number, { bytes, p95 }: Measures) {
  const isGood = bytes <= most.bytes && p95 <= most.p95
  console.log(
    isGood
      ? `The local index does for ${sections} sections: below ${kilobytes(most.bytes)} before the first result and ${milliseconds(most.p95)} a query.`
      : `From ${sections} sections on, set the credentials of the hosted service: the local index needs more than ${kilobytes(most.bytes)} before the first result or ${milliseconds(most.p95)} a query.`,
  )
}

/**
 * `npm run benchmark -- search`: this site's search beside two others, in one
 * run, on the pages there are and on ten times as many; `-- search 5` asks for
 * other times.
 */
async function main() {
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
        `${corpus.length} pages, ${sections} sections, CPU slowed down 4 times`,
        measured,
        // Copies of a page are no answers: only the site itself is asked.
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
