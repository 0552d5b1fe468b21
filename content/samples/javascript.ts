import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { blankSourceFile } from 'ts-blank-space'
import ts from 'typescript'

/** A sample for readers who write JavaScript. */
export interface JavaScriptSample {
  code: string
  title: string | undefined
}

/** Node.js loads these as CommonJS in a package that does not say otherwise. */
const loadedByNode =
  /(^|\/)(cypress|webpack)\.config\.ts$|^(cypress\/)?(plugins|scripts|server)\//

/**
 * The JavaScript that a TypeScript sample stands for: types are taken out, and
 * what only they needed; files that Node.js loads become CommonJS, as people
 * write it. Nothing comes back where nothing but types was there. Throws, with
 * words for the author, where a sample is more than JavaScript with types.
 */
export async function toJavaScript(
  code: string,
  language: 'ts' | 'tsx',
  title?: string,
): Promise<JavaScriptSample | undefined> {
  let script = dropEmptyMarks(dropTypes(code, language))
  let ending = 'js'
  if (title && loadedByNode.test(title)) {
    if (needsModule(script)) ending = 'mjs'
    else script = toCommonJs(script)
    script = renameStrings(script)
  } else {
    script = renameImports(script)
  }
  if (!hasSubstance(script)) return undefined
  return {
    code: script === code ? code : await prettify(script, 'sample.js'),
    title: title?.replace(/\.ts(x?)$/, `.${ending}$1`),
  }
}

interface Edit {
  start: number
  end: number
  text: string
}

function applyEdits(text: string, edits: Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: replacement }) =>
        result.slice(0, start) + replacement + result.slice(end),
      text,
    )
}

/** Spaces in place of text, so that all that follows keeps its place. */
const blank = (text: string, { start, end }: Omit<Edit, 'text'>): Edit => ({
  start,
  end,
  text: text.slice(start, end).replace(/[^\n]/g, ' '),
})

const parse = (code: string, kind: ts.ScriptKind) =>
  ts.createSourceFile('sample', code, ts.ScriptTarget.ESNext, true, kind)

const parseScript = (code: string) => parse(code, ts.ScriptKind.JSX)

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

/** TypeScript that makes code, for which JavaScript has no like. */
const hints: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EnumDeclaration]:
    'an enum has no like in JavaScript; use a union of strings or an object',
  [ts.SyntaxKind.ModuleDeclaration]:
    'a namespace has no like in JavaScript; export from a module',
  [ts.SyntaxKind.Parameter]:
    'a parameter with a modifier has no like in JavaScript; declare the property and assign it',
}

function dropTypes(code: string, language: 'ts' | 'tsx'): string {
  const source = parse(
    code,
    language === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  let blanked = blankSourceFile(source, (refused) => {
    const node = ts.isModifier(refused) ? refused.parent : refused
    const found = code
      .slice(node.getStart(source), node.end)
      .split('\n')[0]
      ?.trim()
    const hint =
      hints[node.kind] ??
      `${ts.SyntaxKind[node.kind]} has no like in JavaScript`
    throw new Error(`"${found}": ${hint}, or say typescript-only at the fence`)
  })
  blanked = applyEdits(blanked, typesOfElements(source))
  if (blanked === code) return code
  blanked = applyEdits(blanked, [
    ...commentsOnTypes(source),
    ...compilerComments(code),
  ])
  blanked = dropTypeImports(blanked, source).replace(moduleSign, '')
  return dropEmptied(blanked, code)
}

/** Lines that only types stood on. */
function dropEmptied(blanked: string, code: string): string {
  const before = code.split('\n')
  return blanked
    .split('\n')
    .filter((line, index) => line.trim() || !before[index]?.trim())
    .join('\n')
}

/** `<List<Plant> />`, which ts-blank-space leaves. */
function typesOfElements(source: ts.SourceFile): Edit[] {
  const edits: Edit[] = []
  walk(source, (node) => {
    if (!ts.isJsxOpeningLikeElement(node) || !node.typeArguments) return
    const { pos, end } = node.typeArguments
    const range = { start: pos - 1, end: source.text.indexOf('>', end) + 1 }
    edits.push(blank(source.text, range))
  })
  return edits
}

/** Says to TypeScript alone that a file is a module. */
const moduleSign = /^export \{\};?$/m

const isTypeOnly = (node: ts.Node): boolean =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isImportDeclaration(node) &&
    node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly) ||
  (ts.canHaveModifiers(node) &&
    node.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.DeclareKeyword,
    ) === true)

/** Comments that begin or end a marked passage outlast what they stand above. */
const passageMark = /-(start|end)\s*(\*\/\s*)?$/

