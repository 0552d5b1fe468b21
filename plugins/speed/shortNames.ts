import type { Parts } from './generated'

/** The shortest unique prefix of each name, with at least three characters. */
export function shorten(names: readonly string[]): Map<string, string> {
  const sorted = [...names].sort()
  const shared = (one = '', other = '') => {
    let length = 0
    while (length < one.length && one[length] === other[length]) length++
    return length
  }
  return new Map(
    sorted.map((name, index) => {
      const before = shared(name, sorted[index - 1])
      const after = shared(name, sorted[index + 1])
      return [name, name.slice(0, Math.max(2, before, after) + 1)]
    }),
  )
}

/** Renames the chunks in the parts of a route. */
export const rename = (
  parts: Parts,
  names: ReadonlyMap<string, string>,
): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [
      part,
      typeof value === 'string'
        ? (names.get(value) ?? value)
        : rename(value, names),
    ]),
  )
