import ts from 'typescript'
import type { Parameter, Signature } from './facts'

/** A node's source on one line, without comments. */
export function textOf(node: ts.Node): string {
  const source = node.getSourceFile()
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    source.text,
    undefined,
    node.getStart(source),
    node.end - node.getStart(source),
  )
  let text = ''
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken;) {
    const blank =
      token === ts.SyntaxKind.WhitespaceTrivia ||
      token === ts.SyntaxKind.NewLineTrivia ||
      token === ts.SyntaxKind.SingleLineCommentTrivia ||
      token === ts.SyntaxKind.MultiLineCommentTrivia
    if (!blank) text += scanner.getTokenText()
    else if (!text.endsWith(' ')) text += ' '
    token = scanner.scan()
  }
  return text.trim()
}

function tagsOf(node: ts.Node) {
  return ts.getJSDocTags(node).map((tag) => ({
    name: tag.tagName.text,
    text: ts.getTextOfJSDocComment(tag.comment)?.trim() ?? '',
  }))
}

/** Some defaults are in braces, after a colon, or in a `{@link}`. */
const bare = (text: string) =>
  text.replace(/^\{(true|false)\}$|^\{@link (\S+)\}$|^: /, '$1$2')

/** What the tags in a declaration's comment say. */
export function notesOf(node: ts.Node) {
  const tags = tagsOf(node)
  const text = (name: string) => tags.find((tag) => tag.name === name)?.text
  const has = (...names: string[]) =>
    tags.some((tag) => names.includes(tag.name))
  return {
    ...(text('alias') && { alias: text('alias') }),
    ...(text('default') && { default: bare(text('default') ?? '') }),
    ...(has('private', 'internal') && { private: true as const }),
    ...(has('deprecated') && { deprecated: true as const }),
  }
}

/** The on.cypress.io links in a declaration's `@see` tags. */
export function seenFrom(node: ts.Node): string[] {
  const tags = ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === 'see')
  return onLinksIn(tags.map((tag) => tag.getText()).join('\n'))
}

/** Unique paths of on.cypress.io links: `click`, `get#Alias`. */
export function onLinksIn(text: string): string[] {
  const links = text.matchAll(/https?:\/\/on\.cypress\.io\/([^\s`'")}\]]+)/g)
  return [...new Set([...links].map(([, slug]) => slug ?? ''))]
}

/** One overload, as written in the source. */
export function signatureOf(node: ts.SignatureDeclaration): Signature {
  const parameters = node.parameters.filter(
    ({ name }) => name.getText() !== 'this',
  )
  const typeParameters = node.typeParameters?.map(textOf).join(', ')
  return {
    ...(typeParameters && { typeParameters: `<${typeParameters}>` }),
    params: parameters.map((parameter): Parameter => ({
      name: textOf(parameter.name),
      type: parameter.type ? textOf(parameter.type) : 'any',
      ...(parameter.questionToken && { optional: true }),
      ...(parameter.dotDotDotToken && { rest: true }),
    })),
    returns: node.type ? textOf(node.type) : 'any',
  }
}

/** Whether a member is a method or a call signature. */
export const isSignature = (
  node: ts.Node,
): node is ts.MethodSignature | ts.CallSignatureDeclaration =>
  ts.isMethodSignature(node) || ts.isCallSignatureDeclaration(node)

/**
 * The type of a property as written in the source, or of a method as a
 * function.
 */
export function typeTextOf(node: ts.Declaration): string {
  if (ts.isMethodSignature(node)) {
    const parameters = node.parameters.map(textOf).join(', ')
    return `(${parameters}) => ${node.type ? textOf(node.type) : 'any'}`
  }
  if (ts.isPropertySignature(node) && node.type) return textOf(node.type)
  return 'any'
}

/** The string literals in a type, such as the names of events. */
export function literalsOf(type: ts.TypeNode | undefined): string[] {
  if (!type) return []
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf)
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? [type.literal.text]
    : []
}

/** The name of the interface or type that declares a property. */
export function ownerOf(node: ts.Node): string {
  const owner = ts.findAncestor(
    node.parent,
    (parent): parent is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      ts.isInterfaceDeclaration(parent) || ts.isTypeAliasDeclaration(parent),
  )
  return owner?.name.text ?? ''
}
