import type { CurrentBundler } from '@docusaurus/types'
import { readsIn, slimStyles } from './slimStyles'

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>

/** The bundler's plugin that slims the sheet of the site before it is minified. */
export function slimSheet(compiler: Compiler): void {
  const { Compilation, sources } = compiler.webpack
  const tap = {
    name: 'slimSheet',
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE,
  }
  compiler.hooks.thisCompilation.tap(tap.name, (compilation) => {
    compilation.hooks.processAssets.tap(tap, (assets) => {
      const names = Object.keys(assets)
      const read = (name: string) => assets[name]!.source().toString()
      const [sheet, ...others] = names.filter((name) =>
        name.startsWith('assets/css/'),
      )
      if (!sheet || others.length) {
        throw new Error(
          `slimStyles.ts has to see all styles at once, in one sheet: there are ${names.filter((name) => name.endsWith('.css')).join(', ') || 'none'}.`,
        )
      }
      const readByScripts = names
        .filter((name) => name.endsWith('.js'))
        .flatMap((name) => readsIn(read(name)))
      const slim = slimStyles(read(sheet), readByScripts)
      compilation.updateAsset(sheet, new sources.RawSource(slim))
    })
  })
}
