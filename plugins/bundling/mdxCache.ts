import type { LoadContext, Plugin } from '@docusaurus/types'
import { createDiskCache } from '../../lib/diskCache'
import { readDocs } from '../../lib/docs'
import { hashContent } from '../../lib/contentHash'
import { remember, replaceProcessors } from './processors'

/** The page that others are made from: content/api/remark.ts reads it. */
export const readForOthers = 'docs/guides/references/configuration.mdx'

/** A change of such a file concerns one page, of any other file all pages. */
const concernsOnePage = (file: string) =>
  /^docs\/.*\.mdx$/.test(file) && file !== readForOthers

/**
 * Keeps the compiled pages of a production build for the next one, which saves
 * it more than a third of its work. A mistake in a page is never kept. A mere
 * warning, as of an unknown directive, is told when the page is compiled;
 * `npm run check` always tells it. `npx docusaurus clear` forgets all pages.
 */
export default function mdxCache(context: LoadContext): Plugin {
  const { siteDir, siteConfig, i18n } = context
  const cache = createDiskCache(siteDir, 'mdx')
  let version = ''
  return {
    name: 'mdxCache',
    async allContentLoaded({ allContent }) {
      // Links to files become links to these.
      const addresses = readDocs(allContent).map(({ id, path }) => [id, path])
      const settings = [siteConfig, i18n.currentLocale, addresses]
      version = await hashContent(siteDir, settings, concernsOnePage)
    },
    configureWebpack(config, isServer) {
      // The half for the server takes over what that for browsers compiles.
      if (!isServer) {
        replaceProcessors(config, (processor) =>
          remember(processor, cache, version),
        )
      }
      return {}
    },
  }
}
