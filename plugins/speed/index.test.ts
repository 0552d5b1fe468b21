import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoadContext } from '@docusaurus/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import speed from '.'

const plugin = 'docusaurus-plugin-content-docs'
const version = `@generated/${plugin}/default/p/index.json`

/** What the framework generates for a site with one page. */
const generated = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [{
  path: '/',
  component: ComponentCreator('/', 'aaa'),
  routes: [{ path: '/a', component: ComponentCreator('/a', 'bbb'), exact: true }]
}];`,
  'routesChunkNames.json': JSON.stringify({
    '/-aaa': { __comp: '1111', __props: '2222' },
    '/a-bbb': { __comp: '3333', content: '4444' },
  }),
  'registry.js': `export default {${Object.entries({
    1111: '@theme/DocsRoot',
    2222: version,
    3333: '@theme/DocItem',
    4444: '@site/docs/a.mdx',
  }).map(([name, module]) => `"${name}": [() => {}, "${module}"]`)}};`,
  'globalData.json': JSON.stringify({
    [plugin]: {
      default: { versions: [{ docs: [{ id: 'a', path: '/a' }] }] },
    },
  }),
  'site-metadata.json': JSON.stringify({
    docusaurusVersion: '3.10.2',
    pluginVersions: { [plugin]: { type: 'package' } },
  }),
  [`${plugin}/default/site-docs-a-mdx-1.json`]: JSON.stringify({
    id: 'a',
    source: '@site/docs/a.mdx',
  }),
  [version.slice('@generated/'.length)]: JSON.stringify({
    version: { docsSidebars: {}, docs: { a: {} } },
  }),
}

let folder: string
beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  folder = await mkdtemp(path.join(tmpdir(), 'speed-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** Configures the bundler for a site with these generated files. */
async function configure(files: object, alias: object) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, String(text))
  }
  const context = { siteDir: folder, generatedFilesDir: folder } as LoadContext
  const { configureWebpack } = speed(context)
  const rules = [{ use: [{ options: { modules: {} } }] }]
  const instance = { NormalModuleReplacementPlugin: vi.fn() }
  ;(configureWebpack as unknown as (...parts: unknown[]) => object)(
    { module: { rules }, resolve: { alias } },
    false,
    { currentBundler: { instance } },
  )
}

const alias = { '@theme/DocCardList': 'DocCardList.js' }

it("removes data that no page shows from a docs version's props", async () => {
  await configure(generated, alias)
  const slim = path.join(folder, 'speed/index.json')
  expect(JSON.parse(await readFile(slim, 'utf8'))).toEqual({
    version: { docsSidebars: {}, docs: {} },
  })
  expect(
    await readFile(path.join(folder, 'speed/registry.js'), 'utf8'),
  ).toContain(JSON.stringify(slim))
})

it('removes the versions of plugins', async () => {
  await configure(generated, alias)
  const file = path.join(folder, 'speed/site-metadata.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    docusaurusVersion: '3.10.2',
    pluginVersions: {},
  })
})

it('shortens the metadata of pages', async () => {
  await configure(generated, alias)
  const file = path.join(folder, plugin, 'default/site-docs-a-mdx-1.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    id: 'a',
    frontMatter: {},
  })
})

it.each([
  [
    'no page has metadata',
    { [`${plugin}/default/site-docs-a-mdx-1.json`]: undefined },
    alias,
    'Found: no metadata of pages',
  ],
  [
    'a generated file is missing',
    { 'globalData.json': undefined },
    alias,
    'Expected: a generated globalData.json.',
  ],
  [
    'no module contains the sidebars',
    { [version.slice('@generated/'.length)]: '{ "sidebars": {} }' },
    alias,
    'Found: no module in registry.js with the sidebars of a docs version.',
  ],
  ['the theme renamed its cards', {}, {}, 'Found: no @theme/DocCard'],
])('fails the build if %s', async (_what, change, names, message) => {
  const files = Object.entries({ ...generated, ...change }).filter(
    ([, text]) => text !== undefined,
  )
  await expect(configure(Object.fromEntries(files), names)).rejects.toThrow(
    message,
  )
})
