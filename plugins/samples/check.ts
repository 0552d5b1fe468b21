import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Sample } from './extract'

/** What is wrong with a sample, at its place on the page. */
export interface Problem {
  file: string
  line: number
  message: string
}

/** What a sample may assume: each has its ambient declarations. */
type Profile = 'e2e' | 'node' | 'react'

const checkedByTypeScript = ['ts', 'tsx', 'js', 'jsx']
const shortestReason = 12

const compilerOptions = {
  strict: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  esModuleInterop: true,
  resolveJsonModule: true,
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
}

const types: Record<Profile, string[]> = {
  e2e: ['cypress'],
  node: ['node'],
  react: ['cypress'],
}

/** Node.js runs the configuration and plugins, the browser all the rest. */
function profileOf({ file, language, meta: { title = '' } }: Sample): Profile {
  if (/(^|\/)[\w-]+\.config\.|^(scripts|plugins|server)\//.test(title)) {
    return 'node'
  }
  if (/^docs\/(api\/plugins|guides\/guides\/module-api)/.test(file)) {
    return 'node'
  }
  const hasJsx = /^[jt]sx$/.test(language)
  return hasJsx || file.includes('component-testing') ? 'react' : 'e2e'
}

/**
 * The file that stands for a sample: its title below the page's own folder, so
 * that samples of a page import each other, else its line.
 */
function fileNameOf({ file, line, language, meta: { title } }: Sample): string {
  const folder = file.replace(/\.mdx$/, '')
  const named = title && /^[\w./-]+\.[jt]sx?$/.test(title)
  return path.join(folder, named ? title : `L${line}.${language}`)
}

/** Code at the line that it has on the page, and a module of its own. */
const asModule = ({ line, code }: Sample) =>
  `${'\n'.repeat(line - 2)}export {}\n${code}\n`

interface Finding {
  sample: Sample
  line: number
  code: string
  message: string
}

/** Runs the compiler over the samples of one profile. */
function compile(profile: Profile, samples: Sample[], root: string): Finding[] {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'samples-'))
  try {
    const byName = new Map<string, Sample>()
    for (const sample of samples) {
      let name = fileNameOf(sample)
      // The same file at a later step of the page.
      if (byName.has(name)) {
        name = path.join(
          path.dirname(name),
          `L${sample.line}.${path.basename(name)}`,
        )
      }
      byName.set(name, sample)
    }
    const remaining = new Set(byName.keys())
    const findings: Finding[] = []
    for (;;) {
      const found = runCompiler(folder, profile, byName, remaining, root)
      findings.push(...found)
      // While one file has a syntax error, nothing else is reported of any.
      const broken = found.filter(({ code }) => /^1\d{3}$/.test(code))
      if (!broken.length) return findings
      for (const { sample } of broken) {
        for (const [name, other] of byName) {
          if (other === sample) remaining.delete(name)
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runCompiler(
  folder: string,
  profile: Profile,
  byName: Map<string, Sample>,
  remaining: Set<string>,
  root: string,
): Finding[] {
  for (const [name, sample] of byName) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (remaining.has(name)) writeFileSync(file, asModule(sample))
    else rmSync(file, { force: true })
  }
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, types: types[profile] },
      include: [
        '**/*',
        path.join(root, `plugins/samples/ambient/${profile}.d.ts`),
      ],
    }),
  )
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '--project',
      folder,
      '--pretty',
      'false',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const findings: Finding[] = []
  for (const text of stdout.split('\n')) {
    const match =
      /^(?<name>\S.*)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.*)$/.exec(
        text,
      )?.groups
    if (match) {
      const sample = byName.get(path.normalize(match.name ?? ''))
      if (!sample) throw new Error(`The samples do not compile: ${text}`)
      findings.push({
        sample,
        line: Number(match.line),
        code: match.code ?? '',
        message: match.message ?? '',
      })
    } else if (text.startsWith('error')) {
      throw new Error(`The samples do not compile: ${text}`)
    } else if (text.trim() && findings.length) {
      // The compiler tells its reasons on indented lines.
      findings.at(-1)!.message += `\n  ${text.trimEnd()}`
    }
  }
  return findings
}

/** Turns what the compiler found into what the author must mend. */
function judge(samples: Sample[], findings: Finding[]): Problem[] {
  return samples.flatMap((sample) => {
    const own = findings.filter((finding) => finding.sample === sample)
    const { errors } = sample.meta
    const unexpected = own
      .filter(({ code }) => !errors.includes(code))
      .map(({ line, code, message }) => ({
        file: sample.file,
        line,
        message: `TS${code} ${message}`,
      }))
    const stale = errors
      .filter((code) => !own.some((finding) => finding.code === code))
      .map((code) => ({
        file: sample.file,
        line: sample.line,
        message: `errors="${code}", but TypeScript does not report TS${code}: mend the sample or the number`,
      }))
    return [...unexpected, ...stale]
  })
}

/** Formats whose parser is at hand. */
const parsers: Record<string, (code: string) => unknown> = {
  json: (code) => JSON.parse(code) as unknown,
}

function parse({ file, line, language, code }: Sample): Problem[] {
  try {
    parsers[language]?.(code)
    return []
  } catch (error) {
    const message = `${language} that does not parse: ${(error as Error).message.split('\n')[0]}`
    return [{ file, line, message }]
  }
}

/**
 * Checks every sample against the types of the documented package: nothing
 * false can be published.
 *
 * @param root the repository, whose packages are used
 * @returns problems in the order of the pages
 */
export function check(samples: Sample[], root: string): Problem[] {
  const unreasoned = samples
    .filter(
      ({ meta: { nocheck } }) =>
        nocheck !== undefined && nocheck.length < shortestReason,
    )
    .map(({ file, line, meta: { nocheck } }) => ({
      file,
      line,
      message: `nocheck="${nocheck}": give the reason, in ${shortestReason} characters or more`,
    }))
  const checked = samples.filter(({ meta }) => meta.nocheck === undefined)
  const parsed = checked.flatMap(parse)
  const compiled = (['e2e', 'node', 'react'] as const).flatMap((profile) => {
    const own = checked.filter(
      (sample) =>
        checkedByTypeScript.includes(sample.language) &&
        profileOf(sample) === profile,
    )
    return own.length ? judge(own, compile(profile, own, root)) : []
  })
  return [...unreasoned, ...parsed, ...compiled].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  )
}
