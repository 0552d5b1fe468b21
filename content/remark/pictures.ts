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
 * Turns a drawing that stands alone in a paragraph into a figure, for both
 * color modes and with its size, so that the page never jumps.
 *
 *     ![A chain whose query is run again until it passes](./img/loop.svg 'Retrying')
 *
 * becomes `<Picture src={require('…').default} alt width height caption />`.
 * The drawing holds both modes: its dark colors apply below `svg:target`, so
 * `loop.svg#dark` is the dark one. Bad input ends the build.
 */
const pictures: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'paragraph', (paragraph, index, parent) => {
    const [image, ...others] = paragraph.children
    if (image?.type !== 'image' || others.length || !parent) return
    if (index === undefined || !/^\.{0,2}\/?[^:]*\.svg$/.test(image.url)) return
    const drawing = path.resolve(path.dirname(file.path), image.url)
    // The framework names a missing file better than we could.
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
    fail('the <svg> needs a width and a height in whole pixels')
  }
  if (!/\sid="dark"/.test(root)) {
    fail('the <svg> needs id="dark", so that #dark shows its dark colors')
  }
  const alt = image.alt ?? ''
  if (alt.length < shortestAlt) {
    fail(
      `its text is "${alt}"; say in ${shortestAlt} characters or more what the picture shows`,
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

/** `require('request').default` as a program. */
function requireDefault(request: string) {
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
