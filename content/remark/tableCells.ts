import type {
  Nodes,
  PhrasingContent,
  Root,
  Table,
  TableCell,
  TableRow,
} from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { breakCode, longestWhole } from '../../lib/breakCode'

/** The width of a table on a phone, and on a screen between two sidebars, in pixels. */
const narrow = 270
const wide = 560

/** The least width of the last column, which usually has the text. */
const leastText = 125

/** The longest code that leaves room for text next to it. */
const longestMessage = 40

/** Columns that say a word or two about the thing that a row describes. */
const facts = ['Type', 'Default', 'Value', 'Returns']

/** Columns that need no name: next to an option, a type is obviously one. */
const obvious = ['Type', 'Value']

/**
 * Prepares tables for the layouts of `src/components/Table.module.css`.
 *
 * - Where there's little room, a table shows the cells of a row below each other,
 *   with the names of their columns. A table with two short columns doesn't need it.
 * - Lists of options and of long messages always have that layout, because people
 *   read them one row at a time, and so do tables whose columns fit on no screen.
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
    const width = widthOf(table.children)
    const isInList = isList(head, rows) || width > wide
    if (isInList) add(table, { dataList: '' })
    else if (head.children.length < 3 && width <= narrow) return
    label(table, head, rows, isInList)
  })
}

export default tableCells

/** About as wide as a table becomes if each column is as narrow as possible. */
function widthOf(rows: TableRow[]): number {
  const [head] = rows
  const columns = head?.children.map((_, column, { length }) =>
    Math.max(
      column === length - 1 ? leastText : 0,
      ...rows.map(({ children }) => longestIn(children[column]?.children)),
    ),
  )
  return columns?.reduce((sum, width) => sum + width + 24, -24) ?? 0
}

/** The width of the longest word, or piece of code that can't break. */
const longestIn = (nodes: Nodes[] = []): number =>
  Math.max(
    0,
    ...nodes.map((node) => {
      if (node.type === 'inlineCode') return 10 + 7.4 * lengthOf(node.value)
      if (isName(node)) return 8.4 * lengthOf(toString(node))
      if (node.type === 'text') return 7.2 * longest(node.value.split(/[\s-]/))
      return 'children' in node ? longestIn(node.children) : 0
    }),
  )

const longest = (words: string[]) =>
  Math.max(...words.map(({ length }) => length))

const lengthOf = (code: string) =>
  code.length > longestWhole
    ? longest(breakCode(code).flatMap((part) => part.split(/\s|(?<=\w-)/)))
    : code.length

/** Whether each row describes something with a name, or explains a long message. */
function isList({ children: head }: TableRow, rows: TableRow[]) {
  if (head.length === 2) {
    return rows.some(
      (row) =>
        startsWithCode(row, longestMessage) &&
        toString(row.children[1]).length > longestMessage,
    )
  }
  const columns = head.map((cell) => toString(cell))
  return (
    columns.some((column) => facts.includes(column)) &&
    !facts.includes(columns.at(-1) ?? '') &&
    rows.every(({ children: [first] }) => first?.children.some(isName))
  )
}

/** Whether a row starts with code of more characters. */
const startsWithCode = ({ children: [first] }: TableRow, length: number) =>
  first?.children.some(
    (node) => toString(node).length > length && hasCode(node),
  ) ?? false

/** This component shows its text as code. */
const isName = (node: Nodes) =>
  node.type === 'mdxJsxTextElement' && node.name === 'Name'

const hasCode = (node: PhrasingContent): boolean =>
  node.type === 'inlineCode' ||
  isName(node) ||
  ('children' in node && node.children.some(hasCode))

/** Turns the cells of the first column into row headings. */
function nameRows(rows: TableRow[]) {
  for (const { children } of rows) {
    const [name] = children
    if (!name) continue
    add(name, { scope: 'row' })
    name.data = { ...name.data, hName: 'th' }
  }
}

function label(
  table: Table,
  head: TableRow,
  rows: TableRow[],
  isInList: boolean,
) {
  add(table, { role: 'table' })
  for (const row of table.children) add(row, { role: 'row' })
  for (const [column, heading] of head.children.entries()) {
    const words = toString(heading)
    // An empty cell isn't a heading: see src/components/TableHeader.tsx.
    add(heading, { role: words ? 'columnheader' : 'cell' })
    const cells = rows.flatMap(({ children }) => children[column] ?? [])
    const role = column === 0 && !words ? 'rowheader' : 'cell'
    const isPlain =
      column === 0 ||
      head.children.length === 2 ||
      (isInList && obvious.includes(words)) ||
      cells.every(isSentence)
    for (const cell of cells) {
      // "Default required" would be nonsense.
      const isLabeled = !isPlain && toString(cell) !== 'required'
      add(cell, { role, ...(isLabeled && { dataLabel: words }) })
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
