import ts from 'typescript'
import type { Addresses } from '../../content/api/addresses'
import { parseScript } from './script'

/** A name of the API in a sample. */
export interface NamedPart {
  start: number
  end: number
  /** As in `Addresses`: `cy.click`, `Cypress.env`, `chainers.be.visible`. */
  name: string
}

/** Functions that take a configuration between their title and their body. */
const testFunctions = ['context', 'describe', 'it', 'specify']

/**
 * Finds the names of the API in a sample: commands in a chain that starts with `cy`,
 * members of `Cypress`, assertions, and names of options. What isn't certain from the
 * syntax isn't a name: `button.click()` may be a DOM method.
 */
export function findNames(
  source: ts.SourceFile,
  { byName, unchained }: Addresses,
): NamedPart[] {
  const found: NamedPart[] = []
  const add = (node: ts.Node, name: string, quote = 0) => {
    if (!byName.has(name)) return
    const start = node.getStart(source) + quote
    found.push({ start, end: node.end - quote, name })
  }

  /** Whether commands can follow: the expression is `cy`, or a call in a chain. */
  const isChain = (node: ts.Expression): boolean => {
    if (ts.isIdentifier(node)) return node.text === 'cy'
    if (!ts.isCallExpression(node)) return false
    const { expression: callee } = node
    return (
      ts.isPropertyAccessExpression(callee) &&
      isChain(callee.expression) &&
      !unchained.has(callee.name.text)
    )
  }

  const addString = (node: ts.Expression | undefined, set: string) => {
    if (node && ts.isStringLiteral(node)) add(node, `${set}.${node.text}`, 1)
  }

  const addMember = (access: ts.PropertyAccessExpression) => {
    if (isChain(access.expression)) add(access.name, `cy.${access.name.text}`)
    const path = access.getText(source)
    const isPart =
      ts.isPropertyAccessExpression(access.parent) &&
      byName.has(access.parent.getText(source))
    if (path.startsWith('Cypress.') && !isPart) add(access.name, path)
  }

  const addKeys = (node: ts.Expression | undefined) => {
    if (!node || !ts.isObjectLiteralExpression(node)) return
    for (const property of node.properties) {
      const { name } = property
      if (!name || !ts.isIdentifier(name)) continue
      add(name, `config.${name.text}`)
      const isTestingType = name.text === 'e2e' || name.text === 'component'
      if (isTestingType && ts.isPropertyAssignment(property)) {
        addKeys(property.initializer)
      }
    }
  }

  // Vite has a function with the same name.
  const isFromCypress =
    /\bdefineConfig\b[^'"]*(\bfrom |\brequire\()'cypress'/.test(source.text)

  const visitCall = ({ expression, arguments: args }: ts.CallExpression) => {
    const callee = expression.getText(source)
    if (callee === 'defineConfig' && isFromCypress) addKeys(args[0])
    if (callee === 'Cypress.config') {
      addKeys(args[0])
      addString(args[0], 'config')
    }
    if (testFunctions.includes(callee.replace(/\.(only|skip)$/, '')))
      addKeys(args.length > 2 ? args[1] : undefined)
    if (/\.(and|should)$/.test(callee)) addString(args[0], 'chainers')
  }

  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) addMember(node)
    if (ts.isCallExpression(node)) visitCall(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.sort((a, b) => a.start - b.start)
}

/** Sets whose members have names that mean nothing else. */
const sets = ['config', 'chainers', 'events', 'pluginEvents', 'requestEvents']

/**
 * The one name of the API that code in a line of text stands for: `cy.click()`,
 * `.click()`, `cy.get('li')`, `Cypress.env`, `be.visible`, `baseUrl`. Plain words,
 * such as `exist` and `env`, can mean anything.
 */
export function nameIn(code: string, addresses: Addresses): string | undefined {
  if (code.includes('(')) {
    const call = code.replace(/^\.(?=\w+\()/, 'cy.')
    const source = parseScript(call, 'ts')
    const found = source ? findNames(source, addresses) : []
    const calls = found.filter(({ name }) => /^cy/i.test(name)).length
    // `.should('exist')` is about the assertion.
    return calls < 2 && found.length - calls < 2
      ? found.at(-1)?.name
      : undefined
  }
  const names = /[a-z][A-Z]|[.:]/.test(code)
    ? [code, ...sets.map((set) => `${set}.${code}`)]
    : []
  return names.find((name) => addresses.byName.has(name))
}
