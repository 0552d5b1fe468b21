import path from 'node:path'
import type {
  Element as HastElement,
  ElementContent,
  Nodes,
  Root as HastRoot,
} from 'hast'
import type { Nodes as MdastNodes, Root } from 'mdast'
import { type Handler, type State, toHast } from 'mdast-util-to-hast'
import { type PluggableList, unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { TextDirective } from 'mdast-util-directive'
import { VFile } from 'vfile'
import { headingsOf } from '../../../content/page/headings'
import { resolveFrom } from '../../../content/page/outline'
import type { Jsx, Page } from '../../../content/page/page'
import { readPage } from '../../../content/page/readPage'
import { badges } from '../../../src/data/badges'
import { tabGroups } from '../../../src/data/tabs'
import type { BadgeKind } from '../../../src/data/types'
import type { Element, Node } from '../../../lib/article'

/** How a page's source becomes a tree. */
export interface MarkdownOptions {
  /** The site's own plugins, which run before Docusaurus's. */
  remarkPlugins: PluggableList
  siteDir: string
  readFile: (file: string) => Promise<string>
}

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

/** The attributes of a component that are plain strings. */
function attributesOf(node: Jsx): Record<string, string> {
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

/** Components that do more than wrap their children. */
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

/** Turns a component into an element with its children. */
const showComponent: Handler = (state: State, node: Jsx) => {
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

/** `about:blank` looks like a directive, but isn't. */
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

/** The partials that a page imports, by their local name. */
const partialsOf = ({ file, imports }: Page) =>
  new Map(
    imports
      .filter(({ from }) => /\.mdx?$/.test(from))
      .flatMap(({ names, from }) =>
        names.map((name) => [name, resolveFrom(file, from)]),
      ),
  )

/** Gives each heading the ID that Docusaurus will give it. */
function addIds(root: Root) {
  for (const { node, id } of headingsOf(root)) {
    node.data = {
      ...node.data,
      hProperties: { id, ...node.data?.hProperties },
    }
  }
}

/** Comments that mark lines of code for `plugins/highlight/marks.ts`. */
const codeMark =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*(?:highlight|added|removed|error)-(?:next-line|start|end)\b.*\n?/gm

/** Removes comments that readers don't see from code blocks. */
function dropMarks(root: Root) {
  visit(root, 'code', (code) => {
    code.value = code.value.replace(codeMark, '')
  })
}

async function readTree(file: string, options: MarkdownOptions): Promise<Root> {
  const { siteDir, readFile, remarkPlugins } = options
  const place = path.join(siteDir, file)
  const page = readPage(file, await readFile(place))
  const [mistake] = page.mistakes
  if (mistake) throw new Error(`${file}:${mistake.line} ${mistake.message}`)
  // Copied, because plugins modify the tree and the page is shared.
  const root = structuredClone(page.tree)
  const vfile = new VFile({ path: place, value: page.text })
  await unified().use(remarkPlugins).run(root, vfile)
  addIds(root)
  dropMarks(root)
  const partials = partialsOf(page)
  if (partials.size) await expandPartials(root, partials, options)
  return root
}

/** Replaces each partial with its content. */
async function expandPartials(
  parent: Root | Jsx,
  partials: Map<string, string>,
  options: MarkdownOptions,
) {
  for (const node of parent.children) {
    if (node.type !== 'mdxJsxFlowElement') continue
    const file = partials.get(node.name ?? '')
    if (file) {
      const { children } = await readTree(file, options)
      node.children = children as typeof node.children
    } else {
      await expandPartials(node, partials, options)
    }
  }
}

function toNode(node: Nodes): Node[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(
        Object.entries(node.properties).flatMap(([name, value]) => {
          if (name === 'className' && Array.isArray(value)) {
            return [['class', value.join(' ')]]
          }
          return typeof value === 'string' ? [[name, value]] : []
        }),
      ),
      children: node.children.flatMap(toNode),
    },
  ]
}

/**
 * Reads a page from its source, for the dev server and for tests, which have no
 * built pages. Includes partials and what the site's own plugins generate, but
 * not what components render from data.
 *
 * @param file relative to the site's folder, with forward slashes
 * @throws if the page can't be parsed, or if a plugin finds a mistake
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
