import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * Makes links with a hash work: old hashes go to the section's current id, and if
 * the target is hidden in a tab or `<details>`, it opens.
 */
export default function anchors(): Plugin {
  return {
    name: 'anchors',
    getClientModules: () => [
      path.join(__dirname, 'openTarget.ts'),
      path.join(__dirname, 'followOldAnchors.ts'),
    ],
  }
}
