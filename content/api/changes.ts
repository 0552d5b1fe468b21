import type { Facts, Member, MountExport, Signature } from './facts'

interface Detail {
  name?: string
  type?: string
  handler?: string
  default?: string
  [key: string]: unknown
}

/** Something the types declare, and its details, as text. */
type Fact = [subject: string, detail: string]

/** The details of a fact, without its name: `boolean = true, optional`. */
function detailOf({ name: _, type, handler, default: value, ...rest }: Detail) {
  const more = Object.entries(rest)
    .filter(([, it]) => it !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, it]) => (it === true ? key : `${key} ${String(it)}`))
  const main = [type ?? handler, value].filter((it) => it !== undefined)
  return [main.join(' = '), ...more].filter(Boolean).join(', ')
}

const callOf = ({ typeParameters = '', params, returns }: Signature) =>
  `${typeParameters}(${params
    .map(({ name, type, optional, rest }) =>
      [rest && '...', name, optional && '?', `: ${type}`]
        .filter(Boolean)
        .join(''),
    )
    .join(', ')}) => ${returns}`

const calls = (subject: string, signatures: Signature[] = []): Fact[] =>
  signatures.length
    ? [[`${subject}: overloads`, signatures.map(callOf).join('\n')]]
    : []

const members = (
  subject: string,
  list: { name: string }[] = [],
  noun = 'member',
): Fact[] =>
  list.map((member) => [
    `${subject}: ${noun} \`${member.name}\``,
    detailOf({ ...member }),
  ])

const exported = (subject: string, { name, ...fact }: MountExport): Fact[] => [
  [
    `${subject} exports \`${name}\``,
    detailOf({ type: fact.type, kind: fact.kind }),
  ],
  ...calls(`${subject} exports \`${name}\``, fact.signatures),
  ...members(`${subject} exports \`${name}\``, fact.members),
]

/** Flattens the facts. A subject comes before its parts. */
function listFacts(facts: Facts): Fact[] {
  const { methods, ...moduleShapes } = facts.npmApi
  return [
    ['the version of the package', facts.version],
    ['the date of its build', facts.buildDate],
    ['the Node.js versions it supports', facts.engines.node],
    ...facts.exports.map((name): Fact => [`entry point \`${name}\``, '']),
    ...facts.commands.flatMap(
      ({
        name,
        signatures,
        options,
        argumentObjects = {},
        ...rest
      }): Fact[] => [
        [`cy.${name}`, detailOf(rest)],
        ...calls(`cy.${name}`, signatures),
        ...members(`cy.${name}`, options, 'option'),
        ...Object.entries(argumentObjects).flatMap(
          ([argument, { type, members: list }]): Fact[] => [
            [`cy.${name}: argument \`${argument}\``, type],
            ...members(
              `cy.${name}: argument \`${argument}\``,
              list,
              'property',
            ),
          ],
        ),
      ],
    ),
    ...facts.cypressApi.flatMap(
      ({ name, signatures, members: list, ...rest }): Fact[] => [
        [`Cypress.${name}`, detailOf(rest)],
        ...calls(`Cypress.${name}`, signatures),
        ...members(`Cypress.${name}`, list),
      ],
    ),
    ...facts.commandsApi.flatMap(({ name, signatures }) =>
      calls(`Cypress.Commands.${name}`, signatures),
    ),
    ...members('the configuration', facts.config, 'option'),
    ...members('the configuration', facts.runtimeConfig, 'read-only value'),
    ...members('Cypress.on', facts.events, 'event'),
    ...members('on() in setupNodeEvents', facts.pluginEvents, 'event'),
    ...members('req.on() in cy.intercept', facts.requestEvents, 'event'),
    ...members('should', facts.chainers, 'chainer'),
    ...methods.map((method): Fact => [
      `cypress.${method.name}()`,
      detailOf({ ...method }),
    ]),
    ...Object.entries(moduleShapes).flatMap(
      ([name, list]: [string, Member[]]) => members(`module API ${name}`, list),
    ),
    ...Object.entries(facts.mount).flatMap(([adapter, list]) =>
      list.flatMap((fact) => exported(`cypress/${adapter}`, fact)),
    ),
    ...Object.entries(facts.cli).flatMap(([command, flags]): Fact[] => [
      [`command \`cypress ${command}\``, ''],
      ...flags.map((flag): Fact => [
        `command \`cypress ${command}\`: flag \`${flag}\``,
        '',
      ]),
    ]),
    ...Object.entries(facts.enums).flatMap(
      ([name, { values, also }]): Fact[] => [
        [`type ${name}`, also?.join(', ') ?? ''],
        ...values.map((value): Fact => [`type ${name}: value '${value}'`, '']),
      ],
    ),
    ...Object.entries(facts.optionInterfaces).flatMap(
      ([name, { members: list, ...rest }]): Fact[] => [
        [`type ${name}`, detailOf(rest)],
        ...members(`type ${name}`, list),
      ],
    ),
    ...facts.onLinks.map((slug): Fact => [`link on.cypress.io/${slug}`, '']),
  ]
}

/** Whether a message about a larger subject already covers this one. */
const isPartOf = (subject: string, wholes: Set<string>) =>
  [...subject.matchAll(/: /g)].some(({ index }) =>
    wholes.has(subject.slice(0, index)),
  )

/** What was added, removed, and changed between two versions, one line each. */
export function describeChanges(before: Facts, after: Facts): string[] {
  const old = new Map(listFacts(before))
  const current = new Map(listFacts(after))
  const added = new Set([...current.keys()].filter((it) => !old.has(it)))
  const removed = new Set([...old.keys()].filter((it) => !current.has(it)))
  const changed = [...current].filter(
    ([subject, detail]) => old.has(subject) && old.get(subject) !== detail,
  )
  return [
    ...[...added]
      .filter((subject) => !isPartOf(subject, added))
      .map((subject) => `${subject} is new in the types`),
    ...[...removed]
      .filter((subject) => !isPartOf(subject, removed))
      .map((subject) => `${subject} is gone from the types`),
    ...changed.map(
      ([subject, detail]) =>
        `${subject} changed from ${old.get(subject) || 'nothing'} to ${detail || 'nothing'}`,
    ),
  ]
}
