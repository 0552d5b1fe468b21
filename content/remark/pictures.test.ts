import path from 'node:path'
import type { Image, PhrasingContent, Root } from 'mdast'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import pictures from './pictures'

const alt = 'A loop of three steps that is left when all assertions pass'

function transform(...children: PhrasingContent[]): Root['children'][0] {
  const root: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children }],
  }
  const file = new VFile({ path: path.join(__dirname, 'page.mdx') })
  const run = pictures.call(undefined as never) as unknown as (
    root: Root,
    file: VFile,
  ) => void
  run(root, file)
  const [child] = root.children
  if (!child) throw new Error('The paragraph is gone.')
  return child
}

const image = (url: string, more: Partial<Image> = {}): Image => ({
  type: 'image',
  url,
  alt,
  ...more,
})

describe('pictures', () => {
  it('turns a drawing in its own paragraph into a picture with its size', () => {
    expect(
      transform(image('./fixtures/drawing.svg', { title: 'The loop.' })),
    ).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Picture',
      attributes: [
        { name: 'src' },
        { name: 'alt', value: alt },
        { name: 'width', value: '480' },
        { name: 'height', value: '200' },
        { name: 'caption', value: 'The loop.' },
      ],
    })
  })

  it('ignores photos, and drawings in a sentence', () => {
    expect(transform(image('./photo.png')).type).toBe('paragraph')
    expect(
      transform(image('./fixtures/drawing.svg'), { type: 'text', value: '!' })
        .type,
    ).toBe('paragraph')
  })

  it('leaves a missing drawing to the framework', () => {
    expect(transform(image('./fixtures/missing.svg')).type).toBe('paragraph')
  })

  it.each([
    [
      './fixtures/drawing.svg',
      { alt: 'Loop' },
      'The alt text is "Loop". Describe what the drawing shows in 40',
    ],
    ['./fixtures/sizeless.svg', {}, 'Add a width and a height'],
    ['./fixtures/lightOnly.svg', {}, 'has no id="dark"'],
  ])('rejects %s %o', (url, more, message) => {
    expect(() => transform(image(url, more))).toThrow(message)
  })
})
