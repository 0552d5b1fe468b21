import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readApi } from '../api/readApi'
import { readPages } from '../rules/readPages'
import { findPages } from '../rules/readSite'
import { getApplication } from '../runs/application'
import { planPage } from '../runs/cases'
import { runConfigurations } from '../runs/configs'
import { prepareFernhill } from '../runs/fernhill'
import { isAsExpected, toOutcomes, type Outcome } from '../runs/outcomes'
import { readResults, resultsOf, writeResults } from '../runs/results'
import { runSpecs, type Ended } from '../runs/run'
import { toSpecs } from '../runs/specs'
import { choosePages } from './choosePages'

const root = path.join(__dirname, '../..')

const say = (line: string) => {
  console.log(line)
}

/** `npm run samples`: runs the samples of pages in the real Cypress. */
async function main(names: string[]) {
  const start = performance.now()
  const all = findPages(root)
  const wanted = names.length
    ? choosePages(names, all, root, process.env.INIT_CWD)
    : all
  const application = getApplication(root, say)
  const readings = await readPages(root, wanted, readApi(root))
  const pages = readings.map(({ outline: { file }, samples, visit }) => ({
    file,
    samples,
    ...planPage(samples, visit, application.version),
  }))
  const cases = pages.flatMap((page) => page.cases)
  prepareFernhill(path.join(root, 'fernhill'), say)
  say(
    `Running ${cases.length} samples of ${pages.length} pages in Cypress ${application.version} …`,
  )
  const pictures = path.join(root, 'test-results/samples')
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const configurations = runConfigurations(pages, root, application)
  const ended: Ended[] = []
  const done = new Set<string>()
  await runSpecs(toSpecs(pages.filter((page) => page.cases.length)), {
    root,
    application,
    browser: process.env.CHROME_PATH ?? 'chromium',
    onEnd: (test) => {
      ended.push(test)
      const before = done.size
      done.add(test.titles.slice(0, 2).join(':'))
      if (done.size % 50 === 0 && done.size > before) {
        say(`  ${done.size} of ${cases.length}`)
      }
    },
    onOutput: (line) => {
      if (process.env.VERBOSE) say(line)
    },
  })
  const outcomes = [...toOutcomes(cases, ended), ...(await configurations)]
  writeFileSync(
    path.join(pictures, 'report.json'),
    JSON.stringify(outcomes, null, 2),
  )
  const unexpected = outcomes.filter((outcome) => !isAsExpected(outcome))
  unexpected.forEach((outcome) => {
    say(describe(outcome))
  })
  const results = readResults(root)
  for (const { file, left } of pages) {
    const own = outcomes.filter(({ one }) => one.sample.file === file)
    if (own.every(isAsExpected)) results.pages.set(file, resultsOf(own, left))
    else results.pages.delete(file)
  }
  writeResults(root, { ...results, application: application.version })
  const seconds = Math.round((performance.now() - start) / 1000)
  say(
    `${outcomes.length - unexpected.length} of ${outcomes.length} as expected (${seconds} s)`,
  )
  process.exitCode = unexpected.length ? 1 : 0
}

function describe({ one, state, line, details = '' }: Outcome): string {
  const place = `${one.sample.file}:${line}`
  if (state === 'missing') {
    return `${place} This sample didn't run, because its spec stopped before it.`
  }
  if (state !== 'failed') {
    return `${place} This sample is marked wrong, but ${state === 'passed' ? 'passes' : 'skips its tests'}. Make it fail, or if it works and readers still shouldn't write it, mark it "avoid".`
  }
  return one.expected === 'pass'
    ? `${place} ${details}`
    : `${place} This sample fails with another message than the page quotes.\nFound:  ${details}\nQuoted: ${one.quote ?? ''}`
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
