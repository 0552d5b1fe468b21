// The commands of package.json that must work on a fresh clone. It uses only
// what Node brings until the packages are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const oldestNode = [20, 19]
const stamp = 'node_modules/.installed-for'
const results = '.cache/test-results'

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

/**
 * Runs a TypeScript file.
 *
 * @param {string} file
 * @param {string[]} args
 */
const script = (file, ...args) =>
  run(process.execPath, [
    path.join('node_modules', 'jiti', 'bin', 'jiti.js'),
    file,
    ...args,
  ])

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

/** @type {{ passed: number, failed: number }} */
const total = { passed: 0, failed: 0 }

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
 * Unit tests.
 *
 * @param {string} name of the file with the results
 * @param {string[]} args of vitest
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
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    total.passed += numPassedTests
    total.failed += numFailedTests
    if (!passed && !numFailedTests) total.failed += 1
  } catch {
    total.failed += 1
  }
}

/** Tests of the built site in a browser. */
function playwright() {
  const file = path.join(results, 'browser.json')
  rmSync(file, { force: true })
  const passed = run(
    path.join('node_modules', '.bin', 'playwright'),
    ['test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(file) },
  )
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    total.passed += stats.expected
    total.failed += stats.unexpected + stats.flaky
    if (!passed && !stats.unexpected) total.failed += 1
  } catch {
    total.failed += 1
  }
}

/** Everything that needs no build: format, types, lint, pages, unit tests. */
function checkAll() {
  step('format', bin('prettier', '--check', '--cache', '--log-level=warn', '.'))
  // Two versions of the compiler are installed, and each has a `tsc`.
  step('types', run(process.execPath, ['node_modules/typescript/bin/tsc']))
  step(
    'lint',
    bin(
      'eslint',
      '--max-warnings=0',
      '--cache',
      '--cache-location=node_modules/.cache/eslint/',
      // A fresh clone has new times everywhere, and may have an old cache.
      '--cache-strategy=content',
      '.',
    ),
  )
  step('unused', bin('knip', '--no-progress'))
  step('pages', script('content/commands/check.ts'))
  vitest('unit', '--exclude=tests/builds/**')
}

/** Prints the totals last, as CI reads them, and ends the process. */
function finish() {
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed ? 1 : 0)
}

const [command, ...rest] = process.argv.slice(2)
/** @type {Record<string, () => void>} */
const commandsByName = {
  // For CI, which restores caches to node_modules after this.
  install: () => process.exit(0),
  start: () => process.exit(bin('docusaurus', 'start', ...rest) ? 0 : 1),
  build: () => process.exit(bin('docusaurus', 'build', ...rest) ? 0 : 1),
  serve: () => process.exit(bin('docusaurus', 'serve', ...rest) ? 0 : 1),
  check: () => {
    if (rest.length) step('pages', script('content/commands/check.ts', ...rest))
    else checkAll()
    finish()
  },
  new: () => process.exit(script('content/commands/new.ts', ...rest) ? 0 : 1),
  api: () => process.exit(script('content/commands/api.ts', ...rest) ? 0 : 1),
  versions: () =>
    process.exit(script('content/commands/versions.ts', ...rest) ? 0 : 1),
  benchmark: () => {
    const [part = '', ...words] = rest
    if (!['pages', 'search'].includes(part)) {
      console.error('Say which: npm run benchmark -- pages, or -- search.')
      process.exit(1)
    }
    process.exit(script(`benchmarks/${part}/run.ts`, ...words) ? 0 : 1)
  },
  push: () =>
    process.exit(
      script('plugins/search/hosted/pushRecords.ts', ...rest) ? 0 : 1,
    ),
  test: () => {
    checkAll()
    step('audit', run(process.execPath, ['scripts/audit.mjs']))
    if (total.failed) finish()
    step('build', bin('docusaurus', 'build'))
    if (total.failed) finish()
    const again = 'tests/builds/reproducible.test.ts'
    vitest('builds', 'tests/builds', `--exclude=${again}`)
    // Alone, for it writes anew what others of these tests read.
    vitest('again', again)
    playwright()
    finish()
  },
}

const chosen = commandsByName[command ?? '']
if (!chosen) {
  console.error(
    `"${command ?? ''}" is no command; there are: ${Object.keys(commandsByName).join(', ')}.`,
  )
  process.exit(1)
}
install()
mkdirSync(results, { recursive: true })
chosen()
