import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { build, transform } from 'esbuild'
import type { Application } from './application'
import { writeApp } from './apps'
import { startFernhill } from './fernhill'
import { killGroup } from './killGroup'
import { rawRecordings } from './recordings'
import { startRouter } from './router'
import { scheme } from './modules'
import { createProject } from '../samples/project'
import { bundle, type Spec } from './specs'

/** A line of the reporter: a test of a sample that ended, or starts. */
type Line = Ended | { state: 'started'; titles: string[] }

/** A test of a sample that ended. */
export interface Ended {
  state: 'passed' | 'failed' | 'skipped'
  /** The page, the sample, and the test with the groups around it. */
  titles: string[]
  milliseconds: number
  message?: string
  stack?: string
}

type TestingType = 'e2e' | 'component'

export interface RunOptions {
  root: string
  /** The folder of the sample application, if it's another than the samples'. */
  fernhill?: string
  application: Application
  /** The executable of Chromium. */
  browser: string
  onEnd(ended: Ended): void
  /** Everything else that the application printed. */
  onOutput(output: string): void
}

/**
 * Neither a sample nor anything between two of them takes so long, unless it can't
 * end: in milliseconds.
 */
const longestTest = 60_000

/** From the start of the application to the first test, on a busy machine. */
const longestStart = 180_000

/**
 * One more than there are processors, because each process often waits for pages and
 * time-outs. Four at most, because each needs about a gigabyte of memory.
 */
const mostAtOnce = Math.min(os.availableParallelism() + 1, 4)

/**
 * Runs specs in the real application. Each of a few processes takes a share of
 * them, with a Fernhill and a folder of its own, so that they can't disturb each
 * other.
 */
export async function runSpecs(
  specs: Spec[],
  options: RunOptions,
): Promise<void> {
  const isComponent = ({ profile }: Spec) => profile !== 'e2e'
  const components = specs.filter(isComponent)
  await Promise.all(
    share(specs.filter((spec) => !isComponent(spec))).map((own) =>
      runShare(own, 'e2e', options),
    ),
  )
  if (components.length) await runShare(components, 'component', options)
}

/** Divides specs among processes so that each has about as many samples. */
function share(specs: Spec[]): Spec[][] {
  const count = Math.min(mostAtOnce, specs.length)
  const shares = Array.from({ length: count }, (): Spec[] => [])
  const sizeOf = (spec: Spec) =>
    spec.pages.reduce((sum, { cases }) => sum + cases.length, 0)
  const sizes = shares.map(() => 0)
  for (const spec of [...specs].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const least = sizes.indexOf(Math.min(...sizes))
    shares[least]?.push(spec)
    sizes[least] = (sizes[least] ?? 0) + sizeOf(spec)
  }
  return shares
}

/** Runs specs, and again what's left of them when a sample has stopped them. */
async function runShare(
  specs: Spec[],
  type: TestingType,
  options: RunOptions,
): Promise<void> {
  const ended = new Set<string>()
  const nameOf = ([page = '', sample = '']: string[]) => `${page}:${sample}`
  const left = () =>
    specs
      .map((spec) => ({
        ...spec,
        pages: spec.pages
          .map((page) => ({
            ...page,
            cases: page.cases.filter(
              ({ name }) => !ended.has(nameOf([page.file, name])),
            ),
          }))
          .filter(({ cases }) => cases.length),
      }))
      .filter(({ pages }) => pages.length)
  // Once more if nothing has run: the application may not have started.
  let idle = 0
  for (let next = left(); next.length && idle < 2; next = left()) {
    const before = ended.size
    const { running, isStuck } = await runOnce(next, type, {
      ...options,
      onEnd: (test) => {
        ended.add(nameOf(test.titles))
        options.onEnd(test)
      },
    })
    // A sample may stop its spec on purpose, and end before.
    if (running && (isStuck || ended.size === before)) {
      ended.add(nameOf(running))
      options.onEnd({
        state: 'failed',
        titles: running,
        milliseconds: longestTest,
        message: isStuck
          ? `This sample still ran after ${longestTest / 1000} s, and stopped its spec.`
          : 'The spec ended while this sample ran.',
      })
    }
    idle = ended.size > before ? 0 : idle + 1
  }
}

/** How a process of the application ended. */
interface Ending {
  /** The titles of the test that ran at the end. */
  running?: string[]
  /** Whether that test ran for so long that the process had to be killed. */
  isStuck: boolean
}

/** What's kept of the folder that the application ran in, and where. */
const results = {
  'cypress/screenshots': 'test-results/samples',
  recordings: rawRecordings,
}

