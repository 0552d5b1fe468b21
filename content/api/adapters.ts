import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { signatureOf, textOf, typeTextOf } from './declarations'
import type { Adapter, ApiMember, Facts, MountExport } from './facts'

const adapters = [
  'react',
  'vue',
  'angular',
  'svelte',
  'mount-utils',
] satisfies Adapter[]

type Declared =
  | ts.ClassDeclaration
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration

/** What a statement declares. A variable statement can declare several. */
function declaredBy(statement: ts.Statement): Declared[] {
  if (ts.isVariableStatement(statement)) {
    return [...statement.declarationList.declarations]
  }
  const named =
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return named ? [statement] : []
}

/** Names that a statement exports, with `export { … }` or with a modifier. */
function exportedBy(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause
    return clause && ts.isNamedExports(clause)
      ? clause.elements.map(({ name }) => name.getText())
      : []
  }
  const modifiers = ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)
    : undefined
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ? declaredBy(statement).map(({ name }) => name?.getText() ?? '')
    : []
}

function describe(name: string, declarations: Declared[]): MountExport {
  const [first] = declarations
  if (first && ts.isInterfaceDeclaration(first)) {
    const members = first.members.filter(
      (member) =>
        ts.isPropertySignature(member) || ts.isMethodSignature(member),
    )
    return {
      name,
      kind: 'Interface',
      members: members.map((member) => ({
        name: member.name.getText(),
        type: typeTextOf(member),
        ...(member.questionToken && { optional: true }),
      })),
    }
  }
  if (first && ts.isTypeAliasDeclaration(first)) {
    return { name, kind: 'TypeAlias', type: textOf(first.type) }
  }
  if (first && ts.isClassDeclaration(first)) return { name, kind: 'Class' }
  const signatures = declarations
    .filter(ts.isFunctionDeclaration)
    .map(signatureOf)
  if (signatures.length) return { name, kind: 'Function', signatures }
  const type = first && ts.isVariableDeclaration(first) && first.type
  return { name, kind: 'Variable', ...(type && { type: textOf(type) }) }
}

/** What importing an adapter adds to `Cypress`. */
function augmentationsOf(source: ts.SourceFile, adapter: Adapter): ApiMember[] {
  const found: ApiMember[] = []
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Cypress') {
      for (const member of node.members) {
        found.push({
          name: member.name?.getText() ?? '',
          kind: 'augmentation',
          declaredBy: adapter,
          type: typeTextOf(member),
        })
      }
    } else if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) {
      ts.forEachChild(node, visit)
    }
  }
  source.statements.forEach(visit)
  return found
}

/** Reads what the mount adapters export, and what they add to `Cypress`. */
export function readAdapters(folder: string) {
  const read = adapters.map((adapter) => {
    const file = path.join(folder, adapter, 'dist/index.d.ts')
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const declared = source.statements.flatMap(declaredBy)
    const exports = source.statements.flatMap(exportedBy).map((name) =>
      describe(
        name,
        declared.filter((node) => node.name?.getText() === name),
      ),
    )
    return { adapter, exports, added: augmentationsOf(source, adapter) }
  })
  return {
    mount: Object.fromEntries(
      read.map(({ adapter, exports }) => [adapter, exports]),
    ) as Facts['mount'],
    augmentations: read.flatMap(({ added }) => added),
  }
}
