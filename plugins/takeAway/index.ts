import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { type Doc, readDocs } from '../../lib/docs'
import { specsFile } from './specs'

/**
 * Lets readers take a sample with them as a whole spec, or as a project with that spec.
 * Every such spec has run. Without JavaScript, there's the sample itself, and Fernhill at
 * `/fernhill.zip`.
 */
export default function takeAway({ siteConfig, siteDir }: LoadContext): Plugin {
  let docs: Doc[] = []
  return {
    name: 'takeAway',
    getClientModules: () => [path.join(__dirname, 'onCopy.ts')],
    allContentLoaded({ allContent }) {
      docs = readDocs(allContent)
    },
    async postBuild({ outDir }) {
      // Imported here because `npm start` doesn't need it.
      const { createOffer } = await import('./offer')
      const offer = await createOffer(siteDir)
      for (const doc of docs) {
        const route = doc.path
          .slice(siteConfig.baseUrl.length)
          .replace(/\/$/, '')
        const target = path.join(outDir, specsFile(route))
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(
          target,
          JSON.stringify(await offer(`docs/${doc.id}.mdx`)),
        )
      }
    },
  }
}
