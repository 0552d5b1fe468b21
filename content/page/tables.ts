import type { Nodes, Parents, PhrasingContent, Root, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { attributeOf, isElement, lineOf, type Cell, type Table } from './page'

/** The tables of a page, in order. */
export function tablesOf(tree: Root): Table[] {
  const found: Table[] = []
  visit(tree, 'table', (table, index = 0, parent) => {
    const above = parent?.children[index - 1]
    const [header, ...rows] = table.children.map((row) => ({
      line: lineOf(row),
      cells: row.children.map(readCell),
    }))
    if (!header) return
    found.push({
      header,
      rows,
      comment: above?.type === 'mdxFlowExpression' ? above.value : '',
    })
  })
  return found
}

/** The text as readers see it. `before:response` isn't a directive, even though it parses as one. */
function textOf(node: Nodes): string {
  if (!('children' in node)) return toString(node)
  const inside = node.children.map(textOf).join('')
  return node.type === 'textDirective' ? `:${node.name}${inside}` : inside
}

function readCell(cell: TableCell): Cell {
  const id = cell.children
    .map((node) => isElement(node) && attributeOf(node, 'id'))
    .find((found) => typeof found === 'string')
  return {
    text: textOf(cell).trim(),
    names: namesIn(cell),
    lines: linesOf(cell),
    start: plainMarkdown(cell.children.slice(0, indexOfBreak(cell))).trim(),
    ...(id && { id }),
  }
}

/** Everything in backticks or in `<Name>`, in order. */
export function namesIn(parent: Parents): string[] {
  return parent.children.flatMap((node: Nodes) => {
    if (node.type === 'inlineCode' || (isElement(node) && node.name === 'Name'))
      return [textOf(node).trim()]
    return 'children' in node ? namesIn(node) : []
  })
}

/** The index of the first line break, or of the end. */
const indexOfBreak = ({ children }: TableCell) => {
  const index = children.findIndex(isBreak)
  return index < 0 ? children.length : index
}

const isBreak = (node: Nodes) => isElement(node) && node.name === 'br'

/** Text with backticks around code, and without links and other markup. */
export const plainMarkdown = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) =>
      node.type === 'inlineCode'
        ? `\`${node.value}\``
        : 'children' in node && node.type !== 'textDirective'
          ? plainMarkdown(node.children)
          : textOf(node),
    )
    .join('')
    .replace(/\s+/g, ' ')

/** Code that's alone between line breaks. */
function linesOf({ children }: TableCell): string[] {
  const lines: PhrasingContent[][] = [[]]
  for (const node of children) {
    if (isBreak(node)) lines.push([])
    else if (toString(node).trim()) lines.at(-1)?.push(node)
  }
  return lines.flatMap(([node, ...others]) =>
    node?.type === 'inlineCode' && !others.length ? [node.value] : [],
  )
}
