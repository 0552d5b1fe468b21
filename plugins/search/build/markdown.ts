import path from 'node:path'
import { createSlugger } from '@docusaurus/utils'
import type {
  Element as HastElement,
  ElementContent,
  Nodes,
  Root as HastRoot,
} from 'hast'
import type { Heading, Nodes as MdastNodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { type Handler, type State, toHast } from 'mdast-util-to-hast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { TextDirective } from 'mdast-util-directive'
import { VFile } from 'vfile'
import { badges } from '../../../src/data/badges'
import { tabGroups } from '../../../src/data/tabs'
import type { BadgeKind } from '../../../src/data/types'
import type { Element, Node } from './tree'

/** How a page's source becomes a tree. */
export interface MarkdownOptions {
  /** The site's own rules, which run before the framework's. */
  remarkPlugins: PluggableList
  siteDir: string
  readFile: (file: string) => Promise<string>
}

const withoutFrontMatter = (text: string) =>
  text.replace(/^---\n[\s\S]*?\n---\n/, (matter) =>
    '\n'.repeat(matter.split('\n').length - 1),
  )

type JsxNode = Extract<
  MdastNodes,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>

/** An element of what the page will be. */
const h = (
  tagName: string,
  properties: Record<string, string>,
  ...children: (ElementContent | string)[]
): HastElement => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
})

/** The attributes of a component that are plain text. */
function attributesOf(node: JsxNode): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  )
}

const tabLabels: Record<string, string> = Object.assign(
  {},
  ...Object.values(tabGroups),
)

/** Components that are not just a box around what stands in them. */
const components: Record<
  string,
  (
    attributes: Record<string, string>,
    children: ElementContent[],
  ) => HastElement
> = {
  Name: (attributes, children) => h('code', attributes, ...children),
  TabItem: ({ label, value = '' }, children) =>
    h(
      'div',
      { role: 'tabpanel', 'aria-label': label ?? tabLabels[value] ?? value },
      ...children,
    ),
  Badge: ({ kind = '', version = '' }) => {
    const badge: BadgeKind | undefined = badges[kind as keyof typeof badges]
    const words = [badge?.text, version && badge?.before, version]
    return h('span', {}, words.filter(Boolean).join(' '))
  },
  Video: ({ title = '', people = '' }) => h('p', {}, `${title} ${people}`),
  Picture: ({ alt = '', caption = '' }) =>
    h('figure', {}, h('img', { alt }), h('figcaption', {}, caption)),
}

/** A component is taken as the element that says what stands in it. */
const showComponent: Handler = (state: State, node: JsxNode) => {
  const attributes = attributesOf(node)
  const children = state.all(node as never) as ElementContent[]
  const name = node.name ?? 'div'
  const show = components[name]
  if (show) return show(attributes, children)
  const box = node.type === 'mdxJsxTextElement' ? 'span' : 'div'
  return h(/^[a-z]/.test(name) ? name : box, attributes, ...children)
}

const showDirective: Handler = (state, node: MdastNodes) =>
  h('div', {}, ...(state.all(node as never) as ElementContent[]))

/** `about:blank` is no directive, though it looks like one. */
const showAsText: Handler = (state, node: TextDirective) => [
  { type: 'text', value: `:${node.name}` },
  ...state.all(node as never),
]

const showNothing: Handler = () => undefined

const handlers: Record<string, Handler> = {
  mdxJsxFlowElement: showComponent,
  mdxJsxTextElement: showComponent,
  containerDirective: showDirective,
  leafDirective: showDirective,
  textDirective: showAsText,
  mdxjsEsm: showNothing,
  mdxFlowExpression: showNothing,
  mdxTextExpression: showNothing,
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)

/** `import Name from './_partial.mdx'` */
const partialImport =
  /^import\s+(?<name>\w+)\s+from\s+['"](?<from>[^'"]+\.mdx?)['"]/gm

/** The partials that a page imports, by the name it gives them. */
function partialsOf(root: Root, file: string, siteDir: string) {
  const found = new Map<string, string>()
  for (const node of root.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const { groups } of node.value.matchAll(partialImport)) {
      const { name = '', from = '' } = groups ?? {}
      found.set(
        name,
        from.startsWith('@site/')
          ? path.join(siteDir, from.slice('@site/'.length))
          : path.resolve(path.dirname(file), from),
      )
    }
  }
  return found
}

/** `{/* #id *\/}` at the end of a heading. */
function takeWrittenId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'mdxTextExpression') return undefined
  const id = /^\/\*\s*#(?<id>\S+)/.exec(last.value)?.groups?.id
  if (id) heading.children.pop()
  return id
}

/** Gives each heading the id that the framework will give it. */
function identify(root: Root) {
  const slugger = createSlugger()
  visit(root, 'heading', (heading) => {
    const data = (heading.data ??= {}) as {
      hProperties?: Record<string, unknown>
    }
    data.hProperties ??= {}
    data.hProperties.id ??=
      takeWrittenId(heading) ?? slugger.slug(toString(heading))
  })
}

/** Comments that mark lines of code; plugins/highlight/marks.ts reads them. */
const codeMark =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*(?:highlight|added|removed|error)-(?:next-line|start|end)\b.*\n?/gm

/** Leaves of each block of code what readers see. */
function dropMarks(root: Root) {
  visit(root, 'code', (code) => {
    code.value = code.value.replace(codeMark, '')
  })
}

async function readTree(file: string, options: MarkdownOptions): Promise<Root> {
  const text = withoutFrontMatter(await options.readFile(file))
  const vfile = new VFile({ path: file, value: text })
  const root = await processor()
    .use(options.remarkPlugins)
    .run(processor.parse(vfile), vfile)
  identify(root as Root)
  dropMarks(root as Root)
  const partials = partialsOf(root as Root, file, options.siteDir)
  if (partials.size) await expand(root as Root, partials, options)
  return root as Root
}

/** Puts the text of each partial in the place of its name. */
async function expand(
  parent: Root | JsxNode,
  partials: Map<string, string>,
  options: MarkdownOptions,
) {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== 'mdxJsxFlowElement') continue
    const file = partials.get(node.name ?? '')
    if (!file) {
      await expand(node as JsxNode, partials, options)
      continue
    }
    const { children } = await readTree(file, options)
    parent.children[index] = { ...node, children } as never
  }
}

function toNode(node: Nodes): Node[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(
        Object.entries(node.properties).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      ),
      children: node.children.flatMap(toNode),
    },
  ]
}

/**
 * Reads a page from its source, for the development server and for tests,
 * which have no built page. What a component computes from data is not seen;
 * all that stands in the text, in partials and in tables made by the site's
 * own rules is.
 */
export async function readMarkdown(
  file: string,
  options: MarkdownOptions,
): Promise<Element> {
  const root = await readTree(file, options)
  const hast = toHast(root, { handlers }) as HastRoot
  return {
    tag: 'div',
    attributes: {},
    children: hast.children.flatMap(toNode),
  }
}
