import { nearest } from '../../lib/nearest'
import type { Problem } from '../../lib/problem'
import type { DefaultOverride, Descriptions, Entries } from './descriptions'
import type { Command, Facts } from './facts'
import { defaultOfTypes, findSentence, groupsOf } from './optionsTable'
import { readSubject, subjectNames, type Row } from './rows'
import { callLists } from './signature'
import { subjectOfTypes } from './yields'

/** Short reasons say nothing. */
const shortestReason = 12

/** Sentences that are longer belong into the text of a page. */
const longestSentence = 260

/**
 * Holds what is written by hand to the facts: each row of commands,
 * configuration, module API and command line has a sentence; nothing is written
 * of what the types do not have; no override says what the types say.
 */
export function checkDescriptions(
  facts: Facts,
  descriptions: Descriptions,
): Problem[] {
  const members = knownMembers(facts, descriptions)
  return [
    ...checkSentences(facts, descriptions, members),
    ...checkDefaults(facts, descriptions, members),
    ...checkTypes(descriptions, members),
    ...checkCommands(facts, descriptions),
  ]
}

type Members = Map<string, Map<string, Row>>

/** What each owner has: its own rows, and those that tables find it by. */
function knownMembers(facts: Facts, { sentences }: Descriptions): Members {
  const members: Members = new Map()
  for (const of of subjectNames(facts)) {
    for (const row of readSubject(facts, of).rows) {
      for (const owner of [...row.owners, of]) {
        const known = members.get(owner) ?? new Map<string, Row>()
        members.set(owner, known.set(row.name, known.get(row.name) ?? row))
      }
    }
  }
  const config = members.get('config') ?? new Map<string, Row>()
  for (const group of groupsOf('config', sentences.owners)) {
    members.set(group, config)
  }
  return members
}

function problem(
  { file, lines }: Entries<unknown>,
  key: string,
  message: string,
): Problem {
  return { file, line: lines[key] ?? 1, message }
}

/** Owners and members that the types do not have. */
function strangers(entries: Entries<unknown>, members: Members): Problem[] {
  return Object.entries(entries.owners).flatMap(([owner, own]) => {
    const known = members.get(owner)
    if (!known) {
      return [
        problem(
          entries,
          owner,
          `the types have no "${owner}"${suggest(owner, [...members.keys()]) || '.'} ` +
            'Owners are interfaces, commands such as cy.click, config/… groups, cli.… and npm.…',
        ),
      ]
    }
    return Object.keys(own)
      .filter((name) => !known.has(name))
      .map((name) =>
        problem(
          entries,
          `${owner}.${name}`,
          `the types have no "${name}" of ${owner}${suggest(name, [...known.keys()]) || '.'} Delete the line if it is gone`,
        ),
      )
  })
}

const suggest = (found: string, allowed: string[]) => {
  const meant = nearest(found, allowed)
  return meant ? `: did you mean "${meant}"?` : ''
}

/** Everything whose rows must all have a sentence. */
const complete = (of: string) =>
  /^(cy\.|npm\.|cli\.)/.test(of) ||
  of === 'config' ||
  /^(CypressRunResult|CypressFailedRunResult|RunResult|SpecResult|TestResult|AttemptResult|ScreenshotInformation)$/.test(
    of,
  )

function checkSentences(
  facts: Facts,
  { sentences }: Descriptions,
  members: Members,
): Problem[] {
  const { owners } = sentences
  const missing = subjectNames(facts)
    .filter(complete)
    .flatMap((of) =>
      readSubject(facts, of)
        .rows.filter((row) => findSentence(row, owners) === undefined)
        .map(({ name, owners: [nearestOwner = of, shared = nearestOwner] }) =>
          problem(
            sentences,
            shared,
            `"${name}" of "${of}" has no description: add one below "${shared}", or below "${of}" if it holds for that alone`,
          ),
        ),
    )
  const wrong = Object.entries(owners).flatMap(([owner, own]) =>
    Object.entries(own).flatMap(([name, text]) =>
      text === false
        ? []
        : sentenceMessages(text).map((message) =>
            problem(sentences, `${owner}.${name}`, `"${name}": ${message}`),
          ),
    ),
  )
  const twice = groupsOf('config', owners).flatMap((group, index, groups) =>
    Object.keys(owners[group] ?? {}).flatMap((name) =>
      groups
        .slice(index + 1)
        .filter((other) => owners[other]?.[name] !== undefined)
        .map((other) =>
          problem(
            sentences,
            `${other}.${name}`,
            `"${name}" is in the group ${group} as well: an option has one group`,
          ),
        ),
    ),
  )
  const stale = Object.entries(owners).flatMap(([owner, own]) =>
    Object.entries(own).flatMap(([name, text]) => {
      const others = members.get(owner)?.get(name)?.owners ?? []
      const shared = others.find(
        (other) => other !== owner && owners[other]?.[name] === text,
      )
      return shared && others[0] === owner
        ? problem(
            sentences,
            `${owner}.${name}`,
            `"${name}" of ${owner} says what ${shared} says: delete it`,
          )
        : []
    }),
  )
  return [
    ...missing,
    ...strangers(sentences, members),
    ...wrong,
    ...twice,
    ...stale,
  ]
}