/** What is said of a type goes with it. */
function commentsOnTypes(source: ts.SourceFile): Edit[] {
  const { text } = source
  const edits: Edit[] = []
  walk(source, (node) => {
    if (isTypeOnly(node)) edits.push(...attachedComments(text, node))
  })
  return edits
}

/** The comments right above a node, with no line between. */
function attachedComments(text: string, node: ts.Node): Edit[] {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  const edits: Edit[] = []
  let below = node.getStart()
  for (const { pos, end } of comments.reverse()) {
    const comment = text.slice(pos, end)
    if (/\n\s*\n/.test(text.slice(end, below)) || comment.startsWith('///')) {
      break
    }
    if (!passageMark.test(comment)) {
      edits.push(blank(text, { start: pos, end }))
    }
    below = pos
  }
  return edits
}

/** Comments to the TypeScript compiler. */
const compilerComments = (code: string): Edit[] =>
  [...code.matchAll(/^[ \t]*\/\/ @ts-.*$/gm)].map(({ index, 0: comment }) =>
    blank(code, { start: index, end: index + comment.length }),
  )

/** Names that a file uses, other than by importing them. */
function namesIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue
    walk(statement, (node) => {
      if (ts.isIdentifier(node)) names.add(node.text)
    })
  }
  return names
}

/** Takes out the imports that only types used. */
function dropTypeImports(script: string, typed: ts.SourceFile): string {
  const source = parseScript(script)
  const before = namesIn(typed)
  const after = namesIn(source)
  const stays = ({ text }: ts.Identifier) =>
    after.has(text) || !before.has(text)
  const edits = source.statements.flatMap((statement): Edit[] => {
    if (!ts.isImportDeclaration(statement)) return []
    const imported = readImport(statement)
    const { isolated, named } = imported
    if (!isolated.length && !named.length) return []
    const left = {
      ...imported,
      isolated: isolated.filter(({ name }) => stays(name)),
      named: named.filter(({ name }) => stays(name)),
    }
    const range = { start: statement.getStart(), end: statement.end }
    if (!left.isolated.length && !left.named.length) {
      return [blank(script, range), ...attachedComments(script, statement)]
    }
    if (
      left.isolated.length === isolated.length &&
      left.named.length === named.length
    ) {
      return []
    }
    const names = [
      ...left.isolated.map(({ text }) => text),
      ...(left.named.length
        ? [`{ ${left.named.map(({ text }) => text).join(', ')} }`]
        : []),
    ]
    const from = statement.moduleSpecifier.getText()
    // As many lines as before, for each has to keep its place.
    const rest = script.slice(range.start, range.end).replace(/[^\n]/g, '')
    return [
      { ...range, text: `import ${names.join(', ')} from ${from}${rest}` },
    ]
  })
  return applyEdits(script, edits)
}

interface ImportedName {
  name: ts.Identifier
  /** As it stands in the declaration. */
  text: string
}

interface Import {
  /** `name` and `* as name`. */
  isolated: ImportedName[]
  /** `{ name, other as name }` */
  named: (ImportedName & { from: string })[]
}

function readImport({ importClause }: ts.ImportDeclaration): Import {
  const bindings = importClause?.namedBindings
  const isolated = [
    importClause?.name,
    bindings && ts.isNamespaceImport(bindings) ? bindings : undefined,
  ].flatMap((found): ImportedName[] => {
    if (!found) return []
    const name = ts.isNamespaceImport(found) ? found.name : found
    return [{ name, text: found.getText() }]
  })
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((element) => ({
          name: element.name,
          text: element.getText(),
          from: (element.propertyName ?? element.name).text,
        }))
      : []
  return { isolated, named }
}

/** A passage that held only types has no lines left to mark. */
const dropEmptyMarks = (code: string) =>
  code.replace(
    /^[ \t]*\/\/ (\w+)-start[ \t]*\n(?:[ \t]*\n)*[ \t]*\/\/ \1-end[ \t]*$/gm,
    '',
  )

/** What `require` does not give as `import` gives it. */
const onlyForModules = /^@(vitejs|sveltejs)\/|(^|\/)vite\.config$|\.mjs$/

/** Whether a file can only be a module: it imports one, or awaits outside. */
function needsModule(script: string): boolean {
  let found = false
  const visit = (node: ts.Node, isOutside: boolean): void => {
    found ||=
      ts.isMetaProperty(node) ||
      (isOutside && ts.isAwaitExpression(node)) ||
      (isOutside && ts.isForOfStatement(node) && !!node.awaitModifier) ||
      (ts.isImportDeclaration(node) &&
        onlyForModules.test((node.moduleSpecifier as ts.StringLiteral).text))
    const stays = isOutside && !ts.isFunctionLike(node)
    node.forEachChild((child) => visit(child, stays))
  }
  visit(parseScript(script), true)
  return found
}

