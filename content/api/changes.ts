import type { Facts, Member, MountExport, Signature } from './facts'

interface Detail {
  name?: string
  type?: string
  handler?: string
  default?: string
  [key: string]: unknown
}

/** One thing that the types tell, and all that is known of it, as text. */
type Told = [subject: string, detail: string]

/** All that a fact tells besides its name and its parts: `boolean = true, optional`. */
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

const calls = (subject: string, signatures: Signature[] = []): Told[] =>
  signatures.length
    ? [
        [
          `${subject}: the list of its overloads`,
          signatures.map(callOf).join('\n'),
        ],
      ]
    : []

const members = (
  subject: string,
  list: { name: string }[] = [],
  noun = 'member',
): Told[] =>
  list.map((member) => [
    `${subject}: ${noun} \`${member.name}\``,
    detailOf({ ...member }),
  ])

const exported = (subject: string, { name, ...fact }: MountExport): Told[] => [
  [
    `${subject} exports \`${name}\``,
    detailOf({ type: fact.type, kind: fact.kind }),
  ],
  ...calls(`${subject} exports \`${name}\``, fact.signatures),
  ...members(`${subject} exports \`${name}\``, fact.members),
]

/** Everything in the facts as a list of subjects, those that hold others first. */
function tell(facts: Facts): Told[] {
  const { methods, ...moduleShapes } = facts.npmApi
  return [
    ['the version of the package', facts.version],
    ['the date of its build', facts.buildDate],
    ['the Node.js versions it supports', facts.engines.node],
    ...facts.exports.map((name): Told => [`entry point \`${name}\``, '']),
    ...facts.commands.flatMap(
      ({
        name,
        signatures,
        options,
        argumentObjects = {},
        ...rest
      }): Told[] => [
        [`cy.${name}`, detailOf(rest)],
        ...calls(`cy.${name}`, signatures),
        ...members(`cy.${name}`, options, 'option'),
        ...Object.entries(argumentObjects).flatMap(
          ([argument, { type, members: list }]): Told[] => [
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
      ({ name, signatures, members: list, ...rest }): Told[] => [
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
    ...members('on of setupNodeEvents', facts.pluginEvents, 'event'),
    ...members('req.on of cy.intercept', facts.requestEvents, 'event'),
    ...members('should', facts.chainers, 'chainer'),
    ...methods.map((method): Told => [
      `cypress.${method.name}()`,
      detailOf({ ...method }),
    ]),
    ...Object.entries(moduleShapes).flatMap(
      ([name, list]: [string, Member[]]) => members(`module API ${name}`, list),
    ),
    ...Object.entries(facts.mount).flatMap(([adapter, list]) =>
      list.flatMap((fact) => exported(`cypress/${adapter}`, fact)),
    ),
    ...Object.entries(facts.cli).flatMap(([command, flags]): Told[] => [
      [`command \`cypress ${command}\``, ''],
      ...flags.map((flag): Told => [
        `command \`cypress ${command}\`: flag \`${flag}\``,
        '',
      ]),
    ]),
    ...Object.entries(facts.enums).flatMap(
      ([name, { values, also }]): Told[] => [
        [`type ${name}`, also?.join(', ') ?? ''],
        ...values.map((value): Told => [`type ${name}: value '${value}'`, '']),
      ],
    ),
    ...Object.entries(facts.optionInterfaces).flatMap(
      ([name, { members: list, ...rest }]): Told[] => [
        [`type ${name}`, detailOf(rest)],
        ...members(`type ${name}`, list),
      ],
    ),
    ...facts.onLinks.map((slug): Told => [`link on.cypress.io/${slug}`, '']),
  ]
}

/** Whether the subject is a part of one that is told of already. */
const isPartOf = (subject: string, wholes: Set<string>) =>
  [...subject.matchAll(/: /g)].some(({ index }) =>
    wholes.has(subject.slice(0, index)),
  )

/** What the types have gained, lost and changed, a sentence each. */
export function describeChanges(before: Facts, after: Facts): string[] {
  const old = new Map(tell(before))
  const current = new Map(tell(after))
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
