import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { breakLongCode } from './longCode'

/** The longest code that leaves room for a second column on a phone. */
const longestCode = 20

/** The longest code that leaves room for a second column on any screen. */
const longestMessage = 40

/** Columns with facts about the thing that a row describes. */
const facts = ['Type', 'Default', 'Value', 'Returns']

/**
 * Prepares tables for the layouts of `src/components/Table.module.css`.
 *
 * - Where there's little room, a table shows the cells of a row below each other,
 *   with the names of their columns. A table with two short columns doesn't need it.
 * - Lists of options, and of long messages, always have that layout, because they
 *   are read one row at a time.
 *
 * Roles are explicit, because browsers don't expose a table as one if CSS changes
 * its layout. First cells, the second cell of two, and columns of full sentences
 * have no label, because they're clear without one. If the table's first cell is
 * empty, the first column has the headings of the rows.
 */
const tableCells: Plugin<[], Root> = () => (root) => {
  visit(root, 'table', (table) => {
    const [head, ...rows] = table.children
    if (!head) return
    if (!toString(head.children[0])) nameRows(rows)
    if (isList(head, rows)) add(table, { dataList: '' })
    else if (isNarrow(rows, head.children.length)) return breakLongCode(table)
    label(table, head, rows)
    breakLongCode(table)
  })
}

export default tableCells

/** Whether a table fits on a phone without changing its layout. */
const isNarrow = (rows: TableRow[], columns: number) =>
  columns < 2 || (columns === 2 && !rows.some(startsWithCode(longestCode)))

/** Whether each row describes an option, or explains a message that's long. */
const isList = ({ children: head }: TableRow, rows: TableRow[]) =>
  head.length === 2
    ? rows.some(startsWithCode(longestMessage)) &&
      rows.some(({ children: [, text] }) => toString(text).length > longestMessage)
    : head.some((cell) => facts.includes(toString(cell))) && rows.every(hasName)

/** Whether a row starts with code of more characters, or a name. */
const startsWithCode =
  (length: number) =>
  ({ children: [first] }: TableRow) =>
    first?.children.some(
      (node) => toString(node).length > length && hasCode(node),
    ) ?? false

const hasName = ({ children: [first] }: TableRow) =>
  first?.children.some(isName) ?? false

/** This component shows its text as code. */
const isName = (node: PhrasingContent) =>
  'name' in node && node.name === 'Name'

function hasCode(node: PhrasingContent): boolean {
  return (
    node.type === 'inlineCode' ||
    isName(node) ||
    ('children' in node && node.children.some(hasCode))
  )
}

/** Turns the cells of the first column into row headings. */
function nameRows(rows: TableRow[]) {
  for (const { children } of rows) {
    const [name] = children
    if (!name) continue
    add(name, { scope: 'row' })
    name.data = { ...name.data, hName: 'th' }
  }
}

function label(table: Table, head: TableRow, rows: TableRow[]) {
  add(table, { role: 'table' })
  for (const row of table.children) add(row, { role: 'row' })
  for (const [column, heading] of head.children.entries()) {
    const words = toString(heading)
    // An empty cell isn't a heading: see src/components/TableHeader.tsx.
    add(heading, { role: words ? 'columnheader' : 'cell' })
    const cells = rows.flatMap(({ children }) => children[column] ?? [])
    const role = column === 0 && !words ? 'rowheader' : 'cell'
    const isPlain =
      column === 0 || head.children.length === 2 || cells.every(isSentence)
    for (const cell of cells) {
      add(cell, { role, ...(!isPlain && { dataLabel: words }) })
    }
  }
}

const isSentence = (cell: TableCell) =>
  !cell.children.length || /[.!?]$/.test(toString(cell))

function add(
  node: Table | TableRow | TableCell,
  properties: Record<string, string>,
) {
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, ...properties },
  }
}
