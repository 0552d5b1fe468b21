import type { PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'

/**
 * Parses Markdown that isn't from the page. It has no positions, because later
 * messages would take them for positions on the page.
 */
export function parse(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown)
  visit(tree, (node) => {
    delete node.position
  })
  return tree.children
}

/** Parses a sentence into the contents of a table cell. */
export function parseSentence(markdown: string): PhrasingContent[] {
  const [paragraph] = parse(markdown)
  return paragraph?.type === 'paragraph' ? paragraph.children : []
}
