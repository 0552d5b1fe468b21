import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { AllContent } from '@docusaurus/types'

type Version = LoadedContent['loadedVersions'][number]
type SidebarItems = Version['sidebars'][string]

/** What navigation can link to. */
export interface Site {
  /** Name of the latest docs version, which is the one navigation links to. */
  version: string
  docIds: string[]
  /** Whether each sidebar has a page to link to, by sidebar id. */
  sidebars: Map<string, boolean>
  /** Paths without the base URL and without a slash at the end. */
  routes: string[]
}

/** Routes of plugins that aren't among the pages: `plugins/search` adds one. */
const addedRoutes = ['/search']

/** Turns a path into the form that `Site.routes` uses. */
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

/** Collects what navigation can link to from the site's docs and pages. */
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
    // The theme itself leaves out items that link to drafts.
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
