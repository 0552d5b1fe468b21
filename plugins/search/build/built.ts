import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DiskCache } from '../../../lib/diskCache'
import type { Doc } from '../../../lib/docs'
import { articleIn, readArticle } from './article'
import { type SearchPage, toSearchPage } from './page'

/** The built file of a page, however its address ends. */
async function readBuilt(outDir: string, route: string): Promise<string> {
  const file = path.join(outDir, route)
  return readFile(path.join(file, 'index.html'), 'utf8').catch(() =>
    readFile(`${file.replace(/\/$/, '')}.html`, 'utf8'),
  )
}

interface Site {
  outDir: string
  baseUrl: string
  /** Spares the pages that say what they said in the last build. */
  cache: DiskCache
  /** Of what cuts pages. */
  version: string
}

/** Reads pages from the built site, as readers see them. */
export function readBuiltPages(
  pages: readonly Doc[],
  { outDir, baseUrl, cache, version }: Site,
): Promise<SearchPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const html = await readBuilt(outDir, page.path.slice(baseUrl.length))
      return cache(page.path, [version, page, articleIn(html)], () => {
        const article = readArticle(html)
        if (!article) {
          throw new Error(
            `Search found no article on ${page.path}: has the theme renamed "theme-doc-markdown"?`,
          )
        }
        return toSearchPage(page, article)
      })
    }),
  )
}
