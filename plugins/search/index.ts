import type { Plugin } from '@docusaurus/types'

export default function search(): Plugin {
  return { name: 'search' }
}
