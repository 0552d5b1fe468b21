import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A parameter of a function, as declared. */
export interface Parameter {
  name: string
  /** Source text of the type, without comments and line breaks. */
  type: string
  optional?: true
  rest?: true
}

/** One overload of a function. */
export interface Signature {
  /** Includes the angle brackets: `<E extends Node = HTMLElement>`. */
  typeParameters?: string
  params: Parameter[]
  returns: string
}

/** A property or method of an interface. */
export interface Member {
  name: string
  type: string
  optional?: true
  /** Text of `@default`. Some are wrong: overrides.yml corrects them. */
  default?: string
  /** Text of `@alias`. */
  alias?: string
  private?: true
  deprecated?: true
  /** The interface that declares it, such as `Loggable`. Descriptions refer to it. */
  from: string
}

/** A member of `Chainable`: what can follow `cy.`. */
export interface Command {
  name: string
  /** Text of `@alias`, such as `should` for `and`. */
  alias?: string
  deprecated?: true
  /** Paths of the on.cypress.io links in its doc comment. */
  see: string[]
  /** The name of its type, such as `Chainer<Subject>`, if it has no signatures of its own. */
  type?: string
  signatures: Signature[]
  /** The different types of its `options` parameter. */
  optionTypes?: string[]
  /** All options that any of its overloads accepts. */
  options?: Member[]
  /** Other parameters that accept an object, by name. */
  argumentObjects?: Record<string, { type: string; members: Member[] }>
}

/** An interface, or a type alias for an object type. */
export interface Shape {
  extends?: string[]
  /** Source text of a type alias. */
  type?: string
  /** Own and inherited members. */
  members: Member[]
}

/** Where a configuration option is allowed. */
export type ConfigPlace = 'root' | 'e2e' | 'component' | 'suite' | 'test'

/** An option of cypress.config.ts, or of a suite or a test. */
export interface ConfigOption extends Member {
  experimental?: true
  allowedIn: ConfigPlace[]
}

/** A member of `Cypress`. */
export interface ApiMember {
  name: string
  /** An `augmentation` only exists if a mount adapter is imported. */
  kind: 'property' | 'method' | 'namespace' | 'augmentation'
  /** The adapter that declares an augmentation. */
  declaredBy?: string
  see?: string[]
  private?: true
  deprecated?: true
  type?: string
  signatures?: Signature[]
  members?: { name: string; type: string; optional?: true }[]
}

/** An event and the type of its listener. */
export interface EventFact {
  name: string
  handler: string
  see?: string[]
}

/** A method of the module API. */
export type ModuleMethod =
  ({ name: string } & Signature) | { name: string; type: string }

/** An export of `cypress/react` or another mount adapter. */
export interface MountExport {
  name: string
  kind: 'Class' | 'Function' | 'Interface' | 'TypeAlias' | 'Variable'
  type?: string
  members?: { name: string; type: string; optional?: true }[]
  signatures?: Signature[]
}

/** Types of the module API, by their names in `CypressCommandLine`. */
export type ModuleShape =
  | 'CypressRunOptions'
  | 'CypressOpenOptions'
  | 'CypressCommonOptions'
  | 'TestResult'
  | 'AttemptResult'
  | 'ScreenshotInformation'
  | 'SpecResult'
  | 'RunResult'
  | 'CypressRunResult'
  | 'CypressFailedRunResult'
  | 'CypressCliParser'

/** The mount adapters in the package. */
export type Adapter = 'react' | 'vue' | 'angular' | 'svelte' | 'mount-utils'

/** Everything that the cypress package says about itself. `npm run api` writes it. */
export interface Facts {
  package: 'cypress'
  version: string
  engines: { node: string }
  /** The entry points of the package. */
  exports: string[]
  buildDate: string
  /** Commands, queries, and assertions, sorted by name. */
  commands: Command[]
  /** Shapes by name. Those of `cy.intercept()` and the module API have a prefix. */
  optionInterfaces: Record<string, Shape>
  /** Configuration options, sorted by name. */
  config: ConfigOption[]
  /** What else `Cypress.config()` returns, which can't be set. */
  runtimeConfig: Member[]
  /** Members of `Cypress`, sorted by name. */
  cypressApi: ApiMember[]
  /** Members of `Cypress.Commands`. */
  commandsApi: { name: string; signatures: Signature[] }[]
  /** Events of `Cypress.on()` and `cy.on()`. */
  events: EventFact[]
  /** Events of `on()` in `setupNodeEvents`. */
  pluginEvents: EventFact[]
  /** Events of `req.on()` in `cy.intercept()`. */
  requestEvents: EventFact[]
  /** Chainers of `.should()`, with the other arguments of each overload. */
  chainers: { name: string; overloads: string[] }[]
  /** Unions of literals, with the other types that they allow. */
  enums: Record<string, { values: string[]; also?: string[] }>
  npmApi: { methods: ModuleMethod[] } & Record<ModuleShape, Member[]>
  mount: Record<Adapter, MountExport[]>
  /** Flags by command, as the package spells them: `-b, --browser <…>`. */
  cli: Record<string, string[]>
  /** The paths of all on.cypress.io links in the types. */
  onLinks: string[]
}

/** The committed facts. */
export const factsFile = 'content/api/cypress.json'

/** Reads the committed facts. */
export function readFacts(root: string): Facts {
  return JSON.parse(readFileSync(path.join(root, factsFile), 'utf8')) as Facts
}

/** Formats JSON with each small value on its own line, which keeps diffs short. */
function format(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  const small = indent.length + line.length <= 120
  if (small || typeof value !== 'object' || value === null) return line
  const inner = `${indent} `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Array.isArray(value)
    ? value.map((item) => format(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${format(item, inner)}`,
      )
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}

/** Replaces the committed facts. */
export function writeFacts(root: string, facts: Facts): void {
  writeFileSync(path.join(root, factsFile), `${format(facts)}\n`)
}
