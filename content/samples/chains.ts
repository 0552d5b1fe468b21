import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { Step } from '../../lib/chains'
import type { ChainFacts } from '../api/commandFacts'

/** The commands that a sample can use. */
export interface Commands {
  /** Those of the package, by name; undefined for what isn't really a command. */
  known: ReadonlyMap<string, ChainFacts | undefined>
  /** Those that don't return a chain, such as `stub`. */
  unchained: ReadonlySet<string>
  /** Names of custom ones: whether they're queries. */
  custom: ReadonlyMap<string, boolean>
}

const adding = /\bCommands\s*\.add(Query)?(?:<[^>]*>)?\(\s*'(\w+)'/g

/** The custom commands that code adds, and whether they're queries. */
export const customIn = (code: string): [string, boolean][] =>
  [...code.matchAll(adding)].map(([, query, name = '']) => [name, !!query])

const once: ChainFacts = {
  isAlone: false,
  keepsSubject: false,
  findsElements: false,
}

/** By whether a custom command is a query. */
const customFacts = new Map<boolean | undefined, ChainFacts>([
  [false, once],
  [true, { ...once, retries: 'query' }],
])

const support = 'fernhill/cypress/support'

/** The code that adds Fernhill's commands, which all samples can use. */
export const readSupport = (root: string): string =>
  readdirSync(path.join(root, support))
    .map((name) => readFileSync(path.join(root, support, name), 'utf8'))
    .join('\n')

type Call = ts.CallExpression & { expression: ts.PropertyAccessExpression }

const isMember = (node: ts.Node): node is Call =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)

const nameOf = ({ expression }: Call) => expression.name.text

/** The calls of a chain that starts with `cy`, up to this one. */
function chainTo(
  node: ts.Node,
  unchained: ReadonlySet<string>,
): Call[] | undefined {
  if (!isMember(node)) return undefined
  const before = node.expression.expression
  if (ts.isIdentifier(before) && before.text === 'cy') return [node]
  const calls = chainTo(before, unchained)
  const last = calls?.at(-1)
  return calls && last && !unchained.has(nameOf(last))
    ? [...calls, node]
    : undefined
}

/** Whether a command follows another in a sample. */
export function hasChain(
  source: ts.SourceFile,
  { unchained }: Pick<Commands, 'unchained'>,
): boolean {
  const visit = (node: ts.Node): boolean =>
    (chainTo(node, unchained)?.length ?? 0) > 1 ||
    ts.forEachChild(node, visit) === true
  return visit(source)
}

const textOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined

/**
 * Whether an assertion yields something else than it got, as the table in
 * `docs/api/assertions/should.mdx` says.
 */
function replacesSubject({ arguments: args }: Call, isElement: boolean) {
  const chainer = textOf(args[0])
  if (chainer === undefined) return false
  if (chainer === 'not.exist') return isElement
  const isShort = args.length < 3
  const [, not, name = ''] = /^(not\.)?(.*)$/.exec(chainer) ?? []
  if (/^have\.(attr|css|prop)$/.test(name)) return isShort
  return (
    /^(have\.data|have\.(\w+\.)*property|have\.ownPropertyDescriptor|throw)$/.test(
      name,
    ) &&
    (!not || isShort)
  )
}

/**
 * Finds the commands of a sample, which of them are retried together, and where the
 * subject changes. Queries that follow each other, and the assertions after them, are
 * retried together. Another query, after an assertion, starts over from what was
 * found, and every other command runs once.
 */
export function findChains(
  source: ts.SourceFile,
  { known, unchained, custom }: Commands,
): Step[] {
  const { text } = source
  const steps: Step[] = []
  const seen = new Set<ts.Node>()
  let part = -1

  const addChain = (calls: Call[]) => {
    let last: ChainFacts | undefined
    let isElement = false
    for (const [index, call] of calls.entries()) {
      seen.add(call)
      const own = nameOf(call)
      const facts = known.get(own) ?? customFacts.get(custom.get(own))
      if (!facts && known.has(own)) continue
      const { retries } = facts ?? {}
      const continues =
        (retries === 'query' && last?.retries === 'query' && !last.isAlone) ||
        (retries === 'assertion' && last?.retries !== undefined)
      if (!continues) part += 1
      const isKept =
        facts?.keepsSubject === true &&
        !(retries === 'assertion' && replacesSubject(call, isElement))
      if (!isKept) {
        isElement =
          facts?.findsElements === true &&
          !textOf(call.arguments[0])?.startsWith('@')
      }
      const { name } = call.expression
      const start = name.getStart(source)
      // What's inside of a callback is drawn by itself.
      const isShort = !/\n|\bcy\s*\./.test(text.slice(name.end, call.end))
      const end = isShort ? call.end : name.end
      const before = steps.at(-1)
      if (continues && before?.end === start - 1) before.end = start
      steps.push({
        start,
        end,
        part,
        runs: retries ? 'again' : facts ? 'once' : 'unknown',
        changes: index > 0 && known.has(own) && !isKept,
      })
      last = facts
    }
  }

  const visit = (node: ts.Node) => {
    const calls = seen.has(node) ? undefined : chainTo(node, unchained)
    if (calls) addChain(calls)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return steps.sort((one, other) => one.start - other.start)
}
