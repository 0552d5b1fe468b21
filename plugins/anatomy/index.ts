import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readAddresses } from '../../content/api/addresses'
import { cardsOf, chainFactsOf } from '../../content/api/commandFacts'
import { readApi } from '../../content/api/readApi'
import { readApiData } from '../../content/api/readApiData'
import { customIn, readSupport } from '../../content/samples/chains'
import { articleIn, readArticle, readBuilt } from '../../lib/article'
import { chainsFile } from '../../lib/chains'
import { hashContent } from '../../lib/contentHash'
import { createDiskCache } from '../../lib/diskCache'
import { type Doc, readDocs } from '../../lib/docs'
import { chainsIn } from './chainsIn'

/** What affects which chains are found in the HTML of a page. */
const isFinder = (file: string) =>
  /^(plugins\/anatomy\/|content\/(api|samples)\/|lib\/(article|chains)\.ts|package-lock\.json)/.test(
    file,
  )

/**
 * Adds a button to samples that draws which commands are retried together and where the
 * subject changes, and shows a card for each command. The samples on built pages are the
 * TypeScript that was checked, and the JavaScript made from it.
 */
export default function anatomy({ siteConfig, siteDir }: LoadContext): Plugin {
  const { baseUrl, url } = siteConfig
  let docs: Doc[] = []
  return {
    name: 'anatomy',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({ actions }) {
      const data = await readApiData(siteDir, url + baseUrl)
      await actions.createData('cards.json', cardsOf(data))
    },
    allContentLoaded({ allContent }) {
      docs = readDocs(allContent)
    },
    async postBuild({ outDir }) {
      const cache = createDiskCache(siteDir, 'chains')
      const support = readSupport(siteDir)
      const version = await hashContent(
        siteDir,
        support,
        (file) => !isFinder(file),
      )
      const known = chainFactsOf(readApi(siteDir))
      const { unchained } = await readAddresses(siteDir)
      for (const { id, path: address } of docs) {
        const html = await readBuilt(outDir, address.slice(baseUrl.length))
        // With the lines that samples hide, which may add commands.
        const text = await readFile(
          path.join(siteDir, `docs/${id}.mdx`),
          'utf8',
        )
        const chains = await cache(
          address,
          [version, articleIn(html), text],
          () =>
            chainsIn(readArticle(html, address), {
              known,
              unchained,
              custom: new Map([...customIn(support), ...customIn(text)]),
            }),
        )
        const target = path.join(
          outDir,
          chainsFile(address.slice(baseUrl.length)),
        )
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, JSON.stringify(chains))
      }
    },
  }
}
