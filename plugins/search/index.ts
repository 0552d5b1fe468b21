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
import { openSearchFile, toOpenSearch } from './build/openSearch'
import { hostsOf } from './hosted/hostedClient'
import { toRecords } from './hosted/records'
import { readCredentials, type SearchSettings } from './settings'

const tag = 'docs-default-current'

/** Whether a file affects how pages are split into sections. */
const affectsPages = (file: string) =>
  /^(lib\/|plugins\/search\/|src\/data\/|package-lock\.json$)/.test(file)

/**
 * Search: the button in the navbar, the page, and the index that they search.
 *
 * `build` creates the index, `engine` searches it in the browser, and `hosted`
 * uses Algolia instead. `dialog` and `page` are what readers see. To understand
 * the engine, start with `engine/indexFiles.ts` and `engine/rank.ts`.
 *
 * Why our own engine? MiniSearch has to load its whole index before it can
 * answer, and Pagefind ranks the right page first far less often. `npm run
 * benchmark -- search` compares all three. The hosted client is our own too, so
 * the search page doesn't load DocSearch's bundle to send one request.
 */
export default function search(context: LoadContext): PluginWithOrigins {
  const { baseUrl, siteDir, siteConfig, i18n } = context
  const isServed = process.env.NODE_ENV === 'development'
  const credentials = readCredentials(process.env)
  let pages: Doc[] = []
  /** Folder of the index, relative to the built site. */
  let folder = indexFolder
  /** Loads the Markdown reader lazily, so `npm start` doesn't wait for it. */
  const loadReader = async () => {
    const { createSourceReader, remarkPluginsOf } =
      await import('./build/sources')
    return createSourceReader(context, remarkPluginsOf(siteConfig))
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
      // For the logo in DocSearch's dialog.
      styles: ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'],
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'afterOpening.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: baseUrl + openSearchFile,
          },
        },
      ],
    }),
    getPathsToWatch: () => ['docs/**/*.searches.yml'],
    async allContentLoaded({ allContent, actions }) {
      pages = readDocs(allContent).filter(isForReaders)
      // Caches keep the index forever, so its folder has a hash in its name.
      // It's a hash of the sources, because scripts that need the name are
      // bundled before the index exists.
      const version = isServed
        ? // Doesn't change with edits, so pages don't have to reload.
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
            // In the main entry, so it runs before React loads.
            new currentBundler.instance.EntryPlugin(
              __dirname,
              './dialog/earlyDialog.ts',
              { name: 'main' },
            ),
          ],
      ...(isServed && {
        devServer: {
          // Docusaurus adds the returned middlewares to its own.
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
        siteDir,
        outDir,
        baseUrl,
        cache: createDiskCache(siteDir, 'search'),
        version: await hashContent(siteDir, [], (file) => !affectsPages(file)),
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
      await writeFile(
        path.join(outDir, openSearchFile),
        toOpenSearch(siteConfig),
      )
    },
  }
}
