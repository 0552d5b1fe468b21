/**
 * Takes out of the framework's list of modules what makes the bundler compile
 * all of them at once. Only the rendering of pages in a build needs it. The
 * bundler loads this file itself, which is why it isn't TypeScript.
 *
 * @param {string} registry
 * @returns {string}
 */
export default function forgetWeak(registry) {
  const lazy = registry.replaceAll('require.resolveWeak(', 'String(')
  if (lazy === registry && registry.includes('import(')) {
    throw new Error(
      `plugins/bundling/forgetWeak.mjs no longer fits the installed version of Docusaurus.
Found: a registry that imports modules, but names none with require.resolveWeak.
Expected: require.resolveWeak("…") for each module, which makes the bundler compile it.
Fix: check what @docusaurus/core/lib/server/codegen/codegenRoutes.js writes now, then update the patch, or delete it if it isn't needed anymore.`,
    )
  }
  return lazy
}
