import type { Plugin } from '@docusaurus/types'

export default function analytics(): Plugin {
  return { name: 'analytics' }
}