/** `import` and `export` as `require` and `module.exports`. */
function toCommonJs(script: string): string {
  const source = parseScript(script)
  const exported: { name: string; local: string }[] = []
  let hasDefault = false
  const edits: Edit[] = []
  const replace = (start: number, end: number, text: string) =>
    edits.push({ start, end, text })
  for (const statement of source.statements) {
    const start = statement.getStart()
    if (ts.isImportDeclaration(statement)) {
      replace(start, statement.end, toRequire(statement))
    } else if (ts.isExportAssignment(statement)) {
      hasDefault = true
      replace(start, statement.expression.getStart(), 'module.exports = ')
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement
      if (
        !exportClause ||
        !ts.isNamedExports(exportClause) ||
        moduleSpecifier
      ) {
        throw new Error(
          `"${statement.getText()}": import the names first, then export them, so that it can be shown as CommonJS`,
        )
      }
      exported.push(
        ...exportClause.elements.map(({ name, propertyName }) => ({
          name: name.text,
          local: (propertyName ?? name).text,
        })),
      )
      replace(start, statement.end, '')
    } else if (ts.canHaveModifiers(statement)) {
      const modifiers = statement.modifiers?.filter(
        ({ kind }) =>
          kind === ts.SyntaxKind.ExportKeyword ||
          kind === ts.SyntaxKind.DefaultKeyword,
      )
      if (!modifiers?.length) continue
      const names = declaredNames(statement)
      const isDefault = modifiers.length === 2
      hasDefault ||= isDefault
      const behind = script.slice(modifiers.at(-1)!.end).search(/\S/)
      replace(
        modifiers[0]!.getStart(),
        modifiers.at(-1)!.end + behind,
        isDefault && !names.length ? 'module.exports = ' : '',
      )
      if (!isDefault) {
        exported.push(...names.map((name) => ({ name, local: name })))
      } else if (names.length) {
        replace(
          statement.end,
          statement.end,
          `\n\nmodule.exports = ${names[0]}`,
        )
      }
    }
  }
  if (hasDefault && exported.length) {
    throw new Error(
      `a default export beside ${exported.map(({ name }) => name).join(', ')} has no like in CommonJS; export one or the other`,
    )
  }
  const pairs = exported.map(({ name, local }) =>
    name === local ? name : `${name}: ${local}`,
  )
  const list = pairs.length
    ? `\n\nmodule.exports = { ${pairs.join(', ')} }\n`
    : ''
  return applyEdits(script, edits) + list
}

function toRequire(declaration: ts.ImportDeclaration): string {
  const call = `require(${declaration.moduleSpecifier.getText()})`
  const { isolated, named } = readImport(declaration)
  const [whole] = isolated
  const pattern = `{ ${named
    .map(({ from, name }) =>
      from === name.text ? from : `${from}: ${name.text}`,
    )
    .join(', ')} }`
  if (!whole) return named.length ? `const ${pattern} = ${call}` : call
  const first = `const ${whole.name.text} = ${call}`
  return named.length
    ? `${first}\nconst ${pattern} = ${whole.name.text}`
    : first
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      boundNames(name),
    )
  }
  const { name } = statement as ts.FunctionDeclaration | ts.ClassDeclaration
  return name ? [name.text] : []
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? boundNames(element.name) : [],
      )

/** `file.ts` and `*.cy.{ts,tsx}`, but neither `.ts` nor `file.d.ts`. */
const javaScriptName = (file: string) =>
  file
    .replace(/(?<=[^./](?<!\.d))\.ts(x?)$/, '.js$1')
    .replace(/\.\{tsx?(,tsx?)*\}$/, (list) => list.replace(/ts/g, 'js'))

/** Renames the TypeScript files that the chosen strings name. */
function rename(
  script: string,
  isChosen: (node: ts.StringLiteralLike) => boolean,
): string {
  const edits: Edit[] = []
  walk(parseScript(script), (node) => {
    if (!ts.isStringLiteralLike(node) || !isChosen(node)) return
    const text = javaScriptName(node.text)
    if (text === node.text) return
    edits.push({ start: node.getStart() + 1, end: node.end - 1, text })
  })
  return applyEdits(script, edits)
}

/** A configuration names the files of its project: paths and patterns. */
const renameStrings = (script: string) => rename(script, () => true)

const renameImports = (script: string) =>
  rename(
    script,
    ({ parent }) =>
      ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent),
  )

/** Whether something is left to run. */
const hasSubstance = (script: string) =>
  parseScript(script).statements.some(
    (statement) => !ts.isEmptyStatement(statement),
  )

/** Formats code as the site's own files are formatted. */
export async function prettify(code: string, name: string): Promise<string> {
  const filepath = path.join(__dirname, name)
  const options = await resolveConfig(filepath)
  const formatted = await format(code, { ...options, filepath })
  return formatted.trimEnd()
}
