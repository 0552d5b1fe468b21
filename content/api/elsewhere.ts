import {
  LineCounter,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
} from 'yaml'
import type { Node } from 'yaml'

/** The list of names that no page claims, relative to the root. */
export const elsewhereFile = 'content/api/elsewhere.yml'

/** A name that a page only mentions, or that's internal. */
export interface ElsewhereRow {
  name: string
  line: number
  /** The path of the page that mentions it. */
  address?: string
  /** What it does, for the index of the API. */
  text?: string | undefined
  /** Why it's internal. */
  because?: string
}

/**
 * Reads `mentioned` (a name, and a path or a map with `address` and `text`) and
 * `internal` (a reason and names).
 */
export function readElsewhere(text: string): ElsewhereRow[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, uniqueKeys: false })
  const [error] = document.errors
  if (error) throw new Error(`${elsewhereFile}: ${error.message}`)
  const lineOf = (node: unknown) =>
    lineCounter.linePos((node as Node).range?.[0] ?? 0).line
  const mentioned = document.get('mentioned')
  const internal = document.get('internal')
  const rows = (isMap(mentioned) ? mentioned.items : []).map(
    ({ key, value }): ElsewhereRow => {
      const shown = isAlias(value) ? value.resolve(document) : value
      const field = (name: string) =>
        isMap(shown) ? String(shown.get(name)) : undefined
      return {
        name: String(isScalar(key) ? key.value : key),
        line: lineOf(key),
        address:
          field('address') ?? String(isScalar(shown) ? shown.value : shown),
        text: field('text'),
      }
    },
  )
  for (const group of isSeq(internal) ? internal.items : []) {
    if (!isMap(group)) continue
    const names = group.get('names')
    for (const name of isSeq(names) ? names.items : []) {
      if (!isScalar(name)) continue
      rows.push({
        name: String(name.value),
        line: lineOf(name),
        because: String(group.get('because') ?? ''),
      })
    }
  }
  return rows
}
