import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { findMistakes } from '../../content/rules/redirects'
import type { Redirect, ShortLink } from '../../src/data/types'
import { videoProviders } from '../../src/data/videos'
import type { Origins, PluginWithOrigins } from '../../lib/origins'
import { commonHeaders } from './headers'
import {
  toHeadersFile,
  toNginxFile,
  toRedirectsFile,
  toRobotsFile,
  toVercelFile,
} from './hosts'
import { collectInlineCode, type InlineCode } from './inlineCode'
import { toPolicy } from './policy'
import { goOn, redirectPage } from './redirects'
import { toShortLinksFile } from './shortLinks'
import { trustTypes } from './trustedTypes'

interface Links {
  redirects: readonly Redirect[]
  shortLinks: readonly ShortLink[]
}

const players: Origins = {
  frame: Object.values(videoProviders).map(({ player }) => player),
}

/** Styles of the core's banner about a wrong base URL. */
const banner: Origins = {
  styles: [
    'border: thick solid red; background-color: rgb(255, 230, 179); margin: 20px; padding: 20px; font-size: 20px;',
    'font-weight: bold; font-size: 30px;',
    'font-weight: bold;',
    'font-weight: bold; color: red;',
    'font-weight: bold; color: green;',
  ],
}

/** Inline code in the built pages. */
async function readInlineCode(outDir: string): Promise<InlineCode> {
  const found: InlineCode = { scripts: new Set(), styles: new Set() }
  const files = await Globby('**/*.html', { cwd: outDir, absolute: true })
  for (const file of files) {
    collectInlineCode(await readFile(file, 'utf8'), found)
  }
  return found
}

/**
 * Writes headers, including the security policy, and redirects in the format of
 * each supported host.
 */
export default function hosting({ redirects, shortLinks }: Links) {
  return ({ siteConfig }: LoadContext): Plugin => {
    const { baseUrl, noIndex, url } = siteConfig
    const underBase = (target: string) => baseUrl + target.slice(1)
    const ownScripts = ['assets/', 'sw.js'].map((name) => baseUrl + name)
    const entries = redirects.map(({ from, to }) => ({
      from: underBase(from),
      to: underBase(to),
    }))
    return {
      name: 'hosting',
      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'script',
            // "</script>" in a string would end the script.
            innerHTML:
              `(${trustTypes})(${JSON.stringify(ownScripts)})`.replaceAll(
                '</',
                '<\\/',
              ),
          },
        ],
      }),
      async postBuild({ outDir, plugins, routesPaths }) {
        const routes = new Set(
          routesPaths.map((route) =>
            `/${route.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, ''),
          ),
        )
        const mistakes = findMistakes(redirects, routes)
        if (mistakes.length) {
          throw new Error(
            `src/data/redirects.ts:\n${mistakes.map(({ message }) => `- ${message}`).join('\n')}`,
          )
        }
        // Other plugins may still be writing pages, but without inline code.
        const inline = await readInlineCode(outDir)
        inline.scripts.add(goOn)
        const policy = toPolicy(inline, [
          players,
          banner,
          ...plugins.flatMap(
            (plugin) => (plugin as Partial<PluginWithOrigins>).origins ?? [],
          ),
        ])
        const known = {
          baseUrl,
          headers: commonHeaders(policy, siteConfig),
          redirects: entries,
        }
        const pages = redirects.map(({ from, to }) => ({
          file: path.join(from, 'index.html'),
          text: redirectPage(underBase(to), siteConfig),
        }))
        await Promise.all(
          [
            ...pages,
            { file: '_headers', text: toHeadersFile(known) },
            { file: '_redirects', text: toRedirectsFile(known) },
            { file: 'vercel.json', text: toVercelFile(known) },
            {
              file: 'short-links.json',
              text: toShortLinksFile(shortLinks, url + baseUrl),
            },
            { file: 'nginx.conf', text: toNginxFile(known) },
            {
              file: 'robots.txt',
              text: toRobotsFile(url + baseUrl, noIndex),
            },
          ].map(async ({ file, text }) => {
            const target = path.join(outDir, file)
            await mkdir(path.dirname(target), { recursive: true })
            await writeFile(target, text)
          }),
        )
      },
    }
  }
}
