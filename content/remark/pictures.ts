import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getFileLoaderUtils } from '@docusaurus/utils'
import type { Image, Paragraph, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'

const shortestAlt = 40

/**
 * Turns a drawing in its own paragraph into a figure that supports both color
 * modes and has a fixed size, so the page doesn't shift when it loads.
 *
 *     ![A chain whose query is run again until it passes](./img/loop.svg 'Retrying')
 *
 * becomes `<Picture src={require('…').default} alt width height caption />`.
 * The file contains both modes: its dark colors are in `svg:target`, so
 * `loop.svg#dark` is dark. Invalid drawings fail the build.
 */
const pictures: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'paragraph', (paragraph, index, parent) => {
    const [image, ...others] = paragraph.children
    if (image?.type !== 'image' || others.length || !parent) return
    if (index === undefined || !/^\.{0,2}\/?[^:]*\.svg$/.test(image.url)) return
    const drawing = path.resolve(path.dirname(file.path), image.url)
    // The framework has its own message for missing files.
    if (!existsSync(drawing)) return
    parent.children[index] = toPicture(image, paragraph, drawing, file)
    return SKIP
  })
}

export default pictures

function toPicture(
  image: Image,
  paragraph: Paragraph,
  drawing: string,
  file: VFile,
): MdxJsxFlowElement {
  const fail = (message: string): never =>
    file.fail(`${image.url}: ${message}`, { place: paragraph.position })
  const svg = readFileSync(drawing, 'utf8')
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const [width, height] = ['width', 'height'].map(
    (name) => new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1],
  )
  if (!width || !height) {
    fail('The <svg> has no size. Add a width and a height in whole pixels.')
  }
  if (!/\sid="dark"/.test(root)) {
    fail(
      'The <svg> has no id="dark". Add it, because "#dark" selects the dark colors.',
    )
  }
  const alt = image.alt ?? ''
  if (alt.length < shortestAlt) {
    fail(
      `The alt text is "${alt}". Describe what the drawing shows in ${shortestAlt} characters or more.`,
    )
  }
  const { loaders } = getFileLoaderUtils(file.data.compilerName === 'server')
  const request = `${loaders.inlineMarkdownAssetImageFileLoader}${image.url}`
  const text = {
    alt,
    width,
    height,
    ...(image.title && { caption: image.title }),
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Picture',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'src',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: { estree: requireDefault(request) },
        },
      },
      ...Object.entries(text).map(([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name,
        value,
      })),
    ],
    children: [],
  }
}

/** `require('request').default` as a syntax tree. */
export function requireDefault(request: string) {
  const identifier = (name: string) => ({ type: 'Identifier' as const, name })
  return {
    type: 'Program' as const,
    sourceType: 'module' as const,
    comments: [],
    body: [
      {
        type: 'ExpressionStatement' as const,
        expression: {
          type: 'MemberExpression' as const,
          object: {
            type: 'CallExpression' as const,
            callee: identifier('require'),
            arguments: [{ type: 'Literal' as const, value: request }],
            optional: false,
          },
          property: identifier('default'),
          computed: false,
          optional: false,
        },
      },
    ],
  }
}
