import { suggest } from '../../lib/suggest'
import type { ConfigPlace, Facts, Member, Shape } from './facts'

/** An option, property, or flag: a row of a table. */
export interface Row {
  /** As readers write it: `force`, `--headed`. */
  name: string
  type: string
  default?: string
  /** Where to look for its sentence and default, most specific first. */
  owners: string[]
  /** Where a configuration option can be set. */
  places?: ConfigPlace[]
}

/** What `of="…"` refers to. */
export interface Subject {
  of: string
  /** What its rows are called. */
  noun: 'Option' | 'Property' | 'Flag' | 'Argument'
  /** Prefix for the ids of its rows, if two subjects share a page. */
  prefix: string
  rows: Row[]
}

export const configPlaces: readonly ConfigPlace[] = [
  'root',
  'e2e',
  'component',
  'suite',
  'test',
]

const moduleOptions: Record<string, string> = {
  'npm.run': 'CypressCommandLine:CypressRunOptions',
  'npm.open': 'CypressCommandLine:CypressOpenOptions',
}

/** A type's name without its file or namespace. */
const shortName = (name: string) => name.replace(/^.*[:.]/, '')

/** Everything that `<Options of="…" />` can list. */
export function subjectNames(facts: Facts): string[] {
  return [
    ...facts.commands
      .filter(({ options }) => options?.length)
      .map(({ name }) => `cy.${name}`),
    'config',
    'config.runtime',
    ...configPlaces.map((place) => `config.${place}`),
    ...Object.keys(moduleOptions),
    ...Object.entries(facts.cli).flatMap(([name, flags]) =>
      flags.length ? [`cli.${name}`] : [],
    ),
    ...facts.cypressApi.flatMap(({ name, members }) =>
      (members ?? []).flatMap((member) =>
        defaultsShape(facts, member.type) ? [`Cypress.${name}.defaults`] : [],
      ),
    ),
    ...Object.keys(facts.optionInterfaces).map(shortName),
  ]
}

/**
 * The rows that `of="…"` refers to.
 *
 * @throws {Error} with a message for the author
 */
export function readSubject(facts: Facts, of: string): Subject {
  const subject =
    command(facts, of) ??
    config(facts, of) ??
    flags(facts, of) ??
    moduleMethod(facts, of) ??
    defaultsOf(facts, of) ??
    shapeNamed(facts, of)
  if (subject) {
    subject.rows.sort((a, b) => compare(sortKey(a.name), sortKey(b.name)))
    return subject
  }
  throw new Error(
    `There are no options of "${of}". ` +
      'Allowed: commands with options (cy.click), config, npm.run, npm.open, ' +
      'commands of the command line (cli.run), and interfaces (StaticResponse).' +
      suggest(of, subjectNames(facts)),
  )
}

const { compare } = new Intl.Collator('en')

const sortKey = (name: string) => name.replace(/^-+/, '').toLowerCase()

function fromMembers(of: string, members: Member[]): Row[] {
  return members
    .filter((member) => !member.private)
    .map((member) => ({
      name: member.name,
      type: member.type,
      ...(member.default !== undefined && { default: member.default }),
      owners: [...new Set([of, member.from])],
    }))
}

function command(facts: Facts, of: string): Subject | undefined {
  const found = facts.commands.find(({ name }) => `cy.${name}` === of)
  if (!found?.options?.length) return undefined
  const rows = fromMembers(of, found.options)
  return { of, noun: 'Option', prefix: '', rows }
}

function config(facts: Facts, of: string): Subject | undefined {
  if (of === 'config.runtime') {
    const known = facts.optionInterfaces.RuntimeConfigOptions?.members ?? []
    const others = facts.runtimeConfig.filter(
      ({ name }) => !known.some((member) => member.name === name),
    )
    const rows = fromMembers(of, [...known, ...others])
    return { of, noun: 'Property', prefix: '', rows }
  }
  const place = of.replace(/^config\.?/, '')
  if (of !== 'config' && !(configPlaces as string[]).includes(place)) {
    return undefined
  }
  const rows = facts.config
    .filter(
      ({ allowedIn }) =>
        of === 'config' || (allowedIn as string[]).includes(place),
    )
    .map((option) => ({
      name: option.name,
      type: option.type,
      ...(option.default !== undefined && { default: option.default }),
      owners: [...new Set([of, 'config'])],
      ...(of === 'config' && { places: option.allowedIn }),
    }))
  return { of, noun: 'Option', prefix: '', rows }
}

/** Splits `-b, --browser <path>` into long name, short name, and argument. */
export function splitFlag(flag: string) {
  const [, short, name = flag, argument] =
    /^(?:(-\w), )?(--[\w-]+|[\w-]+)(?: [<[](.+)[>\]])?$/.exec(flag) ?? []
  return { name, short, argument }
}

function flags(facts: Facts, of: string): Subject | undefined {
  const name = of.replace(/^cli\./, '')
  const found = of.startsWith('cli.') ? facts.cli[name] : undefined
  if (!found?.length) return undefined
  const rows = found.map((flag) => {
    const { name: long, short, argument } = splitFlag(flag)
    return {
      name: [short, long].filter(Boolean).join(', '),
      type: argument ?? '',
      owners: [of],
    }
  })
  const noun = found.every((flag) => flag.startsWith('-')) ? 'Flag' : 'Argument'
  return { of, noun, prefix: name, rows }
}

function moduleMethod(facts: Facts, of: string): Subject | undefined {
  const shape = facts.optionInterfaces[moduleOptions[of] ?? '']
  if (!shape) return undefined
  const rows = fromMembers(of, shape.members)
  return { of, noun: 'Option', prefix: of.replace('npm.', ''), rows }
}

/** The type in `(options: Partial<ScreenshotDefaultsOptions>) => void`. */
function defaultsShape(facts: Facts, type: string): Shape | undefined {
  const [, name] = /Partial<(\w+DefaultsOptions)>/.exec(type) ?? []
  return name ? facts.optionInterfaces[name] : undefined
}

function defaultsOf(facts: Facts, of: string): Subject | undefined {
  const [, owner] = /^Cypress\.(\w+)\.defaults$/.exec(of) ?? []
  const member = facts.cypressApi
    .find(({ name }) => name === owner)
    ?.members?.find(({ name }) => name === 'defaults')
  const shape = member && defaultsShape(facts, member.type)
  if (!shape) return undefined
  const rows = fromMembers(of, shape.members)
  return { of, noun: 'Option', prefix: '', rows }
}

function shapeNamed(facts: Facts, of: string): Subject | undefined {
  const [, shape] =
    Object.entries(facts.optionInterfaces).find(
      ([name]) => name === of || shortName(name) === of,
    ) ?? []
  if (!shape) return undefined
  const rows = fromMembers(of, shape.members)
  const noun = of.endsWith('Options') ? 'Option' : 'Property'
  return { of, noun, prefix: '', rows }
}
