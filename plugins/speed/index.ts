/**
 * Makes downloads smaller. We trim styles ourselves instead of using PurgeCSS 8,
 * which would only replace 50 lines, has to wait until pages are rendered, and
 * leaves 17.4 kB of CSS instead of 17.2.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { outdated } from '../../lib/outdated'
import { replaceModule } from '../../lib/replaceModule'
import { compact } from './compact'
import { dropNotes } from './dropNotes'
import { changed, type Generated, type Routes } from './generated'
import { createNamer, setNamer } from './nameClasses'
import { slimMetadata } from './slimMetadata'
import { slimSheet } from './slimSheet'
import { slimVersion, type VersionProps } from './slimVersion'

/** The theme's page cards. They show data that `slimVersion.ts` removes. */
const cards = /^@theme\/DocCard(List)?$/

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

/** The framework's list of plugins and their versions, which nothing reads. */
const siteMetadata = 'site-metadata.json'

/** Fails the build if an upgrade renamed the cards, so `cards` matches nothing. */
function checkCards({ resolve }: Config): void {
  const names = Object.keys(resolve?.alias ?? {})
  if (names.some((name) => cards.test(name))) return
  throw outdated({
    patch: 'plugins/speed/index.ts',
    found: 'no @theme/DocCard or @theme/DocCardList.',
    expected: "the theme's page cards, which this site can't use.",
    see: '@docusaurus/theme-classic/lib/theme',
  })
}

/**
 * Writes compact versions of the modules that the framework generates for the
 * browser.
 *
 * @returns the names of the modules, and the folder they're in
 */
function writeCompact(generatedDir: string) {
  // benchmarks/pages/weigh.ts reads it too.
  const folder = path.join(generatedDir, 'speed')
  const read = (name: string) => {
    try {
      return readFileSync(path.join(generatedDir, name), 'utf8')
    } catch (error) {
      throw changed(String(error), `a generated ${name}.`)
    }
  }
  let slimmed = 0
  const replace = (module: string): string => {
    const name =
      /^@generated\/((.+\/)?docusaurus-plugin-content-docs\/.+\.json)$/.exec(
        module,
      )?.[1]
    if (!name) return module
    const props = JSON.parse(read(name)) as Partial<VersionProps>
    if (!props.version?.docsSidebars) return module
    slimmed++
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
  if (!slimmed) {
    throw changed(
      'no module in registry.js with the sidebars of a docs version.',
      'a JSON file from docusaurus-plugin-content-docs with { version: { docsSidebars } }.',
    )
  }
  for (const [name, text] of Object.entries(modules)) {
    writeFileSync(path.join(folder, `${name}.js`), text)
  }
  const site = JSON.parse(read('site-metadata.json')) as object
  writeFileSync(
    path.join(folder, siteMetadata),
    JSON.stringify({ ...site, pluginVersions: {} }),
  )
  writeFileSync(path.join(folder, 'chunks.json'), JSON.stringify(chunks))
  return { folder, names: Object.keys(modules) }
}

/** Shortens the files with the metadata of pages, which their chunks include. */
function slimPages(generatedDir: string) {
  const folder = path.join(
    generatedDir,
    'docusaurus-plugin-content-docs/default',
  )
  const files = readdirSync(folder).filter((name) =>
    /^site-docs-.+\.json$/.test(name),
  )
  if (!files.length) {
    throw changed(`no metadata of pages in ${folder}.`, 'site-docs-….json.')
  }
  for (const name of files) {
    const file = path.join(folder, name)
    const metadata = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      unknown
    >
    writeFileSync(file, JSON.stringify(slimMetadata(metadata)))
  }
}

/** Removes everything the framework sends to the browser that nothing uses. */
export default function speed({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const namer = createNamer(siteDir)
  return {
    name: 'speed',
    // Skip the PostCSS config lookup; there isn't one.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(config, isServer, { currentBundler }) {
      setNamer(config, namer)
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      checkCards(config)
      slimPages(generatedFilesDir)
      const { folder, names } = writeCompact(generatedFilesDir)
      const patch = 'plugins/speed/index.ts'
      const replacements = names
        // Only the other modules import it.
        .filter((name) => name !== 'pages')
        .map((name) =>
          replaceModule({
            pattern: new RegExp(`^@generated/${name}$`),
            replacement: path.join(folder, `${name}.js`),
            patch,
            see: '@docusaurus/core/lib/client',
          }),
        )
      replacements.push(
        replaceModule({
          pattern: /^@generated\/site-metadata$/,
          replacement: path.join(folder, siteMetadata),
          patch,
          see: '@docusaurus/core/lib/client',
        }),
      )
      const { NormalModuleReplacementPlugin } = currentBundler.instance
      return {
        // Without chunk names, because every page would load a table of them.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: [
          slimSheet,
          dropNotes,
          ...replacements,
          new NormalModuleReplacementPlugin(cards, () => {
            throw new Error(
              'Page cards need titles and descriptions, which plugins/speed/slimVersion.ts removes. Write a list of links instead.',
            )
          }),
          // The whole package would add 3.2 kB: @docusaurus/utils-common is
          // CommonJS, so the bundler can't tree-shake it.
          replaceModule({
            pattern: /^tslib$/,
            replacement: path.join(__dirname, 'tslib.ts'),
            patch,
            see: '@docusaurus/utils-common/lib',
          }),
          replaceModule({
            pattern: /^hoist-non-react-statics$/,
            replacement: path.join(__dirname, 'hoistStatics.ts'),
            patch,
            see: 'react-router/esm/react-router.js',
          }),
        ],
      }
    },
  }
}
