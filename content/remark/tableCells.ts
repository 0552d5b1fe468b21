import type { PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'

/** Characters of code that leave room for a second column on a phone. */
const longestCode = 20

/** Whether a phone has room for a table as it is. */
const isNarrow = ({ children: rows }: Table, columns: number) =>
  columns < 2 ||
  (columns === 2 &&
    rows.every(({ children: [first] }) =>
      first?.children.every(
        (node) => toString(node).length <= longestCode || !hasCode(node),
      ),
    ))

/** Code of a first column is never broken, see `Table.module.css`. */
function hasCode(node: PhrasingContent): boolean {
  return (
    node.type === 'inlineCode' ||
    // The component shows its text as code.
    ('name' in node && node.name === 'Name') ||
    ('children' in node && node.children.some(hasCode))
  )
}

/**
 * Tells the cells of a wide table what their column is called, and what they
 * are, since a phone shows the cells of a row one below the other:
 * `src/components/Table.module.css` writes the labels there, and a browser may
 * no longer take for a table what does not look like one. The first cell names
 * the row, the second of two can only be about it, and sentences say what they
 * are about: they have no label. Where the corner is empty, the first cell of
 * a row is its heading.
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

/** Below an empty corner stand the headings of the rows. */
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
    // An empty corner heads nothing, as in src/components/TableHeader.tsx.
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