/** Starts the application and Fernhill for some specs. */
async function runOnce(
  specs: Spec[],
  type: TestingType,
  options: RunOptions,
): Promise<Ending> {
  const { root } = options
  const fernhillFolder = options.fernhill ?? path.join(root, 'fernhill')
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'runs-'))
  const fernhill = await startFernhill(fernhillFolder)
  const router = await startRouter(fernhill)
  try {
    await writeProject(folder, specs, type, root, fernhillFolder)
    return await runCypress(
      folder,
      type,
      router.address,
      fernhill.shop,
      options,
    )
  } finally {
    router.close()
    fernhill.stop()
    for (const [made, kept] of Object.entries(results)) {
      if (!existsSync(path.join(folder, made))) continue
      cpSync(path.join(folder, made), path.join(root, kept), {
        recursive: true,
      })
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A project that samples can read from and write to. */
async function writeProject(
  folder: string,
  specs: Spec[],
  type: TestingType,
  root: string,
  fernhill: string,
) {
  for (const name of readdirSync(fernhill)) {
    if (/^(node_modules|dist|server|src)$/.test(name)) continue
    cpSync(path.join(fernhill, name), path.join(folder, name), {
      recursive: true,
    })
  }
  rmSync(path.join(folder, 'cypress/e2e'), { recursive: true, force: true })
  const specFolder = path.join(folder, 'cypress', type)
  mkdirSync(specFolder, { recursive: true })
  const write = async (spec: Spec, problem?: string): Promise<void> => {
    const file = path.join(specFolder, `${spec.name}.cy.js`)
    try {
      writeFileSync(file, await bundle(spec, root, fernhill, problem))
    } catch (error) {
      if (problem !== undefined) throw error
      // Only the page that's to blame fails.
      const [page, ...others] = spec.pages
      if (!page || !others.length) return write(spec, String(error))
      await Promise.all(
        spec.pages.map((one, index) =>
          write({ ...spec, name: `${spec.name}-${index}`, pages: [one] }),
        ),
      )
    }
  }
  await Promise.all(specs.map((spec) => write(spec)))
  const pages = specs.flatMap((spec) => spec.pages)
  for (const { samples } of pages) writeApp(folder, samples)
  // What `Cypress.require()` loads, next to where source maps say that its caller is.
  for (const { file, samples } of pages) {
    if (!samples.some(({ code }) => /\bCypress\.require[<(]/.test(code)))
      continue
    for (const one of createProject(file, samples).files) {
      if (!one.title || !/\.(tsx?|jsx?|json)$/.test(one.name)) continue
      const target = path.join(folder, `${scheme}:${file}`, one.name)
      mkdirSync(path.dirname(target), { recursive: true })
      // As JavaScript, so that webpack needs no TypeScript to load it.
      const isData = one.name.endsWith('.json')
      writeFileSync(
        isData ? target : target.replace(/\.tsx?$/, '.js'),
        isData ? one.text : (await transform(one.text, { loader: 'tsx' })).code,
      )
    }
  }
  // Fernhill's own configuration and support file, ready to run: the folder has
  // neither its packages nor those of the site.
  await Promise.all([
    build({
      ...bundled,
      entryPoints: [path.join(fernhill, 'cypress.config.ts')],
      outfile: path.join(folder, 'fernhill.cjs'),
      alias: {
        cypress: path.join(root, 'content/runs/harness/defineConfig.ts'),
      },
    }),
    build({
      ...bundled,
      entryPoints: [path.join(root, 'content/runs/harness/config.ts')],
      outfile: path.join(folder, 'cypress.config.cjs'),
      external: ['./fernhill.cjs'],
    }),
    build({
      ...bundled,
      platform: 'browser',
      format: 'iife',
      entryPoints: [path.join(fernhill, 'cypress/support/e2e.ts')],
      outfile: path.join(folder, 'cypress/support/e2e.js'),
      sourcemap: 'inline',
    }),
  ])
  for (const name of ['cypress.config.ts', 'cypress/support/e2e.ts']) {
    rmSync(path.join(folder, name))
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "files": [] }\n')
}

const bundled = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'silent',
  tsconfigRaw: {},
} as const

function runCypress(
  folder: string,
  type: TestingType,
  proxy: string,
  shop: number,
  { root, application, browser, onEnd, onOutput }: RunOptions,
): Promise<Ending> {
  const packageFile = createRequire(path.join(root, 'package.json')).resolve(
    'cypress/package.json',
  )
  const child = spawn(
    process.execPath,
    [
      path.join(path.dirname(packageFile), 'bin/cypress'),
      ...['run', `--${type}`],
      ...['--browser', browser],
      ...['--project', folder],
      ...['--config-file', 'cypress.config.cjs'],
      ...['--reporter', path.join(root, 'content/runs/harness/reporter.cjs')],
      '--no-runner-ui',
    ],
    {
      cwd: folder,
      // So that it ends with all of its processes.
      detached: true,
      env: {
        ...process.env,
        CYPRESS_RUN_BINARY: application.executable,
        HTTP_PROXY: proxy,
        HTTPS_PROXY: proxy,
        // Without this, addresses of this machine would bypass the proxy.
        NO_PROXY: '<-loopback>',
        NO_COLOR: '1',
        FERNHILL: `http://localhost:${shop}`,
        // Scripts that samples run talk to the shop, too.
        SHOP_URL: `http://localhost:${shop}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let running: string[] | undefined
  let isStuck = false
  const startTimer = (longest: number) =>
    setTimeout(() => {
      isStuck = true
      killGroup(child)
    }, longest)
  let timer = startTimer(longestStart)
  const read = (line: string) => {
    if (!line.startsWith('@test ')) {
      onOutput(line)
      return
    }
    clearTimeout(timer)
    timer = startTimer(longestTest)
    const test = JSON.parse(line.slice('@test '.length)) as Line
    running = test.state === 'started' ? test.titles : undefined
    if (test.state !== 'started') onEnd(test)
  }
  createInterface(child.stdout).on('line', read)
  createInterface(child.stderr).on('line', read)
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer)
      // Its browser may still run.
      killGroup(child)
      resolve({ isStuck, ...(running && { running }) })
    })
  })
}
