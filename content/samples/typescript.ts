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

/** A mistake that the compiler found in a sample. */
export interface Finding {
  sample: Sample
  /** Line of the page, counted from 1. */
  line: number
  /** TypeScript's error number; empty if another compiler found it. */
  code: string
  /** The compiler's message, with each of its reasons on a line. */
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

/** Where the profiles differ. */
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
 * Compiles the programs of all pages in one run of the compiler, so that it reads
 * shared types only once.
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

/** One program in a folder of its own, so that a path identifies the program. */
interface Unit {
  profile: Profile
  id: string
  folder: string
  /** Our own declarations that it reads. */
  ambient: string[]
  /** The files on disk, by name below the folder. */
  files: Map<string, SampleFile>
  compiled: Set<SampleFile>
  /** Files whose mistakes this unit reports. */
  own: Set<SampleFile>
  /** Names of files that don't parse and are left out. */
  broken: Set<string>
  /** Files that didn't parse and are retried as JSX, with the first errors. */
  asJsx: Map<string, Line[]>
}

/**
 * Pages share a unit because that's faster, unless they declare something global
 * that other pages must not see.
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

/** A sample that's wrong on purpose would make its whole unit run again. */
const mayNotParse = ({ sample: { meta } }: SampleFile) =>
  meta.nocheck !== undefined || meta.errors.some((code) => isSyntax({ code }))

function write(folder: string, name: string, text: string) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const ending = '.d.ts'

/** Our own declarations, by name below `ambient`. */
function listDeclarations(ambient: string): string[] {
  return readdirSync(ambient, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll(path.sep, '/'))
}

/** `@scope__name` for `@scope/name/part`: the name of its declarations. */
const packageOf = (specifier: string) =>
  /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0].replace('/', '__')

/**
 * Our own declarations for a program, without commands that its page declares
 * itself and packages that its page doesn't import.
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

/** Tells the compiler what to read. */
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
        // The compiler exits with 1 or 2 if it finds mistakes.
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

/** Reads the compiler's output, grouped by program. */
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
      throw new Error(
        `TypeScript can't compile the samples because of their configuration, not their code: ${text}`,
      )
    } else if (text.trim() && last) {
      // Reasons follow on indented lines.
      last.message += `\n${text.trimEnd()}`
    }
  }
  return found
}

/**
 * Reports the mistakes of a program or, if a file doesn't parse, only those of
 * that file: the compiler then checks no types and has to run again without it.
 * A `ts` block is retried as `tsx` first, to tell JSX from other syntax errors.
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

const jsxInTs = 'This ts block contains JSX. Start it with ```tsx.'

/** Errors from 2000 to 7999 and those about `await` aren't about syntax. */
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

/** Importing a file that was left out isn't a mistake of its own. */
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
    // A suffix that only files here have: `plants.L42.ts` is a second version.
    .replace(/\.L\d+\b/g, '')
  return [{ sample: file.sample, line, code, message: words }]
}
