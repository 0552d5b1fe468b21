import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoadContext } from '@docusaurus/types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDiskCache } from '../../lib/diskCache'
import bundling from '.'
import { readForOthers } from './mdxCache'
import { remember, type Page, type Processor } from './processors'

let siteDir: string
const write = async (file: string, text: string) => {
  const target = path.join(siteDir, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}

const docs = (...ids: string[]) => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        { docs: ids.map((id) => ({ id, permalink: `/${id}` })), sidebars: {} },
      ],
    },
  },
})

const compile = vi.fn(async ({ content }: Page) => {
  if (content.includes('mistake')) throw new Error('a mistake')
  return {
    content: `compiled ${content}`,
    data: { contentTitle: content, frontMatter: {} },
  }
})

interface Build {
  settings?: object
  allContent?: object
  mode?: string
}

/** Builds the pages, and also returns which of them this build compiled. */
async function build(
  pages: Record<string, string>,
  {
    settings = {},
    allContent = docs('guide', 'other'),
    mode = 'production',
  }: Build = {},
) {
  vi.stubEnv('NODE_ENV', mode)
  compile.mockClear()
  for (const [file, content] of Object.entries(pages)) {
    await write(file, content)
  }
  const { allContentLoaded, configureWebpack } = bundling({
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    siteConfig: settings,
    i18n: { currentLocale: 'en' },
  } as LoadContext)
  await allContentLoaded?.({ allContent } as never)
  const options = {
    processors: {
      mdProcessor: { process: compile } satisfies Processor,
      mdxProcessor: { process: compile } satisfies Processor,
    },
  }
  const loader = path.join('x', 'mdx-loader', 'lib', 'index.js')
  const config = { module: { rules: [{ use: [{ loader, options }] }] } }
  const configure = configureWebpack as (
    config: object,
    isServer: boolean,
    utils: object,
  ) => object
  const utils = {
    currentBundler: { instance: { lazyCompilationMiddleware: () => {} } },
  }
  configure(config, false, utils)
  configure(config, true, utils)
  const results: unknown[] = []
  for (const [file, content] of Object.entries(pages)) {
    const { content: code, data } =
      await options.processors.mdxProcessor.process({
        filePath: path.join(siteDir, file),
        content,
        frontMatter: {},
        compilerName: 'client',
      })
    results.push([code, data.contentTitle])
  }
  const compiled = compile.mock.calls.map(([{ filePath }]) =>
    path.relative(siteDir, filePath).replaceAll('\\', '/'),
  )
  return { results, compiled }
}

const pages = { 'docs/guide.mdx': 'A', 'docs/other.mdx': 'B' }

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'mdx-cache-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(siteDir, { recursive: true })
})

describe('a second build', () => {
  it('compiles nothing when nothing has changed', async () => {
    const first = await build(pages)
    expect(first.compiled).toEqual(Object.keys(pages))
    expect(await build(pages)).toEqual({ ...first, compiled: [] })
  })

  it('compiles one page when one page has changed', async () => {
    await build(pages)
    const { results, compiled } = await build({
      ...pages,
      'docs/other.mdx': 'C',
    })
    expect(compiled).toEqual(['docs/other.mdx'])
    expect(results).toEqual([
      ['compiled A', 'A'],
      ['compiled C', 'C'],
    ])
  })

  it('compiles pages that swapped their content', async () => {
    await build(pages)
    const swapped = { 'docs/guide.mdx': 'B', 'docs/other.mdx': 'A' }
    expect((await build(swapped)).compiled).toEqual(Object.keys(pages))
  })

  it.each([
    readForOthers,
    'docs/img/retry.svg',
    'docs/guides/_category_.json',
    'content/api/cypress.json',
    'content/api/options.yml',
    'plugins/highlight/highlight.ts',
    'content/remark/pictures.ts',
    'content/samples/javascript.ts',
    'src/components/Tabs.tsx',
    'src/data/changelog.ts',
    'static/img/logo.svg',
    'i18n/en/code.json',
    'docusaurus.config.ts',
    'package.json',
    'package-lock.json',
    '.prettierrc',
  ])('compiles all pages when %s has changed', async (file) => {
    await build(pages)
    await write(file, 'changed')
    expect((await build(pages)).compiled).toEqual(Object.keys(pages))
    expect((await build(pages)).compiled).toEqual([])
  })

  it.each<[string, Build]>([
    ['the configuration', { settings: { baseUrl: '/docs/' } }],
    ['the address of a page', { allContent: docs('guide', 'renamed') }],
  ])('compiles all pages when %s has changed', async (_, change) => {
    await build(pages)
    expect((await build(pages, change)).compiled).toEqual(Object.keys(pages))
  })

  it('reports a mistake again', async () => {
    const page = { 'docs/guide.mdx': 'a mistake' }
    await expect(build(page)).rejects.toThrow('a mistake')
    await expect(build(page)).rejects.toThrow('a mistake')
  })
})

it("fails if the loader reads something that isn't cached", async () => {
  const process = async () => ({ content: '', data: { toc: [] } })
  const { data } = await remember(
    { process },
    createDiskCache(siteDir, 'mdx'),
    '',
  ).process({
    filePath: 'a.mdx',
    content: '',
    frontMatter: {},
    compilerName: 'client',
  })
  expect(data.contentTitle).toBeUndefined()
  expect(() => data.toc).toThrow('Found: mdx-loader reads data.toc')
})

it("doesn't cache pages in the dev server", async () => {
  await build(pages, { mode: 'development' })
  const { compiled } = await build(pages, { mode: 'development' })
  expect(compiled).toEqual(Object.keys(pages))
})

it("fails if the framework's loader has changed", () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { configureWebpack } = bundling({
    siteDir,
    i18n: {},
  } as LoadContext)
  expect(() =>
    (configureWebpack as (config: object, isServer: boolean) => object)(
      { module: { rules: [{ use: [{ loader: 'css-loader', options: {} }] }] } },
      false,
    ),
  ).toThrow('Found: no loader with compilers for pages.')
})
