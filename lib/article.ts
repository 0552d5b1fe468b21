import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { outdated } from './outdated'

/** A node of a page, whether it comes from HTML or from Markdown. */
export type Node = Element | string

/** An HTML element, or what Markdown will turn into one. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: Node[]
}

function toNode(node: DefaultTreeAdapterTypes.ChildNode): Node[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(
        node.attrs.map(({ name, value }) => [name, value]),
      ),
      children: node.childNodes.flatMap(toNode),
    },
  ]
}

export const classesOf = ({ attributes }: Element): string[] =>
  attributes.class?.split(/\s+/) ?? []

/** The text of a node, with `<br>` as a newline. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return '\n'
  return node.children.map(textOf).join('')
}

function findByClass(
  nodes: readonly Node[],
  name: string,
): Element | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = classesOf(node).includes(name)
      ? node
      : findByClass(node.children, name)
    if (found) return found
  }
  return undefined
}

/** Reads the HTML file of a page, with or without a trailing slash. */
export async function readBuilt(
  outDir: string,
  route: string,
): Promise<string> {
  const file = path.join(outDir, route)
  return readFile(path.join(file, 'index.html'), 'utf8').catch(() =>
    readFile(`${file.replace(/\/$/, '')}.html`, 'utf8'),
  )
}

/** Cuts the `<article>` out of a built page. It's empty if there is none. */
export function articleIn(html: string): string {
  const start = html.indexOf('<article')
  const end = html.lastIndexOf('</article>')
  return start < 0 || end < 0 ? '' : html.slice(start, end)
}

/** The first-level heading of a built page, without its markup. */
export function headingIn(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return parseFragment(heading)
    .childNodes.flatMap(toNode)
    .map(textOf)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Reads the content of a built page, without breadcrumbs, table of contents, and
 * footer. It only parses the article, which takes a tenth of the time.
 *
 * @param route the page's route, for the error message
 * @throws if the page has no content
 */
export function readArticle(html: string, route: string): Element {
  const article = parseFragment(articleIn(html)).childNodes
  const found = findByClass(article.flatMap(toNode), 'theme-doc-markdown')
  if (found) return found
  throw outdated({
    patch: 'lib/article.ts',
    found: `no element with the class "theme-doc-markdown" on ${route}.`,
    expected: 'one in the <article> of each page.',
    see: '@docusaurus/theme-classic/theme/DocItem/Content',
  })
}
