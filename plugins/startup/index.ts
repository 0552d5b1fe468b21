import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { outdated } from '../../lib/outdated'

const here = (file: string) => path.join(__dirname, file)

/** How the framework says that React runs, and the files that do so. */
const signals = {
  'window.docusaurusRoot =': 'clientEntry.js',
  'data-has-hydrated': 'hasHydratedDataAttribute.js',
}

/** Ends the build if the framework starts in another way than `start.ts` expects. */
function checkEntry(entry: unknown): asserts entry is string {
  const differs = (found: string, expected: string) =>
    outdated({
      patch: 'plugins/startup/index.ts',
      found,
      expected,
      see: '@docusaurus/core/lib/webpack/client.js and lib/client/clientEntry.js',
    })
  if (typeof entry !== 'string') {
    throw differs(
      `${JSON.stringify(entry)} as the entry of the bundler.`,
      'the path of one module, for start.ts to load later.',
    )
  }
  for (const [signal, name] of Object.entries(signals)) {
    const file = path.join(path.dirname(entry), name)
    if (existsSync(file) && readFileSync(file, 'utf8').includes(signal))
      continue
    throw differs(
      `no "${signal}" in ${file}.`,
      'it to say when React runs, which start.ts waits for.',
    )
  }
}

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
      checkEntry(entry)
      return {
        entry: here('start.ts'),
        resolve: { alias: { '@startup/site': entry } },
      }
    },
  }
}