function sentenceMessages(text: unknown): string[] {
  if (typeof text !== 'string') {
    return ['it is no text: put it in quotes']
  }
  const plain = !/\n\s*\n|^\s*(?:[-+*>#|]|\d+[.)]\s|```)/.test(text)
  return [
    ...(plain ? [] : ['it has to be one paragraph, since it stands in a cell']),
    ...(/[.?!]$/.test(text) ? [] : ['it ends without a period']),
    ...(text.length > longestSentence
      ? [
          `it has ${text.length} characters, at most ${longestSentence} are allowed: put the rest into the page`,
        ]
      : []),
  ]
}

function checkDefaults(
  facts: Facts,
  descriptions: Descriptions,
  members: Members,
): Problem[] {
  const { defaults } = descriptions
  const messages = (owner: string, name: string, override: DefaultOverride) => {
    const kinds = ['value', 'config', 'text'] as const
    const given = kinds.filter((kind) => override[kind] !== undefined)
    const without = defaultWithout(owner, name, facts, descriptions, members)
    const same = kinds.every((kind) => override[kind] === without?.[kind])
    return [
      ...(given.length === 1
        ? []
        : [
            `it has ${given.length ? given.join(' and ') : 'no default'}: give one of ${kinds.join(', ')}`,
          ]),
      ...(override.config !== undefined &&
      !facts.config.some((option) => option.name === override.config)
        ? [
            `there is no configuration option "${override.config}"${suggest(
              override.config,
              facts.config.map((option) => option.name),
            )}`,
          ]
        : []),
      ...(String(override.because ?? '').length < shortestReason
        ? [
            `its reason is "${override.because ?? ''}": say in ${shortestReason} characters or more how you know`,
          ]
        : []),
      ...(same
        ? ['it is the same without the override: delete it, it is stale']
        : []),
    ]
  }
  return [
    ...strangers(defaults, members),
    ...Object.entries(defaults.owners).flatMap(([owner, own]) =>
      Object.entries(own).flatMap(([name, override]) =>
        messages(owner, name, override).map((message) =>
          problem(
            defaults,
            `${owner}.${name}`,
            `"${name}" of ${owner}: ${message}`,
          ),
        ),
      ),
    ),
  ]
}

/** What would be shown if there were no override below this owner. */
function defaultWithout(
  owner: string,
  name: string,
  facts: Facts,
  { defaults }: Descriptions,
  members: Members,
): Partial<DefaultOverride> | undefined {
  const row = members.get(owner)?.get(name)
  if (!row) return undefined
  const other = row.owners
    .slice(row.owners.indexOf(owner) + 1)
    .map((next) => defaults.owners[next]?.[name])
    .find(Boolean)
  return other ?? defaultOfTypes(row, facts)
}

function checkTypes({ types }: Descriptions, members: Members): Problem[] {
  const everyType = new Set(
    [...members.values()].flatMap((known) =>
      [...known.values()].map(({ type }) => type),
    ),
  )
  const has = (owner: string, name: string) => {
    const known = members.get(owner)
    if (known?.has(name)) return true
    const word = new RegExp(
      `(^|[^\\w.'])${name.replace(/[$.]/g, '\\$&')}([^\\w.']|$)`,
    )
    return owner === 'everywhere'
      ? [...everyType].some((type) => word.test(type))
      : [...(known?.values() ?? [])].some(({ type }) => word.test(type))
  }
  return Object.entries(types.owners).flatMap(([owner, own]) =>
    Object.keys(own)
      .filter((name) => !has(owner, name))
      .map((name) =>
        problem(
          types,
          `${owner}.${name}`,
          `nothing of ${owner} has "${name}" as its name or in its type: delete the line`,
        ),
      ),
  )
}

/** Whether a member of `Chainable` is a command, with a page of its own. */
export const isCommand = ({ type, signatures }: Command): boolean =>
  type?.startsWith('Chainer') === true ||
  signatures.some(({ returns }) =>
    /^(Chainable|Agent|ThenReturn)\b/.test(returns),
  )

function checkCommands(facts: Facts, { commands }: Descriptions): Problem[] {
  const own = commands.owners.commands ?? {}
  const known = facts.commands.filter(isCommand)
  const names = known.map(({ name }) => name)
  const missing = names
    .filter((name) => !own[name])
    .map((name) =>
      problem(
        commands,
        'commands',
        `"${name}" is missing: tell its kind and its position`,
      ),
    )
  const wrong = Object.entries(own).flatMap(([name, more]) => {
    const command = known.find((found) => found.name === name)
    if (!command) {
      return [`the types have no command "${name}"${suggest(name, names)}`].map(
        (message) => problem(commands, `commands.${name}`, message),
      )
    }
    const lists = callLists(command.signatures)
    return [
      ...allowed('kind', more.kind, ['query', 'assertion', 'action', 'other']),
      ...allowed('position', more.position, ['parent', 'child', 'dual']),
      ...(more.yields !== undefined && more.yields === subjectOfTypes(command)
        ? ['"yields" says what the return type says: delete it']
        : []),
      ...(more.yields === undefined && !subjectOfTypes(command)
        ? ['the types do not tell what it yields: add "yields"']
        : []),
      ...(more.forms && sameLists(more.forms, lists)
        ? ['"forms" says what the overloads say: delete it']
        : []),
      ...(!more.forms && !lists.length
        ? ['the types have no overloads of it: add "forms"']
        : []),
    ].map((message) =>
      problem(commands, `commands.${name}`, `"${name}": ${message}`),
    )
  })
  return [...missing, ...wrong]
}

const sameLists = (forms: string[], lists: string[]) =>
  forms.join('\n') === lists.join('\n')

const allowed = (field: string, found: string, values: string[]) =>
  values.includes(found)
    ? []
    : [`its ${field} is "${found}": allowed are ${values.join(', ')}`]
