import picomatch from 'picomatch'

type Globs = string | readonly string[]

/** What a project's configuration says about specs. */
export interface SpecOptions {
  type: 'e2e' | 'component'
  /** The defaults apply if there are none, or an option is missing. */
  specPattern?: Globs
  excludeSpecPattern?: Globs
  /** In component tests, the patterns of end-to-end specs, which are left out. */
  otherPattern?: Globs
}

export type SpecDefaults = Record<
  SpecOptions['type'],
  Record<'specPattern' | 'excludeSpecPattern', string[]>
>

/** The globs that apply. */
export function globsOf(
  { type, ...options }: SpecOptions,
  defaults: SpecDefaults,
) {
  const or = (globs: Globs | undefined, own: string[]): readonly string[] =>
    typeof globs === 'string' ? [globs] : globs?.length ? globs : own
  const own = defaults[type]
  return {
    specPattern: or(options.specPattern, own.specPattern),
    excludeSpecPattern: or(options.excludeSpecPattern, own.excludeSpecPattern),
    others:
      type === 'component'
        ? or(options.otherPattern, defaults.e2e.specPattern)
        : [],
  }
}

/** Whether a file is a spec, in Markdown that only has code. */
export interface SpecAnswer {
  file: string
  isSpec: boolean
  why: string
  /** A pattern for `specPattern` that does take the file, and the one it replaces. */
  instead?: { from: string; to: string }
}

type Options = Parameters<typeof picomatch.makeRe>[1]

const isNegative = (pattern: string) => pattern.startsWith('!')

/** `{1..3}` as a part of a regular expression. */
function toRange(from: string, to: string): string {
  const [start, end] = [Number(from), Number(to)]
  if (!Number.isInteger(start) || !Number.isInteger(end)) {
    return `[${from}-${to}]`
  }
  const first = Math.min(start, end)
  const length = Math.min(Math.abs(end - start) + 1, 1000)
  return `(${Array.from({ length }, (_, index) => first + index).join('|')})`
}

/** Compares a path with a glob, as fast-glob does. */
const isLike = (path: string, glob: string, options?: Options): boolean =>
  picomatch
    .makeRe(glob, { posix: true, expandRange: toRange, ...options })
    .test(path)

/** Whether the search for a glob finds a file: it stops at the glob's depth. */
const isFound = (file: string, glob: string, options?: Options) =>
  isLike(file, glob, options) &&
  (glob.includes('**') ||
    file.split('/').length <= glob.replace(/\([^)]*\)/g, '').split('/').length)

/** The first group in braces that has commas, and what's around it. */
function findBraces(glob: string) {
  for (let start = 0; start < glob.length; start++) {
    if (glob[start] === '\\') start++
    else if (glob[start] === '{') {
      const commas = []
      for (let depth = 1, end = start + 1; end < glob.length; end++) {
        if (glob[end] === '\\') end++
        else if (glob[end] === '{') depth++
        else if (glob[end] === '}' && --depth === 0) {
          if (!commas.length) break
          const ends = [...commas, end]
          return {
            before: glob.slice(0, start),
            inside: ends.map((at, index) =>
              glob.slice((ends[index - 1] ?? start) + 1, at),
            ),
            after: glob.slice(end + 1),
          }
        } else if (glob[end] === ',' && depth === 1) commas.push(end)
      }
    }
  }
  return undefined
}

/** A glob for each of what braces allow. */
function expand(glob: string): string[] {
  const braces = findBraces(glob)
  if (!braces) return [glob]
  return braces.inside
    .flatMap((one) => expand(braces.before + one + braces.after))
    .filter(Boolean)
}

