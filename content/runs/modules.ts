import path from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import type { SampleFile } from '../samples/project'

const loaders: Record<string, Loader> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'jsx',
  jsx: 'jsx',
  json: 'json',
}

export const loaderOf = ({ sample }: SampleFile): Loader =>
  loaders[sample.language] ?? 'ts'

/** Would leave all other samples of the spec out. */
const only = /\b(describe|context|it|specify)\.only\(/g

/** What the names of samples start with where a bundle imports them. */
export const scheme = 'sample'

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts']

/**
 * Resolves imports to samples of the page, Fernhill, or packages. Anything else
 * only fails where it's used, so that the other samples still run.
 *
 * @param files by the page and the name that `createProject` gives them
 * @param packages folders to look for packages in
 */
export const fromPage = (
  files: ReadonlyMap<string, SampleFile>,
  packages: readonly string[],
  fernhill: string,
): Plugin => ({
  name: 'samples',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: new RegExp(`^${scheme}:`) }, ({ path: id }) => ({
      namespace: scheme,
      path: id.slice(scheme.length + 1),
    }))
    onResolve({ filter: /.*/, namespace: scheme }, async (args) => {
      const { path: target, importer, kind, pluginData } = args
      if (pluginData === scheme) return undefined
      if (target.startsWith('.')) {
        const base = path.posix.join(path.posix.dirname(importer), target)
        const found = endings.find((ending) => files.has(`${base}${ending}`))
        if (found !== undefined) {
          return { namespace: scheme, path: `${base}${found}` }
        }
      }
      const own = target.startsWith('.')
        ? `./${target.replace(/^(\.\.?\/)+/, '')}`
        : target
      const places = target.startsWith('.')
        ? ['', 'cypress', 'cypress/support', 'src'].map((place) =>
            path.join(fernhill, place),
          )
        : packages
      for (const resolveDir of places) {
        const result = await resolve(own, {
          kind,
          resolveDir,
          pluginData: scheme,
        })
        if (!result.errors.length) return result
      }
      return { namespace: 'missing', path: target }
    })
    onLoad({ filter: /.*/, namespace: scheme }, ({ path: id }) => {
      const file = files.get(id)
      if (!file) return { errors: [{ text: `There is no sample ${id}.` }] }
      return {
        contents: file.text.replace(only, '$1('),
        loader: loaderOf(file),
        resolveDir: packages[0],
      }
    })
    onLoad({ filter: /.*/, namespace: 'missing' }, ({ path: target }) => ({
      contents: `throw new Error(${JSON.stringify(`Cannot find module '${target}'`)})`,
      loader: 'js',
    }))
  },
})
