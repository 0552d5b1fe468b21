import { schemaVersion } from './apiData'
import { kindNames } from './kinds'
import { configPlaces } from './rows'

const text = (description: string) => ({ type: 'string', description })

const list = (items: object, description: string) => ({
  type: 'array',
  items,
  description,
})

const listOf = (definition: string, description: string) =>
  list({ $ref: `#/$defs/${definition}` }, description)

/** An object that always has some properties, can have others, and has no more. */
const record = (
  required: Record<string, object>,
  optional: Record<string, object> = {},
) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
})

const name = { name: text('As you write it in code.') }

const entry = {
  since: text('The version of Cypress that added it, if known.'),
  by: text(
    'The oldest version that is known to have it, if no source says which one added it.',
  ),
  changed: text('The last version that changed it, if known.'),
  url: { ...text('Where it is documented.'), format: 'uri' },
  description: text('Markdown. Links start at the root of the site.'),
}

const option = {
  ...entry,
  type: text('In TypeScript. For a flag, what follows it.'),
  default: {
    type: 'object',
    description: 'One of these.',
    properties: {
      value: text('In JavaScript.'),
      config: text('The setting whose value it is.'),
      text: text('Markdown, because it depends on something else.'),
    },
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  },
  places: list(
    { enum: configPlaces },
    'Where you can set it: at the top level of the configuration file, for one type of test, on a suite, or on a test.',
  ),
}

/** Describes `/api/cypress.json`, which `apiData.ts` makes, for other programs. */
export const apiSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The API of Cypress',
  ...record({
    $schema: text('The address of this schema.'),
    schema: {
      const: schemaVersion,
      description:
        'Changes when programs that read the data have to change. New properties can appear without a change.',
    },
    version: text('The version of Cypress.'),
    commands: listOf('command', 'Everything that can follow `cy.`'),
    assertions: listOf('entry', 'What `.should()` accepts as a string.'),
    members: listOf('entry', 'Members of `Cypress` and of its objects.'),
    events: record({
      browser: listOf('entry', 'Events of `Cypress.on()` and `cy.on()`.'),
      node: listOf('entry', 'Events of `on()` in `setupNodeEvents`.'),
      request: listOf('entry', 'Events of `req.on()`.'),
    }),
    config: listOf('option', 'Settings in `cypress.config.ts`.'),
    cli: {
      type: 'object',
      description: 'The flags of each command of the command line.',
      additionalProperties: listOf('option', 'Flags.'),
    },
    module: record({
      run: listOf('option', 'Options of `cypress.run()`.'),
      open: listOf('option', 'Options of `cypress.open()`.'),
    }),
  }),
  $defs: {
    entry: record(name, entry),
    option: record(name, option),
    command: record(
      {
        ...name,
        kind: { enum: kindNames },
        position: {
          enum: ['parent', 'child', 'dual'],
          description:
            'Whether it starts a chain, continues one, or can do either.',
        },
        calls: list({ type: 'string' }, 'The lists of arguments it takes.'),
        yields: text('Markdown: the subject of the next command.'),
        options: listOf('option', 'Members of its `options` argument.'),
      },
      entry,
    ),
  },
}
