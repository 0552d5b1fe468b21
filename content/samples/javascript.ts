// Types are removed by `ts-blank-space` and the result is formatted by Prettier.
// CommonJS is written here because TypeScript's own output, with `__esModule` and
// `exports.x = void 0`, isn't what people write by hand.

import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { blankSourceFile } from 'ts-blank-space'
import ts from 'typescript'

/** A sample for readers who write JavaScript. */
interface JavaScriptSample {
  code: string
  title: string | undefined
}

/** Node.js loads these as CommonJS unless the package says otherwise. */
const loadedByNode =
  /(^|\/)(cypress|webpack)\.config\.ts$|^(cypress\/)?(plugins|scripts|server)\//

/**
 * Turns a TypeScript sample into JavaScript: removes types and everything that
 * only types need, and turns files that Node.js loads into CommonJS.
 *
 * @returns nothing if the sample consists of types only
 * @throws with a message for the author if the sample is more than JavaScript
 * with types
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

/** Replaces text with spaces, so that everything after it stays in place. */
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

/** TypeScript syntax that generates code, with what to write instead. */
const hints: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EnumDeclaration]:
    'JavaScript has no enums. Use a union of strings or an object',
  [ts.SyntaxKind.ModuleDeclaration]:
    'JavaScript has no namespaces: export from a module',
  [ts.SyntaxKind.Parameter]:
    'JavaScript has no parameter properties. Declare the property and assign it',
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
      `JavaScript has no ${ts.SyntaxKind[node.kind]}. Write the sample without it`
    throw new Error(`"${found}": ${hint}, or add typescript-only to the fence.`)
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

/** Removes the lines that had nothing but types. */
function dropEmptied(blanked: string, code: string): string {
  const before = code.split('\n')
  return blanked
    .split('\n')
    .filter((line, index) => line.trim() || !before[index]?.trim())
    .join('\n')
}

/** The types in `<List<Plant> />`, which ts-blank-space doesn't remove. */
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

/** Tells TypeScript that a file is a module, and does nothing else. */
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

/** Comments that start or end a marked passage stay without the code below. */
const passageMark = /-(start|end)\s*(\*\/\s*)?$/

/** Comments on types, which are removed with them. */
function commentsOnTypes(source: ts.SourceFile): Edit[] {
  const { text } = source
  const edits: Edit[] = []
  walk(source, (node) => {
    if (isTypeOnly(node)) edits.push(...attachedComments(text, node))
  })
  return edits
}

/** The comments right above a node, without a blank line in between. */
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

/** Names that a file uses outside of its imports. */
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

/** Removes the imports that only types used. */
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
    // Keeps the number of lines, so that every line stays in place.
    const rest = script.slice(range.start, range.end).replace(/[^\n]/g, '')
    return [
      { ...range, text: `import ${names.join(', ')} from ${from}${rest}` },
    ]
  })
  return applyEdits(script, edits)
}

interface ImportedName {
  name: ts.Identifier
  /** As written in the declaration. */
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

/** Removes the marks around passages that had nothing but types. */
const dropEmptyMarks = (code: string) =>
  code.replace(
    /^[ \t]*\/\/ (\w+)-start[ \t]*\n(?:[ \t]*\n)*[ \t]*\/\/ \1-end[ \t]*$/gm,
    '',
  )

/** Modules for which `require` doesn't return what `import` does. */
const onlyForModules = /^@(vitejs|sveltejs)\/|(^|\/)vite\.config$|\.mjs$/

/** Whether a file has to be a module: it imports one, or has top-level `await`. */
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

/** Turns `import` and `export` into `require` and `module.exports`. */
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
          `"${statement.getText()}" can't be shown as CommonJS. Import the names first, then export them.`,
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
      const first = modifiers?.[0]
      const last = modifiers?.at(-1)
      if (!first || !last) continue
      const names = declaredNames(statement)
      const isDefault = last.kind === ts.SyntaxKind.DefaultKeyword
      hasDefault ||= isDefault
      const space = script.slice(last.end).search(/\S/)
      replace(
        first.getStart(),
        last.end + space,
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
      `CommonJS can't have a default export and also export ${exported.map(({ name }) => name).join(', ')}. Export one or the other.`,
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

/** Renames TypeScript files in the chosen strings. */
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

/** A config file names the files of its project, as paths and patterns. */
const renameStrings = (script: string) => rename(script, () => true)

const renameImports = (script: string) =>
  rename(
    script,
    ({ parent }) =>
      ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent),
  )

/** Whether there's anything left to run. */
const hasSubstance = (script: string) =>
  parseScript(script).statements.some(
    (statement) => !ts.isEmptyStatement(statement),
  )

/** Formats code the way the site's own files are formatted. */
export async function prettify(code: string, name: string): Promise<string> {
  const filepath = path.join(__dirname, name)
  const options = await resolveConfig(filepath)
  const formatted = await format(code, { ...options, filepath })
  return formatted.trimEnd()
}
