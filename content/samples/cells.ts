import ts from 'typescript'
import { extract, type Sample } from './extract'
import { readMeta } from './meta'

const row = /^\s*\|(.*)\|\s*$/
const delimiter = /^\s*\|[\s:|-]+\|\s*$/
const setUp = /^\s*\{\/\* samples: (.*) \*\/\}\s*$/

/** Only values are asserted about: these run without a browser under test. */
const runs = /^(expect|assert|cy\.wrap)\b/
const needsRunner = /\bcy\.(?!(wrap|stub|spy)\b)|\bdeclare\b/

/**
 * Finds the samples in tables: code that fills a line of its cell and is a
 * call with a value in it, such as `cy.wrap(24).should('be.above', 20)`. Other
 * code in tables, such as `cy.get()` or `Cypress.config(name)`, is a name.
 *
 * What the samples of a table assume stands in a comment above it:
 * `{/* samples: const add = () => 1 *\/}`
 */
export function extractCells(file: string, text: string): Sample[] {
  const lines = text.split(/\r?\n/)
  const inFence = new Set(
    extract(file, text).flatMap(({ line, code }) =>
      code.split('\n').map((_, index) => line + index),
    ),
  )
  let before = ''
  let inBody = false
  return lines.flatMap((content, index) => {
    const line = index + 1
    if (inFence.has(line)) return []
    const found = row.exec(content)?.[1]
    if (found === undefined) {
      if (inBody) before = ''
      inBody = false
      if (content.trim()) before = setUp.exec(content)?.[1] ?? ''
      return []
    }
    if (delimiter.test(content)) {
      inBody = true
      return []
    }
    if (!inBody) return []
    return codesOf(found).map((code, cell) =>
      toSample(file, line, cell, before, code),
    )
  })
}

/** Code that has a line of a cell for itself. */
function codesOf(cells: string): string[] {
  return cells
    .split(/(?<!\\)\||<br \/>/)
    .map((piece) => /^\s*`([^`]+)`\s*$/.exec(piece)?.[1])
    .map((code) => code?.replaceAll('\\|', '|') ?? '')
    .filter(isSample)
}

function isSample(code: string): boolean {
  if (!/^(cy|Cypress|expect|assert)\b/.test(code)) return false
  const { statements } = ts.createSourceFile(
    'cell.ts',
    code,
    ts.ScriptTarget.Latest,
  )
  const [statement] = statements
  return (
    statements.length === 1 &&
    statement !== undefined &&
    ts.isExpressionStatement(statement) &&
    holdsValue(statement.expression)
  )
}

/** Whether a call along the chain gets more than names. */
function holdsValue(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) {
    return (
      node.arguments.some((argument) => !ts.isIdentifier(argument)) ||
      holdsValue(node.expression)
    )
  }
  return ts.isPropertyAccessExpression(node) && holdsValue(node.expression)
}

function toSample(
  file: string,
  line: number,
  cell: number,
  before: string,
  code: string,
): Sample {
  const whole = before ? `${before}; ${code}` : code
  const run = runs.test(code) && !needsRunner.test(whole)
  return {
    file,
    line,
    indent: 0,
    language: 'ts',
    meta: { ...readMeta(''), run },
    code: whole,
    cell,
  }
}
