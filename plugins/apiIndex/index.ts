import type { LoadContext, Plugin } from '@docusaurus/types'
import { indexOf } from '../../content/api/apiIndex'
import { readRegister } from '../../content/api/addresses'
import { readApi } from '../../content/api/readApi'

/**
 * Collects what the pages say about each name of the API, for
 * `src/components/api/ApiIndex`.
 */
export default function apiIndex({ siteDir }: LoadContext): Plugin {
  return {
    name: 'apiIndex',
    getPathsToWatch: () => ['docs/**/*.mdx', 'content/api/*.{json,yml}'],
    async contentLoaded({ actions }) {
      const register = await readRegister(siteDir)
      const groups = indexOf(register, readApi(siteDir).descriptions)
      await actions.createData('groups.json', groups)
    },
  }
}
