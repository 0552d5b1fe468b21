import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { createProject } from '../samples/project'
import type { Sample } from '../samples/samples'
import type { Application } from './application'
import type { Case } from './cases'
import { freePort } from './freePort'
import { fromPage, scheme } from './modules'
import { firstLine, type Outcome } from './outcomes'

/**
 * The application with a project open. It reads the configuration again whenever
 * the file changes.
 */
interface OpenProject {
  /**
   * Lets the application load a configuration and call its `setupNodeEvents`.
   *
   * @param code CommonJS
   * @returns what the application has against it
   */
  load(code: string): Promise<string | undefined>
  close(): void
}

interface State {
  baseError: { id: string; errorMessage: string } | null
  currentProject: {
    isLoadingConfigFile: boolean
    isLoadingNodeEvents: boolean
    isFullConfigReady: boolean
  } | null
}

const question = `{
  baseError { id errorMessage }
  currentProject { isLoadingConfigFile isLoadingNodeEvents isFullConfigReady }
}`

/** What the button "Try again" does. Until then, changes of the file are ignored. */
const retry = (id: string) =>
  `mutation { resetErrorAndLoadConfig(id: "${id}") { baseError { id } } }`

const longestStart = 60_000
const longestLoad = 20_000
const pause = 30

/** Opens a project without showing it, to load configurations into it. */
async function openProject(
  root: string,
  folder: string,
  { executable }: Application,
): Promise<OpenProject> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'cypress.config.cjs')
  writeFileSync(file, 'module.exports = { e2e: {} }\n')
  // Cypress compiles even JavaScript with the project's TypeScript.
  const compilerOptions = { rootDir: '.', ignoreDeprecations: '6.0' }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions }),
  )
  for (const type of ['e2e', 'component']) {
    mkdirSync(path.join(folder, 'cypress/support'), { recursive: true })
    writeFileSync(path.join(folder, `cypress/support/${type}.js`), '')
  }
  const port = await freePort()
  const packageFile = createRequire(path.join(root, 'package.json')).resolve(
    'cypress/package.json',
  )
  const child = spawn(
    process.execPath,
    [
      path.join(path.dirname(packageFile), 'bin/cypress'),
      ...['open', '--e2e', '--project', folder],
    ],
    {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        CYPRESS_RUN_BINARY: executable,
        CYPRESS_INTERNAL_GRAPHQL_PORT: `${port}`,
      },
      stdio: 'ignore',
    },
  )
  const close = () => {
    // The application has processes of its own.
    if (child.pid !== undefined) process.kill(-child.pid)
  }
  const ask = async (query = question): Promise<State | undefined> => {
    try {
      const response = await fetch(
        `http://localhost:${port}/__launchpad/graphql`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        },
      )
      return ((await response.json()) as { data: State }).data
    } catch {
      return undefined
    }
  }
  const isBusy = (state: State | undefined) =>
    state?.currentProject?.isLoadingConfigFile === true ||
    state?.currentProject?.isLoadingNodeEvents === true
  const waitUntil = async (
    longest: number,
    isReached: (state: State | undefined) => boolean,
  ): Promise<State> => {
    for (const end = Date.now() + longest; Date.now() < end;) {
      const state = await ask()
      if (state && isReached(state)) return state
      await wait(pause)
    }
    throw new Error(
      `Cypress didn't load a configuration within ${longest / 1000} s.`,
    )
  }
  try {
    await waitUntil(
      longestStart,
      (state) => Boolean(state?.currentProject) && !isBusy(state),
    )
    // It looks for browsers and specs first, and then settles.
    await wait(3000)
  } catch (error) {
    close()
    throw error
  }
  return {
    close,
    async load(code) {
      const { baseError: last } = (await ask()) ?? {}
      const draft = `${file}.new`
      writeFileSync(draft, code)
      renameSync(draft, file)
      if (last) void ask(retry(last.id))
      await waitUntil(longestLoad, isBusy)
      const { baseError } = await waitUntil(
        longestLoad,
        (state) =>
          !isBusy(state) &&
          Boolean(state?.baseError ?? state?.currentProject?.isFullConfigReady),
      )
      return baseError?.errorMessage
    },
  }
}

/** What a configuration can't do in `open` mode, or on this machine. */
const stub = `
const stub = new Proxy(function () {}, {
  get: (_, name) =>
    name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : stub,
  apply: () => stub,
  construct: () => stub,
})
module.exports = stub
`

/** Runs the configurations of pages, one after another. */
export async function runConfigurations(
  pages: { file: string; samples: Sample[]; configurations: Case[] }[],
  root: string,
  application: Application,
): Promise<Outcome[]> {
  const wanted = pages.filter(({ configurations }) => configurations.length)
  if (!wanted.length) return []
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'configurations-'))
  const project = await openProject(root, folder, application)
  const outcomes: Outcome[] = []
  try {
    for (const page of wanted) {
      for (const one of page.configurations) {
        const start = performance.now()
        const details = await project.load(await bundle(page, one.sample, root))
        outcomes.push({
          one,
          state: details === undefined ? 'passed' : 'failed',
          ...(details !== undefined && {
            message: firstLine(details),
            details,
          }),
          line: one.sample.line,
          milliseconds: performance.now() - start,
        })
      }
    }
  } finally {
    project.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return outcomes
}

/**
 * Bundles the sample of a configuration file with the samples that it imports.
 * Packages that aren't installed become functions that do nothing.
 */
async function bundle(
  { file, samples }: { file: string; samples: Sample[] },
  sample: Sample,
  root: string,
): Promise<string> {
  const project = createProject(file, samples)
  const files = new Map(
    project.files.map((one) => [path.posix.join(file, one.name), one]),
  )
  const own = project.files.find((one) => one.sample === sample)
  if (!own) throw new Error(`${file}:${sample.line} has no file.`)
  const {
    outputFiles: [output],
  } = await build({
    stdin: {
      contents: `const { default: config = {}, ...rest } = require('${scheme}:${path.posix.join(file, own.name)}')
        const all = { ...rest, ...config }
        module.exports = all.e2e ? all : { ...all, e2e: {} }`,
      resolveDir: root,
      loader: 'js',
    },
    plugins: [
      {
        name: 'missing',
        setup({ onLoad }) {
          onLoad({ filter: /.*/, namespace: 'missing' }, () => ({
            contents: stub,
            loader: 'js',
          }))
        },
      },
      fromPage(files, [root], path.join(root, 'fernhill')),
    ],
    external: ['cypress', 'vite', 'esbuild'],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    tsconfigRaw: {},
  })
  return output?.text ?? ''
}
