import { outdated } from '../../lib/outdated'

/** Functions in the bundler's runtime that `retryChunks.ts` wraps. */
const wrapped = {
  ensureChunk: '__webpack_require__.e',
  getChunkScriptFilename: '__webpack_require__.u',
} as const

/**
 * Fails the build if an upgrade of the bundler renamed them.
 *
 * @param globals the bundler's list of names in the runtime
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
