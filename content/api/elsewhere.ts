import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node } from 'yaml'

/** The list of names that have no page of their own, below the root. */
export const elsewhereFile = 'content/api/elsewhere.yml'

/** A name that another page tells of, or that is no matter of readers. */
export interface ElsewhereRow {
  name: string
  line: number
  /** The address of the page that tells of it. */
  address?: string
  /** Why no page does. */
  because?: string
}

/** Reads `told` (name: address) and `internal` (a reason and its names). */
export function readElsewhere(text: string): ElsewhereRow[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, uniqueKeys: false })
  const [error] = document.errors
  if (error) throw new Error(`${elsewhereFile}: ${error.message}`)
  const lineOf = (node: unknown) =>
    lineCounter.linePos((node as Node).range?.[0] ?? 0).line
  const told = document.get('told')
  const internal = document.get('internal')
  const rows: ElsewhereRow[] = (isMap(told) ? told.items : []).map(
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
