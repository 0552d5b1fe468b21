import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { replaceModule } from '../../lib/replaceModule'

/**
 * Gives the changelog's data to the server only. It's in the page's HTML, so
 * browsers that get the HTML don't need it a second time in a script.
 */
export default function changelog(): Plugin {
  return {
    name: 'changelog',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? [
            replaceModule({
              pattern: /[\\/]changelog[\\/]releases\.ts$/,
              replacement: path.join(
                __dirname,
                '../../src/components/changelog/releasesOnServer.ts',
              ),
              patch: 'plugins/changelog/index.ts',
              see: 'src/components/changelog/Releases.tsx',
            }),
          ]
        : [],
    }),
  }
}
