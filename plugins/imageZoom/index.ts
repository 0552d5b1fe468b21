import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * Lets readers zoom images with the pointer and the keyboard. It uses medium-zoom
 * directly, because docusaurus-plugin-image-zoom loads it on every page and adds
 * no keyboard support.
 */
export default function imageZoom(): Plugin {
  return {
    name: 'imageZoom',
    getClientModules: () => [path.join(__dirname, 'watchRoutes.ts')],
  }
}
