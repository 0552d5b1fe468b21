/** What a page consists of, whether it was read from HTML or from Markdown. */
export type Node = Element | string

/** An element of HTML, or what will be one. */
export interface Element {
  tag: string
  attributes: Record<string, string>
  children: Node[]
}

/** The text of a node as it is read: a line break is a white space. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return '\n'
  return node.children.map(textOf).join('')
}
