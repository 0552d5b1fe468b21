import ts from 'typescript'
import type { Problem } from '../../lib/problem'
import { suggest } from '../../lib/suggest'
import type { Api } from '../api/readApi'
import type { Sample } from './samples'
import { isScript } from './meta'

/**
 * What `cy.type()` accepts in braces, in upper or lower case.
 * From `keyboardMappings` and `modifierChars` in
 * packages/driver/src/cy/keyboard.ts of cypress-io/cypress.
 */
const keys = [
  'selectAll',
  'moveToStart',
  'moveToEnd',
  'del',
  'backspace',
  'esc',
  'enter',
  'rightArrow',
  'leftArrow',
  'upArrow',
  'downArrow',
  'home',
  'end',
  'insert',
  'pageUp',
  'pageDown',
]

/** Modifiers in front of a key, as in `{ctrl+a}`, in lower case only. */
const modifiers = [
  'alt',
  'option',
  'ctrl',
  'control',
  'meta',
  'command',
  'cmd',
  'shift',
]

/** The calls in a sample, and the names that it adds for its whole page. */
interface Read {
  sample: Sample
  source: ts.SourceFile
  calls: Call[]
  /** Declared as `(chainer: 'have.price', …)`. */
  chainers: string[]
  /** Set by `.as('plants')` or `req.alias = 'plants'`. */
  aliases: string[]
}

/** A method call. */
interface Call {
  node: ts.Node
  /** Only if it's a plain name, such as `cy` in `cy.on()`. */
  receiver: string | undefined
  method: string
  args: readonly ts.Expression[]
}

interface Known {
  /** Commands that need a subject. */
  children: string[]
  chainers: string[]
  events: string[]
  aliases: string[]
}

/**
 * Checks names that the types accept as any string: chainers of `should` and
 * `and`, events of `cy` and `Cypress`, keys of `type`, and aliases. It also
 * rejects chains that start with a command that needs a subject, which the types
 * accept too.
 */
export function checkNames(
  samples: Sample[],
  { facts, descriptions }: Api,
): Problem[] {
  const chainers = facts.chainers.map(({ name }) => name)
  const events = facts.events.map(({ name }) => name)
  const children = Object.entries(descriptions.commands.owners.commands ?? {})
    .filter(([, { position }]) => position === 'child')
    .map(([name]) => name)
  const pages = new Map<string, Read[]>()
  for (const sample of samples) {
    const { file, language, meta } = sample
    if (!isScript(language) || meta.wrong) continue
    const page = pages.get(file) ?? []
    page.push(read(sample))
    pages.set(file, page)
  }
  return [...pages.values()].flatMap((page) => {
    const known: Known = {
      children,
      chainers: [...chainers, ...page.flatMap((each) => each.chainers)],
      events,
      aliases: page.flatMap((each) => each.aliases),
    }
    return page.flatMap((each) => judgeSample(each, known))
  })
}

