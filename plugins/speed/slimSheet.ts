import { outdated } from '../../lib/outdated'
import type { Compiler } from '../../lib/replaceModule'
import { readsIn, slimStyles } from './slimStyles'

/** Only the framework's own styles are in a layer. */
const layer = /@layer [^;{]+\{/

/**
 * Slims the site's style sheet, which must be the only one.
 *
 * @param files contents of the built files, by name
 */
export function slimSheetIn(files: ReadonlyMap<string, string>): {
  name: string
  css: string
} {
  const sheets = [...files].filter(([name]) => name.endsWith('.css'))
  const [[name, css] = ['', '']] = sheets
  if (sheets.length !== 1 || !layer.test(css)) {
    throw outdated({
      patch: 'plugins/speed/slimSheet.ts',
      found:
        sheets.length === 1
          ? `${name} without any @layer.`
          : `${sheets.length} style sheets${sheets.map(([sheet], index) => `${index ? ',' : ':'} ${sheet}`).join('')}.`,
      expected: "one style sheet with the framework's styles in layers.",
      see: '@docusaurus/core/lib/webpack/base.js and @docusaurus/plugin-css-cascade-layers',
    })
  }
  const readByScripts = [...files].flatMap(([name, text]) =>
    name.endsWith('.js') ? readsIn(text) : [],
  )
  return { name, css: slimStyles(css, readByScripts) }
}

/** A bundler plugin that slims the site's style sheet before it's minified. */
export function slimSheet(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack
  const tap = {
    name: 'slimSheet',
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE,
  }
  compiler.hooks.thisCompilation.tap(tap.name, (compilation) => {
    compilation.hooks.processAssets.tap(tap, (assets) => {
      const files = Object.entries(assets)
        // What's in static/ isn't the site's own.
        .filter(([name]) => /^assets\/.*\.(css|js)$/.test(name))
        .map(([name, asset]) => [name, asset.source().toString()] as const)
      const { name, css } = slimSheetIn(new Map(files))
      compilation.updateAsset(name, new sources.RawSource(css))
    })
  })
}
