import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node } from 'yaml'

/** The list of names that no page claims, relative to the root. */
export const elsewhereFile = 'content/api/elsewhere.yml'

/** A name that a page only mentions, or that's internal. */
export interface ElsewhereRow {
  name: string
  line: number
  /** The path of the page that mentions it. */
  address?: string
  /** Why it's internal. */
  because?: string
}

/** Reads `mentioned` (name: path) and `internal` (a reason and names). */
export function readElsewhere(text: string): ElsewhereRow[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, uniqueKeys: false })
  const [error] = document.errors
  if (error) throw new Error(`${elsewhereFile}: ${error.message}`)
  const lineOf = (node: unknown) =>
    lineCounter.linePos((node as Node).range?.[0] ?? 0).line
  const mentioned = document.get('mentioned')
  const internal = document.get('internal')
  const rows: ElsewhereRow[] = (isMap(mentioned) ? mentioned.items : []).map(
    ({ key, value }) => ({
      name: String(isScalar(key) ? key.value : key),
      line: lineOf(key),
      address: String(isScalar(value) ? value.value : value),
    }),
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
