import type {} from 'webpack-dev-server'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizeUrl } from '@docusaurus/utils'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { type Page, readPages } from '../pages'
import { sections } from '../../src/data/navigation'
import { readBuiltPages } from './indexing/built'
import { indexFolder, recordsFile } from './indexing/files'
import { toHostedRecords } from './indexing/hostedRecords'
import { pack } from './indexing/pack'
import { isForReaders } from './indexing/page'
import { priorsOf } from './indexing/priors'
import { createSourceReader, remarkPluginsOf } from './indexing/sources'
import { readVersion } from './indexing/version'
import { readCredentials, type SearchSettings } from './settings'

const tag = 'docs-default-current'

/** Search: the button in the navbar, the page, and what they look through. */
export default function search(context: LoadContext): Plugin {
  const { baseUrl, siteDir, siteConfig, generatedFilesDir, i18n } = context
  const isServed = process.env.NODE_ENV === 'development'
  const readSources = createSourceReader(siteDir, remarkPluginsOf(siteConfig))
  let pages: Page[] = []
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({ allContent, actions }) {
      pages = readPages(allContent).filter(isForReaders)
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        component: '@theme/SearchPage',
        exact: true,
        props: { sections },
      })
      actions.setGlobalData({
        local: {
          base: normalizeUrl([baseUrl, indexFolder, '/']),
          version: await readVersion(siteDir),
          origin: siteConfig.url,
          language: i18n.currentLocale,
          tags: ['default', tag],
        },
        ...readCredentials(process.env),
      } satisfies SearchSettings)
      if (!isServed) return
      for (const [name, text] of pack(await readSources(pages))) {
        await actions.createData(path.join(indexFolder, name), text)
      }
    },
    configureWebpack: () => ({
      devServer: {
        static: [
          {
            directory: path.join(
              generatedFilesDir,
              'search/default',
              indexFolder,
            ),
            publicPath: normalizeUrl([baseUrl, indexFolder]),
            watch: false,
          },
        ],
      },
    }),
    async postBuild({ outDir }) {
      const found = await readBuiltPages(pages, { outDir, baseUrl })
      await mkdir(path.join(outDir, indexFolder), { recursive: true })
      for (const [name, text] of pack(found)) {
        await writeFile(path.join(outDir, indexFolder, name), text)
      }
      const priors = priorsOf(found)
      const site = { origin: siteConfig.url, language: i18n.currentLocale, tag }
      const records = found.flatMap((page, index) =>
        toHostedRecords(page, priors[index]!, site),
      )
      await writeFile(path.join(outDir, recordsFile), JSON.stringify(records))
    },
  }
}
