import type { Plugin } from '@docusaurus/types'

export default function resilience(): Plugin {
  return { name: 'resilience' }
}
