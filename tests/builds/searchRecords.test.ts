import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readDocsPages, readPage } from '../../benchmarks/search/corpus'
import { readBuiltPages } from '../../plugins/search/build/built'
import { root } from '../pages'

/**
 * Matches pages with text that the development server can't see: output that
 * an imported component computes from data, or the source of a video.
 */
const computes = /^import .+ from '@site\/src\/(?!.*\.mdx')|<Video\b/m

const outDir = path.resolve(process.env.SITE_BUILD ?? path.join(root, 'build'))

it('reads the same sections in development as from the built site', async () => {
  const all = await readDocsPages()
  const sources = await Promise.all(
    all.map(({ file }) => readFile(path.join(root, file), 'utf8')),
  )
  const pages = all.filter(
    ({ unlisted }, at) => !unlisted && !computes.test(sources[at] ?? ''),
  )
  expect(pages.length).toBeGreaterThan(100)
  const built = await readBuiltPages(pages, {
    siteDir: root,
    outDir,
    baseUrl: '/',
    cache: async (_name, _from, make) => make(),
    version: '',
  })
  for (const [at, page] of pages.entries()) {
    const { sections } = await readPage(page)
    expect(sections, page.file).toEqual(built[at]?.sections)
  }
}, 300_000)
