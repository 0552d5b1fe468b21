import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { articleIn, readArticle, readBuilt } from '../../lib/article'
import { hashContent } from '../../lib/contentHash'
import { createDiskCache } from '../../lib/diskCache'
import { type Doc, readDocs } from '../../lib/docs'
import { toLists } from './lists'
import { toMarkdown } from './toMarkdown'

/** What affects how a page's HTML becomes Markdown. */
const isConverter = (file: string) =>
  /^(plugins\/markdown\/|lib\/article\.ts|package-lock\.json)/.test(file)

/**
 * Writes every page as Markdown, at its address plus `.md`, and lists of all pages for
 * machines: `llms.txt` and `llms-full.txt`.
 *
 * It reads the built HTML and not the page's source, because half of what readers see,
 * such as tables of options, JavaScript tabs, and Command Logs, only exists there. So
 * there's nothing to add here when pages get a new component, as long as its HTML says
 * what it means.
 */
export default function markdown({ siteConfig, siteDir }: LoadContext): Plugin {
  const { baseUrl, url } = siteConfig
  let docs: Doc[] = []
  return {
    name: 'markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    allContentLoaded({ allContent }) {
      docs = readDocs(allContent).map((doc) => ({
        ...doc,
        path: doc.path.replace(/\/$/, ''),
      }))
    },
    async postBuild({ outDir }) {
      const cache = createDiskCache(siteDir, 'markdown')
      const version = await hashContent(
        siteDir,
        url,
        (file) => !isConverter(file),
      )
      const write = async (file: string, text: string) => {
        const target = path.join(outDir, file)
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, text)
      }
      const pages = await Promise.all(
        docs.map(async (doc) => {
          const route = doc.path.slice(baseUrl.length)
          const html = await readBuilt(outDir, route)
          const text = await cache(doc.path, [version, articleIn(html)], () =>
            toMarkdown(readArticle(html, doc.path), url + doc.path),
          )
          await write(`${route}.md`, text)
          return { ...doc, text }
        }),
      )
      const { short, full } = toLists(pages, siteConfig)
      await write('llms.txt', short)
      await write('llms-full.txt', full)
    },
  }
}
