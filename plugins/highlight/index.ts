import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readAddresses } from '../../content/api/addresses'
import { replaceModule } from '../../lib/replaceModule'
import { translateAll } from '../../content/samples/packageManagers'
import { wordWrapScript } from '../../lib/wordWrap'
import { firstTest, install } from '../../src/data/home'
import { highlight } from './highlight'
import { linksIn } from './links'

/** The repository. */
const root = path.join(__dirname, '../..')

/**
 * Highlights samples during the build, so browsers don't load a highlighter. It
 * calls Prism directly, because the rehype plugins for Prism don't support
 * comments that mark lines, and wrap every token in a span.
 */
export default function highlightPlugin({
  siteConfig: { baseUrl },
}: LoadContext): Plugin {
  return {
    name: 'highlight',
    getClientModules: () => [path.join(__dirname, 'highlight.css')],
    async contentLoaded({ actions }) {
      // The samples of the home page, which isn't Markdown.
      await actions.createData('firstTest.json', {
        html: highlight(
          firstTest.code,
          'ts',
          '',
          linksIn({ addresses: await readAddresses(root), baseUrl }),
        ),
      })
      const commands = { npm: install.code, ...translateAll(install.code) }
      await actions.createData(
        'install.json',
        Object.entries(commands).map(([manager, code]) => ({
          manager,
          html: highlight(code, 'bash'),
        })),
      )
    },
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: wordWrapScript }],
    }),
    configureWebpack: () => ({
      plugins: [
        // It adds languages to a highlighter that we don't use.
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
