/**
 * Cache of pages by path. `worker.ts` writes it. Each page has two headers of
 * ours: `x-title`, URI-encoded, and `x-files`, the paths of the page's files as
 * JSON.
 */
const pagesCache = 'pages-1'

/** Workers can't import the name, so they repeat it and import its type. */
export type PagesCache = typeof pagesCache

/** What a page sends to the worker, so that it saves the page. */
export interface SeenPage {
  path: string
  title: string
  /** Paths of the scripts in its HTML, which identify the deploy. */
  scripts: string[]
  /**
   * Paths of all files that were loaded from this site, with the query if one
   * failed without.
   */
  files: string[]
}

/** A page that works without a network. */
export interface KeptPage {
  path: string
  title: string
}

/** All saved pages, last opened first. Empty if the browser forbids storage. */
export async function readKeptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(pagesCache)
    const requests = await cache.keys()
    const pages = await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url).pathname,
        title: decodeURIComponent(
          (await cache.match(request))?.headers.get('x-title') ?? '',
        ),
      })),
    )
    return pages.reverse()
  } catch {
    return []
  }
}
