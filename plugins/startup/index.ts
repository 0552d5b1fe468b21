import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { outdated } from '../../lib/outdated'

const here = (file: string) => path.join(__dirname, file)

/**
 * Lets pages be read and used before React is there: the HTML asks only for a
 * small script, which fetches the rest of the site when the browser is idle or
 * the reader does something, and holds what cannot be done until then.
 */
export default function startup(): Plugin {
  return {
    name: 'startup',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    configureWebpack({ entry }, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      if (typeof entry !== 'string') {
        throw outdated({
          patch: 'plugins/startup/index.ts',
          found: `${JSON.stringify(entry)} as the entry of the bundler.`,
          expected: 'the path of one module, for start.ts to load later.',
          see: '@docusaurus/core/lib/webpack/client.js',
        })
      }
      return {
        entry: here('start.ts'),
        resolve: { alias: { '@startup/site': entry } },
      }
    },
  }
}
