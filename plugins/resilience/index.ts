import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { readPages } from '../pages'
import type { ListedPage } from './likelyPages'
import { retryFiles } from './retryFiles'
import { showLoadError } from './showLoadError'

const here = (file: string) => path.join(__dirname, file)

/** Keeps the site alive when a file, a page or an address is broken. */
export default function resilience(): Plugin {
  return {
    name: 'resilience',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    // The first two must have run before the router and the first chunk.
    getClientModules: () => [
      here('repairFirstAddress.ts'),
      here('retryChunks.ts'),
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
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      // Loading has no time-out: as long as a timer can be.
      output: { chunkLoadTimeout: 2 ** 31 - 1 },
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]prefetch\.js$/,
          here('prefetch.ts'),
        ),
      ],
    }),
    async allContentLoaded({ allContent, actions }) {
      const listed: ListedPage[] = readPages(allContent)
        .filter((page) => !page.unlisted)
        .map(({ path, title }) => ({ path, title }))
      await actions.createData('pages.json', listed)
    },
  }
}
