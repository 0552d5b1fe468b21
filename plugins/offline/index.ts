import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizeUrl } from '@docusaurus/utils'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readOff } from '../../lib/readFlag'

const here = (file: string) => path.join(__dirname, file)

/**
 * Saves the pages that a reader opens, so that they work without a network.
 *
 * Readers keep the service worker even if a later deploy doesn't have this
 * plugin. To remove it, deploy with `DOCS_OFFLINE=off`: then `sw.js` deletes
 * what it saved and unregisters itself. Keep it off until all readers have it.
 */
export default function offline({ baseUrl }: LoadContext): Plugin {
  const isOn = !readOff('DOCS_OFFLINE')
  return {
    name: 'offline',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    getClientModules: () => (isOn ? [here('keepPages.ts')] : []),
    contentLoaded({ actions }) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'offline']),
        component: '@theme/OfflinePage',
        exact: true,
      })
    },
    async postBuild({ outDir }) {
      // Imported here because it loads TypeScript, which would slow `npm start`.
      const { default: tsBlankSpace } = await import('ts-blank-space')
      const source = here(isOn ? 'worker.ts' : 'retire.ts')
      await writeFile(
        path.join(outDir, 'sw.js'),
        tsBlankSpace(await readFile(source, 'utf8')),
      )
    },
  }
}
