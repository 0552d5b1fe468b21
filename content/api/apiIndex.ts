import type { ApiGroup, ApiLink } from '../../src/data/types'
import { addressOf } from './addresses'
import type { Name } from './apiNames'
import type { Descriptions } from './descriptions'
import { elsewhereFile } from './elsewhere'
import { isMethod } from './header'
import { kinds, listedAs, type CommandKind } from './kinds'
import type { Register } from './register'

/** A group without its heading: how to find its names and how to write them. */
interface Plan {
  id: string
  /** The names, in order. */
  names: Name[]
  textOf: (name: Name) => string
  membersOf?: (name: Name) => Name[]
}

const idOf = (group: string) =>
  group.toLowerCase().replaceAll(' ', '-').replaceAll('.', '')

/** Names without an address are internal. */
const isPublic = (name: Name, register: Register) =>
  addressOf(name, register) !== undefined

/** The index doesn't list each chainer again with `not`. */
const isPositive = ({ spelling }: Name) => !spelling.startsWith('not.')

const alphabetically = (a: Name, b: Name) =>
  a.id.localeCompare(b.id, 'en', { sensitivity: 'base' })

/** Commands by kind, as in the sidebar. `cy.mount()` isn't in the package. */
function plansOfCommands(
  commands: Name[],
  { commands: { owners } }: Pick<Descriptions, 'commands'>,
): Plan[] {
  const kindOf = ({ spelling }: Name): CommandKind | undefined =>
    listedAs[spelling] ?? owners.commands?.[spelling]?.kind
  return Object.entries(kinds).map(([kind, { group }]) => ({
    id: idOf(group),
    names: commands.filter((name) => (kindOf(name) ?? 'utility') === kind),
    textOf: ({ id }) => `${id}()`,
  }))
}

/** Members of `Cypress`, with those of its objects below them. */
function planOfMembers(names: Name[], { facts }: Register): Plan {
  const methods = new Set(
    facts.cypressApi.filter(isMethod).map(({ name }) => `Cypress.${name}`),
  )
  return {
    id: 'cypress',
    names: names.filter(
      ({ id, set }) =>
        id.startsWith('Cypress.') && (!set || set === 'Cypress.Commands'),
    ),
    textOf: ({ id, set }) => (set || methods.has(id) ? `${id}()` : id),
    membersOf: ({ id }) => names.filter(({ set }) => set === id),
  }
}

function plansOf(register: Register, descriptions: Descriptions): Plan[] {
  const all = [...register.names.values()].filter((name) =>
    isPublic(name, register),
  )
  const sorted = all.toSorted(alphabetically)
  const setOf = (id: string, set: string, names = all): Plan => ({
    id: idOf(id),
    names: names.filter((name) => name.set === set),
    textOf: ({ spelling }) => spelling,
  })
  return [
    ...plansOfCommands(
      sorted.filter(({ id }) => id.startsWith('cy.')),
      descriptions,
    ),
    setOf('chainers', 'chainers', sorted.filter(isPositive)),
    planOfMembers(sorted, register),
    setOf('events in the browser', 'events'),
    setOf('events of a request', 'requestEvents'),
    setOf('events in node.js', 'pluginEvents'),
  ]
}

/** The page, or the row or heading on it, which several names can share. */
function placeOf(name: Name, register: Register): string {
  const answer = register.answerFor(name)
  const entry =
    answer && 'page' in answer ? register.entryFor(name, answer) : undefined
  const address = addressOf(name, register) ?? ''
  return entry?.line ? `${address.replace(/#.*/, '')}:${entry.line}` : address
}

/**
 * What the pages say about a name: the description of a page of its own, or else the
 * first words about it.
 *
 * @throws if they don't say anything
 */
function sentenceFor(name: Name, register: Register): string {
  const answer = register.answerFor(name)
  let text: string | undefined
  if (answer && 'page' in answer) {
    text = addressOf(name, register)?.includes('#')
      ? register.entryFor(name, answer)?.text
      : answer.page.description
  } else text = answer?.text
  // Some sentences introduce a sample.
  if (text) return text.replace(/:$/, '.')
  throw new Error(
    `The index of the API has no sentence for ${name.id}. Start the section about it with one, or add its \`address\` and \`text\` to ${elsewhereFile}.`,
  )
}

/** All names of the API that readers look for, in groups, with a sentence each. */
export function indexOf(
  register: Register,
  descriptions: Descriptions,
): ApiGroup[] {
  const linkTo = (text: string, name: Name): ApiLink => ({
    text,
    to: addressOf(name, register) ?? '',
  })
  return plansOf(register, descriptions).map(
    ({ id, names, textOf, membersOf }) => {
      const places = new Map<string, Name[]>()
      for (const name of names) {
        const place = placeOf(name, register)
        places.set(place, [...(places.get(place) ?? []), name])
      }
      return {
        id,
        entries: [...places.values()].flatMap((own) => {
          const [first] = own
          if (!first) return []
          const members = own.flatMap((name) => membersOf?.(name) ?? [])
          return [
            {
              names: own.map((name) => linkTo(textOf(name), name)),
              text: sentenceFor(first, register),
              ...(members.length && {
                members: members.map((name) => linkTo(name.spelling, name)),
              }),
            },
          ]
        }),
      }
    },
  )
}
