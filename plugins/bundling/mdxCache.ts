import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readAddresses } from '../../content/api/addresses'
import { mentionsIn, readHistories } from '../../content/api/since'
import { createDiskCache } from '../../lib/diskCache'
import { readDocs } from '../../lib/docs'
import { hashContent } from '../../lib/contentHash'
import { remember, replaceProcessors } from './processors'

/** The repository. */
const root = path.join(__dirname, '../..')

/** A page that content/api/remark.ts reads to build other pages. */
export const readForOthers = 'docs/guides/references/configuration.mdx'

/** Whether a change of the file only affects one page, instead of all. */
const affectsOnePage = (file: string) =>
  /^docs\/.*\.mdx$/.test(file) && file !== readForOthers

/**
 * Caches compiled pages for the next production build, which saves more than a
 * third of its work. A page with an error is never cached. Warnings, such as for
 * an unknown directive, are only printed when the page is compiled, but
 * `npm run check` always prints them. `npx docusaurus clear` deletes the cache.
 */
export default function mdxCache(context: LoadContext): Plugin {
  const { siteDir, siteConfig, i18n } = context
  const cache = createDiskCache(siteDir, 'mdx')
  let version = ''
  return {
    name: 'mdxCache',
    async allContentLoaded({ allContent }) {
      // Links to files are compiled to links to these paths.
      const addresses = readDocs(allContent).map(({ id, path }) => [id, path])
      // Pages link to what other pages document, and show versions from their histories.
      const { byName } = await readAddresses(root)
      const settings = [
        siteConfig,
        i18n.currentLocale,
        addresses,
        [...byName],
        mentionsIn(readHistories(root)),
      ]
      version = await hashContent(siteDir, settings, affectsOnePage)
    },
    configureWebpack(config, isServer) {
      // The server build reuses what the client build compiled.
      if (!isServer) {
        replaceProcessors(config, (processor) =>
          remember(processor, cache, version),
        )
      }
      return {}
    },
  }
}
