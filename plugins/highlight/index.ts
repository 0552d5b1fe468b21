import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { replaceModule } from '../../lib/replaceModule'
import { firstTest } from '../../src/data/home'
import { highlight } from './highlight'

/**
 * Colors samples while the site is built: browsers get no highlighter. Prism is
 * called directly, because rehype plugins for it don't know the comments that
 * mark lines, and give every token a span of its own.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    getClientModules: () => [path.join(__dirname, 'highlight.css')],
    async contentLoaded({ actions }) {
      // The one sample that stands in no Markdown.
      await actions.createData('firstTest.json', {
        html: highlight(firstTest.code, 'ts'),
      })
    },
    configureWebpack: () => ({
      plugins: [
        // It adds languages to a highlighter that nothing uses here.
        replaceModule({
          pattern: /theme-classic[\\/]lib[\\/]prism-include-languages/,
          replacement: path.join(__dirname, 'noLanguages.ts'),
          patch: 'plugins/highlight/index.ts',
          see: '@docusaurus/theme-classic/lib/index.js (getClientModules)',
        }),
      ],
    }),
  }
}
