import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { type Doc, readDocs } from '../../lib/docs'
import { addStructuredData } from './structuredData'

const isFaq = ({ id, unlisted }: Doc) =>
  id.startsWith('faq/questions/') && !unlisted

/** Publishes the questions and answers on FAQ pages to search engines. */
export default function faq({ siteConfig }: LoadContext): Plugin {
  const { baseUrl, url } = siteConfig
  let pages: Doc[] = []
  return {
    name: 'faq',
    allContentLoaded({ allContent }) {
      pages = readDocs(allContent).filter(isFaq)
    },
    async postBuild({ outDir }) {
      for (const page of pages) {
        const route = page.path.slice(baseUrl.length)
        const file = path.join(outDir, route, 'index.html')
        const html = await readFile(file, 'utf8')
        // Replaced in one step, because other plugins may be reading the page.
        await writeFile(`${file}.new`, addStructuredData(html, url + page.path))
        await rename(`${file}.new`, file)
      }
    },
  }
}
