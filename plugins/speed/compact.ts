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

/** The chunk of what all pages of documentation share. */
const sharedChunk = 'docs'

/** What the framework generates, said shortly. */
export interface Compact {
  /** Modules, by the names that the framework imports them by. */
  modules: Record<string, string>
  /** For each chunk of the framework, the one that is made in its place. */
  chunks: Record<string, string>
}

/** All routes of a table, each before those below it. */
const flatten = (table: readonly Branch[]): Branch[] =>
  table.flatMap((branch) => [branch, ...flatten(branch.routes ?? [])])

const partsOf = ({ component }: Branch, routes: Routes) =>
  routes[component] ?? {}

/** The routes that a row of the page table can say all about: the most in one list. */
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
    'no page of documentation among the routes.',
    'routes with { path, component, exact: true, sidebar? } whose chunks are { __comp, content }.',
  )
}

function findDocs({ globalData }: Generated): Doc[] {
  const data = globalData['docusaurus-plugin-content-docs']?.default
  const docs = data?.versions?.[0]?.docs
  if (docs?.every(({ id, path }) => id && path)) return docs
  throw changed(
    'no list of pages in globalData.json.',
    "{ id, path, sidebar? } for each page, in 'docusaurus-plugin-content-docs'.default.versions[0].docs.",
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

/** The names of the chunks that become one, because all pages need them. */
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

/** The table of routes as code, with a call of `expand.ts` where the pages are. */
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

/** The data that all pages load, without what the page table says. */
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
 * Says in a few kilobytes what the framework says in a hundred: which chunks
 * make which page. Names are as short as they can be, what all pages of
 * documentation need is one chunk, and those pages are rows of a table, which
 * `expand.ts` reads.
 *
 * @param expand where the modules find `expand.ts`
 * @param replace gives another module for one that is imported
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
