import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { normalizeUrl } from '@docusaurus/utils'
import type { LoadContext, Plugin } from '@docusaurus/types'

const here = (file: string) => path.join(__dirname, file)

/**
 * Keeps the pages that a reader has seen, and what they are made of, for when
 * there is no network.
 *
 * A worker stays in the browsers of readers. To be rid of it, build once with
 * `DOCS_OFFLINE=off` and let that build stand: its worker removes the one that
 * is there, with all that it has kept.
 */
export default function offline({ baseUrl }: LoadContext): Plugin {
  const isOn = process.env.DOCS_OFFLINE !== 'off'
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
      // Only now: it loads TypeScript, for which `npm start` would wait.
      const { default: tsBlankSpace } = await import('ts-blank-space')
      const source = here(isOn ? 'worker.ts' : 'retire.ts')
      await writeFile(
        path.join(outDir, 'sw.js'),
        tsBlankSpace(await readFile(source, 'utf8')),
      )
    },
  }
}
