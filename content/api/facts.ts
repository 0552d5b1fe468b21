import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A parameter of a function, as its declaration writes it. */
export interface Parameter {
  name: string
  /** Source text of the type, without comments and line breaks. */
  type: string
  optional?: true
  rest?: true
}

/** One overload of a function. */
export interface Signature {
  /** With its angle brackets: `<E extends Node = HTMLElement>`. */
  typeParameters?: string
  params: Parameter[]
  returns: string
}

/** A property or method of an interface. */
export interface Member {
  name: string
  type: string
  optional?: true
  /** Text of `@default`. The types are not always right here: see overrides.yml. */
  default?: string
  /** Text of `@alias`. */
  alias?: string
  private?: true
  deprecated?: true
  /** The interface that declares it, which is where its description hangs: `Loggable`. */
  from: string
}

/** A member of `Chainable`: what can follow `cy.`. */
export interface Command {
  name: string
  /** Text of `@alias`: `should` for `and`. */
  alias?: string
  deprecated?: true
  /** Addresses below on.cypress.io that an editor shows for it. */
  see: string[]
  /** Where the command is typed by a name and not by its own signatures: `Chainer<Subject>`. */
  type?: string
  signatures: Signature[]
  /** Types of its parameter `options`, one for each that differs. */
  optionTypes?: string[]
  /** What all its `options` accept together. */
  options?: Member[]
  /** Its other parameters that accept an object, by their names. */
  argumentObjects?: Record<string, { type: string; members: Member[] }>
}

/** A named shape: an interface, or a type that comes down to one. */
export interface Shape {
  extends?: string[]
  /** Source text, where it is a `type` and not an `interface`. */
  type?: string
  /** Own and inherited members. */
  members: Member[]
}

/** Where a configuration option may stand. */
export type ConfigPlace = 'root' | 'e2e' | 'component' | 'suite' | 'test'

/** A key of cypress.config.ts, or of the options of a suite or a test. */
export interface ConfigOption extends Member {
  experimental?: true
  allowedIn: ConfigPlace[]
}

/** A member of `Cypress`. */
export interface ApiMember {
  name: string
  /** An `augmentation` is there only while a mount adapter is imported. */
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

/** What `cypress/react` and its like export. */
export interface MountExport {
  name: string
  kind: 'Class' | 'Function' | 'Interface' | 'TypeAlias' | 'Variable'
  type?: string
  members?: { name: string; type: string; optional?: true }[]
  signatures?: Signature[]
}

/** The shapes of the module API, by their names in `CypressCommandLine`. */
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

/** The mount adapters that the package brings. */
export type Adapter = 'react' | 'vue' | 'angular' | 'svelte' | 'mount-utils'

/** All that the installed cypress package says of itself, made by `npm run api`. */
export interface Facts {
  package: 'cypress'
  version: string
  engines: { node: string }
  /** The entry points of the package. */
  exports: string[]
  buildDate: string
  /** Commands, queries and assertions, by name. */
  commands: Command[]
  /** Shapes by name; those of the network layer and the module API have a prefix. */
  optionInterfaces: Record<string, Shape>
  /** Configuration options, by name. */
  config: ConfigOption[]
  /** What `Cypress.config()` also gives, and nobody may set. */
  runtimeConfig: Member[]
  /** Members of `Cypress`, by name. */
  cypressApi: ApiMember[]
  /** Members of `Cypress.Commands`. */
  commandsApi: { name: string; signatures: Signature[] }[]
  /** What `Cypress.on` and `cy.on` know. */
  events: EventFact[]
  /** What `on` of `setupNodeEvents` knows. */
  pluginEvents: EventFact[]
  /** What `req.on` of `cy.intercept` knows. */
  requestEvents: EventFact[]
  /** First arguments of `.should`, and the other arguments of each overload. */
  chainers: { name: string; overloads: string[] }[]
  /** Unions of literals, and what else each allows. */
  enums: Record<string, { values: string[]; also?: string[] }>
  npmApi: { methods: ModuleMethod[] } & Record<ModuleShape, Member[]>
  mount: Record<Adapter, MountExport[]>
  /** Flags as the package spells them (`-b, --browser <…>`), by command. */
  cli: Record<string, string[]>
  /** Every address below on.cypress.io that the types name. */
  onLinks: string[]
}

/** The committed facts, below the root. */
export const factsFile = 'content/api/cypress.json'

/** Reads the facts once for a check or a build. */
export function readFacts(root: string): Facts {
  return JSON.parse(readFileSync(path.join(root, factsFile), 'utf8')) as Facts
}

/** JSON with what fits on a line on one line, so that a change is a short diff. */
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