function read(sample: Sample): Read {
  const source = ts.createSourceFile(
    `sample.${sample.language}`,
    sample.code,
    ts.ScriptTarget.Latest,
    false,
    /x$/.test(sample.language) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: Read = { sample, source, calls: [], chainers: [], aliases: [] }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) readCall(node, found)
    if (ts.isParameter(node) && node.type && isNamed(node.name, 'chainer')) {
      found.chainers.push(...literalsOf(node.type))
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'alias' &&
      ts.isStringLiteralLike(node.right)
    ) {
      found.aliases.push(node.right.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function readCall(
  { expression, arguments: args }: ts.CallExpression,
  { calls, aliases }: Read,
) {
  const [first] = args
  // The name of a spy from `cypress/angular` is also its alias.
  if (
    ts.isIdentifier(expression) &&
    expression.text === 'createOutputSpy' &&
    first &&
    ts.isStringLiteralLike(first)
  ) {
    aliases.push(first.text)
  }
  if (!ts.isPropertyAccessExpression(expression)) return
  const { expression: left, name } = expression
  const receiver = ts.isIdentifier(left) ? left.text : undefined
  calls.push({ node: name, receiver, method: name.text, args })
  if (name.text === 'as' && first && ts.isStringLiteralLike(first)) {
    aliases.push(first.text)
  }
}

const isNamed = (node: ts.Node, name: string) =>
  ts.isIdentifier(node) && node.text === name

/** `'have.price' | 'not.have.price'` */
function literalsOf(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf)
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? [type.literal.text]
    : []
}

function judgeSample({ sample, source, calls }: Read, known: Known): Problem[] {
  const { file, line, cell, meta } = sample
  return calls
    .flatMap((call) => [
      // This may be the mistake that the block shows on purpose.
      ...(meta.errors.length ? [] : judgeStart(call, known)),
      ...judge(call, known, cell !== undefined),
    ])
    .map(({ node, message }) => {
      const { line: index } = source.getLineAndCharacterOfPosition(
        node.getStart(source),
      )
      return { file, line: line + index, message }
    })
}

interface Finding {
  node: ts.Node
  message: string
}

const judgeStart = (
  { node, receiver, method }: Call,
  { children }: Known,
): Finding[] =>
  receiver === 'cy' && children.includes(method)
    ? [
        {
          node,
          message: `cy.${method}() has no subject. Call it on one, as in cy.get('…').${method}().`,
        },
      ]
    : []

function judge(
  { receiver, method, args }: Call,
  { chainers, events, aliases }: Known,
  isCell: boolean,
): Finding[] {
  const [first, second] = args
  if (!first) return []
  switch (method) {
    case 'should':
    case 'and':
      return unlisted(first, chainers, 'an assertion in the types')
    case 'on':
    case 'once':
    case 'off':
    case 'removeListener':
      return receiver === 'cy' || receiver === 'Cypress'
        ? unlisted(first, events, `an event of ${receiver}`)
        : []
    case 'type':
      return readsKeys(second) ? unknownKeys(first) : []
    case 'get':
    case 'wait':
      // The text around a table says what its aliases are.
      return isCell ? [] : unknownAliases(first, aliases)
    default:
      return []
  }
}

function unlisted(
  node: ts.Expression,
  allowed: string[],
  what: string,
): Finding[] {
  if (!ts.isStringLiteralLike(node) || allowed.includes(node.text)) return []
  const message = `"${node.text}" isn't ${what}.${suggest(node.text, allowed)}`
  return [{ node, message }]
}

/** Whether `cy.type()` with these options reads `{…}` as keys. */
const readsKeys = (options: ts.Expression | undefined) =>
  !options ||
  (ts.isObjectLiteralExpression(options) &&
    options.properties.every(
      (property) =>
        ts.isPropertyAssignment(property) &&
        !(
          isNamed(property.name, 'parseSpecialCharSequences') &&
          property.initializer.kind === ts.SyntaxKind.FalseKeyword
        ),
    ))

/** The literal parts of a string that may also have computed parts. */
function textsOf(node: ts.Expression): (ts.Node & { text: string })[] {
  if (ts.isStringLiteralLike(node)) return [node]
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  }
  if (ts.isBinaryExpression(node)) {
    return [...textsOf(node.left), ...textsOf(node.right)]
  }
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : []
}

function unknownKeys(node: ts.Expression): Finding[] {
  return textsOf(node).flatMap((part) =>
    [...part.text.matchAll(/\{(.+?)\}/g)].flatMap(([, name = '']) => {
      const message = judgeKey(name)
      return message ? [{ node: part, message }] : []
    }),
  )
}

const instead =
  'Press other keys with cy.press(). For a brace, write {{}, or pass parseSpecialCharSequences: false.'

function judgeKey(name: string): string | undefined {
  if ([...name].length === 1) return undefined
  const all = [...keys, ...modifiers]
  if (all.some((key) => key.toLowerCase() === name.toLowerCase())) {
    return undefined
  }
  const [, before = '', last = ''] = /^(.+)\+(.+)$/.exec(name) ?? []
  if (!last) {
    return `"{${name}}" isn't a key of cy.type().${suggest(
      `{${name}}`,
      all.map((key) => `{${key}}`),
    )} ${instead}`
  }
  const wrong = before.split('+').find((word) => !modifiers.includes(word))
  if (wrong !== undefined) {
    return `"${wrong}" in "{${name}}" isn't a modifier. Allowed: ${modifiers.join(', ')}.${suggest(wrong, modifiers)}`
  }
  return judgeKey(last)
}

/** `@plants`, or for several requests `@plants.all` or `@plants.2`. */
function unknownAliases(node: ts.Expression, aliases: string[]): Finding[] {
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => unknownAliases(element, aliases))
  }
  if (!ts.isStringLiteralLike(node) || !node.text.startsWith('@')) return []
  const name = node.text.slice(1)
  const request = name.replace(/\.(all|\d+|request|response)$/, '')
  if (aliases.includes(name) || aliases.includes(request)) return []
  const hint = suggest(
    `@${request}`,
    aliases.map((alias) => `@${alias}`),
  )
  return [
    {
      node,
      message: `"${node.text}" isn't an alias, because no sample on this page has .as('${request}').${hint || ' Add it.'}`,
    },
  ]
}
