import type { LoadContext, Plugin } from '@docusaurus/types'
import { readConfigFacts } from '../../content/api/configFacts'
import { readApi } from '../../content/api/readApi'
import { specDefaults } from '../../content/api/specDefaults'

/**
 * Lets the forms in `src/components/composers` be bundled, and gives them what the pages
 * say about options.
 */
export default function composers({ siteDir }: LoadContext): Plugin {
  return {
    name: 'composers',
    async contentLoaded({ actions }) {
      const { descriptions } = readApi(siteDir)
      await actions.createData('specDefaults.json', specDefaults(descriptions))
      await actions.createData(
        'configFacts.json',
        await readConfigFacts(siteDir),
      )
    },
    // What matches globs asks for a module and a variable of Node.js, and does without.
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      resolve: { fallback: { path: false } },
      plugins: isServer
        ? []
        : [
            new currentBundler.instance.DefinePlugin({
              'process.platform': JSON.stringify('posix'),
            }),
          ],
    }),
  }
}
