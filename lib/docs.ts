import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { AllContent } from '@docusaurus/types'

/** A documentation page. */
export interface Doc {
  /** The file's path inside `docs`, without its extension. */
  id: string
  title: string
  description: string
  /** Route, including the base URL. */
  path: string
  /** Id of the sidebar it's in, if any: partials, for example, have none. */
  sidebar: string | undefined
  /** Labels of the sidebar categories it's in, outermost first. */
  categories: string[]
  /** Not written yet, so it's left out of sidebars, search, and the sitemap. */
  unlisted: boolean
}

/** A page, with details that only search engines use. */
export interface PublishedDoc extends Doc {
  /** The path of the first page in each category, which is where it leads. */
  landings: string[]
  /** When the page last changed, in milliseconds, if its history is known. */
  lastUpdated: number | undefined
}

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string]

interface Category {
  label: string
  /** Id of its first doc. */
  first: string | undefined
}

/** The id of each doc in the sidebar, with its categories. */
function findCategories(
  items: Sidebar,
  above: Category[],
): [string, Category[]][] {
  return items.flatMap((item): [string, Category[]][] => {
    if (item.type === 'doc') return [[item.id, above]]
    if (item.type !== 'category') return []
    const [[first] = []] = findCategories(item.items, [])
    return findCategories(item.items, [...above, { label: item.label, first }])
  })
}

/** Reads every page of the latest docs version. */
export function readDocs(allContent: AllContent): PublishedDoc[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined
  const version = content?.loadedVersions[0]
  const categories = new Map(
    Object.values(version?.sidebars ?? {}).flatMap((items) =>
      findCategories(items, []),
    ),
  )
  const docs = version?.docs ?? []
  const paths = new Map(docs.map(({ id, permalink }) => [id, permalink]))
  return docs.map((doc) => {
    const above = categories.get(doc.id) ?? []
    return {
      id: doc.id,
      title: doc.title,
      description: doc.description,
      path: doc.permalink,
      sidebar: doc.sidebar,
      categories: above.map(({ label }) => label),
      landings: above.map(({ first = doc.id }) => paths.get(first) ?? ''),
      lastUpdated: doc.lastUpdatedAt ?? undefined,
      unlisted: doc.unlisted,
    }
  })
}
