import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

/** Offers the sample application as a download, at `/fernhill.zip`. */
export default function fernhill({ siteDir }: LoadContext): Plugin {
  return {
    name: 'fernhill',
    async postBuild({ outDir }) {
      // Imported here because `npm start` doesn't need it.
      const { pack } = await import('./pack')
      await writeFile(
        path.join(outDir, 'fernhill.zip'),
        await pack(path.join(siteDir, 'fernhill')),
      )
    },
  }
}
