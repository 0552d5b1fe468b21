import type { Root } from 'mdast'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import type { TakenPicture } from '../pictures/list'
import screens, { toFigure } from './screens'

const picture: TakenPicture = {
  id: 'spec-list',
  alt: 'A list of specs',
  caption: 'The specs.',
  version: '14.5.4',
  width: 1500,
  height: 900,
  scale: 1.5,
  notes: [],
}

/** The elements in a tree, as text. */
const outline = (node: object): string =>
  JSON.stringify(node, (key, value: unknown) =>
    ['data', 'type'].includes(key) ? undefined : value,
  )

describe('screens', () => {
  it('shows a picture at its size, with its version', () => {
    const text = outline(toFigure(picture, 'x.webp'))
    expect(text).toContain('{"name":"width","value":"1000"}')
    expect(text).toContain('{"name":"height","value":"600"}')
    expect(text).toContain('The specs. (Cypress 14.5.4)')
    expect(text).not.toContain('"svg"')
  })

  it('numbers the parts of a picture, and lists what they are', () => {
    const notes = [
      { x: 0, y: 40, width: 20, height: 10, text: 'The first.' },
      { x: 60, y: 99.5, width: 20, height: 0.5, text: 'The second.' },
    ]
    const text = outline(toFigure({ ...picture, notes }, 'x.webp'))
    // Numbers at the edge stay inside.
    expect(text).toContain(
      '{"name":"cx","value":"2%"},{"name":"cy","value":"40%"}',
    )
    expect(text).toContain(
      '{"name":"cx","value":"60%"},{"name":"cy","value":"98%"}',
    )
    expect(text).toContain(
      '{"name":"ol","attributes":[],"children":[{"name":"li","attributes":[],"children":[{"value":"The first."}]}',
    )
  })

  it('rejects a picture that there isn’t', () => {
    const tree = {
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'Screen',
          attributes: [
            { type: 'mdxJsxAttribute', name: 'id', value: 'greenhouse' },
          ],
          children: [],
        },
      ],
    } as Root
    const run = screens.call(undefined as never) as unknown as (
      tree: Root,
      file: VFile,
    ) => void
    expect(() => {
      run(tree, new VFile({ path: 'page.mdx' }))
    }).toThrow('There\'s no picture "greenhouse".')
  })
})
