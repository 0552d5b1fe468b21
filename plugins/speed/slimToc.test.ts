import type { Root } from 'hast'
import { expect, it } from 'vitest'
import { unified } from 'unified'
import { VFile } from 'vfile'
import slimToc from './slimToc'

const item = (level: number) => ({
  type: 'ObjectExpression',
  properties: [
    { key: { value: 'value' }, value: { value: 'Use' } },
    { key: { value: 'level' }, value: { value: level } },
  ],
})

const spread = { type: 'SpreadElement', argument: { name: 'part' } }

/** The items that are left of `export const name = [ … ]`. */
function slim(name: string, frontMatter: object) {
  const init = { elements: [item(2), item(3), spread, item(4)] }
  const declaration = { declarations: [{ id: { name }, init }] }
  const estree = { body: [{}, { declaration }] }
  const root = {
    type: 'root',
    children: [{ type: 'mdxjsEsm', data: { estree } }, { type: 'text' }],
  } as unknown as Root
  unified()
    .use(slimToc)
    .runSync(root, new VFile({ data: { frontMatter } }))
  return init.elements
}

it('keeps what the table of contents shows, and the items of other pages', () => {
  expect(slim('toc', {})).toEqual([item(2), item(3), spread])
})

it('keeps what a page asks for', () => {
  expect(slim('toc', { toc_max_heading_level: 2 })).toEqual([item(2), spread])
})

it('leaves other exports alone', () => {
  expect(slim('all', {})).toHaveLength(4)
})
