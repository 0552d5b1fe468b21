import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { afterAll, expect, it, vi } from 'vitest'
import remarkPlugins from '../../content/remark'
import { readForOthers } from './mdxCache'

// Not `vi.mock`: test files share their modules, so the mock would stay.
const readFileSync = vi.spyOn(fs, 'readFileSync')
syncBuiltinESMExports()
afterAll(() => {
  readFileSync.mockRestore()
  syncBuiltinESMExports()
})

const root = path.join(__dirname, '../..')

it('is the only page of which remark plugins read more than the history', async () => {
  // The style guide contains everything that a page can contain.
  const page = path.join(root, 'docs/contributing/style-guide.mdx')
  const file = new VFile({ path: page, value: fs.readFileSync(page) })
  readFileSync.mockClear()
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPlugins)
  await processor.run(processor.parse(file) as Root, file)
  const read = readFileSync.mock.calls.map(([name]) =>
    path.relative(root, String(name)),
  )
  expect(read.length).toBeGreaterThan(3)
  const pages = read.filter((name) => name.endsWith('.mdx'))
  // Once for the histories, which are part of the cache's version.
  expect(pages.filter((name, index) => pages.indexOf(name) < index)).toEqual([
    readForOthers,
  ])
})
