import path from 'node:path'
import { build, transform } from 'esbuild'
import { createProject, type SampleFile } from '../samples/project'
import type { Sample } from '../samples/samples'
import type { Case } from './cases'
import { fromPage, loaderOf, scheme } from './modules'

/** A page with the samples that run, and all others that these may import. */
export interface PageOfCases {
  file: string
  samples: Sample[]
  cases: Case[]
}

/** A spec file for the application, made from the samples of some pages. */
export interface Spec {
  name: string
  pages: PageOfCases[]
}

/**
 * Pages that change Cypress itself have a spec of their own, because a custom
 * command, a listener, or a default would stay for the pages after it.
 */
const changesCypress =
  /\bCypress\.(Commands|Keyboard\.defaults|SelectorPlayground|ElementSelector|Screenshot\.defaults|Server|Cookies|on|off|once)\b|\bchai\.(use|util)|\bcy\.(on|once)\(/

/** About as many samples as run in half a minute. */
const most = 120

/** Divides pages into specs, since each spec takes a second or two to start. */
export function toSpecs(pages: PageOfCases[]): Spec[] {
  const isAlone = ({ cases }: PageOfCases) =>
    cases.some(({ sample }) => changesCypress.test(sample.code))
  const specs: Spec[] = pages
    .filter(isAlone)
    .map((page) => ({ name: nameOf(page.file), pages: [page] }))
  let last: Spec | undefined
  let count = 0
  for (const page of pages.filter((candidate) => !isAlone(candidate))) {
    if (!last || count + page.cases.length > most) {
      last = { name: `${nameOf(page.file)}-and-more`, pages: [] }
      specs.push(last)
      count = 0
    }
    last.pages.push(page)
    count += page.cases.length
  }
  return specs
}

const nameOf = (file: string) =>
  file.replace(/^docs\/|\.mdx$/g, '').replace(/\//g, '-')

/**
 * Bundles a spec. Each sample stays a module of its own, whose lines are those of
 * the page.
 *
 * @param fernhill the folder of the sample application, which samples can import
 * @returns JavaScript with a source map
 */
export async function bundle(
  { name, pages }: Spec,
  root: string,
  fernhill: string,
): Promise<string> {
  const files = new Map<string, SampleFile>()
  const entries = await Promise.all(
    pages.map(async (page) => {
      const project = createProject(page.file, page.samples)
      const calls = await Promise.all(
        page.cases.map(async (one) => {
          const file = project.files.find(
            ({ sample }) =>
              sample.line === one.sample.line &&
              sample.cell === one.sample.cell,
          )
          if (!file) throw new Error(`${page.file}:${one.name} has no file.`)
          return callOf(one, file, page.file)
        }),
      )
      for (const file of project.files) {
        files.set(path.posix.join(page.file, file.name), file)
      }
      return `page(${JSON.stringify(page.file)}, () => {\n${calls.join('\n')}\n})`
    }),
  )
  const {
    outputFiles: [output],
  } = await build({
    stdin: {
      contents: `import { page, sample } from './harness/samples'\n${entries.join('\n')}`,
      resolveDir: path.join(root, 'content/runs'),
      sourcefile: `${name}.ts`,
      loader: 'ts',
    },
    plugins: [fromPage(files, [root, fernhill], fernhill)],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"test"' },
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'silent',
    tsconfigRaw: {},
  })
  if (!output) throw new Error(`esbuild made nothing of ${name}.`)
  return output.text
}

/** The call that runs a sample, or fails with what keeps it from compiling. */
async function callOf(
  { name, kind, visit, state, expected }: Case,
  file: SampleFile,
  page: string,
) {
  const id = path.posix.join(page, file.name)
  const setup = JSON.stringify({ name, kind, visit, state, expected })
  try {
    await transform(file.text, {
      loader: loaderOf(file),
      jsx: 'automatic',
      format: 'cjs',
    })
  } catch (error) {
    return `sample(${setup}, () => { throw new Error(${JSON.stringify(String(error))}) })`
  }
  return `sample(${setup}, () => require(${JSON.stringify(`${scheme}:${id}`)}))`
}
