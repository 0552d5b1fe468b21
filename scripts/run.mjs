// The commands of package.json that must work on a fresh clone. It uses only
// what Node brings until the packages are installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineNames, skippedEngines } from './findEngines.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const oldestNode = [20, 19]
const stamp = 'node_modules/.installed-for'
const results = '.cache/test-results'
const lastBuild = '.cache/last-build'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (
  major < oldestNode[0] ||
  (major === oldestNode[0] && minor < oldestNode[1])
) {
  console.error(
    `This project needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`,
  )
  process.exit(1)
}

/**
 * Runs a command and shows what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it succeeded
 */
function run(command, args, env) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** @param {string} name @param {string[]} args */
const bin = (name, ...args) =>
  run(path.join('node_modules', '.bin', name), args)

/** Runs TypeScript. */
const jiti = 'node_modules/jiti/bin/jiti.js'

/** @param {string} file @param {string[]} args */
const script = (file, ...args) => run(process.execPath, [jiti, file, ...args])

/** Installs what the lock file names, unless it is there already. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.version)
    .digest('hex')
  let present = ''
  try {
    present = readFileSync(stamp, 'utf8')
  } catch {
    // Never installed by this script.
  }
  if (present === wanted) return
  console.log('Installing packages …')
  // The binary of the documented tool is never needed.
  if (!run('npm', ['ci'], { CYPRESS_INSTALL_BINARY: '0' })) process.exit(1)
  writeFileSync(stamp, wanted)
}

/**
 * Starts a command and keeps what it prints, so that several can run at once
 * and still be read one after another.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function runAside(command, args) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('error', ({ message }) => (output += message))
    child.on('close', (status) => resolve({ passed: status === 0, output }))
  })
}

/** @type {{ passed: number, failed: number }} */
const total = { passed: 0, failed: 0 }

/**
 * What each part of the tests has counted, for `--record`.
 *
 * @type {Record<string, { passed: number, failed: number }>}
 */
const counts = {}

/**
 * Counts one step that either works or does not.
 *
 * @param {string} name
 * @param {boolean} passed
 */
function step(name, passed) {
  total[passed ? 'passed' : 'failed'] += 1
  if (!passed) console.error(`Failed: ${name}`)
}

/**
 * Adds up what a program has written about its tests.
 *
 * @param {string} name of the part
 * @param {string} file as JSON
 * @param {boolean} succeeded
 * @param {(report: any) => { passed: number, failed: number }} count
 */
function addResults(name, file, succeeded, count) {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
    counts[name] = { passed, failed }
    total.passed += passed
    total.failed += failed
    if (!succeeded && !failed) total.failed += 1
  } catch {
    // Nothing ran, or words chose another reporter.
    step(name, succeeded)
  }
}

/**
 * Runs vitest and adds up what it reports.
 *
 * @param {string} name of the file with the results
 * @param {string[]} args
 */
function vitest(name, ...args) {
  const file = path.join(results, `${name}.json`)
  rmSync(file, { force: true })
  const passed = bin(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  )
  addResults(name, file, passed, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
}

/** Playwright's name for the tests that aren't journeys in an engine. */
const site = '--project=site'

/**
 * Runs the tests of the built site in a browser.
 *
 * @param {string} name of the part
 * @param {string} browser path of its executable
 * @param {string[]} args of playwright
 */
function playwright(name, browser, ...args) {
  const file = path.join(results, 'browser.json')
  rmSync(file, { force: true })
  const passed = run(
    path.join('node_modules', '.bin', 'playwright'),
    ['test', '--reporter=list,json', ...args],
    { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(file) },
  )
  addResults(name, file, passed, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))
}

/**
 * Finds a browser for the tests, or installs one, while something else runs.
 *
 * @returns {() => Promise<string>} waits for the path of its executable, and
 *   ends the run if there is none
 */
function startFindingBrowser() {
  const find = `
    import { findBrowser } from './scripts/findBrowser.mjs'
    try {
      console.log(await findBrowser())
    } catch (error) {
      console.error(error.message)
      process.exit(1)
    }`
  const found = runAside(process.execPath, ['--input-type=module', '-e', find])
  return async () => {
    const { passed, output } = await found
    const browser = output.trimEnd().split('\n').at(-1) ?? ''
    if (passed) return browser
    console.error(output)
    step('browser', false)
    return finish()
  }
}

/** Written by a full run of the samples, and committed: files, and a folder of them. */
const recorded = [
  'content/runs/lastRun.json',
  'content/runs/lastSpecs.json',
  'content/runs/foundSpecs.json',
  'content/runs/resolvedConfigs.json',
  'content/api/places.json',
  'static/replays',
]

