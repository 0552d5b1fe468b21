import ts from 'typescript'
import type { Page, Table } from '../page/page'
import { readMeta, type SampleMeta } from './meta'

/** Code on a page that is checked: a fenced block, or code in a table. */
export interface Sample {
  /** The page, below the repository's root. */
  file: string
  /** Line of the page on which the code begins, counted from 1. */
  line: number
  /** Columns by which the block is indented, in a list or a tab. */
  indent: number
  language: string
  meta: SampleMeta
  code: string
  /** Of code in a table, its number on the line. */
  cell?: number
}

/** What the checks of samples hold to the types: blocks, then tables. */
export const samplesOf = ({ file, blocks, tables }: Page): Sample[] => [
  ...blocks.map(({ meta, ...block }) => ({
    file,
    ...block,
    meta: readMeta(meta),
  })),
  ...tables.flatMap((table) => samplesIn(table, file)),
]

const setUp = /^\/\* samples: (.*) \*\/$/

/** Only values are asserted about: these run without a browser under test. */
const runs = /^(expect|assert|cy\.wrap)\b/
const needsRunner = /\bcy\.(?!(wrap|stub|spy)\b)|\bdeclare\b/

/**
 * Finds the samples in a table: code that fills a line of its cell and is a
 * call with a value in it, such as `cy.wrap(24).should('be.above', 20)`. Other
 * code in tables, such as `cy.get()` or `Cypress.config(name)`, is a name.
 *
 * What the samples of a table assume stands in a comment above it:
 * `{/* samples: const add = () => 1 *\/}`
 */
function samplesIn({ rows, comment }: Table, file: string): Sample[] {
  const [, before] = setUp.exec(comment) ?? []
  return rows.flatMap(({ line, cells }) =>
    cells
      .flatMap(({ lines }) => lines)
      .filter(isSample)
      .map((own, cell) => {
        const code = before ? `${before}; ${own}` : own
        const run = runs.test(own) && !needsRunner.test(code)
        const meta = { ...readMeta(''), run }
        return { file, line, indent: 0, language: 'ts', meta, code, cell }
      }),
  )
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
