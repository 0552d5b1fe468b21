import type { CurrentBundler } from '@docusaurus/types'
import { outdated } from './outdated'

/** The bundler that runs our plugins: Rspack, with webpack's types. */
export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>

interface Replacement {
  /** Matches the request for a module, or the file that it resolves to. */
  pattern: RegExp
  /** The module to bundle in its place: an absolute path. */
  replacement: string
  /** Our file that needs this. */
  patch: string
  /** Where the framework requests the module. */
  see: string
}

/**
 * A plugin for the bundler that swaps one of the framework's modules for one of
 * ours. The build fails if nothing requests that module anymore.
 */
export const replaceModule =
  ({ pattern, replacement, patch, see }: Replacement) =>
  (compiler: Compiler): void => {
    new compiler.webpack.NormalModuleReplacementPlugin(
      pattern,
      replacement,
    ).apply(compiler)
    compiler.hooks.thisCompilation.tap('replaceModule', (compilation) => {
      compilation.hooks.afterSeal.tap('replaceModule', () => {
        const { errors, fileDependencies } = compilation
        // A build that failed might not have gotten to the module.
        if (errors.length || fileDependencies.has(replacement)) return
        errors.push(
          outdated({
            patch,
            found: `no module that matches ${pattern}.`,
            expected: `one, to replace with ${replacement}.`,
            see,
          }),
        )
      })
    })
  }
