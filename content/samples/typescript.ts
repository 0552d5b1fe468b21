import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Sample } from './samples'
import type { Profile } from './meta'
import type { Program, Project, SampleFile } from './project'

/** What the compiler says of a sample. */
export interface Finding {
  sample: Sample
  /** On the page. */
  line: number
  /** TypeScript's number; none where another compiler speaks. */
  code: string
  /** The compiler's words, its reasons each on a line. */
  message: string
}

const compilerOptions = {
  strict: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'preserve',
  resolveJsonModule: true,
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
}

/** What differs between the profiles. */
const profileOptions: Record<Profile, object> = {
  e2e: { types: ['cypress'] },
  node: { types: ['node'] },
  react: { types: ['cypress'] },
  vue: { types: ['cypress'], jsx: 'preserve', jsxImportSource: 'vue' },
  angular: {
    types: ['cypress'],
    experimentalDecorators: true,
    useDefineForClassFields: false,
  },
  svelte: { types: ['cypress', 'svelte'] },
}

/**
 * Compiles the programs of all pages in one run of the compiler, which reads
 * what they have in common once.
 *
 * @param root the repository, whose packages are used
 */
export async function compile(
  projects: Project[],
  root: string,
): Promise<Finding[]> {
  if (!projects.length) return []
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'samples-'))
  try {
    const units = writeUnits(projects, folder, root)
    const findings: Finding[] = []
    for (let left = units; left.length;) {
      left.forEach(writeConfig)
      const output = await runCompiler(left, folder, root)
      const blocked: Unit[] = []
      for (const [unit, lines] of readOutput(output, left)) {
        const { reported, isBlocked } = settle(unit, lines)
        findings.push(...reported)
        if (isBlocked) blocked.push(unit)
      }
      left = blocked
    }
    return findings
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One run over a folder of its own, so that a path tells the run. */
interface Unit {
  profile: Profile
  id: string
  folder: string
  /** Declarations of ours that it reads. */
  ambient: string[]
  /** What is on disk, by its name below the folder. */
  files: Map<string, SampleFile>
  compiled: Set<SampleFile>
  /** Files whose mistakes are reported here. */
  own: Set<SampleFile>
  /** Names of the files that do not parse, and are left out. */
  broken: Set<string>
  /** Files that did not parse and are tried as JSX, with what was said. */
  asJsx: Map<string, Line[]>
}

/**
 * Pages share a unit, which is quicker, unless they declare something global,
 * which no other page may see.
 */
function writeUnits(projects: Project[], folder: string, root: string): Unit[] {
  const ambient = path.join(root, 'content/samples/ambient')
  const known = listDeclarations(ambient)
  const units = new Map<string, Unit>()
  for (const [page, { files, programs }] of projects.entries()) {
    for (const [part, program] of programs.entries()) {
      const { profile } = program
      const wanted = chooseDeclarations(program, files, known)
      const isAlone = program.files.some(({ globals }) => globals.length)
      const key = isAlone
        ? `${page} ${part}`
        : [profile, program.own.some(mayNotParse), ...wanted].join()
      const id = `${units.size}`
      const unit: Unit = units.get(key) ?? {
        profile,
        id,
        folder: path.join(folder, id),
        ambient: wanted.map((name) => path.join(ambient, name)),
        files: new Map(),
        compiled: new Set(),
        own: new Set(),
        broken: new Set(),
        asJsx: new Map(),
      }
      units.set(key, unit)
      for (const file of files) {
        const isCompiled = program.files.includes(file)
        if (!isCompiled && file.title === undefined) continue
        const name = `${page}/${file.name}`
        unit.files.set(name, file)
        if (isCompiled) unit.compiled.add(file)
        if (program.own.includes(file)) unit.own.add(file)
        write(unit.folder, name, file.text)
      }
    }
  }
  return [...units.values()]
}

/** What is wrong on purpose would make all that shares its unit run again. */
const mayNotParse = ({ sample: { meta } }: SampleFile) =>
  meta.nocheck !== undefined || meta.errors.some((code) => isSyntax({ code }))

function write(folder: string, name: string, text: string) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const ending = '.d.ts'

/** Our declarations by their names below `ambient`. */
function listDeclarations(ambient: string): string[] {
  return readdirSync(ambient, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll(path.sep, '/'))
}

/** `@scope/name` of `@scope/name/part`, as its declarations are called. */
const packageOf = (specifier: string) =>
  /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0].replace('/', '__')

/**
 * Our declarations for a program: without commands that its page declares by
 * itself, and without packages that its page does not import.
 */
function chooseDeclarations(
  { profile, files }: Program,
  page: SampleFile[],
  known: string[],
): string[] {
  const imported = page.flatMap(({ imports }) => imports.map(packageOf))
  const declared = files.flatMap(({ globals }) => globals)
  return known.filter((name) => {
    const folder = path.posix.dirname(name)
    const base = path.posix.basename(name, ending)
    switch (folder) {
      case 'packages':
        return imported.includes(base)
      case 'commands':
        return profile !== 'node' && !declared.includes(`Chainable.${base}`)
      case 'mount':
        return profile === base && !declared.includes('Chainable.mount')
      case 'components':
        return profile === base
      default:
        return true
    }
  })
}

