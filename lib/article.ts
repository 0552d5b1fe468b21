import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** What a page consists of. */
export type Node = Element | string

/** An element of HTML, or what will be one. */
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

/** The classes of an element. */
export const classesOf = ({ attributes }: Element): string[] =>
  attributes.class?.split(/\s+/) ?? []

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

/** The part of a built page that says something, as it stands there. */
export function articleIn(html: string): string {
  const start = html.indexOf('<article')
  const end = html.lastIndexOf('</article>')
  return start < 0 || end < 0 ? '' : html.slice(start, end)
}

/**
 * Reads what a built page says: its Markdown with all that the build made of
 * it, without breadcrumbs, table of contents and footer. Only the article is
 * parsed, which takes a tenth of the time.
 *
 * @param address of the page, for the message of the error if it has no article
 */
export function readArticle(html: string, address: string): Element {
  const article = parseFragment(articleIn(html)).childNodes
  const found = findByClass(article.flatMap(toNode), 'theme-doc-markdown')
  if (found) return found
  throw new Error(
    `${address} has no article: has the theme renamed "theme-doc-markdown"?`,
  )
}
