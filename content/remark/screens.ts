import path from 'node:path'
import { getFileLoaderUtils } from '@docusaurus/utils'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { suggest } from '../../lib/suggest'
import { attributeOf, isElement } from '../page/page'
import {
  fileOf,
  type Note,
  readList,
  type TakenPicture,
} from '../pictures/list'
import { requireDefault } from './pictures'

const root = path.join(__dirname, '../..')

/**
 * Replaces `<Screen id="spec-list" />` with a picture of the application: the file that
 * `npm run pictures` took, numbers over the parts that it explains, and a caption with
 * an explanation for each number. These are plain elements, so that no page loads a
 * component for them. An unknown id fails the build.
 */
const screens: Plugin<[], Root> = () => (tree, file) => {
  const list = readList(root)
  visit(tree, (node, index, parent) => {
    if (!isElement(node) || node.name !== 'Screen') return
    if (!parent || index === undefined) return
    const id = attributeOf(node, 'id') ?? ''
    const picture = list.find((one) => one.id === id)
    if (!picture) {
      const ids = list.map((one) => one.id)
      return file.fail(
        `There's no picture "${id}". Pictures: ${ids.join(', ')}. Add it to content/pictures/scenes.ts and run "npm run pictures -- ${id}".${suggest(id, ids)}`,
        { place: node.position },
      )
    }
    const { loaders } = getFileLoaderUtils(file.data.compilerName === 'server')
    const source = `${loaders.inlineMarkdownAssetImageFileLoader}${fileOf(root, id)}`
    parent.children[index] = toFigure(picture, source)
  })
}

export default screens

type Attributes = Record<string, string | MdxJsxFlowElement['attributes'][0]>

const element = (
  name: string,
  attributes: Attributes,
  ...children: (RootContent | string)[]
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) =>
    typeof value === 'string'
      ? { type: 'mdxJsxAttribute', name: key, value }
      : value,
  ),
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ) as MdxJsxFlowElement['children'],
})

export function toFigure(
  { alt, caption, version, width, height, scale, notes }: TakenPicture,
  source: string,
): MdxJsxFlowElement {
  const css = (pixels: number) => `${Math.round(pixels / scale)}`
  const src = {
    type: 'mdxJsxAttribute' as const,
    name: 'src',
    value: {
      type: 'mdxJsxAttributeValueExpression' as const,
      value: '',
      data: { estree: requireDefault(source) },
    },
  }
  return element(
    'figure',
    { className: 'screen' },
    element(
      'div',
      {},
      element('img', {
        src,
        alt,
        width: css(width),
        height: css(height),
        loading: 'lazy',
      }),
      ...(notes.length
        ? [element('svg', marks, ...notes.flatMap(toMark))]
        : []),
    ),
    element(
      'figcaption',
      {},
      `${caption} (Cypress ${version})`,
      ...(notes.length
        ? [
            element(
              'ol',
              {},
              ...notes.map(({ text }) => element('li', {}, text)),
            ),
          ]
        : []),
    ),
  )
}

/** Here instead of in the style sheet, because few pages have any. */
const color = '#d6006c'
const marks = {
  'aria-hidden': 'true',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  fontFamily: 'sans-serif',
  fontSize: '12',
  fontWeight: '700',
  textAnchor: 'middle',
}

/** How near numbers may be to the edge, in percent. */
const edge = 2

/** An outline, and its number at the corner, in units that don't scale the number. */
function toMark({ x, y, width, height }: Note, index: number) {
  const within = (value: number) =>
    `${Math.min(100 - edge, Math.max(edge, value))}%`
  const corner = { x: within(x), y: within(y) }
  return [
    element('rect', {
      x: `${x}%`,
      y: `${y}%`,
      width: `${width}%`,
      height: `${height}%`,
      rx: '4',
      fill: 'none',
      stroke: color,
      strokeWidth: '2',
    }),
    element('circle', {
      cx: corner.x,
      cy: corner.y,
      r: '10',
      fill: color,
      stroke: '#fff',
    }),
    element(
      'text',
      { ...corner, fill: '#fff', dominantBaseline: 'central' },
      `${index + 1}`,
    ),
  ]
}
