import type { Compiler } from '../../lib/replaceModule'

/**
 * A bundler plugin that adds files to its output. Unlike files that are written
 * after the build, the development server has them too.
 *
 * @param files names and contents
 */
export const emitFiles =
  (files: readonly (readonly [name: string, text: string])[]) =>
  (compiler: Compiler): void => {
    const { Compilation, sources } = compiler.webpack
    const tap = {
      name: 'emitFiles',
      stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
    }
    compiler.hooks.thisCompilation.tap(tap.name, (compilation) => {
      compilation.hooks.processAssets.tap(tap, () => {
        for (const [name, text] of files) {
          compilation.emitAsset(name, new sources.RawSource(text))
        }
      })
    })
  }
