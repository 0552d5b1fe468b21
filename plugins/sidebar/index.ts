import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { replaceModule } from '../../lib/replaceModule'

const here = (file: string) => path.join(__dirname, file)

/**
 * Sidebars that stay the way the reader left them, show the current page, and can
 * be filtered if they're long.
 */
export default function sidebar(): Plugin {
  return {
    name: 'sidebar',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              replaceModule({
                pattern: /[\\/]sidebar[\\/]restore\.ts$/,
                replacement: here('noRestore.ts'),
                patch: 'plugins/sidebar/index.ts',
                see: 'plugins/sidebar/theme/DocSidebar',
              }),
            ],
          },
  }
}
