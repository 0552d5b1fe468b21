import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

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
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      return {
        entry: here('start.ts'),
        resolve: { alias: { '@startup/site': config.entry as string } },
      }
    },
  }
}
