import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/** What surrounds each page: navbar items, drawer, announcement bar. */
export default function shell(): Plugin {
  return {
    name: 'shell',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  }
}
