import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import {
  addressesFile,
  findLost,
  parseAddresses,
} from '../../content/rules/addresses'
import { filesAt, readSource } from '../../content/page/files'
import type { Redirect, ShortLink } from '../../src/data/types'
import { emitFiles } from './emitFiles'
import { successorsFile } from './findAnchor'
import { idsIn } from './idsIn'
import { groupByAddress, successorsByPage } from './successors'

interface Links {
  redirects: readonly Redirect[]
  shortLinks: readonly ShortLink[]
}

const here = (file: string) => path.join(__dirname, file)

/**
 * Makes links with a hash work: old hashes go to where their section is now, and
 * if the target is hidden in a tab or `<details>`, it opens. The build fails if
 * an address that was published leads nowhere.
 */
export default function anchors({ redirects, shortLinks }: Links) {
  return ({ siteDir, siteConfig: { baseUrl } }: LoadContext): Plugin => {
    const { published, mistakes } = parseAddresses(
      filesAt(siteDir, addressesFile)
        .map((file) => readSource(siteDir, file).text)
        .join(''),
    )
    return {
      name: 'anchors',
      getClientModules: () => [
        here('openTarget.ts'),
        here('followOldAnchors.ts'),
      ],
      configureWebpack: (_config, isServer) => ({
        plugins: isServer
          ? []
          : [
              emitFiles(
                [...successorsByPage(published, redirects, shortLinks)].map(
                  ([page, successors]) => [
                    successorsFile(page),
                    JSON.stringify(groupByAddress(successors)),
                  ],
                ),
              ),
            ],
      }),
      async postBuild({ outDir, routesPaths }) {
        const known = new Map<string, string[]>()
        for (const route of routesPaths) {
          const page = `/${route.slice(baseUrl.length)}`.replace(
            /(?<=.)\/$/,
            '',
          )
          const file = path.join(outDir, page, 'index.html')
          if (existsSync(file)) {
            known.set(page, idsIn(await readFile(file, 'utf8')))
          }
        }
        const lost = findLost(published, {
          anchors: known,
          redirects: new Map(redirects.map(({ from, to }) => [from, to])),
        })
        const found = [...mistakes, ...lost]
        if (found.length) {
          throw new Error(
            `${addressesFile}:\n${found.map(({ line, message }) => `- ${line}: ${message}`).join('\n')}`,
          )
        }
      },
    }
  }
}