/** @param {string} name of a file or a folder */
const textOf = (name) =>
  statSync(name).isFile()
    ? readFileSync(name, 'utf8')
    : readdirSync(name)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file + readFileSync(path.join(name, file), 'utf8'))
        .join()

const samples = [jiti, 'content/commands/samples.ts']

/** Whether nothing may run in Cypress, which is said loudly. */
function isCypressSkipped() {
  const isSkipped = process.env.SKIP_CYPRESS === '1'
  if (isSkipped) {
    console.warn(
      'SKIPPED: no sample runs in Cypress, because SKIP_CYPRESS is 1. Unset it to run them.',
    )
  }
  return isSkipped
}

/**
 * Proves in the real Cypress that a run of the samples notices what's wrong with
 * them, and that recordings notice when the app changes.
 *
 * @param {string} browser path of its executable
 */
function proveSamples(browser) {
  if (isCypressSkipped()) return
  step(
    'a run of the samples notices what is broken on purpose',
    run(process.execPath, [...samples, '--proofs'], { CHROME_PATH: browser }),
  )
}

/**
 * Runs all samples in the real Cypress, and compares what's recorded of them.
 *
 * @param {string} browser path of its executable
 */
function testSamples(browser) {
  if (isCypressSkipped()) return
  const read = () => recorded.map(textOf)
  const before = read()
  const file = path.join(results, 'samples.json')
  rmSync(file, { force: true })
  const passed = run(process.execPath, samples, { CHROME_PATH: browser })
  addResults('samples', file, passed, (counts) => counts)
  // Its packages are installed by now.
  step(
    'types of Fernhill',
    run('npm', ['run', 'types', '--prefix', 'fernhill']),
  )
  read().forEach((text, index) => {
    step(
      `${recorded[index]} said something else before this run. Review the difference and commit it.`,
      text === before[index],
    )
  })
}

/**
 * Chooses the engines for journeys: all but those in SKIP_ENGINES. Refuses unknown
 * names before anything else takes minutes.
 *
 * @param {string[]} [names] what a contributor asks for, instead of all
 * @returns arguments for Playwright
 */
function chooseEngines(names = []) {
  const unknown = [...names, ...skippedEngines].find(
    (name) => !engineNames.some((known) => known === name),
  )
  if (unknown) {
    refuse(
      `Unknown engine "${unknown}".`,
      [...engineNames],
      'npm test -- engines firefox',
    )
  }
  skippedEngines.forEach((name) =>
    console.warn(`SKIPPED: no journey in ${name}, because of SKIP_ENGINES.`),
  )
  return (names.length ? names : engineNames)
    .filter((name) => !skippedEngines.includes(name))
    .map((name) => `--project=${name}`)
}

/** Checks that need neither a build nor a browser, in the order of their output. */
const checks = {
  format: [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--cache',
    '--log-level=warn',
    '.',
  ],
  // Two versions of the compiler are installed, and each has a `tsc`.
  types: ['node_modules/typescript/bin/tsc'],
  'types of the harness': [
    'node_modules/typescript/bin/tsc',
    '-p',
    'content/runs/harness',
  ],
  lint: [
    'node_modules/eslint/bin/eslint.js',
    '--max-warnings=0',
    '--cache',
    '--cache-location=node_modules/.cache/eslint/',
    // In a fresh clone all files are new, but the cache may still be valid.
    '--cache-strategy=content',
    '.',
  ],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  pages: [jiti, 'content/commands/check.ts'],
}

/**
 * Runs checks at the same time, because most of them use a single core.
 *
 * @param {Record<string, string[]>} wanted arguments of Node.js by name
 */
async function checkAll(wanted = checks) {
  const running = Object.entries(wanted).map(([name, args]) => ({
    name,
    result: runAside(process.execPath, args),
  }))
  for (const { name, result } of running) {
    const { passed, output } = await result
    process.stdout.write(output)
    step(name, passed)
  }
}

const testUnits = (/** @type {string[]} */ ...args) =>
  vitest('unit', '--exclude=tests/builds/**', ...args)

const reproducible = 'tests/builds/reproducible.test.ts'

const testBuilds = () =>
  vitest('builds', 'tests/builds', `--exclude=${reproducible}`)

// Alone, because it rewrites what other tests of builds read.
const testReproducible = () => vitest('reproducible', reproducible)

