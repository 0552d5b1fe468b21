import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'

/** The longest code that leaves room for a second column on a phone. */
const longestCode = 20

/** Whether a table fits on a phone without changing its layout. */
const isNarrow = ({ children: rows }: Table, columns: number) =>
  columns < 2 ||
  (columns === 2 &&
    rows.every(({ children: [first] }) =>
      first?.children.every(
        (node) => toString(node).length <= longestCode || !hasCode(node),
      ),
    ))

/** Code in the first column doesn't wrap: see `Table.module.css`. */
function hasCode(node: PhrasingContent): boolean {
  return (
    node.type === 'inlineCode' ||
    // This component shows its text as code.
    ('name' in node && node.name === 'Name') ||
    ('children' in node && node.children.some(hasCode))
  )
}

/**
 * Prepares wide tables for phones, which show the cells of a row below each
 * other: `src/components/Table.module.css` shows each cell's `data-label`, the
 * name of its column. Roles are explicit, because browsers don't expose a table
 * as one if CSS changes its layout.
 *
 * First cells, the second cell of two, and columns of full sentences have no
 * label, because they're clear without one. If the table's first cell is empty,
 * the first column has the headings of the rows.
 */
const tableCells: Plugin<[], Root> = () => (root) => {
  visit(root, 'table', (table) => {
    const [head, ...rows] = table.children
    if (!head) return
    if (!toString(head.children[0])) nameRows(rows)
    if (!isNarrow(table, head.children.length)) label(table, head, rows)
  })
}

export default tableCells

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
