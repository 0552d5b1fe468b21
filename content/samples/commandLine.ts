import { createRequire } from 'node:module'
import path from 'node:path'
import { suggest } from '../../lib/suggest'
import type { Facts } from '../api/facts'

/** The part of commander that's used here. */
interface Parser {
  option(flags: string): Parser
  action(run: (options: Options, rest?: string[]) => void): Parser
  parse(args: string[], options: { from: 'user' }): Parser
  opts(): Options
  unknownOption(flag: string): never
  optionMissingArgument(option: { long: string }): never
}

type Options = Record<string, string | boolean | undefined>

/** Options that Cypress rejects unless the run is recorded. */
const onlyRecorded = [
  'autoCancelAfterFailures',
  'ciBuildId',
  'group',
  'parallel',
  'tag',
]

const toKebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whether the shell, the CI system, or the reader fills in the value. */
const isPlaceholder = (value: string) => /[$%<]|\{\{/.test(value)

/**
 * Creates the judge of `cypress …`, which parses arguments with the parser that
 * the package itself uses and the options that the package declares.
 *
 * @returns a function from the words after `cypress` to what's wrong with them
 */
export function commandLine({ cli, config }: Facts, root: string) {
  const commands = Object.keys(cli).filter((name) => /^\w+$/.test(name))
  const configKeys = ['e2e', 'component', ...config.map(({ name }) => name)]

  return function judge([command, ...args]: string[]): string[] {
    if (command === undefined) return []
    if (/^(-v|--version|-h|--help)$/.test(command)) return []
    if (!commands.includes(command)) {
      const found = command.startsWith('-') ? 'an option' : 'a command'
      return [
        `"${command}" isn't ${found} of cypress.${hint(command, commands)}`,
      ]
    }
    if (args.some((arg) => arg === '-h' || arg === '--help')) return []
    if (command === 'cache') return judgeCache(args)
    const flags = cli[command] ?? []
    const parsed = parse(command, flags, args, root)
    if (typeof parsed === 'string') return [parsed]
    const { options, rest } = parsed
    return [
      ...judgeRest(command, rest, options),
      ...judgeValues(flags, options),
      ...judgePairs(options, configKeys),
      ...judgeTogether(command, options),
    ]
  }

  function judgeCache(args: string[]): string[] {
    const known = cli.cache ?? []
    const unknown = args.filter((arg) => !known.includes(arg))
    if (!args.length) {
      return [`"cypress cache" needs a command. Allowed: ${known.join(', ')}.`]
    }
    return unknown.map(
      (arg) => `"cypress cache" has no command "${arg}".${hint(arg, known)}`,
    )
  }
}

/** The likely meant name, or all of them. The lists are too long to add both. */
const hint = (found: string, allowed: string[]) =>
  suggest(found, allowed) || ` Allowed: ${[...allowed].sort().join(', ')}.`

/** `-b, --browser <path>` → `--browser`. */
const longOf = (flags: string) => /--[\w-]+/.exec(flags)?.[0] ?? flags

class Refused extends Error {}

function parse(command: string, flags: string[], args: string[], root: string) {
  const load = createRequire(
    path.join(root, 'node_modules/cypress/package.json'),
  )
  const { Command } = load('commander') as {
    Command: new (name: string) => Parser
  }
  const parser = new Command(command)
  parser.unknownOption = (flag) => {
    throw new Refused(
      `"${flag}" isn't an option of "cypress ${command}".${hint(flag, flags.map(longOf))}`,
    )
  }
  parser.optionMissingArgument = ({ long }) => {
    throw new Refused(`"${long}" needs a value. Add one after it.`)
  }
  let rest: string[] = []
  for (const flag of flags) parser.option(flag)
  parser.action((_, found = []) => {
    rest = found
  })
  try {
    parser.parse(args, { from: 'user' })
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
  const options = Object.fromEntries(
    flags.flatMap((flag) => {
      const name = longOf(flag)
        .replace(/^--(no-)?/, '')
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      const value = parser.opts()[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Options
  return { options, rest }
}

function judgeRest(
  command: string,
  rest: string[],
  { spec, tag }: Options,
): string[] {
  const [first] = rest
  if (first === undefined) return []
  if (command === 'run' && (spec ?? tag)) {
    return [
      `"${first}" isn't part of the list before it. Separate values with commas, and put them in quotes if one has a *.`,
    ]
  }
  const instead = command === 'run' ? ', or pass a spec with --spec' : ''
  return [
    `"cypress ${command}" ignores "${first}" because it only takes options. Remove it${instead}.`,
  ]
}

/** The values that an option's placeholder allows: `<a|b>`, `[bool]`, a number. */
function allowedFor(flags: string): RegExp | undefined {
  if (flags.includes('[bool]')) return /^(true|false)$/
  if (flags.includes('<port>')) return /^\d+$/
  if (flags.includes('-count || false>')) return /^(\d+|false)$/
  const [, choices] = /<(\w+(?:\|\w+)+)>/.exec(flags) ?? []
  return choices ? new RegExp(`^(${choices})$`) : undefined
}

function judgeValues(flags: string[], options: Options): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (typeof value !== 'string' || isPlaceholder(value)) return []
    const long = `--${toKebab(name)}`
    if (value.startsWith('--')) {
      return [`"${long}" needs a value before the next option, "${value}".`]
    }
    const declared = flags.find((flag) => longOf(flag) === long) ?? ''
    const allowed = allowedFor(declared)
    if (!allowed || allowed.test(value)) return []
    return [
      `"${value}" isn't a value of "${long}". Allowed: ${allowed.source
        .replace(/[$^()]/g, '')
        .replace('\\d+', 'a number')
        .replaceAll('|', ', ')}.`,
    ]
  })
}

/** Options such as `--config` take JSON, or `key=value` pairs with commas. */
function judgePairs(options: Options, configKeys: string[]): string[] {
  return ['config', 'env', 'reporterOptions'].flatMap((name) => {
    const value = options[name]
    if (typeof value !== 'string' || value.startsWith('--')) return []
    const keys = keysOf(value)
    if (!keys) {
      return [
        `"${value}" isn't a value of "--${toKebab(name)}". Write key=value,key=value, or JSON in quotes.`,
      ]
    }
    return name === 'config'
      ? keys
          .filter((key) => !configKeys.includes(key) && !isPlaceholder(key))
          .map(
            (key) =>
              `"${key}" isn't a configuration option.${hint(key, configKeys)}`,
          )
      : []
  })
}

function keysOf(value: string): string[] | undefined {
  if (isPlaceholder(value) && !value.includes('=')) return []
  if (value.startsWith('{')) {
    try {
      return Object.keys(JSON.parse(value) as object)
    } catch {
      return undefined
    }
  }
  // Commas inside brackets are part of a value.
  const pairs = value.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').split(',')
  return pairs.every((pair) => /^[^=]+=/.test(pair))
    ? pairs.map((pair) => pair.replace(/=.*$/s, '').trim())
    : undefined
}

function judgeTogether(command: string, options: Options): string[] {
  const problems = [
    ['headed', 'headless'],
    ['e2e', 'component'],
  ]
    .filter((pair) => pair.every((name) => options[name]))
    .map(
      (pair) =>
        `"--${pair.join('" and "--')}" contradict each other. Keep one.`,
    )
  const recorded = options.record !== undefined && options.record !== 'false'
  if (command === 'run' && !recorded) {
    const [first] = onlyRecorded.filter((name) => options[name] !== undefined)
    if (first) {
      problems.push(
        `"--${toKebab(first)}" only works in recorded runs. Add --record.`,
      )
    }
  }
  return problems
}
