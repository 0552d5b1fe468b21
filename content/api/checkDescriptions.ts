import { suggest } from '../../lib/suggest'
import type { Problem } from '../../lib/problem'
import type { DefaultOverride, Descriptions, Entries } from './descriptions'
import type { Command, Facts } from './facts'
import { kindNames } from './kinds'
import { defaultOfTypes, findSentence, groupsOf } from './optionsTable'
import { readSubject, subjectNames, type Row } from './rows'
import { callLists } from './signature'
import { subjectOfTypes } from './yields'

/** Anything shorter isn't a reason. */
const shortestReason = 12

/** Longer explanations belong in the text of a page. */
const longestSentence = 260

/**
 * Checks the YAML files against the facts: every option of a command, the
 * configuration, the module API, and the command line has a sentence, nothing
 * is described that isn't in the types, and no override repeats the types.
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

/** The rows of each owner, including those it shares with other owners. */
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

/** Owners and members that aren't in the types. */
function unknownEntries(
  entries: Entries<unknown>,
  members: Members,
): Problem[] {
  return Object.entries(entries.owners).flatMap(([owner, own]) => {
    const known = members.get(owner)
    if (!known) {
      return [
        problem(
          entries,
          owner,
          `The types have no "${owner}". Allowed: interfaces, commands such as cy.click, config/… groups, cli.…, and npm.…` +
            (suggest(owner, [...members.keys()]) || ' Correct or remove it.'),
        ),
      ]
    }
    return Object.keys(own)
      .filter((name) => !known.has(name))
      .map((name) =>
        problem(
          entries,
          `${owner}.${name}`,
          `The types have no "${name}" in "${owner}".${suggest(name, [...known.keys()]) || ' Remove the line.'}`,
        ),
      )
  })
}

/** Whether all rows of a subject need a sentence. */
const needsSentences = (of: string) =>
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
    .filter(needsSentences)
    .flatMap((of) =>
      readSubject(facts, of)
        .rows.filter((row) => findSentence(row, owners) === undefined)
        .map(({ name, owners: [nearestOwner = of, shared = nearestOwner] }) =>
          problem(
            sentences,
            shared,
            `"${name}" of "${of}" has no description. Add one under "${shared}", or under "${of}" if it applies only there.`,
          ),
        ),
    )
  const wrong = Object.entries(owners).flatMap(([owner, own]) =>
    Object.entries(own).flatMap(([name, text]) =>
      text === false
        ? []
        : sentenceMessages(text).map((message) =>
            problem(sentences, `${owner}.${name}`, `"${name}" ${message}`),
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
            `"${name}" is already in the group "${group}". Remove it from one of them.`,
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
            `"${name}" of "${owner}" has the same description as in "${shared}". Remove it.`,
          )
        : []
    }),
  )
  return [
    ...missing,
    ...unknownEntries(sentences, members),
    ...wrong,
    ...twice,
    ...stale,
  ]
}

function sentenceMessages(text: unknown): string[] {
  if (typeof text !== 'string') {
    return ["isn't a string. Put it in quotes."]
  }
  const plain = !/\n\s*\n|^\s*(?:[-+*>#|]|\d+[.)]\s|```)/.test(text)
  return [
    ...(plain
      ? []
      : [
          "isn't a single paragraph, which is all that fits in a table cell. Shorten it.",
        ]),
    ...(/[.?!]$/.test(text)
      ? []
      : ["doesn't end with a period. Write a full sentence."]),
    ...(text.length > longestSentence
      ? [
          `has ${text.length} characters. Allowed: ${longestSentence}. Move the rest to the page.`,
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
            `has ${given.length ? given.join(' and ') : 'no default'}. Allowed: one of ${kinds.join(', ')}.`,
          ]),
      ...(override.config !== undefined &&
      !facts.config.some((option) => option.name === override.config)
        ? [
            `refers to the configuration option "${override.config}", which doesn't exist.${suggest(
              override.config,
              facts.config.map((option) => option.name),
            )}`,
          ]
        : []),
      ...(String(override.because ?? '').length < shortestReason
        ? [
            `has the reason "${override.because ?? ''}". Explain in ${shortestReason} characters or more how you know.`,
          ]
        : []),
      ...(same
        ? ['has the same default without the override. Remove it.']
        : []),
    ]
  }
  return [
    ...unknownEntries(defaults, members),
    ...Object.entries(defaults.owners).flatMap(([owner, own]) =>
      Object.entries(own).flatMap(([name, override]) =>
        messages(owner, name, override).map((message) =>
          problem(
            defaults,
            `${owner}.${name}`,
            `"${name}" of "${owner}" ${message}`,
          ),
        ),
      ),
    ),
  ]
}

/** The default without this owner's override. */
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
          `Nothing in "${owner}" has "${name}" as its name or in its type. Remove the line.`,
        ),
      ),
  )
}

/** Whether a member of `Chainable` is a command, which has its own page. */
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
        `"${name}" is missing. Add it with its kind and position.`,
      ),
    )
  const wrong = Object.entries(own).flatMap(([name, more]) => {
    const command = known.find((found) => found.name === name)
    if (!command) {
      return [
        `The types have no command "${name}".${suggest(name, names) || ' Remove it.'}`,
      ].map((message) => problem(commands, `commands.${name}`, message))
    }
    const lists = callLists(command.signatures)
    return [
      ...allowed('kind', more.kind, kindNames),
      ...allowed('position', more.position, ['parent', 'child', 'dual']),
      ...(more.yields !== undefined && more.yields === subjectOfTypes(command)
        ? ['has a "yields" that repeats its return type. Remove it.']
        : []),
      ...(more.yields === undefined && !subjectOfTypes(command)
        ? ['has a return type that doesn\'t say what it yields. Add "yields".']
        : []),
      ...(more.forms && sameLists(more.forms, lists)
        ? ['has "forms" that repeat its overloads. Remove them.']
        : []),
      ...(!more.forms && !lists.length
        ? ['has no overloads in the types. Add "forms".']
        : []),
    ].map((message) =>
      problem(commands, `commands.${name}`, `"${name}" ${message}`),
    )
  })
  return [...missing, ...wrong]
}

const sameLists = (forms: string[], lists: string[]) =>
  forms.join('\n') === lists.join('\n')

const allowed = (field: string, found: string, values: string[]) =>
  values.includes(found)
    ? []
    : [`has the ${field} "${found}". Allowed: ${values.join(', ')}.`]
