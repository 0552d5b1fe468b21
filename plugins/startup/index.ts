import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { outdated } from '../../lib/outdated'

const here = (file: string) => path.join(__dirname, file)

/** What the framework sets when React runs, and the files that set it. */
const signals = {
  'window.docusaurusRoot =': 'clientEntry.js',
  'data-has-hydrated': 'hasHydratedDataAttribute.js',
}

/** Fails the build if the framework doesn't start the way `start.ts` expects. */
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
      `${JSON.stringify(entry)} as the bundler's entry.`,
      'the path of a single module, which start.ts loads later.',
    )
  }
  for (const [signal, name] of Object.entries(signals)) {
    const file = path.join(path.dirname(entry), name)
    if (existsSync(file) && readFileSync(file, 'utf8').includes(signal))
      continue
    throw differs(
      `no "${signal}" in ${file}.`,
      'code that sets it when React runs, because start.ts waits for that.',
    )
  }
}

/**
 * Makes pages usable before React has loaded. The HTML only includes a small
 * script, which loads the rest when the browser is idle or the reader interacts
 * with the page, and replays what the reader did in the meantime.
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
