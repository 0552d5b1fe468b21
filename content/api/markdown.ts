import type { PhrasingContent, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { isElement } from '../page/page'

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

/**
 * Makes a plugin that replaces an element without attributes, because what stands in
 * its place comes from data.
 *
 * @param name of the element
 * @param write the Markdown; it's only called for pages with the element
 */
export const replaceWith =
  (name: string, write: () => string): Plugin<[], Root> =>
  () =>
  (tree) => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || node.name !== name) return
      if (!parent || index === undefined) return
      parent.children.splice(index, 1, ...parse(write()))
    })
  }
