import { lineOf, type Page, type Table } from './page'

/** The section "History" of a page: the line of its heading, and its table. */
export interface History {
  line: number
  table: Table | undefined
}

/** Undefined if the page has no such section. */
export function historyOf({
  headings,
  tables,
}: Pick<Page, 'headings' | 'tables'>): History | undefined {
  const own = headings.findIndex(
    ({ node, text }) => node.depth === 2 && text === 'History',
  )
  const [heading, next] = headings.slice(own, own + 2)
  if (own < 0 || !heading) return undefined
  const line = lineOf(heading.node)
  const end = next ? lineOf(next.node) : Infinity
  const table = tables.find(
    ({ header }) => header.line > line && header.line < end,
  )
  return { line, table }
}
