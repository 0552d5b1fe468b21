import { compileFunction } from 'node:vm'
import { outdated } from '../../lib/outdated'

/** A route as the framework hands it to the router. */
export interface Branch {
  path: string
  /** Its key in `routesChunkNames.json`; of the last, for all else, nothing. */
  component: string
  routes?: Branch[]
  /** `exact`, and what plugins add, such as `sidebar`. */
  [attribute: string]: unknown
}

/** The parts of a route, and the name of the chunk that each is in. */
export type Parts = { [part: string]: string | Parts }

/** `routesChunkNames.json`: the parts of each route, by its key. */
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
  /** `globalData.json`, of which only this matters here. */
  globalData: {
    'docusaurus-plugin-content-docs'?: {
      default?: { versions?: { docs?: Doc[] }[] }
    }
  }
}

/** The key of the route that stands for all addresses without a page. */
export const notFound = '*'

/** What to say when `routes.js`, `registry.js` and the like have changed. */
export const changed = (found: string, expected: string): Error =>
  outdated({
    patch: 'plugins/speed',
    found,
    expected,
    see: '@docusaurus/core/lib/server/codegen',
  })

/**
 * The value that a generated module exports. The framework writes such modules
 * for the bundler, with functions in them, so it's the module that's run here:
 * reading its text would depend on every quote and space.
 *
 * @param names what the module takes from elsewhere
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
      `a module with one default export that needs only ${Object.keys(names).join(', ')}.`,
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
 * Reads `registry.js`: the module that each chunk is named after.
 *
 * @param chunkNames of all routes, which have to be in it
 */
export function readRegistry(
  text: string,
  chunkNames: Routes,
): [name: string, module: string][] {
  const registry = readModule('registry.js', text, {
    require: { resolveWeak: (module: string) => module },
  })
  const modules = Object.entries(registry ?? {})
    // An object puts names that look like numbers first.
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, entry]): [name: string, module: string] => {
      const [load, module] = Array.isArray(entry) ? (entry as unknown[]) : []
      if (typeof load === 'function' && typeof module === 'string') {
        return [name, module]
      }
      throw changed(
        `registry.js has ${JSON.stringify(entry)} for the chunk "${name}".`,
        'a list that starts with the function that imports a module, and the name of the module.',
      )
    })
  const known = new Set(modules.map(([name]) => name))
  const missing = namesIn(chunkNames).find((name) => !known.has(name))
  if (missing === undefined) return modules
  throw changed(
    `registry.js has ${known.size} chunks, but not "${missing}".`,
    'every chunk that routesChunkNames.json names.',
  )
}

/** The names of all chunks in the parts of a route, or of all routes. */
export const namesIn = (parts: Parts): string[] =>
  Object.values(parts).flatMap((part) =>
    typeof part === 'string' ? part : namesIn(part),
  )
