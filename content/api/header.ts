import type { Table } from '../page/page'
import type { CommandFacts } from './descriptions'
import type { ApiMember } from './facts'
import { kinds, type CommandKind } from './kinds'
import type { Api } from './readApi'
import type { PageHistory } from './since'
import { shortVersion } from './versionTags'
import { subjectOf } from './yields'

/** What's above the text of a page about one command or member of `Cypress`. */
export interface ApiHeader {
  /** The title, as it's written in code: `cy.click()`. */
  title: string
  /** What it is and does, in a few words of Markdown each. */
  facts: string[]
  /** The version that added it, if the history says which: `12.0`. */
  since?: string
}

const positions = {
  parent: 'starts a chain',
  child: 'continues a chain',
  dual: 'starts or continues a chain',
} as const satisfies Record<CommandFacts['position'], string>

/** Kinds that Cypress runs again while what follows them fails. */
const retried: readonly CommandKind[] = ['query', 'assertion']

/**
 * The header of a page that documents one command or one member of `Cypress`.
 * Other pages have none, and show the title in their front matter.
 *
 * @param names what the page's front matter claims
 * @param history the table of its section "History"
 */
export function headerOf(
  names: readonly string[],
  history: Table | undefined,
  { facts, descriptions }: Api,
): ApiHeader | undefined {
  const [name, ...others] = names.filter((id) =>
    /^(cy|Cypress)\.[^.]+$/.test(id),
  )
  if (!name || others.length) return undefined
  const [owner, own = ''] = name.split('.')
  const added = sinceOf(
    name,
    history?.rows.map(({ cells: [version, change] }) => ({
      version: version?.text ?? '',
      change: change?.text ?? '',
    })),
  )
  const since = added && shortVersion(added)
  if (owner === 'cy') {
    const command = descriptions.commands.owners.commands?.[own]
    if (!command) return undefined
    const { kind, position } = command
    return {
      title: `${name}()`,
      facts: [
        kinds[kind].word,
        positions[position],
        `yields ${subjectOf(name, facts, descriptions)}`,
        retried.includes(kind) ? 'retries' : 'runs once',
      ],
      since,
    }
  }
  const member = facts.cypressApi.find((known) => known.name === own)
  if (!member) return undefined
  return {
    title: isMethod(member) ? `${name}()` : name,
    facts: isMethod(member) ? ['Method'] : kindOfProperty(member),
    since,
  }
}

/** Whether a member of `Cypress` is called: `Cypress.env()`. */
export const isMethod = ({ kind, type = '' }: ApiMember): boolean =>
  kind === 'method' || type.includes('=>')

function kindOfProperty({ kind, type = '', members }: ApiMember): string[] {
  if (kind === 'namespace' || members) return ['Object']
  const isPrimitive = /^(string|number|boolean)$/.test(type)
  return isPrimitive ? ['Property', type] : ['Property']
}

/**
 * The version that added it, if the history says which: the oldest row that says
 * it was added, in one of the ways in which histories say it.
 */
export function sinceOf(
  name: string,
  history: PageHistory['rows'] = [],
): string | undefined {
  const own = name.replace(/^(cy|Cypress)\./, '')
  const added =
    /^(?:(?:Command|Function|Object|Property) added|Added(?= as | together |[.,]|$)|Added (\S+)(?=[.,]|$)|(\S+) added|\S+ renamed to (\S+))(?:\b|$)/
  const row = history.findLast(({ change }) => {
    const found = added.exec(change.replaceAll('`', ''))
    const called = found
      ?.slice(1)
      .find(Boolean)
      ?.replace(/^(cy|Cypress)?\.|(\(\))?[.,]?$/g, '')
    return (
      found &&
      (called === undefined || called === own || own.startsWith(`${called}.`))
    )
  })
  return row?.version
}
