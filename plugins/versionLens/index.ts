import type { Plugin } from '@docusaurus/types'
import { documented } from '../../lib/documented'
import { lensScript } from '../../lib/lens'

/**
 * Marks what's newer than the version that a reader uses, before the first paint.
 * Readers choose it on `docs/guides/overview/your-version.mdx`.
 */
export default function versionLens(): Plugin {
  return {
    name: 'versionLens',
    async contentLoaded({ actions }) {
      await actions.createData('documented.json', { version: documented })
    },
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: lensScript }],
    }),
  }
}
