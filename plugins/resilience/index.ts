import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readDocs } from '../../lib/docs'
import { replaceModule } from '../../lib/replaceModule'
import { checkRuntime } from './checkRuntime'
import type { ListedPage } from './likelyPages'
import { writeMendedLink } from './mendLink'
import { retryFiles } from './retryFiles'
import { showLoadError } from './showLoadError'

const here = (file: string) => path.join(__dirname, file)

/**
 * Keeps the site working if a file, page, or URL is broken. The existing bundler
 * plugins for retrying chunks give up after the last attempt. Ours lets visitors
 * press Retry, and hydration continues.
 */
export default function resilience({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'resilience',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getClientModules: () => [
      // First, because it has to run before the router.
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
      if (isServer) return {}
      const { EntryPlugin, RuntimeGlobals } = currentBundler.instance
      checkRuntime(RuntimeGlobals)
      return {
        // No timeout: this is the longest that a timer can have.
        output: { chunkLoadTimeout: 2 ** 31 - 1 },
        plugins: [
          // Part of the entry, so that it runs before the first chunk loads.
          new EntryPlugin(__dirname, './retryChunks.ts', { name: 'main' }),
          replaceModule({
            pattern:
              /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]prefetch\.js$/,
            replacement: here('prefetch.ts'),
            patch: 'plugins/resilience/index.ts',
            see: '@docusaurus/core/lib/client/docusaurus.js',
          }),
          replaceModule({
            pattern:
              /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/,
            replacement: here('PendingNavigation.tsx'),
            patch: 'plugins/resilience/index.ts',
            see: '@docusaurus/core/lib/client/App.js',
          }),
          replaceModule({
            pattern:
              /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/,
            replacement: writeMendedLink(generatedFilesDir),
            patch: 'plugins/resilience/mendLink.ts',
            see: '@docusaurus/core/lib/client/exports',
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