/** The folder in which the search for a glob starts. */
function baseOf(glob: string): string {
  const parts = glob.replace(/^\.\//, '').split('/').slice(0, -1)
  const first = parts.findIndex((part) => /[*?[\]{}()!\\]/.test(part))
  return parts.slice(0, first < 0 ? parts.length : first).join('/')
}

/** The folders of a file that are below another one. */
function foldersOf(file: string, base: string): string[] {
  return [...file.matchAll(/\//g)]
    .map(({ index }) => file.slice(0, index))
    .filter((folder) => folder.length > base.length)
}

/** Whether folders that match a glob aren't searched. */
const closesFolders = (glob: string) =>
  glob.endsWith('/**') || !/[*?[{(]/.test(glob.replace(/^.*\//, ''))

/** What a glob leaves out: the file, or a folder that it's in. */
function findLeftOut(
  file: string,
  glob: string,
  base: string,
): string | undefined {
  if (isLike(file, glob, { dot: true })) return file
  return closesFolders(glob)
    ? foldersOf(file, base).find((folder) => isLike(folder, glob))
    : undefined
}

/** How often a glob's braces may multiply. */
const most = 200

/** Why patterns aren't compared, if they aren't. */
export function findProblem(patterns: readonly string[]): string | undefined {
  for (const pattern of patterns) {
    const count = pattern
      .split('{')
      .slice(1)
      .reduce((product, part) => product * part.split(',').length, 1)
    if (pattern.length > 300 || count > most || /\.\.\d{4}/.test(pattern)) {
      return `\`${pattern.slice(0, 40)}…\` is more than the form can compare.`
    }
  }
  return undefined
}

/** A folder's name stands for all that's in it. */
function toGlob(pattern: string, files: readonly string[]): string {
  const folder = pattern.replace(/^\.\/|\/$/g, '')
  return files.some((file) => file.startsWith(`${folder}/`))
    ? `${folder}/**`
    : pattern
        .replace(/(?!^)\/{2,}/g, '/')
        .replace(/(?<=^|\/)[^/.*]+\/\.\.\//g, '')
}

/** What keeps a pattern from taking a file, and the pattern without that. */
function explainMiss(
  file: string,
  pattern: string,
): { why: string; to?: string } | undefined {
  const isTaken = (glob: string, options?: Options) =>
    expand(glob).some((one) => isFound(file, one, options))
  if (isTaken(pattern, { nocase: true })) {
    return { why: 'Globs are case-sensitive.' }
  }
  if (isTaken(pattern, { dot: true })) {
    return {
      why: 'Wildcards don’t match a name that starts with a dot.',
      to: pattern.replace(/([^/]*)$/, '.$1'),
    }
  }
  const withoutStart = pattern.replace(/^\/+/, '')
  if (withoutStart !== pattern && isTaken(withoutStart)) {
    return {
      why: `\`${pattern}\` starts with a slash, so it’s an absolute path.`,
      to: withoutStart,
    }
  }
  const anywhere = `**/${pattern}`
  if (!pattern.includes('/') && isTaken(anywhere)) {
    return {
      why: `\`${pattern}\` has no folder, so it only matches files in the project folder.`,
      to: anywhere,
    }
  }
  if (isTaken(anywhere)) {
    return {
      why: `\`${pattern}\` starts at the project folder, and this file is in \`${file.slice(0, file.indexOf('/'))}\`.`,
      to: anywhere,
    }
  }
  const deep = pattern.replace(/(^|\/)\*{1,2}(?=[^/]*$)/, '$1**/*')
  if (isTaken(deep)) {
    return { why: '`*` doesn’t match files in subfolders.', to: deep }
  }
  const slashes = pattern.replaceAll('\\', '/')
  if (isTaken(slashes)) {
    return {
      why: 'A backslash only separates folders on Windows.',
      to: slashes,
    }
  }
  return undefined
}

/** Which of the files are specs, and why. */
export function matchSpecs(
  files: readonly string[],
  options: SpecOptions,
  defaults: SpecDefaults,
): SpecAnswer[] {
  const { specPattern, excludeSpecPattern, others } = globsOf(options, defaults)
  const toSearch = (pattern: string, index: number) => {
    const globs = expand(toGlob(pattern, files))
    const bases = globs.map(baseOf)
    return {
      pattern,
      globs,
      base: bases.includes('') ? '' : (bases[0] ?? ''),
      later: specPattern.slice(index).filter(isNegative),
      index,
    }
  }
  type Search = ReturnType<typeof toSearch>
  const searches = specPattern
    .map(toSearch)
    .filter(({ pattern }) => !isNegative(pattern))
  const isIgnored = !specPattern.some((one) => one.includes('node_modules'))

  /** Why a search doesn't find a file that its pattern takes. */
  function explainLeftOut(
    file: string,
    { later, base }: Search,
  ): string | undefined {
    const findIn = (globs: readonly string[]) => {
      for (const glob of globs) {
        for (const one of expand(toGlob(glob.replace(/^!/, ''), files))) {
          const found = findLeftOut(file, one, base)
          if (found !== undefined) return { glob, found }
        }
      }
      return undefined
    }
    const say = ({ glob, found }: { glob: string; found: string }) =>
      `\`${glob}\` ${found === file ? 'leaves it out' : `leaves out \`${found}\``}`
    const excluded = findIn(excludeSpecPattern)
    if (excluded) return `In \`excludeSpecPattern\`, ${say(excluded)}.`
    const negative = findIn(later)
    if (negative) return `Further on in \`specPattern\`, ${say(negative)}.`
    if (isIgnored && findIn(['**/node_modules/**'])) {
      return 'Cypress ignores `node_modules`, unless that’s in `specPattern`.'
    }
    const other = findIn(others)
    return (
      other &&
      `It’s an end-to-end spec, because \`${other.glob}\` is in \`e2e.specPattern\`.`
    )
  }

  const isTaken = (file: string, { globs }: Search) =>
    globs.some((glob) => isFound(file, glob))

  return files.map((file) => {
    const taking = searches.filter((search) => isTaken(file, search))
    const reasons = taking.map((search) => explainLeftOut(file, search))
    const at = reasons.indexOf(undefined)
    const found = taking[at]
    if (found) {
      return { file, isSpec: true, why: `\`${found.pattern}\` matches it.` }
    }
    const [reason] = reasons
    if (reason !== undefined) return { file, isSpec: false, why: reason }
    for (const { pattern, index } of searches) {
      const miss = explainMiss(file, pattern)
      if (!miss) continue
      const { why, to = '' } = miss
      const other = toSearch(to, index)
      const helps =
        to !== '' &&
        isTaken(file, other) &&
        explainLeftOut(file, other) === undefined
      return {
        file,
        isSpec: false,
        why,
        ...(helps && { instead: { from: pattern, to } }),
      }
    }
    return { file, isSpec: false, why: 'No pattern matches it.' }
  })
}
