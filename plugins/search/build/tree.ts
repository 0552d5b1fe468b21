/** A node of a page, whether it comes from HTML or from Markdown. */
export type Node = Element | string

/** An HTML element, or what Markdown will turn into one. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: Node[]
}

/** The text of a node, with `<br>` as a newline. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return '\n'
  return node.children.map(textOf).join('')
}
