import type { Parts } from './generated'

/** The shortest beginnings that tell names apart, of three letters or more. */
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

/** The parts of a route, with other names for their chunks. */
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
