import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import fileTrees from './fileTrees'

/** The tree of a list, each entry written as `icon:name (comment)`. */
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
  it('tells folders and files, by a slash or by what they hold', () => {
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

  it('takes what stands behind a name as a comment', () => {
    expect(draw('- **cart.cy.ts** the spec of `cart`')).toEqual([
      ['file:*cart.cy.ts* (the spec of cart)'],
    ])
    expect(draw('- `my notes.txt` with spaces')).toEqual([
      ['file:my notes.txt (with spaces)'],
    ])
    expect(draw('- … and more')).toEqual([['(…) (and more)']])
    expect(draw('- ...')).toEqual([['(…)']])
  })

  it('keeps entries close where an author left lines between them', () => {
    expect(draw('- a.ts\n\n- b.ts')).toEqual([['file:a.ts', 'file:b.ts']])
  })

  it.each([
    ['1. a.ts', 'holds one list'],
    ['Some words', 'holds one list'],
    ['- a.ts\n\nSome words', 'holds one list'],
    ['- a/\n\n  Some words', 'is a name, and a list'],
    ['- > a.ts', 'is a name, and a list'],
  ])('refuses %j', (markdown, message) => {
    expect(() => draw(markdown)).toThrow(message)
  })
})
