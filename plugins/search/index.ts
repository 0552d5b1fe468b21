import type {} from 'webpack-dev-server'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizeUrl } from '@docusaurus/utils'
import type { LoadContext } from '@docusaurus/types'
import type { PluginWithOrigins } from '../../lib/origins'
import { createDiskCache } from '../../lib/diskCache'
import { type Doc, readDocs } from '../../lib/docs'
import { hashContent } from '../../lib/contentHash'
import { sections } from '../../src/data/navigation'
import { readBuiltPages } from './build/built'
import { createDevIndex } from './build/devIndex'
import { indexFolder, recordsFile } from './build/outputFiles'
import { pack } from './build/pack'
import { isForReaders } from './build/page'
import { hostsOf } from './hosted/hostedClient'
import { toRecords } from './hosted/records'
import { readCredentials, type SearchSettings } from './settings'

const tag = 'docs-default-current'

/** Whether what search takes from a page depends on a file, besides the page. */
const cutsPages = (file: string) =>
  /^(plugins\/search\/|src\/data\/|package-lock\.json$)/.test(file)

/**
 * Search: the button in the navbar, the page, and the index that they search.
 *
 * `build` makes the index, `engine` searches it in the browser, and `hosted`
 * uses Algolia instead. `dialog` and `page` are what readers see.
 *
 * The engine and its marks are written by hand because MiniSearch has to load
 * its whole index before it answers, and Pagefind finds the right page first far
 * less often; `npm run benchmark -- search` measures all three. So is the hosted
 * client, which spares the search page DocSearch's bundle for a single request.
 */
export default function search(context: LoadContext): PluginWithOrigins {
  const { baseUrl, siteDir, siteConfig, i18n } = context
  const isServed = process.env.NODE_ENV === 'development'
  const credentials = readCredentials(process.env)
  let pages: Doc[] = []
  /** Of the index, below the folder of the site. */
  let folder = indexFolder
  /** Loads what reads Markdown, which `npm start` would wait for otherwise. */
  const loadReader = async () => {
    const { createSourceReader, remarkPluginsOf } =
      await import('./build/sources')
    return createSourceReader(siteDir, remarkPluginsOf(siteConfig))
  }
  let reader: ReturnType<typeof loadReader> | undefined
  const devIndex = createDevIndex(async () => {
    reader ??= loadReader()
    const readSources = await reader
    return pack(await readSources(pages))
  })
  return {
    name: 'search',
    origins: {
      connect: credentials.hosted ? hostsOf(credentials.hosted.appId) : [],
      // Of the logo in the dialog of DocSearch.
      styles: ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'],
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({ allContent, actions }) {
      pages = readDocs(allContent).filter(isForReaders)
      // Caches keep the index for good, so its folder is named by the version:
      // of all sources, for scripts that are bundled before the index is made
      // have to know it.
      const version = isServed
        ? // The same after an edit: nothing that pages load has to change.
          'served'
        : await hashContent(siteDir, [siteConfig, i18n.currentLocale])
      folder = `${indexFolder}/${version}`
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        component: '@theme/SearchPage',
        exact: true,
        props: { sections },
      })
      actions.setGlobalData({
        local: {
          base: normalizeUrl([baseUrl, folder, '/']),
          origin: siteConfig.url,
          language: i18n.currentLocale,
          tags: ['default', tag],
        },
        ...credentials,
      } satisfies SearchSettings)
      devIndex.forget()
    },
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: isServer
        ? []
        : [
            // Beside the starter, which comes before React.
            new currentBundler.instance.EntryPlugin(
              __dirname,
              './dialog/earlyDialog.ts',
              { name: 'main' },
            ),
          ],
      ...(isServed && {
        devServer: {
          // What it returns is added to what the framework's own one
          // returns.
          setupMiddlewares: (middlewares) => {
            middlewares.unshift({
              name: 'search-index',
              path: normalizeUrl([baseUrl, folder]),
              middleware: devIndex.serve,
            })
            return []
          },
        },
      }),
    }),
    async postBuild({ outDir }) {
      const found = await readBuiltPages(pages, {
        outDir,
        baseUrl,
        cache: createDiskCache(siteDir, 'search'),
        version: await hashContent(siteDir, [], (file) => !cutsPages(file)),
      })
      await mkdir(path.join(outDir, folder), { recursive: true })
      for (const [name, text] of pack(found)) {
        await writeFile(path.join(outDir, folder, name), text)
      }
      const records = toRecords(found, {
        origin: siteConfig.url,
        language: i18n.currentLocale,
        tag,
      })
      await writeFile(path.join(outDir, recordsFile), JSON.stringify(records))
    },
  }
}
