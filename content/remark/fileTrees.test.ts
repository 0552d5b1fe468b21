import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import fileTrees from './fileTrees'

/** The tree of a list. An entry looks like `icon:name (comment)`. */
function draw(markdown: string): unknown {
  const tree: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'FileTree',
    attributes: [],
    children: fromMarkdown(markdown).children as MdxJsxFlowElement['children'],
  }
  const run = fileTrees.call(undefined as never) as unknown as (
    root: Root,
    file: VFile,
  ) => void
  run({ type: 'root', children: [tree] }, new VFile())
  return (tree.children as Node[]).map(write)
}

interface Node {
  type: string
  value?: string
  name?: string | null
  attributes?: unknown[]
  children?: Node[]
}

function write(node: Node): unknown {
  const parts = (node.children ?? []).map(write)
  if (node.type === 'list') return parts
  if (node.type === 'listItem') return parts.length > 1 ? parts : parts[0]
  if (node.name === 'Icon') {
    const [{ value }] = node.attributes as [{ value: string }]
    return `${value}:`
  }
  if (node.name === 'small') return `(${parts.join('')})`
  if (node.type === 'strong') return `*${parts.join('')}*`
  return node.value ?? parts.join('')
}

describe('fileTrees', () => {
  it('recognizes folders by a slash or by their entries', () => {
    expect(
      draw('- cypress\n  - e2e/\n  - **support**\n    - e2e.ts\n- a.ts'),
    ).toEqual([
      [
        [
          'folder:cypress/',
          ['folder:e2e/', ['folder:*support/*', ['file:e2e.ts']]],
        ],
        'file:a.ts',
      ],
    ])
  })

  it('takes what follows a name as a comment', () => {
    expect(draw('- **cart.cy.ts** the spec of `cart`')).toEqual([
      ['file:*cart.cy.ts* (the spec of cart)'],
    ])
    expect(draw('- `my notes.txt` with spaces')).toEqual([
      ['file:my notes.txt (with spaces)'],
    ])
    expect(draw('- … and more')).toEqual([['(…) (and more)']])
    expect(draw('- ...')).toEqual([['(…)']])
  })

  it('ignores empty lines between entries', () => {
    expect(draw('- a.ts\n\n- b.ts')).toEqual([['file:a.ts', 'file:b.ts']])
  })

  it.each([
    ['1. a.ts', 'contain a list'],
    ['Some words', 'contain a list'],
    ['- a.ts\n\nSome words', 'contain a list'],
    ['- a/\n\n  Some words', 'has to be a name'],
    ['- > a.ts', 'has to be a name'],
  ])('rejects %j', (markdown, message) => {
    expect(() => draw(markdown)).toThrow(message)
  })
})
