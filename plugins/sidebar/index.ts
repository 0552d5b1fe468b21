import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

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
    getClientModules: () => [here('showActiveItem.ts')],
  }
}
