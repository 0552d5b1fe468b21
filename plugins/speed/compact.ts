import type { PageTable } from './expand'
import {
  namesIn,
  notFound,
  readTable,
  type Branch,
  type Parts,
  type Routes,
} from './routeTable'

/** The chunk of what all pages of documentation share. */
const sharedChunk = 'docs'

interface Doc {
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
  /** `globalData.json` */
  globalData: {
    'docusaurus-plugin-content-docs'?: {
      default?: { versions: { docs: Doc[] }[] }
    }
  }
}

/** The same, said shortly. */
export interface Compact {
  /** Modules, by the names that the framework imports them by. */
  modules: Record<string, string>
  /** For each chunk of the framework, the one that is made in its place. */
  chunks: Record<string, string>
}

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

/** Each name in `registry.js`, and the module that is imported by it. */
const readRegistry = (text: string): [name: string, module: string][] =>
  [...text.matchAll(/webpackChunkName: "([^"]+)" \*\/ ("[^"]+")/g)].map(
    ([, name = '', module = '']) => [name, JSON.parse(module) as string],
  )

const rename = (parts: Parts, names: ReadonlyMap<string, string>): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [
      part,
      typeof value === 'string'
        ? (names.get(value) ?? value)
        : rename(value, names),
    ]),
  )

/** Every list of routes in a table, the whole first. */
const listsIn = (branches: Branch[]): Branch[][] => [
  branches,
  ...branches.flatMap(({ routes }) => (routes ? listsIn(routes) : [])),
]

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
  const registry = readRegistry(generated.registry)
  const names = shorten(registry.map(([name]) => name))
  const partsOf = ({ component }: Branch) =>
    generated.chunkNames[component] ?? {}

  /** Whether a row of the table can say all that is to be said of a route. */
  const isPage = (branch: Branch) => {
    const { path, component, exact, sidebar, ...rest } = branch
    return (
      exact === true &&
      !Object.keys(rest).length &&
      Object.keys(partsOf(branch)).join() === '__comp,content' &&
      !/[ |]/.test(path)
    )
  }
  const list = listsIn(table).reduce((one, other) =>
    other.filter(isPage).length > one.filter(isPage).length ? other : one,
  )
  const pages = list.filter(isPage)

  const docsData = generated.globalData['docusaurus-plugin-content-docs']
  const docs = docsData?.default?.versions[0]?.docs ?? []
  const docOf = new Map(docs.map((doc) => [doc.path, doc]))
  const groups = new Map<string, string[]>()
  for (const page of pages) {
    const { __comp, content } = rename(partsOf(page), names)
    const { path, sidebar = '' } = page
    const id = docOf.get(path)?.id
    const row = [path, content, ...(id === path.slice(1) ? [] : [id])]
    const group = `${String(__comp)} ${String(sidebar)}`
    groups.set(group, [...(groups.get(group) ?? []), row.join(' ')])
  }
  const pageTable: PageTable = [...groups].map(([group, rows]) => {
    const [component = '', sidebar = ''] = group.split(' ')
    return [component, sidebar, rows.join('|')]
  })

  const others: Routes = {}
  const shared = new Set(pages.map((page) => String(partsOf(page).__comp)))
  const create = (...words: string[]) =>
    `create(${words.map((word) => JSON.stringify(word)).join(', ')})`
  const write = (branches: readonly Branch[]): string => {
    const written = branches
      .filter((branch) => !pages.includes(branch))
      .map((branch) => {
        const { path, component, routes, ...attributes } = branch
        const hash = component.slice(path.length + 1)
        const parts = partsOf(branch)
        if (routes) namesIn(parts).forEach((name) => shared.add(name))
        if (hash) others[component] = rename(parts, names)
        const fields = [
          `path: ${JSON.stringify(path)}`,
          `component: ${hash ? create(path, hash) : create(notFound)}`,
          ...Object.entries(attributes).map(
            ([name, value]) => `${name}: ${JSON.stringify(value)}`,
          ),
          ...(routes ? [`routes: ${write(routes)}`] : []),
        ]
        return `{ ${fields.join(', ')} }`
      })
    if (branches === list) written.push('...toRoutes(pages, create)')
    return `[${written.join(', ')}]`
  }
  const routes = write(table)
  const chunks = Object.fromEntries(
    registry.map(([name]) => [
      name,
      shared.has(name) ? sharedChunk : names.get(name)!,
    ]),
  )

  const globalData = structuredClone(generated.globalData)
  const version =
    globalData['docusaurus-plugin-content-docs']?.default?.versions[0]
  const paths = new Set(pages.map(({ path }) => path))
  if (version) version.docs = docs.filter(({ path }) => !paths.has(path))

  const importing = (name: string) =>
    `import { ${name} } from ${JSON.stringify(expand)}\nimport pages from './pages'\n`
  return {
    chunks,
    modules: {
      pages: `export default ${JSON.stringify(pageTable)}\n`,
      routes: `import create from '@docusaurus/ComponentCreator'\n${importing('toRoutes')}export default ${routes}\n`,
      routesChunkNames: `${importing('toChunkNames')}export default { ...${JSON.stringify(others)}, ...toChunkNames(pages) }\n`,
      registry: `export default {\n${registry
        .map(
          ([name, module]) =>
            `${JSON.stringify(names.get(name))}: [() => import(/* webpackChunkName: "${chunks[name]}" */ ${JSON.stringify(replace(module))})],\n`,
        )
        .join('')}}\n`,
      globalData: version
        ? `${importing('toDocs')}const data = ${JSON.stringify(globalData)}
data['docusaurus-plugin-content-docs'].default.versions[0].docs.push(...toDocs(pages))
export default data\n`
        : `export default ${JSON.stringify(globalData)}\n`,
    },
  }
}
