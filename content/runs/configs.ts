import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { createProject, isPath } from '../samples/project'
import type { Sample } from '../samples/samples'
import type { Application } from './application'
import type { Case } from './cases'
import { startFernhill } from './fernhill'
import { fromPage, scheme } from './modules'
import {
  copyCypressFolder,
  openProject,
  packages,
  type OpenProject,
} from './openProject'
import { firstLine, type Outcome } from './outcomes'

/**
 * Stands for a package that isn't installed: a function that does nothing. It's the
 * prototype of what the module exports, so that named imports find it as well.
 */
const stub = `
const stub = new Proxy(function () {}, {
  get: (_, name) =>
    name === Symbol.toPrimitive
      ? () => ''
      : /^(then|__esModule)$/.test(String(name))
        ? undefined
        : stub,
  apply: () => stub,
  construct: () => stub,
})
module.exports = Object.setPrototypeOf(() => stub, stub)
`

/** Files that the project has already, for all pages alike, or can't have. */
const ownFiles =
  /^(cypress\.(config\.|json$)|tsconfig\.json$|package\.json$|cypress\/support\/(e2e|component)\.)/

/**
 * Writes the files that a page shows, because its configurations may read them.
 *
 * @returns removes them
 */
function writeFiles(samples: readonly Sample[], folder: string): () => void {
  const written: string[] = []
  for (const { meta, code } of samples) {
    const { title = '' } = meta
    if (!isPath(title) || ownFiles.test(title)) continue
    const file = path.join(folder, title)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, code)
    written.push(file)
  }
  return () => {
    written.forEach((file) => {
      rmSync(file, { force: true })
    })
  }
}

/**
 * Lets requests arrive at the port where Fernhill really is, and modules know their
 * address.
 */
const leadTo = (port: number) => `
const importMetaUrl = require('node:url').pathToFileURL(__filename).href
{
  const request = globalThis.fetch
  globalThis.fetch = (url, ...rest) =>
    request(String(url).replace('//localhost:3000', '//localhost:${port}'), ...rest)
}`

/** Runs the configurations of pages, one after another. */
export async function runConfigurations(
  pages: { file: string; samples: Sample[]; configurations: Case[] }[],
  root: string,
  application: Application,
): Promise<Outcome[]> {
  const wanted = pages.filter(({ configurations }) => configurations.length)
  if (!wanted.length) return []
  const folder = mkdtempSync(path.join(os.tmpdir(), 'configurations-'))
  let project: OpenProject | undefined
  const outcomes: Outcome[] = []
  const fernhill = await startFernhill(path.join(root, 'fernhill'))
  try {
    for (const page of wanted) {
      const removeFiles = writeFiles(page.samples, folder)
      for (const one of page.configurations) {
        const start = performance.now()
        const code = await bundle(page, one.sample, root, fernhill.shop)
        let details: string | undefined
        try {
          project ??= await openProject(root, folder, application)
          details = await project.load(code)
        } catch (error) {
          // It has ended, or hangs.
          details = String(error)
          project?.close()
          project = undefined
        }
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
      removeFiles()
      copyCypressFolder(root, folder)
    }
  } finally {
    project?.close()
    fernhill.stop()
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
  shop: number,
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
    banner: { js: leadTo(shop) },
    define: { 'import.meta.url': 'importMetaUrl' },
    external: packages,
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
