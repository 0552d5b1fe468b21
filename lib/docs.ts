import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { AllContent } from '@docusaurus/types'

/** One page of documentation, as readers find it. */
export interface Doc {
  /** Doc id: the file's path below `docs`, without its ending. */
  id: string
  title: string
  description: string
  /** Route with base URL. */
  path: string
  /** Sidebar that shows it; none for the plugins index and partials. */
  sidebar: string | undefined
  /** Labels of the sidebar's categories around it, the outermost first. */
  categories: string[]
  /** Kept out of sidebars, search and the site map: not written yet. */
  unlisted: boolean
}

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string]

/** Each doc id below the items, with the labels of the categories around it. */
function findCategories(items: Sidebar, above: string[]): [string, string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    if (item.type === 'doc') return [[item.id, above]]
    if (item.type !== 'category') return []
    return findCategories(item.items, [...above, item.label])
  })
}

/** Reads every page of the newest docs version; other plugins build on it. */
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
