/**
 * Makes what browsers load smaller. Styles are trimmed by hand, because PurgeCSS
 * 8 in place of `unusedStyles.ts` leaves 17.4 kB of CSS where we send 17.2, has to
 * wait for the pages to be rendered, and would replace only 50 of these lines.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { outdated } from '../../lib/outdated'
import { replaceModule } from '../../lib/replaceModule'
import { compact } from './compact'
import { changed, type Generated, type Routes } from './generated'
import { createNamer, setNamer } from './nameClasses'
import { slimSheet } from './slimSheet'
import { slimVersion, type VersionProps } from './slimVersion'

/** Cards of pages in the theme, which show what `slimVersion.ts` leaves out. */
const cards = /^@theme\/DocCard(List)?$/

type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

/** Ends the build if the theme has other cards by now: `cards` finds none then. */
function checkCards({ resolve }: Config): void {
  const names = Object.keys(resolve?.alias ?? {})
  if (names.some((name) => cards.test(name))) return
  throw outdated({
    patch: 'plugins/speed/index.ts',
    found: 'no @theme/DocCard or @theme/DocCardList.',
    expected: 'the cards of pages that must not be used on this site.',
    see: '@docusaurus/theme-classic/lib/theme',
  })
}

/**
 * Writes short forms of what the framework generates for the browser.
 *
 * @returns their names, and the folder that they're in
 */
function writeCompact(generatedDir: string) {
  // `weigh.ts` reads them too.
  const folder = path.join(generatedDir, 'speed')
  const read = (name: string) => {
    try {
      return readFileSync(path.join(generatedDir, name), 'utf8')
    } catch (error) {
      throw changed(String(error), `the framework to generate ${name}.`)
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
      'no route with the sidebars of a version of the documentation.',
      'a JSON file of docusaurus-plugin-content-docs with { version: { docsSidebars } } among the modules of registry.js.',
    )
  }
  for (const [name, text] of Object.entries(modules)) {
    writeFileSync(path.join(folder, `${name}.js`), text)
  }
  writeFileSync(path.join(folder, 'chunks.json'), JSON.stringify(chunks))
  return { folder, names: Object.keys(modules) }
}

/** Keeps out of the browser what the framework sends and nothing there reads. */
export default function speed({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const namer = createNamer(siteDir)
  return {
    name: 'speed',
    // Skip the lookup of a PostCSS configuration, from the folder of each sheet
    // upward: there isn't one.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(config, isServer, { currentBundler }) {
      setNamer(config, namer)
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      checkCards(config)
      const { folder, names } = writeCompact(generatedFilesDir)
      const patch = 'plugins/speed/index.ts'
      const replacements = names
        // Only the others import it.
        .filter((name) => name !== 'pages')
        .map((name) =>
          replaceModule({
            pattern: new RegExp(`^@generated/${name}$`),
            replacement: path.join(folder, `${name}.js`),
            patch,
            see: '@docusaurus/core/lib/client',
          }),
        )
      const { NormalModuleReplacementPlugin } = currentBundler.instance
      return {
        // Without their names, which every page would load a table of.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        plugins: [
          slimSheet,
          ...replacements,
          new NormalModuleReplacementPlugin(cards, () => {
            throw new Error(
              'Cards of pages need titles and descriptions that plugins/speed/slimVersion.ts leaves out: write a list of links.',
            )
          }),
          // All of it is 3.2 kB more, because @docusaurus/utils-common is
          // CommonJS, which the bundler can't shake.
          replaceModule({
            pattern: /^tslib$/,
            replacement: path.join(__dirname, 'tslib.ts'),
            patch,
            see: '@docusaurus/utils-common/lib',
          }),
        ],
      }
    },
  }
}
