import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { lineOf } from '../../content/page/page'
import { readPage } from '../../content/page/readPage'
import { hashContent } from '../../lib/contentHash'
import { createDiskCache } from '../../lib/diskCache'
import { type Doc, readDocs } from '../../lib/docs'
import { documented } from '../../lib/documented'
import { linesFile, type SourceLines } from './lines'

/**
 * Asks whether a page helped, and turns the link of a heading into a menu: it copies the
 * section's address, opens GitHub's editor at its line, or reports a problem with it.
 */
export default function feedback({ siteDir }: LoadContext): Plugin {
  let docs: Doc[] = []
  return {
    name: 'feedback',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'onClick.ts')],
    allContentLoaded({ allContent }) {
      docs = readDocs(allContent)
    },
    async postBuild({ outDir }) {
      const cache = createDiskCache(siteDir, 'lines')
      const reader = await hashContent(
        siteDir,
        [],
        (file) => !file.startsWith('content/page/'),
      )
      for (const { id } of docs) {
        const file = `docs/${id}.mdx`
        const text = await readFile(path.join(siteDir, file), 'utf8')
        const lines = await cache(id, [reader, text], () =>
          Object.fromEntries(
            readPage(file, text).headings.map(({ id, node }) => [
              id,
              lineOf(node),
            ]),
          ),
        )
        const target = path.join(outDir, linesFile(id))
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(
          target,
          JSON.stringify({ version: documented, lines } satisfies SourceLines),
        )
      }
    },
  }
}
