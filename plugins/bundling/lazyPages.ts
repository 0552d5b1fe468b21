import type {} from 'webpack-dev-server'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { outdated } from '../../lib/outdated'

type Middleware = (
  request: unknown,
  response: unknown,
  next: () => void,
) => unknown

/** What we use of Rspack, because Docusaurus only declares webpack's types. */
interface Bundler {
  lazyCompilationMiddleware?: (compiler: Compiler) => Middleware
}

interface Compiler {
  hooks: {
    afterCompile: {
      tapPromise: (
        name: string,
        run: (compilation: {
          compiler: Compiler
          errors: unknown[]
          fileDependencies: {
            addAll: (files: string[]) => void
            has: (file: string) => boolean
          }
        }) => Promise<void>,
      ) => void
    }
  }
}

const name = 'lazyPages'
const patch = 'plugins/bundling/lazyPages.ts'

/**
 * Makes the dev server compile a page when you open it, instead of all pages
 * before it shows the first.
 */
export default function lazyPages(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context
  return {
    name,
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {}
      const { lazyCompilationMiddleware } =
        currentBundler.instance as unknown as Bundler
      if (!lazyCompilationMiddleware) {
        throw outdated({
          patch,
          found: 'a bundler without lazyCompilationMiddleware().',
          expected: 'Rspack, which compiles a page when you open it.',
          see: '@rspack/core',
        })
      }
      const registry = path.join(generatedFilesDir, 'registry.js')
      let activate: Middleware
      const settings = {
        lazyCompilation: { entries: false, imports: true, test: /\.mdx$/ },
        // In memory, because the framework's persistent cache isn't invalidated
        // when a plugin changes.
        experiments: { cache: true },
        module: {
          rules: [
            {
              test: registry,
              use: path.join(__dirname, 'forgetWeak.mjs'),
            },
          ],
        },
        plugins: [
          {
            apply(compiler: Compiler) {
              activate = lazyCompilationMiddleware(compiler)
              // Watches all pages, so that plugins/authoring also checks edits
              // of pages that aren't open.
              compiler.hooks.afterCompile.tapPromise(
                name,
                async ({ compiler: own, errors, fileDependencies }) => {
                  // The HTML template has a compilation of its own.
                  if (own !== compiler) return
                  if (!errors.length && !fileDependencies.has(registry)) {
                    throw outdated({
                      patch,
                      found: `no module ${registry}.`,
                      expected: 'the registry with the modules of all pages.',
                      see: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
                    })
                  }
                  fileDependencies.addAll(
                    await Globby('docs/**/*.mdx', {
                      cwd: siteDir,
                      absolute: true,
                    }),
                  )
                },
              )
            },
          },
        ],
        devServer: {
          // The framework appends what this returns to its own middlewares.
          setupMiddlewares: (middlewares: Middleware[]) => {
            middlewares.unshift(activate)
            return []
          },
        },
      }
      return settings as ReturnType<NonNullable<Plugin['configureWebpack']>>
    },
  }
}
