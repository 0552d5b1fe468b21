import ts from 'typescript'
import type { Kind } from './kinds'

/** A part of a sample in one color; without a kind, in that of plain text. */
export interface Token {
  start: number
  end: number
  kind?: Kind
}

const scriptKinds: Record<string, ts.ScriptKind> = {
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JSX,
  jsx: ts.ScriptKind.JSX,
}

/** Parses a sample. Samples that are wrong on purpose parse in part. */
export function parseScript(
  code: string,
  language: string,
): ts.SourceFile | undefined {
  const kind = scriptKinds[language]
  return kind === undefined
    ? undefined
    : ts.createSourceFile('sample', code, ts.ScriptTarget.Latest, true, kind)
}

const comment = /\/\/.*|\/\*[^]*?\*\//g

/**
 * Colors a script by its syntax tree, so that TypeScript and the JavaScript made
 * from it look the same. Tokens are in order.
 */
export function colorScript(source: ts.SourceFile): Token[] {
  const tokens: Token[] = []
  let done = 0
  // Between the leaves of the tree, there are spaces, comments, and mistakes.
  const skipTo = (end: number) => {
    for (const match of source.text.slice(done, end).matchAll(comment)) {
      const start = done + match.index
      tokens.push({ start, end: start + match[0].length, kind: 'comment' })
    }
  }
  const visit = (node: ts.Node) => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && ts.isJSDoc(node)) return
    const children = node.getChildren(source)
    children.forEach(visit)
    const [start, end] = [node.getStart(source), node.end]
    if (children.length || start === end) return
    skipTo(start)
    done = end
    tokens.push({ start, end, kind: kindOf(node) })
  }
  visit(source)
  skipTo(source.text.length)
  return tokens
}

/** Keywords that are values, and types that are keywords. */
const kindByKeyword: Partial<Record<ts.SyntaxKind, Kind>> = {
  [ts.SyntaxKind.TrueKeyword]: 'number',
  [ts.SyntaxKind.FalseKeyword]: 'number',
  [ts.SyntaxKind.AnyKeyword]: 'type',
  [ts.SyntaxKind.BigIntKeyword]: 'type',
  [ts.SyntaxKind.BooleanKeyword]: 'type',
  [ts.SyntaxKind.NeverKeyword]: 'type',
  [ts.SyntaxKind.NumberKeyword]: 'type',
  [ts.SyntaxKind.ObjectKeyword]: 'type',
  [ts.SyntaxKind.StringKeyword]: 'type',
  [ts.SyntaxKind.SymbolKeyword]: 'type',
  [ts.SyntaxKind.UnknownKeyword]: 'type',
}

function kindOf(node: ts.Node): Kind | undefined {
  const { kind, parent } = node
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
    return node.text === 'undefined' ? 'keyword' : kindOfName(node, parent)
  }
  if (ts.isTemplateLiteralToken(node) || ts.isStringLiteral(node)) {
    // A key in quotes.
    return ts.isPropertyAssignment(parent) && parent.name === node
      ? 'property'
      : 'string'
  }
  if (ts.isRegularExpressionLiteral(node)) return 'string'
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return 'number'
  if (kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword)
    return kindByKeyword[kind] ?? 'keyword'
  return undefined
}

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

function kindOfName(
  name: ts.Identifier | ts.PrivateIdentifier,
  parent: ts.Node,
): Kind | undefined {
  const isName = 'name' in parent && parent.name === name
  // `a.b` in `a.b()`: its last part is what's called.
  const whole = ts.isPropertyAccessExpression(parent) && isName ? parent : name
  const user = whole.parent
  if (
    (ts.isCallExpression(user) && user.expression === whole) ||
    (ts.isTaggedTemplateExpression(user) && user.tag === whole)
  ) {
    return 'function'
  }
  if (ts.isNewExpression(user) && user.expression === whole) return 'type'
  if (
    ts.isTypeReferenceNode(parent) ||
    ts.isQualifiedName(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isJsxOpeningLikeElement(parent) ||
    ts.isJsxClosingElement(parent)
  ) {
    return 'type'
  }
  if (ts.isBindingElement(parent)) {
    return parent.propertyName === name ? 'property' : undefined
  }
  if (ts.isLabeledStatement(parent)) return 'property'
  if (!isName) return undefined
  if (
    ts.isFunctionLike(parent) ||
    ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) &&
      isFunction(parent.initializer))
  ) {
    return 'function'
  }
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isJsxAttribute(parent)
  ) {
    return 'property'
  }
  return ts.isClassLike(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isEnumDeclaration(parent) ||
    ts.isModuleDeclaration(parent)
    ? 'type'
    : undefined
}
