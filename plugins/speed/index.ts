import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin, SiteMetadata } from '@docusaurus/types'
import { compact, type Generated } from './compact'
import type { Routes } from './routeTable'
import { createNamer, setNamer } from './nameClasses'
import { slimConfig, slimMetadata } from './slimConfig'
import { slimSheet } from './slimSheet'
import { slimVersion, type VersionProps } from './slimVersion'

/** Below the folder of generated files: what `weigh.ts` reads too. */
export const speedFolder = 'speed'

const generatedNames =
  /^@generated\/(routes|routesChunkNames|registry|globalData|docusaurus\.config|site-metadata)$/

/** Writes short forms of what the framework generates for the browser. */
function writeCompact({
  generatedFilesDir: generatedDir,
  siteConfig,
}: LoadContext): string {
  const folder = path.join(generatedDir, speedFolder)
  const read = (name: string) =>
    readFileSync(path.join(generatedDir, name), 'utf8')
  const replace = (module: string): string => {
    const name =
      /^@generated\/(.+\/docusaurus-plugin-content-docs|docusaurus-plugin-content-docs)\/.+\.json$/.test(
        module,
      )
        ? module.slice('@generated/'.length)
        : undefined
    if (!name) return module
    const props = JSON.parse(read(name)) as Partial<VersionProps>
    if (!props.version?.docsSidebars) return module
    const file = path.join(folder, path.basename(name))
    writeFileSync(file, JSON.stringify(slimVersion(props as VersionProps)))
    return file
  }
  mkdirSync(folder, { recursive: true })
  const { modules, chunks } = compact(
    {
      routes: read('routes.js'),
      chunkNames: JSON.parse(read('routesChunkNames.json')) as Routes,
      registry: read('registry.js'),
      globalData: JSON.parse(
        read('globalData.json'),
      ) as Generated['globalData'],
    },
    path.join(__dirname, 'expand.ts'),
    replace,
  )
  const metadata = JSON.parse(read('site-metadata.json')) as SiteMetadata
  for (const [name, text] of Object.entries({
    ...modules,
    'docusaurus.config': `export default ${JSON.stringify(slimConfig(siteConfig))}`,
    'site-metadata': `export default ${JSON.stringify(slimMetadata(metadata))}`,
  })) {
    writeFileSync(path.join(folder, `${name}.js`), text)
  }
  writeFileSync(path.join(folder, 'chunks.json'), JSON.stringify(chunks))
  return folder
}

/** Keeps out of the browser what the framework sends and nothing there reads. */
export default function speed(context: LoadContext): Plugin {
  const namer = createNamer(context.siteDir)
  return {
    name: 'speed',
    // Else a configuration of PostCSS, of which there is none, is looked for
    // from the folder of each sheet upwards.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(config, isServer, { currentBundler }) {
      setNamer(config, namer)
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const folder = writeCompact(context)
      const { NormalModuleReplacementPlugin } = currentBundler.instance
      return {
        // Without their names, which every page would load a table of.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: [
          slimSheet,
          new NormalModuleReplacementPlugin(generatedNames, (resource) => {
            resource.request = resource.request.replace('@generated', folder)
          }),
          new NormalModuleReplacementPlugin(/^@theme\/DocCard(List)?$/, () => {
            throw new Error(
              'Cards of pages need titles and descriptions that plugins/speed/slimVersion.ts leaves out: write a list of links.',
            )
          }),
          new NormalModuleReplacementPlugin(/^tslib$/, (resource) => {
            if (/@docusaurus[\\/]utils-common/.test(resource.context)) {
              resource.request = path.join(__dirname, 'tslib.ts')
            }
          }),
        ],
      }
    },
  }
}
