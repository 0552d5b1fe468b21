import path from 'node:path'
import type { PluginWithOrigins } from '../../lib/origins'
import { readOff } from '../../lib/readFlag'
import { namesOf, readIds } from './ids'
import { originsOf } from './origins'
import { toSnippet } from './snippet'

/**
 * Measures page views and records sessions if DOCS_GTAG_ID, DOCS_GTM_ID, or
 * DOCS_FULLSTORY_ORG is set. Without them, and in `npm start`, it does nothing.
 * Readers are asked first, unless DOCS_CONSENT is "off".
 *
 * It uses the official Google tag plugin only for the module that reports page
 * changes. The tags that the official plugins add to the head contact third
 * parties without checking whether the reader allows tracking, so `snippet.ts`
 * replaces them.
 */
export default function analytics(): PluginWithOrigins | null {
  if (process.env.NODE_ENV !== 'production') return null
  const ids = readIds(process.env)
  if (!Object.keys(ids).length) return null
  const asks = !readOff('DOCS_CONSENT')
  const theme = () => path.join(__dirname, 'theme')
  return {
    name: 'analytics',
    origins: originsOf(ids),
    ...(asks && { getThemePath: theme, getTypeScriptThemePath: theme }),
    contentLoaded({ actions }) {
      actions.setGlobalData({ services: namesOf(ids) })
    },
    getClientModules: () =>
      ids.gtag
        ? [require.resolve('@docusaurus/plugin-google-gtag/lib/gtag')]
        : [],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: toSnippet(ids, asks) }],
    }),
  }
}
