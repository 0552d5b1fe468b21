import type { Plugin } from '@docusaurus/types'

export default function navigation(): Plugin {
  return { name: 'navigation' }
}
