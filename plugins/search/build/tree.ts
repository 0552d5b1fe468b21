import type { Node } from '../../../lib/article'

/** The text of a node, with `<br>` as a newline. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return '\n'
  return node.children.map(textOf).join('')
}
