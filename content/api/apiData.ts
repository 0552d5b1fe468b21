import { addressOf } from './addresses'
import type { Name } from './apiNames'
import type { CommandFacts } from './descriptions'
import type { ConfigPlace } from './facts'
import { sinceOf } from './header'
import { defaultOf, findSentence, rowId } from './optionsTable'
import { printType } from './printType'
import type { Api } from './readApi'
import type { Register } from './register'
import { readSubject, type Row } from './rows'
import type { FindVersions, PageHistory, Versions } from './since'
import { shownRows } from './shownRows'
import { callLists } from './signature'
import { shortVersion } from './versionTags'
import { subjectOf } from './yields'

/** Raise it if a program that reads the data would have to change. */
export const schemaVersion = 1

/** Something with a name. Descriptions are Markdown. */
interface Entry extends Versions {
  name: string
  /** The URL of its page, or of its row or section on one. */
  url?: string
  description?: string
}

/** An option, a setting, or a flag. */
interface OptionEntry extends Entry {
  type?: string
  default?: {
    /** In JavaScript. */
    value?: string
    /** The setting that it comes from. */
    config?: string
    /** In words. */
    text?: string
  }
  /** Where a setting can be set. */
  places?: ConfigPlace[]
}

interface CommandEntry extends Entry, Pick<CommandFacts, 'kind' | 'position'> {
  /** The lists of arguments that it can be called with. */
  calls: string[]
  /** In Markdown. */
  yields: string
  options: OptionEntry[]
}

/** What `/api/cypress.json` contains. `apiSchema.ts` describes it for programs. */
export interface ApiData {
  $schema: string
  schema: number
  version: string
  commands: CommandEntry[]
  assertions: Entry[]
  members: Entry[]
  events: Record<'browser' | 'node' | 'request', Entry[]>
  config: OptionEntry[]
  cli: Record<string, OptionEntry[]>
  module: Record<'run' | 'open', OptionEntry[]>
}

interface Sources {
  register: Register
  descriptions: Api['descriptions']
  versionsOf: FindVersions
  histories: PageHistory[]
  /** URL of the site, with a slash at the end. */
  site: string
}

/** Puts what the checks and the tables know about the API in one object. */
export function apiDataOf({
  register,
  descriptions,
  versionsOf,
  histories,
  site,
}: Sources): ApiData {
  const { facts, names } = register
  const urlOf = (address: string | undefined) =>
    address === undefined ? {} : { url: site + address.slice(1) }
  const pageOf = (name: Name | undefined) => {
    const answer = name && register.answerFor(name)
    return answer && 'page' in answer ? answer.page : undefined
  }

  const entryOf = (name: Name): Entry => {
    const [owner = ''] = name.id.split('.')
    const file = pageOf(name)?.file ?? ''
    const history = histories.find(({ apis }) => apis.includes(name.id))
    const since = sinceOf(name.id, history?.rows)
    const { by, ...known } =
      versionsOf({
        name: name.spelling,
        owners: [name.set ?? owner],
        isOption: false,
        file,
      }) ?? {}
    const versions = since ? { ...known, since } : { by, ...known }
    const address = addressOf(name, register)
    const { description } =
      address && !address.includes('#') ? (pageOf(name) ?? {}) : {}
    return {
      name: owner === 'Cypress' ? name.id : name.spelling,
      ...versions,
      ...urlOf(address),
      ...(description && { description }),
    }
  }
  const entriesOf = (isWanted: (name: Name) => boolean) =>
    [...names.values()]
      .filter((name) => isWanted(name) && addressOf(name, register))
      .map(entryOf)
  const inSet = (set: string) => entriesOf((name) => name.set === set)

  const optionsOf = (of: string): OptionEntry[] => {
    const { prefix, ...subject } = readSubject(facts, of)
    const page = pageOf(names.get(of))
    const table = page?.tables.find((one) => one.of === of)
    const addressOfRow = ({ name }: Row) => {
      const known = names.get(`${of}.${name.replace(/^.*, /, '')}`)
      if (known) return addressOf(known, register)
      return page && table
        ? `${page.route}#${rowId(name, table.prefix ?? prefix)}`
        : undefined
    }
    return shownRows(subject, {}, descriptions).map((row) => {
      const { value, config, text } = defaultOf(row, facts, descriptions)
      const description = findSentence(row, descriptions.sentences.owners)
      const isOption = subject.noun === 'Option'
      return {
        name: row.name,
        ...(row.type && { type: printType(row, facts, descriptions) }),
        ...((value ?? config ?? text) !== undefined && {
          default: {
            ...(value !== undefined && { value }),
            ...(config !== undefined && { config }),
            ...(text !== undefined && { text }),
          },
        }),
        ...(row.places && { places: row.places }),
        ...versionsOf({ ...row, isOption, file: page?.file ?? '' }),
        ...urlOf(addressOfRow(row)),
        ...(description && { description }),
      }
    })
  }

  const commands = facts.commands.flatMap((command): CommandEntry[] => {
    const name = names.get(`cy.${command.name}`)
    const more = descriptions.commands.owners.commands?.[command.name]
    if (!name || !more || !addressOf(name, register)) return []
    return [
      {
        ...entryOf(name),
        kind: more.kind,
        position: more.position,
        calls: more.forms ?? callLists(command.signatures),
        yields: subjectOf(name.id, facts, descriptions),
        options: command.options?.length ? optionsOf(name.id) : [],
      },
    ]
  })
  return {
    $schema: `${site}api/cypress.schema.json`,
    schema: schemaVersion,
    version: facts.version,
    commands,
    assertions: inSet('chainers'),
    members: entriesOf(({ id }) => id.startsWith('Cypress.')),
    events: {
      browser: inSet('events'),
      node: inSet('pluginEvents'),
      request: inSet('requestEvents'),
    },
    config: optionsOf('config'),
    cli: Object.fromEntries(
      Object.entries(facts.cli).map(([name, flags]) => [
        name,
        flags.length ? optionsOf(`cli.${name}`) : [],
      ]),
    ),
    module: { run: optionsOf('npm.run'), open: optionsOf('npm.open') },
  }
}

/** The versions that added commands and members of `Cypress`, by their own pages. */
export const versionsByPage = (
  { commands, members }: Pick<ApiData, 'commands' | 'members'>,
  site: string,
): Record<string, string> =>
  Object.fromEntries(
    [...commands, ...members].flatMap(({ url, since }) =>
      url && since && !url.includes('#')
        ? [[url.slice(site.length - 1), shortVersion(since)]]
        : [],
    ),
  )
