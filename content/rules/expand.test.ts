import path from 'node:path'
import { expect, it } from 'vitest'
import { readApi } from '../api/readApi'
import { readPage } from '../page/readPage'
import { createExpander } from './expand'

const file = 'docs/guides/page.mdx'
const expand = createExpander(readApi(path.join(__dirname, '../..')))

it.each([
  ['<FileTree>\n\nText.\n\n</FileTree>', 3, '<FileTree> has to contain a list'],
  ['<Steps>\n\n- Install it.\n\n</Steps>', 5, 'This list is bulleted'],
])('reports %j, which would end the build', (text, line, message) => {
  expect(expand(readPage(file, `## One\n\n${text}\n`)).problems).toEqual([
    { file, line, message: expect.stringContaining(message) as string },
  ])
})
