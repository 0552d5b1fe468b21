import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { replaceModule } from '../../lib/replaceModule'
import { since10 } from '../../src/data/releases/since10'
import { writeFeed } from './feed'

/**
 * Keeps the changelog's data out of the scripts, because it's in the HTML of its
 * pages already, and writes a feed of the latest releases.
 */
export default function changelog({ siteConfig }: LoadContext): Plugin {
  const { baseUrl, url } = siteConfig
  return {
    name: 'changelog',
    configureWebpack: ({ mode }, isServer) => ({
      plugins:
        // The development server has no HTML of pages.
        isServer || mode === 'development'
          ? []
          : [
              replaceModule({
                pattern: /[\\/]changelog[\\/]Releases(\.tsx)?$/,
                replacement: path.join(
                  __dirname,
                  '../../src/components/changelog/ReleasesInHtml.tsx',
                ),
                patch: 'plugins/changelog/index.ts',
                see: 'docs/guides/references/changelog.mdx',
              }),
            ],
    }),
    postBuild: ({ outDir }) => writeFeed(outDir, url + baseUrl, since10),
  }
}
