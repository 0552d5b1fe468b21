import type { PluginWithOrigins } from '../../lib/origins'
import { readIds } from './ids'
import { originsOf } from './origins'
import { toSnippet } from './snippet'

/**
 * Page views and recorded sessions, for those who set DOCS_GTAG_ID,
 * DOCS_GTM_ID or DOCS_FULLSTORY_ORG: otherwise, and under `start`, nothing.
 *
 * Of the official plugin for the Google tag only the module that reports each
 * change of page is used. Its tags in the head, like those of the one for Tag
 * Manager, contact third parties before anyone can ask the browser whether the
 * visitor agrees; `snippet.ts` takes their place.
 */
export default function analytics(): PluginWithOrigins | null {
  if (process.env.NODE_ENV !== 'production') return null
  const ids = readIds(process.env)
  if (!Object.keys(ids).length) return null
  return {
    name: 'analytics',
    origins: originsOf(ids),
    getClientModules: () =>
      ids.gtag
        ? [require.resolve('@docusaurus/plugin-google-gtag/lib/gtag')]
        : [],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: toSnippet(ids) }],
    }),
  }
}
