/** The keys under which DocSearch stores recent and favorite searches. */
const keysOf = (indexName: string) => [
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isTextOrNull = (value: unknown) =>
  value === null || typeof value === 'string'

/** Whether the dialog can show a stored value. */
const isHit = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.objectID === 'string' &&
  typeof value.url === 'string' &&
  isTextOrNull(value.content ?? null) &&
  isObject(value.hierarchy) &&
  typeof value.hierarchy.lvl1 === 'string' &&
  Object.values(value.hierarchy).every(isTextOrNull)

/** Whether DocSearch can read a stored list. It doesn't check itself. */
export function isReadable(stored: string): boolean {
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) && list.every(isHit)
  } catch {
    return false
  }
}

/** Removes stored lists that would crash the dialog whenever it opens. */
export function dropUnreadable(indexName: string): void {
  try {
    for (const key of keysOf(indexName)) {
      const stored = localStorage.getItem(key)
      if (stored !== null && !isReadable(stored)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked, so there are no lists.
  }
}
