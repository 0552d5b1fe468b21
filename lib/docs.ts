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

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string]

/** The id of each doc in the sidebar, with the labels of its categories. */
function findCategories(items: Sidebar, above: string[]): [string, string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    if (item.type === 'doc') return [[item.id, above]]
    if (item.type !== 'category') return []
    return findCategories(item.items, [...above, item.label])
  })
}

/** Reads every page of the latest docs version. */
export function readDocs(allContent: AllContent): Doc[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined
  const version = content?.loadedVersions[0]
  const categories = new Map(
    Object.values(version?.sidebars ?? {}).flatMap((items) =>
      findCategories(items, []),
    ),
  )
  return (version?.docs ?? []).map((doc) => ({
    id: doc.id,
    title: doc.title,
    description: doc.description,
    path: doc.permalink,
    sidebar: doc.sidebar,
    categories: categories.get(doc.id) ?? [],
    unlisted: doc.unlisted,
  }))
}
