import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * Lets readers enlarge the pictures of a page, by pointer and by keyboard. It
 * uses medium-zoom itself, because docusaurus-plugin-image-zoom loads that on
 * every page and adds no keyboard support.
 */
export default function imageZoom(): Plugin {
  return {
    name: 'imageZoom',
    getClientModules: () => [path.join(__dirname, 'watchRoutes.ts')],
  }
}
