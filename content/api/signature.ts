import type { Descriptions } from './descriptions'
import type { Facts, Parameter, Signature } from './facts'
import { suggest } from '../../lib/suggest'

/** Better names for parameters that are unclear in the types. */
const clearer: Record<string, string> = {
  arg: 'argument',
  fn: 'callback',
  func: 'function',
  ms: 'milliseconds',
  obj: 'object',
  positionOrX: 'position',
  Object: 'object',
  re: 'regularExpression',
}

interface Callee {
  /** What comes before the parentheses: `cy.get`, `.click`. */
  calls: string[]
  signatures: Signature[]
  forms?: string[]
}

/**
 * All ways to call something, one per line: `.click(position, options)`. A
 * command that can both start and continue a chain has a block for each.
 *
 * @throws {Error} with a message for the author
 */
export function signatureText(
  of: string,
  facts: Facts,
  descriptions: Descriptions,
): string {
  const { calls, signatures, forms } = findCallee(of, facts, descriptions)
  const lists = forms ?? callLists(signatures)
  return calls
    .map((call) => lists.map((list) => `${call}(${list})`).join('\n'))
    .join('\n\n')
}

/** The parameter lists of all overloads, shortest first. */
export function callLists(signatures: Signature[]): string[] {
  const sorted = [...signatures].sort((a, b) => shortest(a) - shortest(b))
  return [...new Set(sorted.flatMap(parameterLists))]
}

/** The number of required parameters. */
const shortest = ({ params }: Signature) =>
  params.findLastIndex(({ optional, rest }) => !optional && !rest) + 1

/** `(position, options?)` becomes `position` and `position, options`. */
function parameterLists(signature: Signature): string[] {
  const { params } = signature
  const from = shortest(signature)
  return Array.from({ length: params.length - from + 1 }, (_, more) =>
    params
      .slice(0, from + more)
      .map(printParameter)
      .join(', '),
  )
}

function printParameter({ name, rest }: Parameter): string {
  const shown = clearer[name] ?? name
  return rest ? `...${shown}` : shown
}

function findCallee(
  of: string,
  facts: Facts,
  { commands }: Descriptions,
): Callee {
  const [, name = ''] = /^cy\.(.+)$/.exec(of) ?? []
  const command = facts.commands.find((known) => known.name === name)
  const more = commands.owners.commands?.[name]
  if (command && more) {
    const calls = {
      parent: [`cy.${name}`],
      child: [`.${name}`],
      dual: [`cy.${name}`, `.${name}`],
    }[more.position]
    return {
      calls,
      signatures: command.signatures,
      ...(more.forms && { forms: more.forms }),
    }
  }
  const signatures = callables(facts)[of]
  if (signatures) {
    return { calls: [of.replace(/^npm\./, 'cypress.')], signatures }
  }
  const names = [
    ...facts.commands.map((known) => `cy.${known.name}`),
    ...Object.keys(callables(facts)),
  ]
  throw new Error(
    `The types have no function "${of}". ` +
      'Allowed: commands (cy.click), methods of Cypress (Cypress.env, Cypress.dom.isVisible, ' +
      `Cypress.Commands.add), npm.run, and npm.open.${suggest(of, names)}`,
  )
}

/** Functions that aren't commands, by the names that pages use. */
function callables(facts: Facts): Record<string, Signature[]> {
  const found: Record<string, Signature[]> = {}
  const add = (name: string, signatures: Signature[] | undefined) => {
    if (signatures?.length) found[name] = signatures
  }
  for (const { name, signatures, type, members } of facts.cypressApi) {
    add(`Cypress.${name}`, signatures ?? functionType(type))
    for (const member of members ?? []) {
      add(`Cypress.${name}.${member.name}`, functionType(member.type))
    }
  }
  for (const { name, signatures } of facts.commandsApi) {
    add(`Cypress.Commands.${name}`, signatures)
  }
  for (const method of facts.npmApi.methods) {
    if ('params' in method) add(`npm.${method.name}`, [method])
  }
  return found
}

/** Parses a type like `(key: string, options?: Options) => void`. */
function functionType(type = ''): Signature[] | undefined {
  const [, generic = '', rest = ''] = /^(<[^(]*>)?\s*(\(.*)$/s.exec(type) ?? []
  const end = closing(rest)
  if (end < 0 || !/^\s*=>/.test(rest.slice(end + 1))) return undefined
  const params = splitAtCommas(rest.slice(1, end)).map((text): Parameter => {
    const [, dots, name = '', optional, printed = ''] =
      /^(\.\.\.)?(\w+|\{.*?\})(\?)?:\s*(.*)$/s.exec(text) ?? []
    return {
      name,
      type: printed,
      ...(optional && { optional: true }),
      ...(dots && { rest: true }),
    }
  })
  return [
    {
      ...(generic && { typeParameters: generic }),
      params,
      returns: rest.slice(end + 1).replace(/^\s*=>\s*/, ''),
    },
  ]
}

/** The index of the parenthesis that closes the one at the start. */
function closing(text: string): number {
  let depth = 0
  for (const [index, letter] of [...text].entries()) {
    depth += depthOf(letter, text[index - 1])
    if (depth === 0) return index
  }
  return -1
}

function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [index, letter] of [...text].entries()) {
    depth += depthOf(letter, text[index - 1])
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** How a character changes the nesting. The `>` of an arrow doesn't. */
function depthOf(letter: string, before: string | undefined): number {
  if ('([{<'.includes(letter)) return 1
  if (letter === '>' && before === '=') return 0
  return ')]}>'.includes(letter) ? -1 : 0
}
