import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type ConfigFacts,
  readDraft,
  toFile,
  toFlags,
  toPrecedence,
  toVariables,
  type Value,
  writeValue,
} from '../../lib/composeConfig'
import { readConfigFacts } from '../api/configFacts'
import type { Application } from './application'
import { configCases, type ConfigCase } from './configCases'
import { killGroup } from './killGroup'
import { copyCypressFolder, linkPackages } from './openProject'

/** Runs with the page that has the composer. */
export const composedConfigsRun = {
  described: 'docs/guides/references/configuration.mdx',
  file: 'content/runs/resolvedConfigs.json',
}

/** By the name of the case, then by option: its value as code. */
type Resolved = Record<string, Record<string, string>>

export const readResolved = (root: string): Resolved =>
  JSON.parse(
    readFileSync(path.join(root, composedConfigsRun.file), 'utf8'),
  ) as Resolved

export function writeResolved(root: string, resolved: Resolved): void {
  writeFileSync(
    path.join(root, composedConfigsRun.file),
    `${JSON.stringify(resolved, null, 2)}\n`,
  )
}

const names = {
  ts: 'cypress.config.ts',
  import: 'cypress.config.mjs',
  require: 'cypress.config.cjs',
}

/** What a configuration for component tests has to have. */
const devServer = {
  name: 'devServer',
  value: { framework: 'react', bundler: 'vite' },
  source: 'block',
  block: 'component',
} as const

/** A function for `setupNodeEvents` that tells what Cypress has resolved. */
const recorder = 'tests/plugins.js'

/** What's in the file, and the command that starts Cypress. */
export function compose(one: ConfigCase, facts: ConfigFacts) {
  const draft = readDraft(one.text, facts)
  const { settings } = draft
  const setBy = (source: string) => ({
    notes: [],
    settings: settings
      .filter((setting) => setting.source === source)
      .map((setting) => ({ ...setting, source: 'root' as const })),
  })
  const empty = { settings: [], notes: [] }
  const [variables, flags] =
    one.instead === 'flags'
      ? [empty, draft]
      : one.instead === 'variables'
        ? [draft, empty]
        : [setBy('variable'), setBy('flag')]
  const file = {
    notes: [],
    settings: [...(one.instead ? [] : settings), devServer],
    plugins: recorder,
  }
  return {
    file: toFile(file, one.kind),
    command: toVariables(variables, one.tests).replace(
      /npx cypress run.*$/,
      () => toFlags(flags, one.tests, facts),
    ),
    rows: toPrecedence(draft, one.tests, facts),
  }
}

interface Origin {
  value: Value
}

/** What Cypress passes to `setupNodeEvents`. */
interface Passed {
  resolved: Partial<Record<string, Origin>> & { env: Record<string, Origin> }
}

const longest = 180_000

/** Starts Cypress with a configuration until it has called `setupNodeEvents`. */
async function readPassed(
  root: string,
  { executable }: Application,
  { name, file, command }: { name: string; file: string; command: string },
): Promise<Passed> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'composed-'))
  const target = path.join(folder, 'passed.json')
  copyCypressFolder(root, folder)
  linkPackages(root, folder)
  mkdirSync(path.join(folder, path.dirname(recorder)), { recursive: true })
  writeFileSync(
    path.join(folder, recorder),
    `module.exports = (on, config) => {
      const { writeFileSync, renameSync } = require('node:fs')
      writeFileSync('passed.new', JSON.stringify({ resolved: config.resolved }))
      renameSync('passed.new', 'passed.json')
    }\n`,
  )
  writeFileSync(path.join(folder, name), file)
  const packageFile = createRequire(path.join(root, 'package.json')).resolve(
    'cypress/package.json',
  )
  const child = spawn(
    'bash',
    [
      '-c',
      command.replace('npx cypress run', '"$0" "$1" run'),
      process.execPath,
      path.join(path.dirname(packageFile), 'bin/cypress'),
    ],
    {
      cwd: folder,
      detached: true,
      env: { ...process.env, CYPRESS_RUN_BINARY: executable },
      stdio: 'ignore',
    },
  )
  try {
    for (const end = Date.now() + longest; !existsSync(target);) {
      if (Date.now() > end) {
        throw new Error(`Cypress didn't read this configuration:\n${file}`)
      }
      await wait(100)
    }
    return JSON.parse(readFileSync(target, 'utf8')) as Passed
  } finally {
    killGroup(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lets the application read what the composer makes of each case. */
export async function resolveConfigs(
  root: string,
  application: Application,
): Promise<Resolved> {
  const facts = await readConfigFacts(root)
  const all: Resolved = {}
  for (const one of configCases) {
    const { file, command, rows } = compose(one, facts)
    const start = { name: names[one.kind], file, command }
    const { resolved } = await readPassed(root, application, start)
    // In the order of the text, and without the variables of this run.
    const at = (name: string) => one.text.indexOf(` ${name}:`)
    const env = Object.entries(resolved.env)
      .filter(([name]) => at(name) >= 0)
      .sort(([a], [b]) => at(a) - at(b))
      .map(([name, { value }]) => [name, value] as const)
    all[one.name] = Object.fromEntries(
      rows.map(({ name }) => [
        name,
        writeValue(
          name === 'env'
            ? Object.fromEntries(env)
            : (resolved[name]?.value ?? null),
        ),
      ]),
    )
  }
  return all
}
