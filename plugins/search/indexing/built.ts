import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '../../pages'
import { readArticle } from './article'
import { type SearchPage, toSearchPage } from './page'

/** The built file of a page, however its address ends. */
async function readBuilt(outDir: string, route: string): Promise<string> {
  const file = path.join(outDir, route)
  return readFile(path.join(file, 'index.html'), 'utf8').catch(() =>
    readFile(`${file.replace(/\/$/, '')}.html`, 'utf8'),
  )
}

/** Reads pages from the built site, as readers see them. */
export function readBuiltPages(
  pages: readonly Page[],
  { outDir, baseUrl }: { outDir: string; baseUrl: string },
): Promise<SearchPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const html = await readBuilt(outDir, page.path.slice(baseUrl.length))
      const article = readArticle(html)
      if (!article) {
        throw new Error(
          `Search found no article on ${page.path}: has the theme renamed "theme-doc-markdown"?`,
        )
      }
      return toSearchPage(page, article)
    }),
  )
}
