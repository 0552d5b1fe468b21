import type { PageTable } from './expand'
import {
  changed,
  namesIn,
  notFound,
  readRegistry,
  readTable,
  type Branch,
  type Doc,
  type Generated,
  type Routes,
} from './generated'
import { rename, shorten } from './shortNames'

/** The chunk for what all docs pages share. */
const sharedChunk = 'docs'

/** A compact version of what the framework generates. */
export interface Compact {
  /** Modules, by the name that the framework imports them with. */
  modules: Record<string, string>
  /** Maps each of the framework's chunks to the one that replaces it. */
  chunks: Record<string, string>
}

/** All routes in a table, parents before children. */
const flatten = (table: readonly Branch[]): Branch[] =>
  table.flatMap((branch) => [branch, ...flatten(branch.routes ?? [])])

const partsOf = ({ component }: Branch, routes: Routes) =>
  routes[component] ?? {}

/** The routes that fit in the page table, from the list with the most of them. */
function findPages(table: Branch[], routes: Routes): Branch[] {
  const isPage = (branch: Branch) => {
    const { path, component, exact, sidebar, ...rest } = branch
    return (
      exact === true &&
      !Object.keys(rest).length &&
      Object.keys(partsOf(branch, routes)).join() === '__comp,content' &&
      !/[ |]/.test(path)
    )
  }
  const lists = [table, ...flatten(table).map(({ routes }) => routes ?? [])]
  const [pages = []] = lists
    .map((list) => list.filter(isPage))
    .sort((one, other) => other.length - one.length)
  if (pages.length) return pages
  throw changed(
    'no docs page among the routes.',
    'routes with { path, component, exact: true, sidebar? } and chunks with { __comp, content }.',
  )
}

function findDocs({ globalData }: Generated): Doc[] {
  const data = globalData['docusaurus-plugin-content-docs']?.default
  const docs = data?.versions?.[0]?.docs
  if (docs?.every(({ id, path }) => id && path)) return docs
  throw changed(
    'no list of pages in globalData.json.',
    "{ id, path, sidebar? } for each page in 'docusaurus-plugin-content-docs'.default.versions[0].docs.",
  )
}

/** The pages as `expand.ts` reads them. */
function toPageTable(
  pages: readonly Branch[],
  routes: Routes,
  docs: readonly Doc[],
): PageTable {
  const ids = new Map(docs.map(({ path, id }) => [path, id]))
  const groups = new Map<string, string[]>()
  for (const page of pages) {
    const { __comp, content } = partsOf(page, routes)
    const { path, sidebar = '' } = page
    const id = ids.get(path)
    const row = [path, content, ...(id === path.slice(1) ? [] : [id])]
    const group = `${String(__comp)} ${String(sidebar)}`
    groups.set(group, [...(groups.get(group) ?? []), row.join(' ')])
  }
  return [...groups].map(([group, rows]) => {
    const [component = '', sidebar = ''] = group.split(' ')
    return [component, sidebar, rows.join('|')]
  })
}

/** The names of the chunks to merge into one, because every page needs them. */
const findShared = (
  table: readonly Branch[],
  pages: readonly Branch[],
  routes: Routes,
): Set<string> =>
  new Set([
    ...pages.map((page) => String(partsOf(page, routes).__comp)),
    ...flatten(table)
      .filter((branch) => branch.routes)
      .flatMap((branch) => namesIn(partsOf(branch, routes))),
  ])

/** The route table as code, with a call to `toRoutes` in place of the pages. */
function printTable(
  table: readonly Branch[],
  pages: ReadonlySet<Branch>,
): string {
  const text = (value: unknown) => JSON.stringify(value)
  const printed = table
    .filter((branch) => !pages.has(branch))
    .map(({ path, component, routes, ...attributes }) => {
      const hash = component.slice(path.length + 1)
      const fields = [
        `path: ${text(path)}`,
        `component: ${hash ? `create(${text(path)}, ${text(hash)})` : `create(${text(notFound)})`}`,
        ...Object.entries(attributes).map(
          ([name, value]) => `${name}: ${text(value)}`,
        ),
        ...(routes ? [`routes: ${printTable(routes, pages)}`] : []),
      ]
      return `{ ${fields.join(', ')} }`
    })
  if (printed.length < table.length) printed.push('...toRoutes(pages, create)')
  return `[${printed.join(', ')}]`
}

/** The global data, without the pages that are in the page table. */
function withoutPages(
  globalData: Generated['globalData'],
  pages: readonly Branch[],
) {
  const data = structuredClone(globalData)
  const paths = new Set(pages.map(({ path }) => path))
  const version = data['docusaurus-plugin-content-docs']?.default?.versions?.[0]
  if (version)
    version.docs = version.docs?.filter(({ path }) => !paths.has(path))
  return data
}

/**
 * Shrinks the map from pages to chunks from a hundred kilobytes to a few: chunk
 * names are as short as possible, everything that all docs pages need is one
 * chunk, and docs pages are rows in a table that `expand.ts` reads.
 *
 * @param expand path that the modules import `expand.ts` from
 * @param replace returns the module to import instead of the given one
 */
export function compact(
  generated: Generated,
  expand: string,
  replace: (module: string) => string,
): Compact {
  const table = readTable(generated.routes)
  const registry = readRegistry(generated.registry, generated.chunkNames)
  const names = shorten(registry.map(([name]) => name))
  const routes = rename(generated.chunkNames, names) as Routes
  const pages = findPages(table, routes)
  const pageSet = new Set(pages)
  const shared = findShared(table, pages, routes)
  const entries = registry.map(([name, module]) => {
    const short = names.get(name) ?? name
    return {
      name,
      module,
      short,
      chunk: shared.has(short) ? sharedChunk : short,
    }
  })
  const others = flatten(table)
    .filter((branch) => !pageSet.has(branch) && branch.component !== notFound)
    .map((branch) => [branch.component, partsOf(branch, routes)])

  const importing = (name: string) =>
    `import { ${name} } from ${JSON.stringify(expand)}\nimport pages from './pages'\n`
  return {
    chunks: Object.fromEntries(entries.map(({ name, chunk }) => [name, chunk])),
    modules: {
      pages: `export default ${JSON.stringify(toPageTable(pages, routes, findDocs(generated)))}\n`,
      routes: `import create from '@docusaurus/ComponentCreator'\n${importing('toRoutes')}export default ${printTable(table, pageSet)}\n`,
      routesChunkNames: `${importing('toChunkNames')}export default { ...${JSON.stringify(Object.fromEntries(others))}, ...toChunkNames(pages) }\n`,
      registry: `export default {\n${entries
        .map(
          ({ module, short, chunk }) =>
            `${JSON.stringify(short)}: [() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(replace(module))})],\n`,
        )
        .join('')}}\n`,
      globalData: `${importing('toDocs')}const data = ${JSON.stringify(withoutPages(generated.globalData, pages))}
data['docusaurus-plugin-content-docs'].default.versions[0].docs.push(...toDocs(pages))
export default data\n`,
    },
  }
}
