/**
 * Removes the weak references from the framework's registry, because they make
 * the bundler compile all pages at once. Only rendering on the server needs them.
 * The bundler loads this file itself, so it can't be TypeScript.
 *
 * @param {string} registry
 * @returns {string}
 */
export default function forgetWeak(registry) {
  const lazy = registry.replaceAll('require.resolveWeak(', 'String(')
  if (lazy === registry && registry.includes('import(')) {
    throw new Error(
      `plugins/bundling/forgetWeak.mjs no longer fits the installed version of Docusaurus.
Found: a registry that imports modules without require.resolveWeak.
Expected: require.resolveWeak("…") for each module.
Fix: check what @docusaurus/core/lib/server/codegen/codegenRoutes.js does now, then update the patch, or delete it if it isn't needed anymore.`,
    )
  }
  return lazy
}
