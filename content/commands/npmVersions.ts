import type { PluginVersions } from '../../src/data/types'

/** What npm says about a package. */
export type Answer =
  | { kind: 'found'; version: string; date?: string; deprecated?: string }
  | { kind: 'gone' }
  | { kind: 'offline'; code: string }
  | { kind: 'failed'; reason: string }

/** Error codes that say nothing about the package. */
const offline =
  /^(ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENETUNREACH|ENOTCACHED|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT)$/

interface Output {
  version?: string
  /** When each version was published. */
  time?: Record<string, string>
  deprecated?: string
  error?: { code?: string; summary?: string }
}

/** Reads what `npm view <name> version time deprecated --json` printed. */
export function readAnswer(output: string): Answer {
  let parsed: Output
  try {
    parsed = JSON.parse(output) as Output
  } catch {
    return { kind: 'failed', reason: output.trim() || 'npm printed nothing' }
  }
  const { version, time, deprecated, error } = parsed
  if (error?.code === 'E404') return { kind: 'gone' }
  if (error?.code && offline.test(error.code)) {
    return { kind: 'offline', code: error.code }
  }
  if (!version) {
    const reason = error?.summary || error?.code || 'no version'
    return { kind: 'failed', reason }
  }
  const date = time?.[version]?.slice(0, 10)
  return {
    kind: 'found',
    version,
    ...(date && { date }),
    ...(deprecated && { deprecated }),
  }
}

/**
 * Updates the contents of the file. Packages without a new answer keep their old
 * version, and packages that aren't in the list anymore are dropped.
 */
export function renew(
  before: PluginVersions,
  names: readonly string[],
  answers: ReadonlyMap<string, Answer>,
): PluginVersions {
  const entries = [...names].sort().flatMap((name) => {
    const answer = answers.get(name)
    const entry =
      answer?.kind === 'found'
        ? { version: answer.version, ...(answer.date && { date: answer.date }) }
        : before[name]
    return entry ? [[name, entry] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Says what a contributor has to do about an answer, if anything. */
export function problemOf(
  name: string,
  answer: Answer,
  isDeprecated: boolean,
): string | undefined {
  if (answer.kind === 'gone') {
    return `${name} isn't in the npm registry. Correct its name, or remove it.`
  }
  if (answer.kind === 'failed') {
    return `npm can't read ${name}: ${answer.reason}`
  }
  if (answer.kind === 'found' && answer.deprecated && !isDeprecated) {
    return `${name} is deprecated: "${answer.deprecated}" Add the badge, and say in "instead" what to use.`
  }
  return undefined
}
