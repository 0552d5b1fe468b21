import type {} from 'webpack-dev-server'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { normalizeUrl } from '@docusaurus/utils'
import type { LoadContext } from '@docusaurus/types'
import type { PluginWithOrigins } from '../../lib/origins'
import { createDiskCache } from '../../lib/diskCache'
import { type Doc, readDocs } from '../../lib/docs'
import { hashContent } from '../../lib/contentHash'
import { sections } from '../../src/data/navigation'
import { readBuiltPages } from './build/built'
import { hostsOf } from './hosted/client'
import { indexFolder, recordsFile } from './build/files'
import { toHostedRecords } from './hosted/records'
import { pack } from './build/pack'
import { isForReaders } from './build/page'
import { priorsOf } from './build/priors'
import { readCredentials, type SearchSettings } from './settings'

const tag = 'docs-default-current'

/** Whether what search takes from a page depends on a file, besides the page. */
const cutsPages = (file: string) =>
  /^(plugins\/search\/|src\/data\/|package-lock\.json$)/.test(file)

/** Search: the button in the navbar, the page, and what they look through. */
export default function search(context: LoadContext): PluginWithOrigins {
  const { baseUrl, siteDir, siteConfig, i18n } = context
  const isServed = process.env.NODE_ENV === 'development'
  const credentials = readCredentials(process.env)
  let pages: Doc[] = []
  /** Of the index, below the folder of the site. */
  let folder = indexFolder
  /** With all that reads Markdown, for which `npm start` would wait otherwise. */
  const loadReader = async () => {
    const { createSourceReader, remarkPluginsOf } =
      await import('./build/sources')
    return createSourceReader(siteDir, remarkPluginsOf(siteConfig))
  }
  let reader: ReturnType<typeof loadReader> | undefined
  const makeIndex = async () => {
    reader ??= loadReader()
    const readSources = await reader
    return pack(await readSources(pages))
  }
  /** For the development server: made when somebody searches. */
  let served: Promise<Map<string, string>> | undefined
  const serveIndex = (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    next: (problem: unknown) => void,
  ) => {
    served ??= makeIndex()
    served.then((files) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(files.get(url.slice(1)))
    }, next)
  }
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
      served = undefined
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
              middleware: serveIndex,
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
      const priors = priorsOf(found)
      const site = { origin: siteConfig.url, language: i18n.currentLocale, tag }
      const records = found.flatMap((page, index) =>
        toHostedRecords(page, priors[index]!, site),
      )
      await writeFile(path.join(outDir, recordsFile), JSON.stringify(records))
    },
  }
}
