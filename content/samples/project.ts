import path from 'node:path'
import { arrange } from './arrange'
import type { Sample } from './samples'
import { isCode, isProfile, isScript, type Profile } from './meta'

/** A sample as a file for the compiler. */
export interface SampleFile {
  sample: Sample
  profile: Profile
  /** The path that the page shows and that other samples import. */
  title?: string
  /** Path below the page's folder, with forward slashes. */
  name: string
  /** Has every line where the page has it. */
  text: string
  /** Members of global interfaces that it declares, such as `Chainable.login`. */
  globals: string[]
  /** Import specifiers, as written. */
  imports: string[]
}

/** Files of one page that see each other's global declarations. */
export interface Program {
  profile: Profile
  /** All files that are compiled together. */
  files: SampleFile[]
  /** Files whose mistakes are reported in this program and no other. */
  own: SampleFile[]
}

/** A page as a folder of files, and the programs to compile them in. */
export interface Project {
  page: string
  files: SampleFile[]
  programs: Program[]
}

const specifier = /\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g

const importsOf = (code: string) =>
  [...code.matchAll(specifier)].map(([, , name = '']) => name)

/** Profiles by title; the first match counts. */
const titles: [RegExp, Profile][] = [
  [/(^|\/)[\w.-]+\.config\.[cm]?[jt]s$/, 'node'],
  [/^(cypress\/)?(scripts|plugins|server)\//, 'node'],
  [/^cypress\/(e2e\/|support\/e2e\.)/, 'e2e'],
  [/\.component\.ts$/, 'angular'],
  [/\.vue$/, 'vue'],
  [/\.svelte$/, 'svelte'],
]

/** Profiles by import; the first match counts. */
const packages: [RegExp, Profile][] = [
  [/^cypress$/, 'node'],
  [/^(cypress\/vue|vue)$|\.vue$/, 'vue'],
  [/^cypress\/angular$|^@angular\//, 'angular'],
  [/^(cypress\/svelte|svelte)$|\.svelte$/, 'svelte'],
  [/^(cypress\/react|react)$/, 'react'],
]

const pages: [RegExp, Profile][] = [
  [/^docs\/guides\/component-testing\/vue\//, 'vue'],
  [/^docs\/guides\/component-testing\/angular\//, 'angular'],
  [/^docs\/guides\/component-testing\/svelte\//, 'svelte'],
  [/^docs\/guides\/component-testing\//, 'react'],
]

/** Pages about code that runs in Node.js, apart from the tests on them. */
const nodePages = /^docs\/(api\/plugins\/|guides\/guides\/module-api)/

const isTest = /\.cy\.[jt]sx?$|^cypress\/support\//

const match = (rules: [RegExp, Profile][], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

/** The profile that a sample's title, imports, and page imply. */
export function guessProfile({ file, language, meta, code }: Sample): Profile {
  const { title = '', config, plugin } = meta
  if (config || plugin) return 'node'
  const byTitle = match(titles, title)
  if (byTitle) return byTitle
  const imports = importsOf(code)
  const byImport = packages.find(([pattern]) =>
    imports.some((name) => pattern.test(name)),
  )?.[1]
  if (byImport) return byImport
  if (language === 'vue' || language === 'svelte') return language
  if (nodePages.test(file) && !isTest.test(title)) return 'node'
  if (language === 'tsx' || language === 'jsx') return 'react'
  return match(pages, file) ?? 'e2e'
}

/** The profile that the author chose, or else the one that's implied. */
export const profileOf = (sample: Sample): Profile =>
  sample.meta.profile !== undefined && isProfile(sample.meta.profile)
    ? sample.meta.profile
    : guessProfile(sample)

const asPath = /^(?!.*(^|\/)\.\.?\/)[\w@.$()[\]-][\w@.$()[\]/-]*\.\w+$/

/** Whether a title is a path, so that other samples can import the file. */
export const isPath = (title: string) => asPath.test(title)

/** Whether scripts can import the sample as data. */
const isData = ({ language, meta }: Sample) =>
  language === 'json' && meta.title !== undefined && isPath(meta.title)

/** Turns the samples of a page into files that import each other by title. */
export function createProject(page: string, samples: Sample[]): Project {
  const versions = new Map<string, SampleFile[]>()
  const drafts: SampleFile[] = []
  for (const sample of samples) {
    if (!isCode(sample.language) && !isData(sample)) continue
    const { compiled, title = '' } = arrange(sample.code, sample.meta)
    const isNamed = isPath(title)
    const name = isNamed ? title : nameByPlace(sample)
    const known = versions.get(name) ?? []
    const draft: SampleFile = {
      sample,
      profile: profileOf(sample),
      ...(isNamed && { title }),
      name: nameVersion(name, known.length ? sample.line : 0),
      text: compiled,
      globals: findGlobals(compiled),
      imports: importsOf(compiled),
    }
    if (isNamed) versions.set(name, [...known, draft])
    drafts.push(draft)
  }
  const files = drafts.map((draft) => ({
    ...draft,
    text: pad(draft.sample, resolveImports(draft, versions)),
  }))
  const scripts = files.filter(({ sample }) => isCode(sample.language))
  return { page, files, programs: createPrograms(scripts) }
}

/** A table may have several samples on a line. */
const nameByPlace = ({ line, cell, language }: Sample) =>
  `L${line}${cell === undefined ? '' : `-${cell}`}.${language}`

/** `a.cy.ts`, or `a.L42.cy.ts` if the page shows another version on line 42. */
function nameVersion(name: string, line: number): string {
  const { dir, base } = path.posix.parse(name)
  // The compiler skips .d.ts files, but those on a page have to be checked.
  const safe = base
    .replace(/\.d\.ts$/, '.declarations.ts')
    .replace(/\.(vue|svelte)$/, '.$1.ts')
  if (!line) return path.posix.join(dir, safe)
  return path.posix.join(dir, safe.replace('.', `.L${line}.`))
}

/**
 * Moves code to its lines on the page and makes it a module of its own, unless
 * it's CommonJS or a file of global declarations.
 */
function pad({ line, language, meta }: Sample, code: string): string {
  const isGlobal =
    !/^\s*(import|export)\b/m.test(code) &&
    (/\.d\.ts$/.test(meta.title ?? '') ||
      (/^jsx?$/.test(language) && /\bmodule\.exports\b|\brequire\(/.test(code)))
  if (!isCode(language)) return code
  if (!isScript(language)) return `${'\n'.repeat(line - 1)}${code}\n`
  // A reference to types only works at the top of a file.
  if (/^\s*\/\/\/\s*<reference/.test(code)) {
    return `${'\n'.repeat(line - 1)}${code}\nexport {}\n`
  }
  return `${'\n'.repeat(Math.max(0, line - 2))}${isGlobal ? '' : 'export {}'}\n${code}\n`
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.d.ts', '/index.ts']

/**
 * Points imports to the version of the file that a reader has seen at this point
 * of the page: the last one above or, if there's none, the first one.
 */
function resolveImports(
  { sample, title, name, text }: SampleFile,
  versions: Map<string, SampleFile[]>,
): string {
  const folder = path.posix.dirname(name)
  return text.replace(specifier, (whole, quote: string, target: string) => {
    if (!target.startsWith('.')) return whole
    const candidates = title
      ? endings.map((ending) => path.posix.join(folder, `${target}${ending}`))
      : [...versions.keys()].filter((known) => isTail(target, known))
    const found = candidates.flatMap((known) => versions.get(known) ?? [])
    const above = found.filter((other) => other.sample.line < sample.line)
    const at = above.at(-1) ?? found[0]
    if (!at || (title && found.length < 2)) return whole
    const relative = path.posix
      .relative(folder, at.name)
      .replace(/^(?!\.)/, './')
      .replace(/\.[jt]sx?$/, '')
    return whole.replace(
      `${quote}${target}${quote}`,
      () => `${quote}${relative}${quote}`,
    )
  })
}

/** Whether `../support/cart` may refer to `cypress/support/cart.ts`. */
function isTail(target: string, known: string): boolean {
  const tail = target.replace(/^(\.\.?\/)+/, '')
  return endings.some((ending) => `/${known}`.endsWith(`/${tail}${ending}`))
}

const declaration =
  /\bdeclare\s+(?:global\b|module\s+(['"]).*?\1)|\bnamespace\s+(?:Cypress|Chai)\b/

/** Names of the members that a sample adds to global interfaces. */
function findGlobals(code: string): string[] {
  const [declared] = declaration.exec(code) ?? []
  if (!declared) return []
  const bare = code.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
  const found: string[] = []
  for (const match of bare.matchAll(/\binterface\s+(\w+)[^{]*\{/g)) {
    for (const member of membersOf(bare, match.index + match[0].length)) {
      found.push(`${match[1]}.${member}`)
    }
  }
  return found.length ? found : [declared]
}

/** The members declared between braces, from after the opening brace. */
function membersOf(code: string, start: number): string[] {
  let depth = 0
  let own = ''
  for (const letter of code.slice(start)) {
    if (letter === '}' && depth === 0) break
    if ('})]'.includes(letter)) depth -= 1
    if (depth === 0) own += letter
    if ('{(['.includes(letter)) depth += 1
  }
  return [
    ...own.matchAll(/(?:^|[\n;,)}])\s*(?:readonly\s+)?(\w+)\??\s*[:(<)]/g),
  ].map(([, name = '']) => name)
}

/** Component tests also see the global declarations of end-to-end tests. */
const isComponent = (profile: Profile) =>
  profile !== 'e2e' && profile !== 'node'

function createPrograms(files: SampleFile[]): Program[] {
  const present = [...new Set(files.map(({ profile }) => profile))]
  return present
    .flatMap((profile) => {
      const visible = files.filter(
        (file) =>
          file.profile === profile ||
          (isComponent(profile) && file.profile === 'e2e'),
      )
      return splitByGlobals(visible).map(({ own, seen }): Program => {
        const reported = own.filter((file) => file.profile === profile)
        return {
          profile,
          own: reported,
          files: [...new Set([...reported, ...seen])],
        }
      })
    })
    .filter(({ own }) => own.length)
}

/**
 * Global declarations apply to their whole page, above and below them, until the
 * page declares the same again.
 */
function splitByGlobals(files: SampleFile[]) {
  const parts: { own: SampleFile[]; seen: SampleFile[] }[] = [
    { own: [], seen: [] },
  ]
  for (const file of files) {
    const last = parts.at(-1) ?? { own: [], seen: [] }
    const isRepeated = file.globals.some((name) =>
      last.seen.some(({ globals }) => globals.includes(name)),
    )
    if (isRepeated) {
      const kept = last.seen.filter(
        ({ globals }) => !globals.some((name) => file.globals.includes(name)),
      )
      parts.push({ own: [file], seen: [...kept, file] })
    } else {
      last.own.push(file)
      if (file.globals.length) last.seen.push(file)
    }
  }
  return parts
}