/** @param {string[]} args of docusaurus */
function build(...args) {
  const start = new Date()
  const passed = bin('docusaurus', 'build', ...args)
  if (passed && !args.length) {
    mkdirSync(path.dirname(lastBuild), { recursive: true })
    writeFileSync(lastBuild, '')
    utimesSync(lastBuild, start, start)
  }
  return passed
}

/**
 * A folder and everything in it, except for what npm and builds put there. Folders
 * too, because they change when a file in them is deleted.
 *
 * @param {string} folder
 * @returns {string[]}
 */
const below = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name)
    if (!entry.isDirectory()) return [name]
    return ['node_modules', 'dist'].includes(entry.name) ? [] : below(name)
  }),
]

/** Whether the last build is newer than all of its sources. */
function isBuilt() {
  if (!existsSync('build') || !existsSync(lastBuild)) return false
  const { mtimeMs } = statSync(lastBuild)
  const folders = 'content docs fernhill i18n lib plugins src static'.split(' ')
  const files = readdirSync('.').filter((name) => /\.(json|ts)$/.test(name))
  const sources = folders.filter((folder) => existsSync(folder)).flatMap(below)
  return [...files, ...sources].every(
    (name) => statSync(name).mtimeMs < mtimeMs,
  )
}

/** Builds the site, unless there's an up-to-date build. */
function buildIfNeeded() {
  // This names a build that was made on purpose.
  if (process.env.SITE_BUILD || isBuilt()) return
  step('build', build())
  if (total.failed) finish()
}

/**
 * Rejects a word of the command line.
 *
 * @param {string} found
 * @param {string[]} allowed
 * @param {string} example
 */
function refuse(found, allowed, example) {
  console.error(`${found} Allowed: ${allowed.join(', ')}. Example: ${example}`)
  process.exit(1)
}

/**
 * The files of tests that words name, and what goes to the program that runs
 * them: all from the first word that begins with a dash.
 *
 * @param {string} part as people call it
 * @param {string} folder
 * @param {string} ending of its tests
 * @param {string[]} words
 */
function filesNamed(part, folder, ending, words) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
  const dash = words.findIndex((word) => word.startsWith('-'))
  const wanted = dash < 0 ? words : words.slice(0, dash)
  const unknown = wanted.find((word) => !names.includes(word))
  if (unknown) {
    refuse(
      `Unknown test "${unknown}" in ${folder}.`,
      names,
      `npm test -- ${part} ${names.at(-1)}`,
    )
  }
  return {
    files: wanted.map((name) => `${folder}/${name}${ending}`),
    args: dash < 0 ? [] : words.slice(dash),
  }
}

/**
 * What `npm test -- part` runs.
 *
 * @type {Record<string, (words: string[]) => void | Promise<void>>}
 */
const testParts = {
  unit: (words) => testUnits(...words),
  builds: (words) => {
    const { files, args } = filesNamed(
      'builds',
      'tests/builds',
      '.test.ts',
      words,
    )
    buildIfNeeded()
    if (files.length) vitest('builds', ...files, ...args)
    else testBuilds()
  },
  e2e: async (words) => {
    const { files, args } = filesNamed('e2e', 'tests/e2e', '.spec.ts', words)
    const browser = startFindingBrowser()
    buildIfNeeded()
    playwright('e2e', await browser(), site, ...files, ...args)
  },
  engines: async (words) => {
    const engines = chooseEngines(words)
    const browser = startFindingBrowser()
    buildIfNeeded()
    if (engines.length) playwright('engines', await browser(), ...engines)
  },
  samples: async () => testSamples(await startFindingBrowser()()),
  all: () => {
    process.env.ALL_PLACES = '1'
    process.env.ALL_LOOKS = '1'
    process.env.SOAK = '1'
    const engines = chooseEngines()
    return testAll((browser) => {
      testSamples(browser)
      if (engines.length) playwright('engines', browser, ...engines)
      testReproducible()
    })
  },
}

/**
 * Runs everything, what fails fastest first.
 *
 * @param {(browser: string) => void} [extra] tests in Cypress, with the path of the
 *   browser's executable, and others that take too long for every run
 */
async function testAll(extra = proveSamples) {
  const browser = startFindingBrowser()
  await checkAll({ ...checks, audit: ['scripts/audit.mjs'] })
  testUnits()
  if (total.failed) finish()
  const executable = await browser()
  // Mostly waits for downloads. If it fails, the run of the samples says why.
  const prepared =
    isCypressSkipped() || runAside(process.execPath, [...samples, '--prepare'])
  step('build', build())
  if (total.failed) finish()
  testBuilds()
  await prepared
  playwright('e2e', executable, site)
  extra(executable)
}

