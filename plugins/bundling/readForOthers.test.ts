import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it, vi } from 'vitest'
import remarkPlugins from '../../content/remark'
import { readForOthers } from './mdxCache'

vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  return { ...fs, readFileSync: vi.fn(fs.readFileSync) as typeof readFileSync }
})

const root = path.join(__dirname, '../..')

it('is the only page that remark plugins read for other pages', async () => {
  // The style guide contains everything that a page can contain.
  const page = path.join(root, 'docs/contributing/style-guide.mdx')
  const file = new VFile({ path: page, value: readFileSync(page) })
  vi.mocked(readFileSync).mockClear()
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPlugins)
  await processor.run(processor.parse(file) as Root, file)
  const read = vi
    .mocked(readFileSync)
    .mock.calls.map(([name]) => path.relative(root, String(name)))
  expect(read.length).toBeGreaterThan(3)
  expect(read.filter((name) => name.endsWith('.mdx'))).toEqual([readForOthers])
})
