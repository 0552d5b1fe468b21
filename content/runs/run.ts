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
import { build } from 'esbuild'
import type { Application } from './application'
import { startFernhill } from './fernhill'
import { startRouter } from './router'
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

export interface RunOptions {
  root: string
  application: Application
  /** The executable of Chromium. */
  browser: string
  onEnd(ended: Ended): void
  /** Everything else that the application printed. */
  onOutput(output: string): void
}

/** No sample waits for so long, unless it can't end: in milliseconds. */
const longestTest = 60_000

/** As many as there are processors, as far as that helps. */
const mostAtOnce = 2

/**
 * Runs specs in the real application. Each of a few processes takes a share of
 * them, with a Fernhill and a folder of its own, so that they can't disturb each
 * other.
 */
export async function runSpecs(
  specs: Spec[],
  options: RunOptions,
): Promise<void> {
  const count = Math.min(mostAtOnce, specs.length, os.availableParallelism())
  const shares = Array.from({ length: count }, (): Spec[] => [])
  const sizeOf = (spec: Spec) =>
    spec.pages.reduce((sum, { cases }) => sum + cases.length, 0)
  const sizes = shares.map(() => 0)
  for (const spec of [...specs].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const least = sizes.indexOf(Math.min(...sizes))
    shares[least]?.push(spec)
    sizes[least] = (sizes[least] ?? 0) + sizeOf(spec)
  }
  await Promise.all(shares.map((share) => runShare(share, options)))
}

/** Runs specs, and again what's left of them when a sample has stopped them. */
async function runShare(specs: Spec[], options: RunOptions): Promise<void> {
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
  for (let next = left(), before = -1; next.length && ended.size > before;) {
    before = ended.size
    const stuck = await runOnce(next, {
      ...options,
      onEnd: (test) => {
        ended.add(nameOf(test.titles))
        options.onEnd(test)
      },
    })
    if (stuck) {
      ended.add(nameOf(stuck))
      options.onEnd({
        state: 'failed',
        titles: stuck,
        milliseconds: longestTest,
        message: `This sample still ran after ${longestTest / 1000} s, and stopped its spec.`,
      })
    }
    next = left()
  }
}

/**
 * Starts the application and Fernhill for some specs.
 *
 * @returns the titles of a test that didn't end
 */
async function runOnce(
  specs: Spec[],
  options: RunOptions,
): Promise<string[] | undefined> {
  const { root } = options
  const fernhillFolder = path.join(root, 'fernhill')
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'runs-'))
  const fernhill = await startFernhill(fernhillFolder)
  const router = await startRouter(fernhill)
  try {
    await writeProject(folder, specs, root, fernhillFolder)
    return await runCypress(folder, router.address, fernhill.shop, options)
  } finally {
    router.close()
    fernhill.stop()
    const pictures = path.join(folder, 'cypress/screenshots')
    if (existsSync(pictures)) {
      cpSync(pictures, path.join(root, 'test-results/samples'), {
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
  root: string,
  fernhill: string,
) {
  for (const name of readdirSync(fernhill)) {
    if (/^(node_modules|dist|server|src)$/.test(name)) continue
    cpSync(path.join(fernhill, name), path.join(folder, name), {
      recursive: true,
    })
  }
  const specFolder = path.join(folder, 'cypress/e2e')
  rmSync(specFolder, { recursive: true, force: true })
  mkdirSync(specFolder, { recursive: true })
  await Promise.all(
    specs.map(async (spec) => {
      writeFileSync(
        path.join(specFolder, `${spec.name}.cy.js`),
        await bundle(spec, root, fernhill),
      )
    }),
  )
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
  proxy: string,
  shop: number,
  { root, application, browser, onEnd, onOutput }: RunOptions,
): Promise<string[] | undefined> {
  const packageFile = createRequire(path.join(root, 'package.json')).resolve(
    'cypress/package.json',
  )
  const child = spawn(
    process.execPath,
    [
      path.join(path.dirname(packageFile), 'bin/cypress'),
      'run',
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
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let stuck: string[] | undefined
  let timer: NodeJS.Timeout | undefined
  const read = (line: string) => {
    if (!line.startsWith('@test ')) {
      onOutput(line)
      return
    }
    clearTimeout(timer)
    const test = JSON.parse(line.slice('@test '.length)) as Line
    if (test.state !== 'started') {
      onEnd(test)
      return
    }
    timer = setTimeout(() => {
      stuck = test.titles
      if (child.pid !== undefined) process.kill(-child.pid)
    }, longestTest)
  }
  createInterface(child.stdout).on('line', read)
  createInterface(child.stderr).on('line', read)
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer)
      resolve(stuck)
    })
  })
}
