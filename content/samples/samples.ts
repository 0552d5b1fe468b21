import ts from 'typescript'
import { lineOf, type NamedHeading, type Page, type Table } from '../page/page'
import { readMeta, type SampleMeta } from './meta'

/** Code that's checked: a fenced block, or code in a table. */
export interface Sample {
  /** The page's path, relative to the repository's root. */
  file: string
  /** The line of the page where the code starts, counted from 1. */
  line: number
  /** The number of columns that a list or a tab indents the block by. */
  indent: number
  language: string
  meta: SampleMeta
  code: string
  /** The index on the line, for code in a table. */
  cell?: number
  /** The heading above it, if there's one. */
  section?: Section
}

/** The part of a page that belongs to a heading. */
interface Section {
  line: number
  /** A heading that's nothing but code, in several words, is a message of Cypress. */
  message?: string
}

/** All samples on a page: first its blocks, then those in tables. */
export function samplesOf({ file, blocks, tables, headings }: Page): Sample[] {
  const samples = [
    ...blocks.map(({ meta, ...block }) => ({
      file,
      ...block,
      meta: readMeta(meta),
    })),
    ...tables.flatMap((table) => samplesIn(table, file)),
  ]
  const sections = headings.map(sectionOf)
  return samples.map((sample) => {
    const section = sections.findLast(({ line }) => line < sample.line)
    return section ? { ...sample, section } : sample
  })
}

/** The part of a page below a heading. */
export function sectionOf({ node, text }: NamedHeading): Section {
  const line = lineOf(node)
  const [first] = node.children
  return first?.type === 'inlineCode' && first.value === text && /\s/.test(text)
    ? { line, message: text }
    : { line }
}

const setUp = /^\/\* samples: (.*) \*\/$/

/**
 * Finds the samples in a table. Code is a sample if it's alone on its line of the
 * cell and calls something with a value, as in
 * `cy.wrap(24).should('be.above', 20)`. Other code, such as `cy.get()` or
 * `Cypress.config(name)`, is only a name.
 *
 * A comment above the table sets up its samples:
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
        const meta = readMeta('')
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
    hasValue(statement.expression)
  )
}

/** Whether any call in a chain has an argument that isn't just a name. */
function hasValue(node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) {
    return (
      node.arguments.some((argument) => !ts.isIdentifier(argument)) ||
      hasValue(node.expression)
    )
  }
  return ts.isPropertyAccessExpression(node) && hasValue(node.expression)
}
