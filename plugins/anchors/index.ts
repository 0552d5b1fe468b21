import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/**
 * Makes every `#fragment` arrive: one that an older page had leads to the
 * section of today, and a tab or `<details>` that hides the target opens.
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
