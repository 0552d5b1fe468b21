import type { PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'

/**
 * Markdown that is written in another file than the page: its positions would
 * mislead the messages of later rules, and are left out.
 */
export function parse(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown)
  visit(tree, (node) => {
    delete node.position
  })
  return tree.children
}

/** A sentence as what a cell holds. */
export function parseSentence(markdown: string): PhrasingContent[] {
  const [paragraph] = parse(markdown)
  return paragraph?.type === 'paragraph' ? paragraph.children : []
}
