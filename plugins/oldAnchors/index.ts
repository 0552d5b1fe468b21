import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/** Leads links to sections that had other names to the sections of today. */
export default function oldAnchors(): Plugin {
  return {
    name: 'oldAnchors',
    getClientModules: () => [path.join(__dirname, 'followOldAnchors.ts')],
  }
}
