import { articleIn, readArticle, readBuilt } from '../../../lib/article'
import type { DiskCache } from '../../../lib/diskCache'
import type { Doc } from '../../../lib/docs'
import { type SearchPage, toSearchPage } from './page'
import { addSearches } from './searches'

interface Site {
  siteDir: string
  outDir: string
  baseUrl: string
  /** Skips pages that haven't changed since the last build. */
  cache: DiskCache
  /** A hash of everything that affects how pages are split. */
  version: string
}

/**
 * Reads pages from the built site, as readers see them.
 *
 * @throws if a page has no article, because the theme has changed
 */
export function readBuiltPages(
  pages: readonly Doc[],
  { siteDir, outDir, baseUrl, cache, version }: Site,
): Promise<SearchPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const route = `/${page.path.slice(baseUrl.length)}`
      const html = await readBuilt(outDir, route)
      const found = await cache(
        page.path,
        [version, page, articleIn(html)],
        () => toSearchPage(page, readArticle(html, page.path)),
      )
      return addSearches(siteDir, { id: page.id, route }, found)
    }),
  )
}
