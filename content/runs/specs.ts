import path from 'node:path'
import { build, transform } from 'esbuild'
import { createProject, type SampleFile } from '../samples/project'
import { isScript, type Profile } from '../samples/meta'
import type { Sample } from '../samples/samples'
import type { Case, Needs } from './cases'
import { compileComponent } from './components'
import { fromPage, loaderOf, scheme, type SourceFile } from './modules'

/** A page with the samples that run, and all others that these may import. */
export interface PageOfCases {
  file: string
  samples: Sample[]
  cases: Case[]
}

/** A spec file for the application, made from the samples of some pages. */
export interface Spec {
  name: string
  profile: Profile
  pages: PageOfCases[]
}

/**
 * Pages that change Cypress itself have a spec of their own, because a custom
 * command, a listener, or a default would stay for the pages after it. So would the
 * place of the pointer.
 */
const changesCypress =
  /\bCypress\.(Commands|Keyboard\.defaults|SelectorPlayground|ElementSelector|Screenshot\.defaults|Server|Cookies|on|off|once|stop)\b|\bchai\.(use|util)|\bcy\.(on|once)\(|\.real[A-Z]\w+\(/

/** About as many samples as run in half a minute. */
const most = 120

const profiles = ['e2e', 'react', 'vue', 'angular', 'svelte'] as const

/** Divides pages into specs, since each spec takes a second or two to start. */
export function toSpecs(pages: PageOfCases[]): Spec[] {
  return profiles.flatMap((profile) =>
    toSpecsOf(
      profile,
      pages
        .map((page) => ({
          ...page,
          cases: page.cases.filter((one) => one.profile === profile),
        }))
        .filter(({ cases }) => cases.length),
    ),
  )
}

function toSpecsOf(profile: Profile, pages: PageOfCases[]): Spec[] {
  const nameOf = (file: string) =>
    [file.replace(/^docs\/|\.mdx$/g, '').replace(/\//g, '-'), profile].join('-')
  const isAlone = ({ cases }: PageOfCases) =>
    cases.some(({ sample }) => changesCypress.test(sample.code))
  const specs: Spec[] = pages
    .filter(isAlone)
    .map((page) => ({ name: nameOf(page.file), profile, pages: [page] }))
  let last: Spec | undefined
  let count = 0
  for (const page of pages.filter((candidate) => !isAlone(candidate))) {
    if (!last || count + page.cases.length > most) {
      last = { name: `${nameOf(page.file)}-and-more`, profile, pages: [] }
      specs.push(last)
      count = 0
    }
    last.pages.push(page)
    count += page.cases.length
  }
  return specs
}

/** What the pages of a framework leave out: the command that renders components. */
const mounting = (framework: Profile) =>
  framework === 'e2e'
    ? ''
    : `${framework === 'angular' ? compiler : ''}import { mount } from 'cypress/${framework}'\nCypress.Commands.add('mount', mount)\n`

/** Compiles components in the browser, and before that Angular's own packages. */
const compiler = "import '@angular/compiler'\n"

/** What Angular's own build sets, since its decorators are older than the standard. */
const tsconfigRaw = {
  compilerOptions: {
    experimentalDecorators: true,
    useDefineForClassFields: false,
  },
}

/**
 * Bundles a spec. Each sample stays a module of its own, whose lines are those of
 * the page.
 *
 * @param fernhill the folder of the sample application, which samples can import
 * @param problem why the spec can't be bundled as it is, if so: all of its samples
 *   fail with it
 * @returns JavaScript with a source map
 */
export async function bundle(
  { name, profile, pages }: Spec,
  root: string,
  fernhill: string,
  problem?: string,
): Promise<string> {
  const files = new Map<string, SourceFile>()
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
          return callOf(one, file, page.file, problem)
        }),
      )
      for (const file of [...project.files, ...styleSheetsOf(page)]) {
        files.set(path.posix.join(page.file, file.name), file)
      }
      return `page(${JSON.stringify(page.file)}, () => {\n${calls.join('\n')}\n})`
    }),
  )
  const {
    outputFiles: [output],
  } = await build({
    stdin: {
      contents: `${mounting(profile)}import { page, sample } from './harness/samples'\n${entries.join('\n')}`,
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
    define: {
      global: 'globalThis',
      'process.env.NODE_ENV': '"test"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    // Fernhill has packages of its own, but there must be only one React.
    alias: {
      ...one(root, 'react', 'react-dom'),
      // Without this, its own would be the one for Node.js.
      'react-dom/server': path.join(
        root,
        'node_modules/react-dom/server.browser.js',
      ),
      vue: path.join(root, 'node_modules/vue/dist/vue.esm-bundler.js'),
      'vue/jsx-runtime': path.join(
        root,
        'node_modules/vue/jsx-runtime/index.mjs',
      ),
    },
    conditions: ['svelte', 'browser'],
    jsx: 'automatic',
    jsxImportSource: profile === 'vue' ? 'vue' : 'react',
    sourcemap: 'inline',
    logLevel: 'silent',
    tsconfigRaw: profile === 'angular' ? tsconfigRaw : {},
  })
  if (!output) throw new Error(`esbuild made nothing of ${name}.`)
  return output.text
}

/** The style sheets of a page, which its components import. */
const styleSheetsOf = ({ samples }: PageOfCases): SourceFile[] =>
  samples.flatMap((sample) =>
    sample.language === 'css' && sample.meta.title
      ? [{ name: sample.meta.title, text: sample.code, sample }]
      : [],
  )

const one = (root: string, ...packages: string[]) =>
  Object.fromEntries(
    packages.map((name) => [name, path.join(root, 'node_modules', name)]),
  )

/** The call that runs a sample, or fails with what keeps it from compiling. */
async function callOf(
  { sample, name, kind, profile, expected, start, recordings }: Case,
  file: SampleFile,
  page: string,
  problem?: string,
) {
  const id = path.posix.join(page, file.name)
  const needs: Needs = {
    otherOrigin: /\bcy\.origin\(/.test(sample.code),
    savesSessions: /\b(cy\.session|Commands\.add)\(/.test(sample.code),
    startsAway: /^[^(]*\.visit\(\s*['"`]https:/.test(sample.code),
  }
  const setup = JSON.stringify({
    name,
    kind,
    expected,
    start,
    recordings,
    needs,
  })
  try {
    if (problem !== undefined) throw new Error(problem)
    if (!isScript(file.sample.language))
      await compileComponent(`x.${file.sample.language}`, file.text)
    else
      await transform(file.text, {
        loader: loaderOf(file),
        jsx: 'automatic',
        format: 'cjs',
        ...(profile === 'angular' && { tsconfigRaw }),
      })
  } catch (error) {
    return `sample(${setup}, () => { throw new Error(${JSON.stringify(String(error))}) })`
  }
  // A module only runs once, so each run of the sample needs one of its own.
  const runs = (recordings ?? [undefined]).map((_, index) => {
    const again = index ? `?${index}` : ''
    return `() => require(${JSON.stringify(`${scheme}:${id}${again}`)})`
  })
  return `sample(${setup}, ${runs.join(', ')})`
}
