/**
 * Takes out of the framework's list of modules what makes the bundler compile
 * all of them at once. Only the rendering of pages in a build needs it. The
 * bundler loads this file itself, which is why it is no TypeScript.
 *
 * @param {string} registry
 * @returns {string}
 */
export default function forgetWeak(registry) {
  const lazy = registry.replaceAll('require.resolveWeak(', 'String(')
  if (lazy === registry && registry.includes('import(')) {
    throw new Error(
      'The registry of the framework names no module with require.resolveWeak any more: see what plugins/bundling has to do now.',
    )
  }
  return lazy
}
