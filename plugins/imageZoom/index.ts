import type { Plugin } from '@docusaurus/types'

export default function imageZoom(): Plugin {
  return { name: 'imageZoom' }
}
