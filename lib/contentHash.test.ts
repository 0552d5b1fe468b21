import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashContent } from './contentHash'

describe('hashContent', () => {
  let site: string
  const write = async (file: string, text: string) => {
    const target = path.join(site, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const settings = { baseUrl: '/' }
  const read = () => hashContent(site, settings)

  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'version-'))
    await write('docs/guide.mdx', 'A')
    await write('docs/other.mdx', 'B')
  })
  afterEach(() => rm(site, { recursive: true }))

  it('is stable while no source changes', async () => {
    const version = await read()
    await write('docs/guide.mdx', 'A')
    await write('build/index.html', 'not a source')
    expect(await read()).toBe(version)
  })

  it.each([
    'docs/guide.mdx',
    'docs/img/retry.svg',
    'docs/_category_.json',
    'content/api/options.yml',
    'plugins/search/build/pack.ts',
    'src/data/changelog.ts',
    'src/components/Name.module.css',
    'i18n/en/code.json',
    'docusaurus.config.ts',
    'sidebars.ts',
    'package.json',
    'package-lock.json',
    '.prettierrc',
  ])('changes with %s', async (file) => {
    const version = await read()
    await write(file, 'changed')
    expect(await read()).not.toBe(version)
  })

  it('changes with the build settings', async () => {
    expect(await hashContent(site, { baseUrl: '/docs/' })).not.toBe(
      await read(),
    )
  })

  it('ignores changes to files that are ignored', async () => {
    const isGuide = (file: string) => file === 'docs/guide.mdx'
    const readOthers = () => hashContent(site, settings, isGuide)
    const version = await readOthers()
    await write('docs/guide.mdx', 'changed')
    expect(await readOthers()).toBe(version)
    await write('docs/other.mdx', 'changed')
    expect(await readOthers()).not.toBe(version)
  })

  it('changes when two files swap contents', async () => {
    const version = await read()
    await write('docs/guide.mdx', 'B')
    await write('docs/other.mdx', 'A')
    expect(await read()).not.toBe(version)
  })
})
