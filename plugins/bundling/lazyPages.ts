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

/** The parts of the bundler that are used here; its types are webpack's. */
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
 * Lets the development server compile a page when somebody opens it, and not
 * all of them before it shows the first.
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
          expected: 'Rspack, to compile a page when somebody opens it.',
          see: '@rspack/core',
        })
      }
      const registry = path.join(generatedFilesDir, 'registry.js')
      let activate: Middleware
      const settings = {
        lazyCompilation: { entries: false, imports: true, test: /\.mdx$/ },
        // In memory: the framework's default outlives a change of a plugin.
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
              // plugins/authoring is told of edits of all pages, also of those
              // that nobody has opened.
              compiler.hooks.afterCompile.tapPromise(
                name,
                async ({ compiler: own, errors, fileDependencies }) => {
                  // The template of the page is compiled by itself.
                  if (own !== compiler) return
                  if (!errors.length && !fileDependencies.has(registry)) {
                    throw outdated({
                      patch,
                      found: `no module ${registry}.`,
                      expected: 'the list of all modules of pages.',
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
          // What it returns is added to what the framework's own one returns.
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
