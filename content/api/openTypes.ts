import path from 'node:path'
import ts from 'typescript'
import { notesOf, ownerOf, typeTextOf } from './declarations'
import type { Member } from './facts'

/** A declaration of a named type. */
export type NamedType = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

interface Named {
  /** Name with the prefix of its file or namespace: `net-stubbing:Route`. */
  key: string
  node: NamedType
}

/** The prefix that each namespace or module adds to the names of its types. */
const namespaces: Record<string, string> = {
  global: '',
  cypress: '',
  Cypress: '',
  CypressCommandLine: 'CypressCommandLine:',
}

/** The interfaces and types in a file, including those in namespaces. */
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

/** The declaration files to read, in the order of the facts. */
const typeFiles = [
  'cypress-automation',
  'cypress',
  'net-stubbing',
  'cypress-npm-api',
]

/** A union of two types, without duplicates if both are simple. */
function eitherType(a: string, b: string): string {
  if (a === b) return a
  const plain = !/[(){}<>[\]]/.test(a + b)
  const parts = plain ? [a, b].flatMap((type) => type.split(' | ')) : [a, b]
  return [...new Set(parts)].join(' | ')
}

/** Merges the members of several types. One is optional if it always is. */
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

/** Loads the package's types into the compiler. */
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

  /** Properties that the package itself declares, in source order. */
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
    /** Members of a type that's used in a declaration. */
    membersAt: (node: ts.TypeNode) =>
      membersOf(checker.getTypeFromTypeNode(node)),
    /** Members of an interface or a type by its key. */
    membersOf: (key: string) =>
      nodesOf(key)
        .slice(0, 1)
        .flatMap((node) => membersOf(checker.getTypeAtLocation(node.name))),
    /** Members that an interface declares itself. */
    declaredIn: (key: string) =>
      nodesOf(key)
        .filter(ts.isInterfaceDeclaration)
        .flatMap(({ members }) => [...members]),
    /** Contents of the declaration files, without the bundled libraries. */
    texts: sources.map(({ text }) => text),
  }
}

export type Types = ReturnType<typeof openTypes>
