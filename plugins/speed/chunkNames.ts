import {
  namesIn,
  notFound,
  readTable,
  type Branch,
  type Routes,
} from './generated'

/** The names of the chunks that each page loads, by path. */
export function chunkNamesOf(
  table: string,
  routes: Routes,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const walk = (branches: readonly Branch[], above: readonly string[]) => {
    for (const { path, component, routes: below } of branches) {
      if (component === notFound) continue
      const names = [...above, ...namesIn(routes[component] ?? {})]
      if (below) walk(below, names)
      else found.set(path.replace(/(?<=.)\/$/, ''), names)
    }
  }
  walk(readTable(table), [])
  return found
}
