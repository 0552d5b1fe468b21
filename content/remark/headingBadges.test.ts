import type { Heading, PhrasingContent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import headingBadges from './headingBadges'

const since: PhrasingContent = {
  type: 'mdxJsxTextElement',
  name: 'Badge',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'kind', value: 'since' },
    { type: 'mdxJsxAttribute', name: 'version', value: '14.3.0' },
  ],
  children: [],
}
const words: PhrasingContent = { type: 'text', value: 'Press a key ' }

function transform(...children: PhrasingContent[]): Heading {
  const heading: Heading = { type: 'heading', depth: 2, children }
  const root: Root = { type: 'root', children: [heading] }
  const run = headingBadges.call(undefined as never) as unknown as (
    root: Root,
    file: VFile,
  ) => void
  run(root, new VFile())
  return heading
}

describe('headingBadges', () => {
  it('removes the badge from the text that the id is made from', () => {
    expect(toString(transform(words, since))).toBe('Press a key')
    expect(
      toString(transform(words, since, { type: 'text', value: ' ' })),
    ).toBe('Press a key ')
  })

  it('renders the badge after the text', () => {
    expect(transform(words, since).children[1]).toMatchObject({
      data: {
        hName: 'span',
        hChildren: [
          { value: ' ' },
          {
            tagName: 'Badge',
            properties: { kind: 'since', version: '14.3.0' },
          },
        ],
      },
    })
  })

  it('keeps a heading without a badge as it is', () => {
    expect(transform(words).children).toEqual([words])
  })

  it('rejects a badge before the text', () => {
    expect(() => transform(since, words)).toThrow(
      'The heading starts with a badge.',
    )
  })
})
