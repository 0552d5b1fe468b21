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
export interface Parts {
  [part: string]: string | Parts
}

/** `routesChunkNames.json`: the parts of each route, by its key. */
export type Routes = Record<string, Parts>

/** The key of the route that stands for all addresses without a page. */
export const notFound = '*'

/** Reads `routes.js`, which the framework writes as a module. */
export function readTable(text: string): Branch[] {
  const body = text
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
  const create = (path: string, hash?: string) =>
    hash === undefined ? path : `${path}-${hash}`
  const read = new Function('ComponentCreator', body) as (
    componentCreator: typeof create,
  ) => Branch[]
  return read(create)
}

/** The names of all chunks in the parts of a route. */
export const namesIn = (parts: Parts): string[] =>
  Object.values(parts).flatMap((part) =>
    typeof part === 'string' ? part : namesIn(part),
  )
