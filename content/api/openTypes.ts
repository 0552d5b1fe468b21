import path from 'node:path'
import ts from 'typescript'
import { notesOf, ownerOf, typeTextOf } from './declarations'
import type { Member } from './facts'

/** What a name of the types stands for. */
export type NamedType = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

interface Named {
  /** With the prefix of its file or namespace: `net-stubbing:Route`. */
  key: string
  node: NamedType
}

/** Namespaces and modules, and what they put before the names of their types. */
const namespaces: Record<string, string> = {
  global: '',
  cypress: '',
  Cypress: '',
  CypressCommandLine: 'CypressCommandLine:',
}

/** Interfaces and types of a file, by the namespaces they stand in. */
function namedTypesOf(source: ts.SourceFile): Named[] {
  const network = path.basename(source.fileName) === 'net-stubbing.d.ts'
  const within = (node: ts.Node, prefix: string): Named[] => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return [{ key: prefix + node.name.text, node }]
    }
    if (!ts.isModuleDeclaration(node) || !node.body) return []
    if (!ts.isModuleBlock(node.body)) return []
    const inner =
      namespaces[node.name.text] ??
      (network ? `${prefix}${node.name.text}.` : undefined)
    if (inner === undefined) return []
    return node.body.statements.flatMap((child) => within(child, inner))
  }
  return source.statements.flatMap((node) =>
    ts.isModuleDeclaration(node) || network
      ? within(node, network ? 'net-stubbing:' : '')
      : [],
  )
}

/** The files of types that are read, in the order of their facts. */
const typeFiles = [
  'cypress-automation',
  'cypress',
  'net-stubbing',
  'cypress-npm-api',
]

/** Two types that a property may have, each part once where that is plain. */
function eitherType(a: string, b: string): string {
  if (a === b) return a
  const plain = !/[(){}<>[\]]/.test(a + b)
  const parts = plain ? [a, b].flatMap((type) => type.split(' | ')) : [a, b]
  return [...new Set(parts)].join(' | ')
}

/** Members of several shapes as one: optional where each shape leaves it out. */
export function merged(members: Member[]): Member[] {
  const byNames = new Map<string, Member>()
  for (const member of members) {
    const before = byNames.get(member.name) ?? member
    const { name, type, optional, ...notes } = before
    byNames.set(name, {
      name,
      type: eitherType(type, member.type),
      ...(optional && member.optional && { optional }),
      ...notes,
    })
  }
  return [...byNames.values()]
}

/** The types of the package, opened once. */
export function openTypes(folder: string) {
  const files = typeFiles.map((name) => path.join(folder, `types/${name}.d.ts`))
  const program = ts.createProgram({
    rootNames: [path.join(folder, 'types/index.d.ts')],
    options: {
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      target: ts.ScriptTarget.ES2022,
      strict: true,
      types: [],
    },
  })
  const checker = program.getTypeChecker()
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? [])
  const isOwn = (node: ts.Node) => sources.includes(node.getSourceFile())

  const propertiesOf = (type: ts.Type): ts.Symbol[] =>
    type.isUnion()
      ? type.types.flatMap(propertiesOf)
      : checker.getPropertiesOfType(type)

  /** Properties that the package itself declares, in the order of their source. */
  function membersOf(type: ts.Type): Member[] {
    const found = propertiesOf(type).flatMap((symbol) => {
      const declaration = symbol.declarations?.find(isOwn)
      const from = declaration && ownerOf(declaration)
      return from ? [{ symbol, declaration, from }] : []
    })
    const owners = [...new Set(found.map(({ from }) => from))]
    const inOrder = found.sort(
      (a, b) =>
        owners.indexOf(a.from) - owners.indexOf(b.from) ||
        a.declaration.pos - b.declaration.pos,
    )
    return merged(
      inOrder.map(({ symbol, declaration, from }) => ({
        name: symbol.name,
        type: typeTextOf(declaration),
        ...(symbol.flags & ts.SymbolFlags.Optional && { optional: true }),
        ...notesOf(declaration),
        from,
      })),
    )
  }

  const named = sources.flatMap(namedTypesOf)
  const nodesOf = (key: string) =>
    named.filter((type) => type.key === key).map(({ node }) => node)

  return {
    named,
    /** Members of a type where a declaration uses it. */
    membersAt: (node: ts.TypeNode) =>
      membersOf(checker.getTypeFromTypeNode(node)),
    /** Members of an interface or a type by its name. */
    membersOf: (key: string) =>
      nodesOf(key)
        .slice(0, 1)
        .flatMap((node) => membersOf(checker.getTypeAtLocation(node.name))),
    /** What an interface itself declares. */
    declaredIn: (key: string) =>
      nodesOf(key)
        .filter(ts.isInterfaceDeclaration)
        .flatMap(({ members }) => [...members]),
    /** Every file of types, those of the bundled libraries left out. */
    texts: sources.map(({ text }) => text),
  }
}

/** The types of the package, as the readers of facts ask for them. */
export type Types = ReturnType<typeof openTypes>
