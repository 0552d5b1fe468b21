import type { Facts } from './facts'
import { splitFlag } from './rows'

/** Where the package declares a name. */
interface Declared {
  /** Relative to `node_modules/cypress`. */
  file: string
  /** Text to start looking after, such as `interface Cypress {`. */
  after?: string
  text: RegExp
}

/** A name in the package's API, which exactly one page has to document. */
export interface Name {
  /** What pages claim: `cy.click`, `config.baseUrl`, `cli.run.--headed`. */
  id: string
  /** How pages spell it: `baseUrl`. */
  spelling: string
  /** The set it belongs to, which a page can claim as a whole: `config`. */
  set?: string
  declared: Declared
}

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Matches a property or a method in a type declaration file. */
const member = (name: string) =>
  new RegExp(`^\\s+(readonly )?${escape(name)}\\s*[?<(:]`)

const quoted = (name: string) => new RegExp(`^[^*]*'${escape(name)}'`)

const types = 'types/cypress.d.ts'
const network = 'types/net-stubbing.d.ts'
const moduleTypes = 'types/cypress-npm-api.d.ts'

/** Members of a set. Their ids start with its id. */
function membersOf(
  set: string,
  spellings: string[],
  declared: (spelling: string) => Declared,
): Name[] {
  return spellings.map((spelling) => ({
    id: `${set}.${spelling}`,
    spelling,
    set,
    declared: declared(spelling),
  }))
}

const spelled = ({ name }: { name: string }) => name

function commands(facts: Facts): Name[] {
  return facts.commands.map(({ name }) => ({
    id: `cy.${name}`,
    spelling: name,
    declared:
      name === 'intercept'
        ? { file: network, after: 'interface Chainable', text: member(name) }
        : { file: types, after: 'interface Chainable<', text: member(name) },
  }))
}

function cypressApi(facts: Facts): Name[] {
  const shown = facts.cypressApi.filter((entry) => !entry.private)
  return shown.flatMap(({ name, type, members = [], declaredBy }): Name[] => {
    const id = `Cypress.${name}`
    const file = declaredBy ? `${declaredBy}/dist/index.d.ts` : types
    const declared = { file, after: 'interface Cypress {', text: member(name) }
    const after = type ? `interface ${type} ` : `    ${name}: {`
    return [
      { id, spelling: name, declared },
      ...membersOf(id, members.map(spelled), (spelling) => ({
        file: types,
        after,
        text: member(spelling),
      })),
    ]
  })
}

/** Sets of plain names, such as events, that a page lists. */
function sets(facts: Facts): Name[] {
  const inTypes = (
    after: string,
    text: (name: string) => RegExp,
    file = types,
  ) =>
    ({
      set: { file, after: '', text: new RegExp(escape(after)) },
      member: (spelling: string) => ({ file, after, text: text(spelling) }),
    }) as const
  const all = [
    {
      id: 'events',
      from: facts.events,
      ...inTypes('interface Actions ', quoted),
    },
    {
      id: 'pluginEvents',
      from: facts.pluginEvents,
      ...inTypes('interface PluginEvents ', quoted),
    },
    {
      id: 'requestEvents',
      from: facts.requestEvents,
      ...inTypes('interface RequestEvents', quoted, network),
    },
    {
      id: 'config',
      from: facts.config,
      ...inTypes('interface ResolvedConfigOptions', member),
    },
    {
      id: 'runtimeConfig',
      from: facts.runtimeConfig,
      ...inTypes('interface RuntimeConfigOptions', member),
    },
    {
      id: 'chainers',
      from: facts.chainers,
      ...inTypes('interface Chainer<', quoted),
    },
  ]
  const offered = all.filter(({ from }) => from.length)
  return offered.flatMap(({ id, from, set, member: declared }) => [
    { id, spelling: id, declared: set },
    ...membersOf(id, from.map(spelled), declared),
  ])
}

function moduleApi(facts: Facts): Name[] {
  const { methods, CypressRunOptions, CypressOpenOptions, CypressCliParser } =
    facts.npmApi
  const shapes: Record<string, { shape: string; members: { name: string }[] }> =
    {
      run: { shape: 'CypressRunOptions', members: CypressRunOptions },
      open: { shape: 'CypressOpenOptions', members: CypressOpenOptions },
      cli: { shape: 'CypressCliParser', members: CypressCliParser },
    }
  const common = new Set(facts.npmApi.CypressCommonOptions.map(spelled))
  const after = 'interface CypressNpmApi'
  return [
    {
      id: 'npm',
      spelling: 'npm',
      declared: { file: moduleTypes, text: new RegExp(after) },
    },
    ...membersOf('npm', methods.map(spelled), (name) => ({
      file: moduleTypes,
      after,
      text: member(name),
    })),
    ...methods.flatMap(({ name }) => {
      const { shape = '', members = [] } = shapes[name] ?? {}
      return membersOf(`npm.${name}`, members.map(spelled), (option) => ({
        file: moduleTypes,
        after: `interface ${common.has(option) ? 'CypressCommonOptions' : shape} `,
        text: member(option),
      }))
    }),
  ]
}

function commandLine(facts: Facts): Name[] {
  const file = 'dist/cli.js'
  const program = { file, text: /createProgram = / }
  return [
    { id: 'cli', spelling: 'cypress', declared: program },
    ...Object.entries(facts.cli).flatMap(([command, flags]) => [
      {
        id: `cli.${command}`,
        spelling: command,
        set: 'cli',
        declared: {
          file,
          text: new RegExp(`command\\('${escape(command)}'\\)`),
        },
      },
      ...membersOf(
        `cli.${command}`,
        flags.map((flag) => splitFlag(flag).name),
        (flag) => ({
          file,
          after: `.command('${command}')`,
          text: new RegExp(`option\\('[^']*${escape(flag)}\\b`),
        }),
      ),
    ]),
  ]
}

function adapters(facts: Facts): Name[] {
  return Object.entries(facts.mount).flatMap(([adapter, exports]) => {
    const file = `${adapter}/dist/index.d.ts`
    return [
      {
        id: `mount.${adapter}`,
        spelling: `cypress/${adapter}`,
        declared: { file, text: /^export/ },
      },
      ...membersOf(`mount.${adapter}`, exports.map(spelled), (name) => ({
        file,
        text: new RegExp(`\\b(${declaring}) ${escape(name)}\\b`),
      })),
    ]
  })
}

const declaring = 'class|const|function|interface|type'

/** All names in the facts by id. Sets come before their members. */
export function namesOf(facts: Facts): Map<string, Name> {
  const names = [
    ...commands(facts),
    ...cypressApi(facts),
    ...sets(facts),
    ...moduleApi(facts),
    ...commandLine(facts),
    ...adapters(facts),
  ]
  return new Map(names.map((name) => [name.id, name]))
}

/** Where the package declares a name, for messages: `…/cypress.d.ts:1234`. */
export function placeOf(
  { declared: { file, after = '', text } }: Name,
  read: (file: string) => string,
): string {
  const lines = read(file).split('\n')
  const start = Math.max(
    0,
    lines.findIndex((line) => line.includes(after)),
  )
  const found = [start, 0]
    .map((from) =>
      lines.findIndex((line, index) => index >= from && text.test(line)),
    )
    .find((index) => index >= 0)
  const line = found === undefined ? '' : `:${found + 1}`
  return `node_modules/cypress/${file}${line}`
}
