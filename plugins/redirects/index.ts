import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { redirects as entries } from '../../src/data/redirects'
import { findMistakes, redirectLines, redirectPage } from './redirects'

/** Brings old and short addresses home, from `src/data/redirects.ts`. */
export default function redirects({ siteConfig }: LoadContext): Plugin {
  const { baseUrl, url } = siteConfig
  const underBase = (target: string) => baseUrl + target.slice(1)
  return {
    name: 'redirects',
    async postBuild({ outDir, routesPaths }) {
      const routes = new Set(
        routesPaths.map((route) => `/${route.slice(baseUrl.length)}`),
      )
      const mistakes = findMistakes(entries, routes)
      if (mistakes.length) {
        throw new Error(
          `src/data/redirects.ts:\n${mistakes.map((line) => `- ${line}`).join('\n')}`,
        )
      }
      await Promise.all(
        entries.map(async ({ from, to }) => {
          const folder = path.join(outDir, from)
          await mkdir(folder, { recursive: true })
          await writeFile(
            path.join(folder, 'index.html'),
            redirectPage(underBase(to), url),
          )
        }),
      )
      await writeFile(
        path.join(outDir, '_redirects'),
        redirectLines(
          entries.map(({ from, to }) => ({
            from: underBase(from),
            to: underBase(to),
          })),
        ),
      )
    },
  }
}
