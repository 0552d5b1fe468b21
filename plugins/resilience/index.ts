import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { readDocs } from '../../lib/docs'
import { replaceModule } from '../../lib/replaceModule'
import { checkRuntime } from './checkRuntime'
import type { ListedPage } from './likelyPages'
import { retryFiles } from './retryFiles'
import { showLoadError } from './showLoadError'

const here = (file: string) => path.join(__dirname, file)

/**
 * Keeps the site alive when a file, a page or an address is broken. Chunks are
 * retried by hand, because the bundler plugins that do it give up after the last
 * attempt: here the visitor can press Retry, and hydration goes on.
 */
export default function resilience(): Plugin {
  return {
    name: 'resilience',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    // The first must have run before the router.
    getClientModules: () => [
      here('repairFirstAddress.ts'),

      here('preloadOnFocus.ts'),
      here('announceRoute.ts'),
    ],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `(${retryFiles})(${showLoadError})`,
        },
      ],
    }),
    configureWebpack(_config, isServer, { currentBundler }) {
      // The server loads no chunks, and fetches nothing ahead.
      if (isServer) return {}
      const { EntryPlugin, RuntimeGlobals } = currentBundler.instance
      checkRuntime(RuntimeGlobals)
      return {
        // Loading has no time-out: as long as a timer can be.
        output: { chunkLoadTimeout: 2 ** 31 - 1 },
        plugins: [
          // Before the first chunk is asked for.
          new EntryPlugin(__dirname, './retryChunks.ts', { name: 'main' }),
          replaceModule({
            pattern:
              /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]prefetch\.js$/,
            replacement: here('prefetch.ts'),
            patch: 'plugins/resilience/index.ts',
            see: '@docusaurus/core/lib/client/docusaurus.js',
          }),
        ],
      }
    },
    async allContentLoaded({ allContent, actions }) {
      const listed: ListedPage[] = readDocs(allContent)
        .filter((page) => !page.unlisted)
        .map(({ path, title }) => ({ path, title }))
      await actions.createData('pages.json', listed)
    },
  }
}
