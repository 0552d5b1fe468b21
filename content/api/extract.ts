import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { readAdapters } from './adapters'
import {
  isSignature,
  literalsOf,
  notesOf,
  onLinksIn,
  seenFrom,
  signatureOf,
  textOf,
  typeTextOf,
} from './declarations'
import type {
  ApiMember,
  Command,
  ConfigOption,
  ConfigPlace,
  EventFact,
  Facts,
  Member,
  ModuleMethod,
  ModuleShape,
  Shape,
} from './facts'
import { readFlags } from './flags'
import { merged, openTypes, type NamedType, type Types } from './openTypes'

/** The type with the options that are allowed in each place. */
const places: Record<ConfigPlace, string> = {
  root: 'ConfigOptions',
  e2e: 'EndToEndConfigOptions',
  component: 'ComponentConfigOptions',
  suite: 'SuiteConfigOverrides',
  test: 'TestConfigOverrides',
}

const moduleShapes = [
  'CypressRunOptions',
  'CypressOpenOptions',
  'CypressCommonOptions',
  'TestResult',
  'AttemptResult',
  'ScreenshotInformation',
  'SpecResult',
  'RunResult',
  'CypressRunResult',
  'CypressFailedRunResult',
  'CypressCliParser',
] satisfies ModuleShape[]

const { compare } = new Intl.Collator('en')
const byName = (a: { name: string }, b: { name: string }) =>
  compare(a.name, b.name)

/** The literals in a union, and its other types. */
function unionOf(
  node: NamedType,
): { values: string[]; also?: string[] } | null {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isUnionTypeNode(node.type)) {
    return null
  }
  const literals = node.type.types.filter(ts.isLiteralTypeNode)
  const others = node.type.types.filter((type) => !ts.isLiteralTypeNode(type))
  if (!literals.length) return null
  return {
    values: literals.map(({ literal }) =>
      ts.isStringLiteral(literal) ? literal.text : textOf(literal),
    ),
    ...(others.length && { also: others.map(textOf) }),
  }
}

/**
 * The events in an interface's overloads, whose first parameter is the name.
 */
function eventsOf(members: ts.TypeElement[]): EventFact[] {
  return members.filter(isSignature).flatMap((node) => {
    const [event, listener] = node.parameters
    const see = seenFrom(node)
    return literalsOf(event?.type).map((name) => ({
      name,
      handler: listener?.type ? textOf(listener.type) : 'any',
      ...(see.length && { see }),
    }))
  })
}

/** Declarations by name. The overloads of a method are together. */
function grouped(members: ts.TypeElement[]): Map<string, ts.TypeElement[]> {
  const groups = new Map<string, ts.TypeElement[]>()
  for (const member of members) {
    const name = member.name?.getText()
    if (name) groups.set(name, [...(groups.get(name) ?? []), member])
  }
  return groups
}

/** The first item for each key. */
function unique<T>(items: T[], key: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}

/** The commands: everything on `cy`. */
function readCommands(types: Types): Command[] {
  const groups = [...grouped(types.declaredIn('Chainable'))]
  return groups
    .map(([name, declarations]): Command => {
      const overloads = declarations.filter(isSignature)
      const parameters = overloads
        .flatMap((overload) => [...overload.parameters])
        .flatMap(({ name, type }) =>
          type ? [{ name: name.getText(), type }] : [],
        )
      const options = parameters.filter((it) => it.name === 'options')
      const others = parameters
        .filter((it) => it.name !== 'options')
        .map(({ name, type }) => ({
          name,
          type,
          members: types.membersAt(type),
        }))
        .filter(({ members }) => members.length)
      const property = declarations.find(ts.isPropertySignature)
      const { alias, deprecated } = notesOf(declarations[0] as ts.Node)
      return {
        name,
        ...(alias && { alias }),
        ...(deprecated && { deprecated }),
        see: unique(declarations.flatMap(seenFrom), (slug) => slug),
        ...(property?.type && { type: textOf(property.type) }),
        signatures: overloads.map(signatureOf),
        ...(options.length && {
          optionTypes: unique(
            options.map(({ type }) => textOf(type)),
            (text) => text,
          ),
          options: merged(options.flatMap(({ type }) => types.membersAt(type))),
        }),
        ...(others.length && {
          argumentObjects: Object.fromEntries(
            others.map(({ name, type, members }) => [
              name,
              { type: textOf(type), members },
            ]),
          ),
        }),
      }
    })
    .sort(byName)
}

/** Interfaces that have their own place in the facts. */
const ownSections = ['Chainable', 'Cypress', 'CypressNpmApi']

/** The object types that options and arguments use. */
function readShapes({ named, membersOf }: Types): Record<string, Shape> {
  const shapes: Record<string, Shape> = {}
  for (const { key, node } of named) {
    if (unionOf(node) || shapes[key]) continue
    const members = membersOf(key)
    const ofApi = members.some(({ from }) => ownSections.includes(from))
    if (!members.length || ofApi) continue
    const parents = ts.isInterfaceDeclaration(node)
      ? node.heritageClauses?.flatMap(({ types }) => types.map(textOf))
      : undefined
    shapes[key] = {
      ...(parents && { extends: parents }),
      ...(ts.isTypeAliasDeclaration(node) && { type: textOf(node.type) }),
      members,
    }
  }
  return shapes
}

