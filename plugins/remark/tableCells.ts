import type { Root, Table, TableCell, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'

/** Narrower tables fit on a phone. */
const fewestColumns = 3

/**
 * Tells the cells of a wide table what their column is called, and what they
 * are, since a phone shows the cells of a row one below the other:
 * `src/components/Table.module.css` writes the labels there, and a browser may
 * no longer take for a table what does not look like one. The first cell names
 * the row, and sentences say what they are about: they have no label.
 */
const tableCells: Plugin<[], Root> = () => (root) => {
  visit(root, 'table', (table) => {
    const [head, ...rows] = table.children
    if (head && head.children.length >= fewestColumns) label(table, head, rows)
  })
}

export default tableCells

function label(table: Table, head: TableRow, rows: TableRow[]) {
  add(table, { role: 'table' })
  for (const row of table.children) add(row, { role: 'row' })
  for (const [column, heading] of head.children.entries()) {
    const words = toString(heading)
    // An empty corner heads nothing, as in src/components/TableHeader.tsx.
    add(heading, { role: words ? 'columnheader' : 'cell' })
    const cells = rows.flatMap(({ children }) => children[column] ?? [])
    const isPlain = column === 0 || cells.every(isSentence)
    for (const cell of cells) {
      add(cell, { role: 'cell', ...(!isPlain && { dataLabel: words }) })
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
