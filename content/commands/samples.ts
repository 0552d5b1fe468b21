import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readApi, writePlaces } from '../api/readApi'
import type { ConfigOption } from '../api/facts'
import { readSource } from '../page/files'
import { readPage } from '../page/readPage'
import { readPages } from '../rules/readPages'
import { findPages } from '../rules/readSite'
import { getApplication, type Application } from '../runs/application'
import {
  isCommandLine,
  planPage,
  toCommandLine,
  type Case,
} from '../runs/cases'
import { messagePages } from '../runs/checkMessages'
import { divideSamples, runCommandLines } from '../runs/commandLines'
import {
  composedConfigsRun,
  resolveConfigs,
  writeResolved,
} from '../runs/composedConfigs'
import { runConfigurations } from '../runs/configs'
import { findUnnoticed } from '../runs/changedShop'
import { startDisplay } from '../runs/display'
import { prepareFernhill } from '../runs/fernhill'
import {
  publishAssets,
  publishRecordings,
  removeUnused,
  startRecordings,
} from '../runs/recordings'
import {
  describeOutcome,
  isAsExpected,
  tabulate,
  toOutcomes,
  type Outcome,
} from '../runs/outcomes'
import {
  readResults,
  readSpecResults,
  resultsOf,
  writeResults,
  writeSpecResults,
} from '../runs/results'
import {
  joinPlaces,
  readTests,
  toPage as toPlacesPage,
  tryFile,
  valuesOf,
} from '../runs/places'
import { runSpecs, type Ended } from '../runs/run'
import {
  findSpecs,
  specPatternsRun,
  writeFoundSpecs,
} from '../runs/specPatterns'
import { toSpecs, type PageOfCases } from '../runs/specs'
import { planUrlMatches, urlMatchesRun } from '../runs/urlMatches'
import { toPage, wholeSpecsOf } from '../runs/wholeSpecs'
import { samplesOf, type Sample } from '../samples/samples'
import { choosePages } from './choosePages'

const root = path.join(__dirname, '../..')

/** The window at each failure, what the application printed, and a report. */
const pictures = path.join(root, 'test-results/samples')

const say = (line: string) => {
  console.log(line)
}

/**
 * `npm run samples`: runs the samples of pages in the real Cypress, and writes what
 * has happened to `content/runs/lastRun.json`.
 */
async function main(words: string[]) {
  const start = performance.now()
  const all = findPages(root)
  const names = words.filter((word) => !word.startsWith('--'))
  const wanted = names.length
    ? choosePages(names, all, root, process.env.INIT_CWD)
    : all
  const application = getApplication(root, say)
  if (words.includes(onlyPreparations)) {
    startRun()
    return
  }
  if (words.includes(onlyProofs)) {
    startRun()
    const display = await startDisplay()
    const probe = planFile(broken, application.version)
    const complaints = await findFaults(
      await run([probe], application),
      application,
    )
    display.stop()
    complaints.forEach(say)
    process.exitCode = complaints.length ? 1 : 0
    return
  }
  if (words.includes(onlySpecs)) {
    startRun()
    const display = await startDisplay()
    await runWholeSpecs(wanted, application)
    display.stop()
    return
  }
  const api = readApi(root)
  const readings = await readPages(root, wanted, api)
  const pages = readings.map(({ outline: { file }, samples, visit }) => ({
    file,
    samples,
    ...planPage(samples, visit, application.version),
  }))
  const probe = names.length ? undefined : planFile(broken, application.version)
  const provoked = wanted.includes(messagePages.described)
    ? [planFile(messagePages.provoked, application.version)]
    : []
  const answered = wanted.includes(urlMatchesRun.described)
    ? [planUrlMatches()]
    : []
  startRun()
  startRecordings(root)
  const display = await startDisplay()
  const outcomes = probe
    ? await runAll(
        [...pages, ...provoked, ...answered, probe],
        api.facts.config,
        application,
      )
    : await run([...pages, ...provoked, ...answered], application)
  const isOfProbe = ({ one }: Outcome) => one.sample.file === broken
  const judged = await tryAgain(
    [...pages, ...provoked, ...answered],
    outcomes.filter((outcome) => !isOfProbe(outcome)),
    application,
  )
  const own = judged.filter(({ one }) => wanted.includes(one.sample.file))
  const unexpected = judged.filter((outcome) => !isAsExpected(outcome))
  unexpected.forEach((outcome) => {
    say(describeOutcome(outcome))
  })
  saveResults([...pages, ...answered], judged, application.version)
  publishAssets(root)
  publishRecordings(
    root,
    own.filter(isAsExpected).map(({ one }) => one),
  )
  removeUnused(root, findPages(root))
  if (wanted.includes(specPatternsRun.described)) {
    writeFoundSpecs(root, await findSpecs(root, application))
  }
  if (wanted.includes(composedConfigsRun.described)) {
    writeResolved(root, await resolveConfigs(root, application))
  }
  await runWholeSpecs(wanted, application)
  say(
    tabulate(
      own,
      pages.flatMap(({ left }) => left),
      application.version,
    ),
  )
  const complaints = probe
    ? await findFaults(outcomes.filter(isOfProbe), application)
    : []
  complaints.forEach(say)
  say(`${Math.round((performance.now() - start) / 1000)} s`)
  const failed = unexpected.length + complaints.length
  if (probe) {
    const counts = { passed: judged.length - unexpected.length, failed }
    mkdirSync(path.dirname(countsFile), { recursive: true })
    writeFileSync(countsFile, JSON.stringify(counts))
  }
  display.stop()
  process.exitCode = failed ? 1 : 0
}

