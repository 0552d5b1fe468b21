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

/** How a row says that all that the page documents was added. */
const addsPage =
  /^(?:(?:Command|Function|Object|Property) added\b|Added(?: as | together |[.,]|$))/

/** How a row names what was added. */
const addsName =
  /^(?:Added (\S+?)[.,]?(?: |$)|(\S+) added\b|\S+ renamed to (\S+?)[.,]?(?: |$))/

/**
 * The version that added it, if the history says which: the oldest row that says
 * it was added, or that what it's a part of was.
 */
export function sinceOf(
  name: string,
  history: PageHistory['rows'] = [],
): string | undefined {
  const own = name.replace(/^(cy|Cypress)\./, '')
  const row = history.findLast(({ change }) => {
    const text = change.replaceAll('`', '')
    if (addsPage.test(text)) return true
    const [added] = addsName.exec(text)?.slice(1).filter(Boolean) ?? []
    const called = added?.replace(/^(cy|Cypress)?\.|\(\)$/g, '')
    return called !== undefined && `${own}.`.startsWith(`${called}.`)
  })
  return row?.version
}
