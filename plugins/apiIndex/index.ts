import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { versionsByPage } from '../../content/api/apiData'
import { indexOf } from '../../content/api/apiIndex'
import { apiSchema } from '../../content/api/apiSchema'
import { readRegister } from '../../content/api/addresses'
import { readApi } from '../../content/api/readApi'
import { readApiData } from '../../content/api/readApiData'

/**
 * Collects what the pages say about each name of the API, for
 * `src/components/api/ApiIndex`, and publishes it as data for other programs.
 */
export default function apiIndex({ siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'apiIndex',
    getPathsToWatch: () => ['docs/**/*.mdx', 'content/api/*.{json,yml}'],
    async contentLoaded({ actions }) {
      const register = await readRegister(siteDir)
      const groups = indexOf(register, readApi(siteDir).descriptions)
      await actions.createData('groups.json', groups)
    },
    async postBuild({ outDir }) {
      const site = siteConfig.url + siteConfig.baseUrl
      const data = await readApiData(siteDir, site)
      const folder = path.join(outDir, 'api')
      await mkdir(folder, { recursive: true })
      for (const [file, content] of [
        ['cypress.json', data],
        ['cypress.schema.json', apiSchema],
        // For the marks in search results.
        ['since.json', versionsByPage(data, site)],
      ] as const) {
        await writeFile(
          path.join(folder, file),
          `${JSON.stringify(content, null, 1)}\n`,
        )
      }
    },
  }
}
