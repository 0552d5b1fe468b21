import type { Heading, Root } from 'mdast'
import {
  attributeOf,
  elementsOf,
  isUnlisted,
  lineOf,
  routeOf,
  type Jsx,
  type Page,
} from '../page/page'
import { namesIn, plainMarkdown } from '../page/tables'
import type { Choice } from './shownRows'

/** A name that a page says it documents. */
interface Claim {
  name: string
  line: number
}

/** A heading, or a cell in the first column of a table. */
interface Entry {
  /** The names in it, each in every form that it could mean. */
  names: string[][]
  line: number
  /** The headings above it, with the nearest one last. */
  below: string[]
  /** The title of the first column, for a table row. */
  column?: string
  /** Its own id, if it has one. */
  id?: string
  /** The id of the heading above a row. */
  sectionId?: string
  /** What the page says about it first: a sentence, or the second cell of a row. */
  text?: string
}

/** An `<Options>` table, which is generated from the types. */
export interface MadeTable extends Choice {
  of: string
  /** In front of the ids of its rows, if the author chose one. */
  prefix?: string
  line: number
}

/** What a page documents of the API. */
export interface ClaimingPage {
  /** Relative to the repository's root, with forward slashes. */
  file: string
  route: string
  description: string
  /** Whether the page is planned but not written yet, or can't be parsed. */
  unlisted: boolean
  claims: Claim[]
  /** `api: none (…)`, with the reason. */
  none?: Claim & { reason: string }
  entries: Entry[]
  tables: MadeTable[]
  /** All names in code in its tables. */
  mentions: string[]
  /** The text without the front matter. */
  body: string
}

/** The values of `api` in the front matter, including `none`. */
export function statedBy({ fields }: Page): Claim[] {
  const { value, lines } = fields.get('api') ?? { value: [], lines: [] }
  const names: unknown[] = Array.isArray(value) ? value : [value]
  return names.map((name, index) => ({
    name: String(name),
    line: lines[index] ?? 1,
  }))
}

const none = /^none(?=$|\s)(?:\s+\((.*)\))?/

/** The names that a piece of code could mean. `cypress.run()` could mean `run`. */
function formsOf(code: string): string[] {
  const call = code.replace(/^\./, '').split(/[\s(=]/)[0] ?? ''
  const flags = code.match(/(?<![\w-])--?[\w-]+/g) ?? []
  const last = /^(?:cy|cypress|Cypress)\b.*\.([^.]+)$/.exec(call)?.[1]
  const command = /^cypress (\w+)/.exec(code)?.[1]
  const forms = [code, call, ...flags, last, command]
  return [...new Set(forms)].flatMap((form) => form || [])
}

/** The names in a heading or a cell, or its whole text if none of it is code. */
const formsIn = (names: string[], text: string): string[][] =>
  (names.length ? names : [text]).map(formsOf)

/** Collects what a page documents. Its code samples don't count. */
export function claimsOf(page: Page): ClaimingPage {
  const { file, text, fields, mistakes } = page
  const stated = statedBy(page)
  const [denied] = stated.filter(({ name }) => none.test(name))
  const rows = page.tables.flatMap((table) => table.rows)
  return {
    file,
    route: routeOf(file, fields.get('slug')?.value),
    description: String(fields.get('description')?.value ?? ''),
    // What's on a page that can't be parsed is unknown.
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

/** The first sentence of the paragraph below each heading. */
function sentencesOf(tree: Root): Map<Heading, string> {
  const found = new Map<Heading, string>()
  for (const [index, node] of tree.children.entries()) {
    const next = tree.children[index + 1]
    if (node.type !== 'heading' || next?.type !== 'paragraph') continue
    const [first = ''] =
      /^.*?[.:?](?=\s|$)/.exec(plainMarkdown(next.children)) ?? []
    found.set(node, first)
  }
  return found
}

function entriesOf({ headings, tables, tree }: Page): Entry[] {
  const sentences = sentencesOf(tree)
  let above: string[] = []
  const titles = headings.map(({ node, text, id }): Entry => {
    above = [...above.slice(0, Math.max(node.depth - 2, 0)), text]
    return {
      names: formsIn(namesIn(node), text),
      line: lineOf(node),
      below: above,
      id,
      text: sentences.get(node),
    }
  })
  const rows = tables.flatMap(({ header, rows: own }) =>
    own.map(({ line, cells: [first, second] }): Entry => {
      const title = titles.findLast((candidate) => candidate.line < line)
      return {
        names: formsIn(first?.names ?? [], first?.text ?? ''),
        line,
        below: title?.below ?? [],
        column: header.cells[0]?.text,
        id: first?.id,
        sectionId: title?.id,
        text: second?.start,
      }
    }),
  )
  return [...titles, ...rows].sort((a, b) => a.line - b.line)
}

function tableOf(element: Jsx): MadeTable[] {
  const of = attributeOf(element, 'of')
  if (element.name !== 'Options' || !of) return []
  const [group, only, without, prefix] = [
    'group',
    'only',
    'without',
    'prefix',
  ].map((name) => attributeOf(element, name))
  return [{ of, group, only, without, prefix, line: lineOf(element) }]
}
