import { expect, it } from 'vitest'
import { parsePage } from '../page/page'
import { expand } from './expand'

const file = 'docs/guides/page.mdx'

it.each([
  ['<FileTree>\n\nText.\n\n</FileTree>', 3, 'a <FileTree> holds'],
  ['<Steps>\n\n- Install it.\n\n</Steps>', 5, 'This list is bulleted'],
])('reports %j, which would end the build', (text, line, message) => {
  expect(expand(parsePage(file, `## One\n\n${text}\n`)).problems).toEqual([
    { file, line, message: expect.stringContaining(message) as string },
  ])
})