/** Runs no samples as they are, but what readers can take with them. */
const onlySpecs = '--specs'

/** Runs no samples of pages, but those that prove that a run notices mistakes. */
const onlyProofs = '--proofs'

/** Runs nothing, but gets what a run needs. */
const onlyPreparations = '--prepare'

function startRun() {
  prepareFernhill(path.join(root, 'fernhill'), say)
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
}

/**
 * Runs the whole specs that the samples of pages become, and writes how they ended to
 * `content/runs/lastSpecs.json`. Readers are offered those that pass. Others may need
 * what only the run of the sample has, so it isn't wrong if they fail.
 */
async function runWholeSpecs(files: string[], application: Application) {
  const results = readResults(root)
  const known = readSpecResults(root)
  const pages: PageOfCases[] = []
  for (const file of files) {
    pages.push(toPage(file, await wholeSpecsOf(root, file, results)))
    known.delete(file)
  }
  const passed = new Set<Case>()
  const left = () =>
    pages
      .map((page) => ({
        ...page,
        cases: page.cases.filter((one) => !passed.has(one)),
      }))
      .filter(({ cases }) => cases.length)
  // Once more for those that fail, because some depend on how busy the machine is.
  for (let turn = 0; turn < 2; turn++) {
    const again = left()
    const cases = again.flatMap((page) => page.cases)
    say(`Running ${cases.length} whole specs …`)
    const ended: Ended[] = []
    await runSpecs(toSpecs(again), {
      ...optionsFor(application),
      onEnd: (test) => ended.push(test),
    })
    for (const { one, state } of toOutcomes(cases, ended))
      if (state === 'passed') passed.add(one)
  }
  for (const { file, cases } of pages) {
    const states = cases.map((one): [string, 'passed' | 'failed'] => [
      one.key,
      passed.has(one) ? 'passed' : 'failed',
    ])
    if (states.length) known.set(file, Object.fromEntries(states))
  }
  writeSpecResults(root, known)
  say(`Whole specs that pass: ${passed.size}`)
}

/** What `npm test` adds up, of a full run. */
const countsFile = path.join(root, '.cache/test-results/samples.json')

/** Pages that may be wrong, and not just unlucky on a busy machine. */
const mostAgain = 10

/**
 * Runs pages again that have samples which aren't as the page says, since some
 * depend on the time that something takes. Samples that depend on it often are
 * named, so that somebody mends them.
 */
async function tryAgain(
  pages: Planned[],
  outcomes: Outcome[],
  application: Application,
): Promise<Outcome[]> {
  const isBad = (outcome: Outcome) => !isAsExpected(outcome)
  const files = new Set(
    outcomes.filter(isBad).map(({ one }) => one.sample.file),
  )
  if (!files.size || files.size > mostAgain) return outcomes
  outcomes.filter(isBad).forEach((outcome) => {
    say(describeOutcome(outcome))
  })
  say(`Running ${[...files].join(', ')} again …`)
  const again = await run(
    pages.filter(({ file }) => files.has(file)),
    application,
  )
  return [
    ...outcomes.filter(({ one }) => !files.has(one.sample.file)),
    ...again,
  ]
}

interface Planned extends ReturnType<typeof planPage> {
  file: string
  samples: Sample[]
  /** What command lines find, if it isn't part of the samples. */
  typed?: Sample[]
}