/** Shown at /contributing/quality. */
const recordedChecks = 'content/runs/recordedChecks.json'

/** The commit to record, or nothing if nothing is recorded. */
let recordedCommit = ''

/** @param {string[]} args of git */
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout

/**
 * Finds out which commit is tested. Refuses if it's not what's in the folder, or if
 * only some tests of a part would run.
 *
 * @param {string[]} words after the part
 */
function startRecording(words) {
  if (words.length) {
    refuse(
      `--record is for whole parts of the tests, not for "${words.join(' ')}" alone.`,
      Object.keys(testParts),
      'npm test -- unit --record',
    )
  }
  if (git('status', '--porcelain', '--', '.', `:!${recordedChecks}`)) {
    console.error(
      '--record says which commit passed the tests, but there are changes that no commit contains. Commit them first.',
    )
    process.exit(1)
  }
  recordedCommit = git('rev-parse', '--short', 'HEAD').trim()
}

/** Keeps what the parts have counted, and of the others what they counted before. */
function record() {
  const date = new Date().toISOString().slice(0, 10)
  const all = JSON.parse(readFileSync(recordedChecks, 'utf8'))
  for (const [name, count] of Object.entries(counts)) {
    all[name] = { date, commit: recordedCommit, ...count }
  }
  writeFileSync(recordedChecks, `${JSON.stringify(all, null, 2)}\n`)
}

/** Prints the totals last, as CI reads them, and ends the process. */
function finish() {
  if (recordedCommit) record()
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed ? 1 : 0)
}

const [command, ...given] = process.argv.slice(2)
const isRecorded = command === 'test' && given.includes('--record')
const rest = isRecorded ? given.filter((word) => word !== '--record') : given

/**
 * Runs a command that needs a browser, with the words of the command line.
 *
 * @param {string} file
 */
async function scriptWithBrowser(file) {
  const { findBrowser } = await import('./findBrowser.mjs')
  try {
    process.env.CHROME_PATH = await findBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  process.exit(script(file, ...rest) ? 0 : 1)
}

/** @type {Record<string, () => void | Promise<void>>} */
const commandsByName = {
  // For CI, which restores caches to node_modules after this.
  install: () => process.exit(0),
  start: () => process.exit(bin('docusaurus', 'start', ...rest) ? 0 : 1),
  build: () => process.exit(build(...rest) ? 0 : 1),
  serve: () => process.exit(bin('docusaurus', 'serve', ...rest) ? 0 : 1),
  check: async () => {
    if (rest.length) step('pages', script('content/commands/check.ts', ...rest))
    else {
      await checkAll()
      testUnits()
    }
    finish()
  },
  new: () => process.exit(script('content/commands/new.ts', ...rest) ? 0 : 1),
  addresses: () =>
    process.exit(script('content/commands/addresses.ts') ? 0 : 1),
  api: () => process.exit(script('content/commands/api.ts', ...rest) ? 0 : 1),
  samples: () => scriptWithBrowser('content/commands/samples.ts'),
  pictures: () => scriptWithBrowser('content/commands/pictures.ts'),
  links: () => process.exit(script('content/commands/links.ts') ? 0 : 1),
  versions: () =>
    process.exit(script('content/commands/versions.ts', ...rest) ? 0 : 1),
  benchmark: () => {
    const [part = '', ...words] = rest
    if (!['pages', 'search'].includes(part)) {
      console.error(
        `Unknown benchmark "${part}". Allowed: pages, search. Example: npm run benchmark -- pages`,
      )
      process.exit(1)
    }
    process.exit(script(`benchmarks/${part}/run.ts`, ...words) ? 0 : 1)
  },
  push: () =>
    process.exit(
      script('plugins/search/hosted/pushRecords.ts', ...rest) ? 0 : 1,
    ),
  test: async () => {
    const [part, ...words] = rest
    if (isRecorded) startRecording(words)
    if (part === undefined) await testAll()
    else await testParts[part]?.(words)
    finish()
  },
}

const chosen = commandsByName[command ?? '']
if (!chosen) {
  console.error(
    `Unknown command "${command ?? ''}". Allowed: ${Object.keys(commandsByName).join(', ')}.`,
  )
  process.exit(1)
}
const [part = ''] = rest
if (command === 'test' && rest.length && !(part in testParts)) {
  refuse(
    `Unknown part of the tests "${part}".`,
    Object.keys(testParts),
    'npm test -- unit',
  )
}
install()
mkdirSync(results, { recursive: true })
await chosen()
