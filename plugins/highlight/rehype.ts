import path from 'node:path'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type {
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { readAddresses } from '../../content/api/addresses'
import { routeOf } from '../../content/page/page'
import { hasChain } from '../../content/samples/chains'
import { highlight } from './highlight'
import { addressOf, linksIn, type Linking } from './links'
import { nameIn } from './names'

/** The repository. */
const root = path.join(__dirname, '../..')

const titleIn = /title=(["'])(?<title>.*?)\1/

/** content/samples/remark.ts adds this word to samples that fail on purpose. */
const wrongOnPurpose = /(^|\s)wrong(\s|$)/

/** And this one to samples that show how it's done instead. */
const correct = /(^|\s)correct(\s|$)/

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Content = RootContent | ElementContent

const textIn = (nodes: readonly Content[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : '')).join('')

const isElement = (node: Content | undefined): node is Element =>
  node?.type === 'element'

const isJsx = (node: Content): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The name of an element or a component. */
const nameOf = (node: Content): string =>
  isElement(node) ? node.tagName : isJsx(node) ? (node.name ?? '') : ''

function attributeOf(node: Content, name: string): string | undefined {
  const value = isElement(node)
    ? node.properties[name]
    : isJsx(node)
      ? node.attributes.find(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' && attribute.name === name,
        )?.value
      : undefined
  return typeof value === 'string' ? value : undefined
}

function collect(
  nodes: readonly Content[],
  name: string,
  found = new Set<string>(),
): Set<string> {
  for (const node of nodes) {
    const value = attributeOf(node, name)
    if (value) found.add(value)
    if ('children' in node) collect(node.children, name, found)
  }
  return found
}

/** A part of the page, from one heading to the next. */
const startsSection = (node: Content) => /^h[23]$/.test(nameOf(node))

/** Where code isn't linked: other links, and what readers can't follow links in. */
const closed = /^(a|button|FileTree|h[1-6]|Link|Name|summary|th)$/

/** Only some of their content is shown at a time. */
const shownInPart = /^(details|TabItem)$/

interface Page extends Linking {
  /** What has an address on the page, such as the rows of a table of options. */
  ids: ReadonlySet<string>
}

/** What the reader has passed. */
interface Passed {
  /** Addresses that a tab stop leads to. */
  stops: Set<string>
  /** Addresses that text in this section leads to. */
  linked: Set<string>
}

function readSample(code: Element, page: Page, { stops }: Passed) {
  const { className, metastring } = code.properties
  const names = Array.isArray(className) ? className : []
  const language =
    names
      .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
      .find(Boolean) ?? 'text'
  const meta = typeof metastring === 'string' ? metastring : ''
  const text = textIn(code.children)
  const findLinks = linksIn(page, stops)
  let chains = false
  const html = highlight(text, language, meta, (source) => {
    chains = hasChain(source, page.addresses)
    return findLinks(source)
  })
  code.properties = {
    language: language.toLowerCase(),
    title: titleIn.exec(meta)?.groups?.title,
    wrong: wrongOnPurpose.test(meta) || undefined,
    right: correct.test(meta) || undefined,
    chains: chains || undefined,
    html,
  }
  code.children = []
}

/** The link around code in a line of text, at its first use in a section. */
function linkFor(code: Element, page: Page, { stops, linked }: Passed) {
  const text = textIn(code.children)
  const name = nameIn(text, page.addresses)
  const address = name && addressOf(name, page)
  if (!address || page.ids.has(text) || linked.has(address)) return undefined
  linked.add(address)
  stops.add(address)
  return address
}

const isText = (node: Content) => node.type !== 'text' || node.value.trim()

/**
 * Code at the start of a list item is what the item explains. The search index has
 * it as a term, and would take a link for one that leads to the explanation.
 */
function termOf(node: Content): Content | undefined {
  if (!isElement(node)) return undefined
  const first = node.children.find(isText)
  return first && nameOf(first) === 'p' ? termOf(first) : first
}

function walk(
  nodes: Content[],
  page: Page,
  passed: Passed,
  term?: Content,
): void {
  for (const [index, node] of nodes.entries()) {
    const name = nameOf(node)
    if (name === 'a') {
      const href = attributeOf(node, 'href')
      if (href) passed.stops.add(href)
    }
    if (closed.test(name) || !('children' in node)) continue
    const [first] = node.children
    if (name === 'pre' && isElement(node) && isElement(first)) {
      readSample(first, page, passed)
    } else if (name === 'code' && isElement(node)) {
      const href = node === term ? undefined : linkFor(node, page, passed)
      if (href) {
        nodes[index] = {
          type: 'element',
          tagName: 'a',
          properties: { href },
          children: [node],
        }
      }
    } else {
      const inside = shownInPart.test(name)
        ? { ...passed, stops: new Set(passed.stops) }
        : passed
      walk(node.children, page, inside, name === 'li' ? termOf(node) : term)
    }
  }
}

interface Options {
  /** The path that the site is published under. */
  baseUrl: string
}

/**
 * Highlights samples during the build:
 *
 *     <pre><code class="language-ts" metastring='title="a.ts"'>cy.get()</code></pre>
 *
 * becomes
 *
 *     <pre><code language="ts" title="a.ts" html="<span class=…"></code></pre>
 *
 * which `src/theme/CodeBlock` renders. Names of the API lead to their pages, in
 * samples and, at their first use in a section, in text.
 */
const highlightSamples: Plugin<[Options], Root> =
  ({ baseUrl }) =>
  async (tree, file) => {
    const { frontMatter = {} } = file.data as {
      frontMatter?: { slug?: string }
    }
    const source = path.relative(root, file.path).replaceAll(path.sep, '/')
    const page: Page = {
      addresses: await readAddresses(root),
      baseUrl,
      route: routeOf(source, frontMatter.slug),
      ids: collect(tree.children, 'id'),
    }
    const stops = new Set<string>()
    for (let start = 0; start < tree.children.length;) {
      const length = tree.children.slice(start + 1).findIndex(startsSection)
      const end = length < 0 ? tree.children.length : start + 1 + length
      const section = tree.children.slice(start, end)
      walk(section, page, { stops, linked: collect(section, 'href') })
      tree.children.splice(start, section.length, ...section)
      start = end
    }
  }

export default highlightSamples
