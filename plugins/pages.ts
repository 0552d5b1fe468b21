import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { AllContent } from '@docusaurus/types'

/** One page of documentation, as readers find it. */
export interface Page {
  /** Doc id: the file's path below `docs`, without its ending. */
  id: string
  title: string
  description: string
  /** Route with base URL. */
  path: string
  /** Sidebar that shows it; none for the plugins index and partials. */
  sidebar: string | undefined
  /** Kept out of sidebars, search and the site map: not written yet. */
  unlisted: boolean
}

/** Reads every page of the newest docs version; other plugins build on it. */
export function readPages(allContent: AllContent): Page[] {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined
  return (content?.loadedVersions[0]?.docs ?? []).map((doc) => ({
    id: doc.id,
    title: doc.title,
    description: doc.description,
    path: doc.permalink,
    sidebar: doc.sidebar,
    unlisted: doc.unlisted,
  }))
}
