import { outdated } from '../../lib/outdated'

/** The functions of the bundler's runtime that `retryChunks.ts` wraps. */
const wrapped = {
  ensureChunk: '__webpack_require__.e',
  getChunkScriptFilename: '__webpack_require__.u',
} as const

/**
 * Ends the build if the bundler has other names for them by now.
 *
 * @param globals the names in the runtime, as the bundler lists them
 */
export function checkRuntime(globals: Record<string, unknown>): void {
  for (const [name, expected] of Object.entries(wrapped)) {
    if (globals[name] === expected) continue
    throw outdated({
      patch: 'plugins/resilience/retryChunks.ts',
      found: `${String(globals[name])} as RuntimeGlobals.${name}.`,
      expected: `${expected}.`,
      see: '@rspack/core (RuntimeGlobals)',
    })
  }
}
