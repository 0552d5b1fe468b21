import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskCache } from '../../../lib/diskCache'
import type { Doc } from '../../../lib/docs'
import { readBuiltPages } from './built'

const page = (id: string): Doc => ({
  id,
  title: id,
  description: '',
  path: `/docs/${id}`,
  sidebar: undefined,
  categories: [],
  unlisted: false,
})

describe('built pages', () => {
  let folder: string
  const build = async (id: string, text: string) => {
    await mkdir(path.join(folder, id), { recursive: true })
    await writeFile(
      path.join(folder, id, 'index.html'),
      `<nav>${Math.random()}</nav><article><div class=theme-doc-markdown><h1>${id}</h1>${text}</div></article>`,
    )
  }
  const pages = [page('one'), page('two')]
  /** The text of the pages, and which ones were parsed. */
  const read = async (known = pages, version = '1') => {
    const parsed: string[] = []
    const cache = createDiskCache(folder, 'search')
    const found = await readBuiltPages(known, {
      siteDir: folder,
      outDir: folder,
      baseUrl: '/docs/',
      version,
      cache: (name, from, make) =>
        cache(name, from, () => {
          parsed.push(name)
          return make()
        }),
    })
    return {
      texts: found.map(({ sections }) => sections[0]?.text.join()),
      labels: found.map(({ description }) => description),
      parsed: parsed.sort(),
    }
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'built-'))
    await build('one', '<p>First')
    await build('two', '<p>Second')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('are parsed again if their article has changed', async () => {
    const first = await read()
    expect(first.texts).toEqual(['First', 'Second'])
    expect(first.parsed).toEqual(['/docs/one', '/docs/two'])
    await build('one', '<p>First')
    await build('two', '<p>Other')
    const { texts, parsed } = await read()
    expect(texts).toEqual(['First', 'Other'])
    expect(parsed).toEqual(['/docs/two'])
  })

  it('are parsed again if their metadata has changed', async () => {
    await read()
    const { labels, parsed } = await read([
      page('one'),
      { ...page('two'), description: 'New' },
    ])
    expect(labels).toEqual(['', 'New'])
    expect(parsed).toEqual(['/docs/two'])
  })

  it('are parsed again if search itself has changed', async () => {
    await read()
    expect((await read(pages, '2')).parsed).toHaveLength(2)
  })

  it('fail the build if they have no article', async () => {
    await writeFile(path.join(folder, 'two/index.html'), '<main>Two</main>')
    await expect(read([page('two')])).rejects.toThrow(
      'Found: no element with the class "theme-doc-markdown" on /docs/two.',
    )
  })
})