/** The configuration options, and where each is allowed. */
function readConfig({ membersOf }: Types): ConfigOption[] {
  const keysOf = (place: ConfigPlace) =>
    new Set(membersOf(places[place]).map(({ name }) => name))
  const allowed = Object.keys(places).map((place) => ({
    place: place as ConfigPlace,
    keys: keysOf(place as ConfigPlace),
  }))
  const members = [
    'ResolvedConfigOptions',
    'ConfigOptions',
    'EndToEndConfigOptions',
    'ComponentConfigOptions',
    'TestConfigOverrides',
    'SuiteConfigOverrides',
  ].flatMap(membersOf)
  return unique(members, ({ name }) => name)
    .map((member): ConfigOption => ({
      ...member,
      ...(member.name.startsWith('experimental') && { experimental: true }),
      allowedIn: allowed
        .filter(({ keys }) => keys.has(member.name))
        .map(({ place }) => place),
    }))
    .sort(byName)
}

/** What `Cypress.config()` returns in addition to the options. */
function readRuntimeConfig({ membersOf }: Types): Member[] {
  const settable = new Set(
    ['ResolvedConfigOptions', ...Object.values(places)]
      .flatMap(membersOf)
      .map(({ name }) => name),
  )
  return unique(
    ['RuntimeConfigOptions', 'PluginConfigOptions'].flatMap(membersOf),
    ({ name }) => name,
  ).filter(({ name }) => !settable.has(name))
}

/** Unions of literals by name. */
function readEnums({ named }: Types): Facts['enums'] {
  const enums: Facts['enums'] = {}
  for (const { key, node } of named) {
    const union = unionOf(node)
    if (union) enums[key] = union
  }
  return enums
}

/** Members of `Cypress`. */
function readApi(types: Types): ApiMember[] {
  return [...grouped(types.declaredIn('Cypress'))].map(
    ([name, declarations]): ApiMember => {
      const [first] = declarations as [ts.TypeElement]
      const { private: hidden, deprecated } = notesOf(first)
      const see = unique(declarations.flatMap(seenFrom), (slug) => slug)
      const type = ts.isPropertySignature(first) ? first.type : undefined
      const literal = type && ts.isTypeLiteralNode(type)
      const signatures = declarations.filter(isSignature).map(signatureOf)
      const members = type ? types.membersAt(type) : []
      return {
        name,
        kind: signatures.length ? 'method' : literal ? 'namespace' : 'property',
        ...(hidden && { private: hidden }),
        ...(deprecated && { deprecated }),
        ...(see.length && { see }),
        ...(type && !literal && { type: textOf(type) }),
        ...(signatures.length && { signatures }),
        ...(members.length && {
          members: members.map(({ name, type, optional }) => ({
            name,
            type,
            ...(optional && { optional }),
          })),
        }),
      }
    },
  )
}

/** The chainers of `.should()` in the types. */
function readChainers({ declaredIn }: Types): Facts['chainers'] {
  const chainers = new Map<string, Set<string>>()
  for (const node of declaredIn('Chainer').filter(isSignature)) {
    const [chainer, ...others] = node.parameters
    for (const name of literalsOf(chainer?.type)) {
      const overloads = chainers.get(name) ?? new Set()
      chainers.set(name, overloads.add(others.map(textOf).join(', ')))
    }
  }
  return [...chainers].map(([name, overloads]) => ({
    name,
    overloads: [...overloads],
  }))
}

/** The shapes of the module API, and its methods. */
function readModuleApi(types: Types): Facts['npmApi'] {
  const methods = types
    .declaredIn('CypressNpmApi')
    .map((node): ModuleMethod => {
      const name = node.name?.getText() ?? ''
      return isSignature(node)
        ? { name, ...signatureOf(node) }
        : { name, type: typeTextOf(node) }
    })
  const shapes = moduleShapes.map((name) => [
    name,
    types.membersOf(`CypressCommandLine:${name}`),
  ])
  return { methods, ...Object.fromEntries(shapes) } as Facts['npmApi']
}

/** The methods of `Cypress.Commands`. */
function readCommandsApi({ declaredIn }: Types): Facts['commandsApi'] {
  return [...grouped(declaredIn('Commands'))].map(([name, declarations]) => ({
    name,
    signatures: declarations.filter(isSignature).map(signatureOf),
  }))
}

interface Manifest {
  version: string
  engines: { node: string }
  exports: Record<string, unknown>
  buildInfo: { commitDate: string }
}

/** Reads all facts from the installed package, which takes about a second. */
export function extractFacts(root: string): Facts {
  const folder = path.join(root, 'node_modules/cypress')
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const manifest = JSON.parse(read('package.json')) as Manifest
  const types = openTypes(folder)
  const { mount, augmentations } = readAdapters(folder)
  return {
    package: 'cypress',
    version: manifest.version,
    engines: manifest.engines,
    exports: Object.keys(manifest.exports),
    buildDate: manifest.buildInfo.commitDate,
    commands: readCommands(types),
    optionInterfaces: readShapes(types),
    config: readConfig(types),
    runtimeConfig: readRuntimeConfig(types),
    cypressApi: [...readApi(types), ...augmentations].sort(byName),
    commandsApi: readCommandsApi(types),
    events: eventsOf(types.declaredIn('Actions')),
    pluginEvents: eventsOf(types.declaredIn('PluginEvents')),
    requestEvents: eventsOf(types.declaredIn('net-stubbing:RequestEvents')),
    chainers: readChainers(types),
    enums: readEnums(types),
    npmApi: readModuleApi(types),
    mount,
    cli: readFlags(read('dist/cli.js')),
    onLinks: onLinksIn(types.texts.join('\n')).sort(),
  }
}
