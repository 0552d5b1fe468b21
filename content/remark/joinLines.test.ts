import type { Nodes } from 'mdast'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { readPage } from '../page/readPage'
import plugins from './index'
import joinLines from './joinLines'

/** All values in a page, with `|` for breaks. */
function valuesIn(markdown: string): string[] {
  const { tree } = readPage('page.mdx', markdown)
  unified().use(joinLines).runSync(tree)
  const values: string[] = []
  visit(tree, (node: Nodes) => {
    if ('value' in node) values.push(node.value)
    if (node.type === 'break') values.push('|')
  })
  return values
}

it('is part of the build', () => {
  expect(plugins).toContain(joinLines)
})

it.each([
  ['a paragraph', 'one\ntwo [three\nfour](/five)', ['one two ', 'three four']],
  ['a list item', '- one\n  two', ['one two']],
  ['an element', '<div>\n\none\ntwo\n\n</div>', ['one two']],
])('joins the lines of %s', (_what, markdown, values) => {
  expect(valuesIn(markdown)).toEqual(values)
})

it.each([
  ['a break', 'one\\\ntwo', ['one', '|', 'two']],
  ['a sample', '```\none\ntwo\n```', ['one\ntwo']],
])('keeps the lines of %s', (_what, markdown, values) => {
  expect(valuesIn(markdown)).toEqual(values)
})
