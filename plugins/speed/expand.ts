import type { Branch, Routes } from './generated'

/**
 * Pages that only differ in path and content, grouped by component and sidebar.
 * Each page is `path chunk id`, separated by `|`. The id is omitted if it's the
 * path without its first slash.
 */
export type PageTable = readonly (readonly [
  component: string,
  sidebar: string,
  pages: string,
])[]

/** The end of these pages' keys, where the framework puts a hash. */
const hash = 'p'

const rowsOf = (table: PageTable) =>
  table.flatMap(([component, sidebar, pages]) =>
    pages.split('|').map((page) => {
      const [path = '', content = '', id = path.slice(1)] = page.split(' ')
      return { component, path, content, id, ...(sidebar && { sidebar }) }
    }),
  )

/** The pages as routes for the router. */
export const toRoutes = <Component>(
  table: PageTable,
  create: (path: string, hash: string) => Component,
): (Omit<Branch, 'component'> & { component: Component })[] =>
  rowsOf(table).map(({ path, sidebar }) => ({
    path,
    component: create(path, hash),
    exact: true,
    ...(sidebar && { sidebar }),
  }))

/** The chunks of each page, by route key. */
export const toChunkNames = (table: PageTable): Routes =>
  Object.fromEntries(
    rowsOf(table).map(({ component, path, content }) => [
      `${path}-${hash}`,
      { __comp: component, content },
    ]),
  )

/** The list of pages in the docs plugin's global data. */
export const toDocs = (table: PageTable) =>
  rowsOf(table).map(({ id, path, sidebar }) => ({
    id,
    path,
    ...(sidebar && { sidebar }),
  }))