/** Tells the compiler what to read; a program of nothing is none. */
function writeConfig(unit: Unit): void {
  const { profile, folder, ambient, files, compiled, broken } = unit
  const names = [...files].flatMap(([name, file]) =>
    compiled.has(file) && !broken.has(name) ? `./${name}` : [],
  )
  const config = {
    compilerOptions: { ...compilerOptions, ...profileOptions[profile] },
    files: [...names, ...ambient],
  }
  write(folder, 'tsconfig.json', JSON.stringify(config))
}

function runCompiler(
  units: Unit[],
  folder: string,
  root: string,
): Promise<string> {
  const args = [
    path.join(root, 'node_modules/typescript-native/bin/tsc'),
    '--build',
    ...units.map(({ id }) => id),
    '--pretty',
    'false',
  ]
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, maxBuffer: 1e9 },
      (error, stdout, stderr) => {
        // The compiler ends with 1 or 2 where it finds mistakes.
        if (error && (typeof error.code !== 'number' || stderr)) reject(error)
        else resolve(stdout)
      },
    )
  })
}

interface Line extends Omit<Finding, 'sample'> {
  /** The file below the unit's folder. */
  name: string
}

const line =
  /^(?<id>\d+)\/(?<name>.*)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.*)$/

/** What the compiler says, by the program that it says it of. */
function readOutput(output: string, units: Unit[]): Map<Unit, Line[]> {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const found = new Map<Unit, Line[]>(units.map((unit) => [unit, []]))
  let last: Line | undefined
  for (const text of output.split(/\r?\n/)) {
    const { id = '', name = '', ...rest } = line.exec(text)?.groups ?? {}
    const unit = byId.get(id)
    if (unit?.files.has(name)) {
      last = {
        name,
        line: Number(rest.line),
        code: rest.code ?? '',
        message: rest.message ?? '',
      }
      found.get(unit)?.push(last)
    } else if (/^\S.*\berror\b/.test(text)) {
      throw new Error(`The samples do not compile: ${text}`)
    } else if (text.trim() && last) {
      // Reasons stand on indented lines.
      last.message += `\n${text.trimEnd()}`
    }
  }
  return found
}

/**
 * Tells the mistakes of a program, or, while a file does not parse, of that
 * file: then the compiler is silent about types, and has to run again without
 * it. Blocks of `ts` are first tried as `tsx`, to tell JSX from other slips.
 */
function settle(unit: Unit, lines: Line[]) {
  const isBlocked = lines.length > 0 && lines.every(isSyntax)
  const reported: Line[] = []
  if (isBlocked) {
    for (const name of new Set(lines.map((line) => line.name))) {
      const own = lines.filter((line) => line.name === name)
      const before = unit.asJsx.get(name)
      if (!before && /(?<!\.(declarations|vue|svelte))\.ts$/.test(name)) {
        rename(unit, name, own)
      } else {
        reported.push(...(before ?? own).map((line) => ({ ...line, name })))
        unit.asJsx.delete(name)
        unit.broken.add(name)
        rmSync(path.join(unit.folder, name))
      }
    }
  } else {
    for (const [name, [first]] of unit.asJsx) {
      if (first) reported.push({ ...first, name, code: '', message: jsxInTs })
    }
    reported.push(...lines.filter((line) => !isFollowUp(line, unit)))
  }
  return {
    isBlocked,
    reported: reported.flatMap((line) => toFinding(line, unit)),
  }
}

const jsxInTs = 'JSX in a ts block: begin it with ```tsx'

/** Numbers from 2000 to 7999 are of types, and those about `await`. */
export const isSyntax = ({ code }: Pick<Finding, 'code'>) =>
  code !== '' && !/^([2-7]\d{3}|1308|1320|1375|1378|1431|1432)$/.test(code)

function rename(unit: Unit, name: string, lines: Line[]): void {
  const file = unit.files.get(name)
  if (!file) return
  const renamed = `${name}x`
  rmSync(path.join(unit.folder, name))
  write(unit.folder, renamed, file.text)
  unit.files.delete(name)
  unit.files.set(renamed, file)
  unit.asJsx.set(renamed, lines)
}

/** An import of a file that was left out is no mistake of its own. */
function isFollowUp({ name, code, message }: Line, { broken }: Unit): boolean {
  const [, target = ''] = /'([^']+)'/.exec(message) ?? []
  return (
    /^(2307|2882)$/.test(code) &&
    [...broken].some(
      (other) =>
        pageOf(other) === pageOf(name) &&
        withoutEnding(other) === withoutEnding(target),
    )
  )
}

const pageOf = (name: string) => name.slice(0, name.indexOf('/'))

const withoutEnding = (name: string) =>
  path.posix.basename(name).replace(/\.[jt]sx?$/, '')

function toFinding({ name, line, code, message }: Line, unit: Unit): Finding[] {
  const file = unit.files.get(name)
  if (!file || !unit.own.has(file)) return []
  const words = message
    .replaceAll(`${unit.folder}/${pageOf(name)}/`, '')
    // Names that a file has only here: its second version on a page.
    .replace(/\.L\d+\b/g, '')
  return [{ sample: file.sample, line, code, message: words }]
}
