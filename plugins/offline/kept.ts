/**
 * The cache of pages, by path, which `worker.ts` writes. The workers can't import
 * its name, so they repeat it, and its type makes sure that they do so correctly.
 * A page has two headers of ours: `x-title`, URI-encoded, and `x-files`, the paths
 * of the files that it is made of, as JSON.
 */
export const pagesCache = 'pages-1'

/** What a page tells the worker about itself, so that it is kept. */
export interface SeenPage {
  path: string
  title: string
  /** Paths of the scripts that its HTML names: they are those of one deploy. */
  scripts: string[]
  /** Paths of all files of ours that were loaded for it. */
  files: string[]
}

/** A page that can be read without a network. */
export interface KeptPage {
  path: string
  title: string
}

/** All pages that are kept, the last one read first; none where it cannot be told. */
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
