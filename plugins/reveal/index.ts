import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

/** Opens the tab or details that hide what an address points to. */
export default function reveal(): Plugin {
  return {
    name: 'reveal',
    getClientModules: () => [path.join(__dirname, 'openTarget.ts')],
  }
}
