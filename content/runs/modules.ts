import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { isScript } from '../samples/meta'
import type { SampleFile } from '../samples/project'

/** What the page shows of a file, or a block without a name. */
export type SourceFile = Pick<SampleFile, 'name' | 'text' | 'sample'>
import { compileComponent } from './components'

const loaders: Record<string, Loader> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'jsx',
  jsx: 'jsx',
  json: 'json',
}

export const loaderOf = ({ sample }: SourceFile): Loader =>
  loaders[sample.language] ?? 'ts'

/** The name of its file, as the page has it. */
const nameOf = ({ name, sample: { language } }: SourceFile) =>
  isScript(language) ? name : name.replace(/\.ts$/, '')

/** Would leave all other samples of the spec out. */
export const only = /\b(describe|context|it|specify)\.only\(/g

/** What the names of samples start with where a bundle imports them. */
export const scheme = 'sample'

/** Packages that only export others again, so the others are enough to run. */
const aliases: Record<string, string> = {
  'aws-amplify': '@aws-amplify/core',
  'aws-amplify/auth': '@aws-amplify/auth',
}

/** Where Fernhill may have what a sample imports by a relative path. */
const folders = [
  ...['', 'cypress', 'cypress/support', 'src'],
  ...['vue/src', 'angular/src/app', 'svelte/src/lib'].map(
    (folder) => `variants/${folder}`,
  ),
]

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts']

/**
 * Resolves imports to samples of the page, Fernhill, or packages. Style sheets
 * that don't exist are empty. Anything else only fails where it's used, so that the
 * other samples still run.
 *
 * @param files by the page and the name that `createProject` gives them
 * @param packages folders to look for packages in
 */
export const fromPage = (
  files: ReadonlyMap<string, SourceFile>,
  packages: readonly string[],
  fernhill: string,
): Plugin => ({
  name: 'samples',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: new RegExp(`^${scheme}:`) }, ({ path: id }) => {
      const [file, again] = id.slice(scheme.length + 1).split('?')
      return {
        namespace: scheme,
        path: file,
        ...(again !== undefined && { suffix: `?${again}` }),
      }
    })
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
        : (aliases[target] ?? target)
      const places = target.startsWith('.')
        ? folders.map((folder) => path.join(fernhill, folder))
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
    onLoad({ filter: /.*/, namespace: scheme }, async ({ path: id }) => {
      const file = files.get(id)
      if (!file) return { errors: [{ text: `There is no sample ${id}.` }] }
      const text = file.text.replace(only, '$1(')
      const compiled = await compileComponent(nameOf(file), text)
      return {
        ...(compiled ?? { contents: text, loader: loaderOf(file) }),
        resolveDir: packages[0],
      }
    })
    onLoad(
      { filter: /\.(vue|svelte|css|component\.ts)$/, namespace: 'file' },
      async ({ path: file }) =>
        compileComponent(file, await readFile(file, 'utf8')),
    )
    onLoad({ filter: /.*/, namespace: 'missing' }, ({ path: target }) => ({
      contents: target.endsWith('.css')
        ? ''
        : `throw new Error(${JSON.stringify(`Cannot find module '${target}'`)})`,
      loader: 'js',
    }))
  },
})
