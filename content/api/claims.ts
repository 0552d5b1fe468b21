import {
  attributeOf,
  elementsOf,
  isUnlisted,
  lineOf,
  routeOf,
  type Jsx,
  type Page,
} from '../page/page'
import { namesIn } from '../page/tables'
import type { Choice } from './shownRows'

/** What a page says it documents. */
interface Claim {
  name: string
  line: number
}

/** A heading or a cell of a table's first column. */
interface Entry {
  /** The names that it writes, each in all forms in which it may be meant. */
  names: string[][]
  line: number
  /** The headings above it, the nearest last. */
  below: string[]
  /** Of a row: what the first column is called. */
  column?: string
}

/** A table that is made from the types. */
export interface MadeTable extends Choice {
  of: string
  line: number
}

/** A page of the documentation, as far as it documents the API. */
export interface ClaimingPage {
  /** Below the root, with forward slashes. */
  file: string
  route: string
  /** Planned and not written yet, or impossible to parse. */
  unlisted: boolean
  claims: Claim[]
  /** Why it documents nothing of the API: `api: none (…)`. */
  none?: Claim & { reason: string }
  entries: Entry[]
  tables: MadeTable[]
  /** The names in code anywhere in its tables. */
  mentions: string[]
  /** Without its front matter. */
  body: string
}

/** What the front matter says of `api`, `none` among it. */
export function statedBy({ fields }: Page): Claim[] {
  const { value, lines } = fields.get('api') ?? { value: [], lines: [] }
  const names: unknown[] = Array.isArray(value) ? value : [value]
  return names.map((name, index) => ({
    name: String(name),
    line: lines[index] ?? 1,
  }))
}

const none = /^none(?=$|\s)(?:\s+\((.*)\))?/

/** The forms in which a piece of code may be meant: `run` by `cypress.run()`. */
function formsOf(code: string): string[] {
  const call = code.replace(/^\./, '').split(/[\s(=]/)[0] ?? ''
  const flags = code.match(/(?<![\w-])--?[\w-]+/g) ?? []
  const last = /^(?:cy|cypress|Cypress)\b.*\.([^.]+)$/.exec(call)?.[1]
  const command = /^cypress (\w+)/.exec(code)?.[1]
  const forms = [code, call, ...flags, last, command]
  return [...new Set(forms)].flatMap((form) => form || [])
}

/** The names of a heading or a cell; if nothing is in code, its whole text. */
const formsIn = (names: string[], text: string): string[][] =>
  (names.length ? names : [text]).map(formsOf)

/** What a page claims and tells; its samples tell nothing. */
export function claimsOf(page: Page): ClaimingPage {
  const { file, text, fields, mistakes } = page
  const stated = statedBy(page)
  const [denied] = stated.filter(({ name }) => none.test(name))
  const rows = page.tables.flatMap((table) => table.rows)
  return {
    file,
    route: routeOf(file, fields.get('slug')?.value),
    // Nobody knows what a page tells that can't be parsed.
    unlisted: isUnlisted(page) || mistakes.length > 0,
    claims: stated.filter(({ name }) => !none.test(name)),
    ...(denied && {
      none: { ...denied, reason: none.exec(denied.name)?.[1] ?? '' },
    }),
    entries: entriesOf(page),
    tables: elementsOf(page.tree).flatMap(tableOf),
    mentions: [
      ...new Set(
        rows.flatMap(({ cells }) =>
          cells.flatMap((cell) => formsIn(cell.names, cell.text).flat()),
        ),
      ),
    ],
    body: text.replace(/^---\n[^]*?\n---\n/, ''),
  }
}

function entriesOf({ headings, tables }: Page): Entry[] {
  let above: string[] = []
  const titles = headings.map(({ node, text }): Entry => {
    above = [...above.slice(0, Math.max(node.depth - 2, 0)), text]
    return {
      names: formsIn(namesIn(node), text),
      line: lineOf(node),
      below: above,
    }
  })
  const rows = tables.flatMap(({ header, rows: own }) =>
    own.map(({ line, cells: [first] }): Entry => ({
      names: formsIn(first?.names ?? [], first?.text ?? ''),
      line,
      below: titles.findLast((title) => title.line < line)?.below ?? [],
      column: header.cells[0]?.text,
    })),
  )
  return [...titles, ...rows].sort((a, b) => a.line - b.line)
}

function tableOf(element: Jsx): MadeTable[] {
  const of = attributeOf(element, 'of')
  if (element.name !== 'Options' || !of) return []
  const [group, only, without] = ['group', 'only', 'without'].map((name) =>
    attributeOf(element, name),
  )
  return [{ of, group, only, without, line: lineOf(element) }]
}
