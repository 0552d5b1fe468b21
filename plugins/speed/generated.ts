import { compileFunction } from 'node:vm'
import { outdated } from '../../lib/outdated'

/** A route, as the framework passes it to the router. */
export interface Branch {
  path: string
  /** Its key in `routesChunkNames.json`, or `*` for the catch-all route. */
  component: string
  routes?: Branch[]
  /** `exact`, and what plugins add, such as `sidebar`. */
  [attribute: string]: unknown
}

/** The parts of a route, with the name of the chunk that each one is in. */
export interface Parts {
  [part: string]: string | Parts
}

/** `routesChunkNames.json`: the parts of each route, by key. */
export type Routes = Record<string, Parts>

export interface Doc {
  id: string
  path: string
  sidebar?: string
}

/** What the framework generates for the browser. */
export interface Generated {
  /** `routes.js` */
  routes: string
  /** `routesChunkNames.json` */
  chunkNames: Routes
  /** `registry.js` */
  registry: string
  /** The part of `globalData.json` that's used here. */
  globalData: {
    'docusaurus-plugin-content-docs'?: {
      default?: { versions?: { docs?: Doc[] }[] }
    }
  }
}

/** The key of the catch-all route. */
export const notFound = '*'

/** The error for a change in `routes.js`, `registry.js`, and so on. */
export const changed = (found: string, expected: string): Error =>
  outdated({
    patch: 'plugins/speed',
    found,
    expected,
    see: '@docusaurus/core/lib/server/codegen',
  })

/**
 * The value that a generated module exports. The module contains functions, so
 * it's run. Parsing it with regular expressions would break with any change in
 * formatting.
 *
 * @param names values for the names that the module doesn't define itself
 */
function readModule(
  file: string,
  text: string,
  names: Record<string, unknown>,
): unknown {
  const body = text
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
  try {
    return compileFunction(body, Object.keys(names))(...Object.values(names))
  } catch (error) {
    throw changed(
      `${file} can't be read: ${String(error)}`,
      `a module with one default export that only uses ${Object.keys(names).join(', ')}.`,
    )
  }
}

const isBranch = (value: unknown): value is Branch => {
  const { path, component, routes } = (value ?? {}) as Partial<Branch>
  return (
    typeof path === 'string' &&
    typeof component === 'string' &&
    (routes === undefined || isTable(routes))
  )
}

const isTable = (value: unknown): value is Branch[] =>
  Array.isArray(value) && value.every(isBranch)

/** Reads `routes.js`. */
export function readTable(text: string): Branch[] {
  const table = readModule('routes.js', text, {
    ComponentCreator: (path: string, hash?: string) =>
      hash === undefined ? path : `${path}-${hash}`,
  })
  if (isTable(table)) return table
  throw changed(
    `routes.js exports ${JSON.stringify(table)}.`,
    'a list of { path, component, routes? }.',
  )
}

/**
 * Reads `registry.js`: the module in each chunk.
 *
 * @param chunkNames chunks of all routes; the registry must have each of them
 */
export function readRegistry(
  text: string,
  chunkNames: Routes,
): [name: string, module: string][] {
  const registry = readModule('registry.js', text, {
    require: { resolveWeak: (module: string) => module },
  })
  const modules = Object.entries(registry ?? {})
    // Sorted, because objects list names that look like numbers first.
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, entry]): [name: string, module: string] => {
      const [load, module] = Array.isArray(entry) ? (entry as unknown[]) : []
      if (typeof load === 'function' && typeof module === 'string') {
        return [name, module]
      }
      throw changed(
        `registry.js has ${JSON.stringify(entry)} for the chunk "${name}".`,
        'an array that starts with a function that imports a module, and the name of the module.',
      )
    })
  const known = new Set(modules.map(([name]) => name))
  const missing = namesIn(chunkNames).find((name) => !known.has(name))
  if (missing === undefined) return modules
  throw changed(
    `registry.js has ${known.size} chunks, but not "${missing}".`,
    'every chunk in routesChunkNames.json.',
  )
}

/** The names of all chunks in the parts of one route, or of all routes. */
export const namesIn = (parts: Parts): string[] =>
  Object.values(parts).flatMap((part) =>
    typeof part === 'string' ? part : namesIn(part),
  )
