import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { outdated } from '../../lib/outdated'

/** css-loader's `getLocalIdent`. */
type NameClass = (
  context: { resourcePath: string },
  template: string,
  name: string,
) => string

const hashLength = 3

/**
 * Names the classes of a CSS module with a hash of its file. The framework uses
 * a different hash for each class, which compresses badly.
 */
export function createNamer(siteDir: string): NameClass {
  const files = new Map<string, string>()
  return ({ resourcePath }, _template, name) => {
    const file = path.relative(siteDir, resourcePath).replaceAll('\\', '/')
    const hash = createHash('sha256')
      .update(file)
      .digest('base64url')
      .slice(0, hashLength)
    const other = files.get(hash) ?? file
    if (other !== file) {
      throw new Error(
        `Classes in ${file} and ${other} would get the same names. Increase hashLength in plugins/speed/nameClasses.ts by one.`,
      )
    }
    files.set(hash, file)
    return `${name}_${hash}`
  }
}

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

/** Passes it to css-loader, in the framework's rule for CSS modules. */
export function setNamer({ module }: Config, getLocalIdent: NameClass): void {
  const modules = (module?.rules ?? []).flatMap((rule) =>
    rule && rule !== '...' && Array.isArray(rule.use)
      ? rule.use.flatMap((loader) =>
          loader &&
          typeof loader === 'object' &&
          typeof loader.options === 'object' &&
          loader.options.modules
            ? loader.options.modules
            : [],
        )
      : [],
  )
  if (!modules.length) {
    throw outdated({
      patch: 'plugins/speed/nameClasses.ts',
      found: 'no loader with options for CSS modules.',
      expected: "css-loader with { modules: { … } } in the framework's rules.",
      see: '@docusaurus/bundler/lib/loaders/styleLoader.js',
    })
  }
  for (const options of modules) Object.assign(options, { getLocalIdent })
}
