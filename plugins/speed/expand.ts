import type { Branch, Routes } from './generated'

/**
 * Pages that differ in their address and their text alone: the component that
 * shows them, their sidebar, and each page as `path chunk id`, with `|` between
 * two. The id is left out where it is the path.
 */
export type PageTable = readonly (readonly [
  component: string,
  sidebar: string,
  pages: string,
])[]

/** What the keys of these pages end in, where the framework has a hash. */
const hash = 'p'

const rowsOf = (table: PageTable) =>
  table.flatMap(([component, sidebar, pages]) =>
    pages.split('|').map((page) => {
      const [path = '', content = '', id = path.slice(1)] = page.split(' ')
      return { component, path, content, id, ...(sidebar && { sidebar }) }
    }),
  )

/** The pages as the router wants them. */
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

/** The chunks of the pages, as the framework looks them up. */
export const toChunkNames = (table: PageTable): Routes =>
  Object.fromEntries(
    rowsOf(table).map(({ component, path, content }) => [
      `${path}-${hash}`,
      { __comp: component, content },
    ]),
  )

/** What the framework tells every page of the others. */
export const toDocs = (table: PageTable) =>
  rowsOf(table).map(({ id, path, sidebar }) => ({
    id,
    path,
    ...(sidebar && { sidebar }),
  }))
