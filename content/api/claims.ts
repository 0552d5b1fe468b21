import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node } from 'yaml'
import type { Choice } from './shownRows'

/** What a page says it documents. */
export interface Claim {
  name: string
  line: number
}

/** A heading or a cell of a table's first column. */
export interface Entry {
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
  /** Planned, and not written yet. */
  unlisted: boolean
  claims: Claim[]
  /** Why it documents nothing of the API: `api: none (…)`. */
  none?: Claim & { reason: string }
  entries: Entry[]
  tables: MadeTable[]
  /** The names in code anywhere in its tables. */
  mentions: Set<string>
  /** Without its front matter. */
  body: string
}

/** The address of a page: its slug, else its place. */
function routeOf(file: string, slug: unknown): string {
  const place = file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '')
  if (typeof slug !== 'string') return place
  return slug.startsWith('/') ? slug : place.replace(/[^/]*$/, slug)
}

/** The front matter, with the lines of what `api` holds. */
function readFront(source: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  const { contents } = document
  // The first line of the file is the line of dashes above.
  const lineOf = (node: Node | null | undefined) =>
    lineCounter.linePos(node?.range?.[0] ?? 0).line + 1
  const fields = (isMap(contents) ? contents.toJSON() : {}) as Record<
    string,
    unknown
  >
  const value = isMap(contents) ? contents.get('api', true) : undefined
  const nodes = isSeq(value) ? value.items : [value]
  const claims = nodes.filter(isScalar).map((node) => ({
    name: String(node.value),
    line: lineOf(node),
  }))
  return { fields, claims }
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

const namedIn = /(`+)(.+?)\1|<Name\b[^>]*>(.*?)<\/Name>/g

/** Names in a heading or a cell: in code or in `<Name>`, else the whole text. */
function namesIn(markdown: string): string[][] {
  const named = [...markdown.matchAll(namedIn)].map(([, , code, name]) =>
    (code ?? name ?? '').replaceAll('\\|', '|').trim(),
  )
  const whole = markdown.replace(/[*_]|\[|\]\([^)]*\)/g, '').trim()
  return (named.length ? named : [whole]).map(formsOf)
}

/** Cells of a row of a table. */
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

const fence = /^\s*(`{3,}|~{3,})(.*)$/
const heading = /^(#{2,6})\s+(.*?)\s*(?:\{.*\})?$/

/** What a page claims and tells, by its lines: code samples tell nothing. */
export function readClaims(file: string, text: string): ClaimingPage {
  const lines = text.split('\n')
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  const { fields, claims } = readFront(
    lines.slice(1, Math.max(end, 1)).join('\n'),
  )
  const entries: Entry[] = []
  const tables: MadeTable[] = []
  const mentions = new Set<string>()
  let below: string[] = []
  let open: string | undefined
  let column: string | undefined
  for (const [index, content] of lines.entries()) {
    if (index <= end) continue
    const line = index + 1
    const [, ticks, info = ''] = fence.exec(content) ?? []
    if (open) {
      if (ticks?.startsWith(open) && !info.trim()) open = undefined
      continue
    }
    open = ticks
    const [, level, title] = heading.exec(content) ?? []
    if (level && title !== undefined) {
      below = [...below.slice(0, level.length - 2), title]
      entries.push({ names: namesIn(title), line, below })
    }
    const row = content.trimStart().startsWith('|')
    const [first = '', ...others] = row ? cellsOf(content) : []
    if (!row) column = undefined
    else if (column === undefined) column = first
    else if (!/^:?-+:?$/.test(first)) {
      entries.push({ names: namesIn(first), line, below, column })
      const everywhere = [first, ...others].flatMap(namesIn).flat()
      for (const name of everywhere) mentions.add(name)
    }
    if (content.includes('<Options')) {
      const element = lines.slice(index).join(' ')
      const [tag = ''] = /<Options\b[^>]*>/.exec(element) ?? []
      const attributes = Object.fromEntries(
        [...tag.matchAll(/\b([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ) as Choice & { of?: string }
      const { of } = attributes
      if (of) tables.push({ ...attributes, of, line })
    }
  }
  const [denied] = claims.filter(({ name }) => none.test(name))
  return {
    file,
    route: routeOf(file, fields.slug),
    unlisted: fields.unlisted === true,
    claims: claims.filter(({ name }) => !none.test(name)),
    ...(denied && {
      none: { ...denied, reason: none.exec(denied.name)?.[1] ?? '' },
    }),
    entries,
    tables,
    mentions,
    body: lines.slice(end + 1).join('\n'),
  }
}