/** Runs everything that a part of the pages can't tell, too. */
async function runAll(
  pages: Planned[],
  options: readonly ConfigOption[],
  application: Application,
) {
  const values = valuesOf(options)
  const ended: Ended[] = []
  const outcomes = await run(pages, application, {
    pages: [toPlacesPage(values)],
    onEnd: (test) => ended.push(test),
  })
  const file = await tryFile(root, application, values)
  writePlaces(root, joinPlaces(options, file, readTests(ended)))
  return outcomes
}

async function run(
  pages: Planned[],
  application: Application,
  extra?: { pages: PageOfCases[]; onEnd(test: Ended): void },
) {
  const cases = pages.flatMap((page) => page.cases)
  const configurations = pages.flatMap((page) => page.configurations)
  say(
    `Running ${cases.length} samples and ${configurations.length} configurations in Cypress ${application.version} …`,
  )
  const others = runOthers(pages, application)
  const ended: Ended[] = []
  const done = new Set<string>()
  const specs = toSpecs([
    ...pages.filter((page) => page.cases.length),
    ...(extra?.pages ?? []),
  ])
  await runSpecs(specs, {
    ...optionsFor(application),
    onEnd: (test) => {
      ended.push(test)
      extra?.onEnd(test)
      const before = done.size
      done.add(test.titles.slice(0, 2).join(':'))
      if (done.size % 50 === 0 && done.size > before) {
        say(`  ${done.size} of ${cases.length}`)
      }
    },
  })
  const outcomes = [...toOutcomes(cases, ended), ...(await others)]
  writeFileSync(
    path.join(pictures, 'report.json'),
    JSON.stringify(outcomes, null, 2),
  )
  return outcomes
}

/** Where samples run, and where what's printed goes. */
const optionsFor = (application: Application) => ({
  root,
  application,
  browser: process.env.CHROME_PATH ?? 'chromium',
  onOutput: (line: string) => {
    appendFileSync(path.join(pictures, 'cypress.log'), `${line}\n`)
    if (process.env.VERBOSE) say(line)
  },
})

/** Runs what isn't part of a spec, one after another. */
async function runOthers(pages: Planned[], application: Application) {
  const typed = pages.map(({ commandLines, samples, typed = samples }) => ({
    commandLines,
    samples: typed,
  }))
  return [
    ...(await runConfigurations(pages, root, application)),
    ...(await runCommandLines(typed, root, application)),
  ]
}

function saveResults(pages: Planned[], outcomes: Outcome[], version: string) {
  const results = readResults(root)
  for (const { file, left } of pages) {
    const own = outcomes.filter(({ one }) => one.sample.file === file)
    if (own.every(isAsExpected)) results.pages.set(file, resultsOf(own, left))
    else results.pages.delete(file)
  }
  writeResults(root, { ...results, application: version })
}

/** A page with samples that have to fail, to see that a run can. */
const broken = 'content/runs/fixtures/broken.mdx'

function planFile(name: string, version: string): Planned {
  const { file, text } = readSource(root, name)
  const { typed, others } = divideSamples(samplesOf(readPage(file, text)))
  return {
    file,
    samples: others,
    typed,
    ...planPage(others, undefined, version),
    // Each prints the message that's its heading.
    commandLines: typed
      .filter(isCommandLine)
      .map((sample) =>
        toCommandLine(sample, `${sample.line}`, sample.section?.message),
      ),
  }
}

/** What the run hasn't said of the broken samples, or has said differently. */
function judgeProbe(outcomes: Outcome[]): string | undefined {
  const { text } = readSource(root, broken.replace('.mdx', '.txt'))
  const found = outcomes
    .map((outcome) =>
      isAsExpected(outcome)
        ? `${broken}:${outcome.line} This sample passed, but it has to fail.`
        : describeOutcome(outcome),
    )
    .join('\n')
  return found.trim() === text.trim()
    ? undefined
    : `This run can't be trusted, because it doesn't say of broken samples what it has to.\nFound:\n${found}\n\nExpected:\n${text}`
}

/**
 * Why this run can't be trusted: it misses what's broken on purpose.
 *
 * @param outcomes of the broken samples
 */
async function findFaults(outcomes: Outcome[], application: Application) {
  const complaint = judgeProbe(outcomes)
  const unnoticed = await findUnnoticed(optionsFor(application))
  return [
    ...(complaint === undefined ? [] : [complaint]),
    ...unnoticed.map(
      (file) =>
        `${file} Its recording says the same of a shop that behaves differently, so this run can't be trusted.`,
    ),
  ]
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
