import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { AllContent } from '@docusaurus/types'

type Version = LoadedContent['loadedVersions'][number]
type SidebarItems = Version['sidebars'][string]

/** What navigation may point to. */
export interface Site {
  /** The docs version that every page can reach. */
  version: string
  docIds: string[]
  /** Whether each sidebar has a page to be linked to, by sidebar id. */
  sidebars: Map<string, boolean>
  /** Paths without base URL and without a slash at the end. */
  routes: string[]
}

/** Routes that a plugin adds by itself: `plugins/search` has one. */
const addedRoutes = ['/search']

/** A path as `Site.routes` holds it. */
export function toRoute(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** The theme links a sidebar to its first doc or category page. */
function hasLink(items: SidebarItems): boolean {
  return items.some(
    (item) =>
      item.type === 'doc' ||
      (item.type === 'category' && (item.link ?? hasLink(item.items))),
  )
}

function generatedIndexes(items: SidebarItems): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return []
    const own =
      item.link?.type === 'generated-index' ? [item.link.permalink] : []
    return [...own, ...generatedIndexes(item.items)]
  })
}

/** Reads from the docs and pages of the site what its navigation may use. */
export function readSite(allContent: AllContent, baseUrl: string): Site {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined
  const pages = (allContent['docusaurus-plugin-content-pages']?.default ??
    []) as { permalink: string }[]
  const versions = docs?.loadedVersions ?? []
  const latest = versions.find((version) => version.isLast)
  const permalinks = [
    ...pages.map((page) => page.permalink),
    ...versions.flatMap((version) => [
      ...version.docs.map((doc) => doc.permalink),
      ...Object.values(version.sidebars).flatMap(generatedIndexes),
    ]),
  ]
  return {
    version: latest?.versionName ?? '',
    // The theme leaves out drafts by itself.
    docIds: [...(latest?.docs ?? []), ...(latest?.drafts ?? [])].map(
      (doc) => doc.id,
    ),
    sidebars: new Map(
      Object.entries(latest?.sidebars ?? {}).map(([id, items]) => [
        id,
        hasLink(items),
      ]),
    ),
    routes: [
      ...permalinks.map((path) => toRoute(path.slice(baseUrl.length - 1))),
      ...addedRoutes,
    ],
  }
}
