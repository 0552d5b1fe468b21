import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'

/**
 * Draws the entries of a file tree: an icon before the name, a slash behind
 * that of a folder, and in `<small>` what the author says of it.
 *
 *     <FileTree>
 *
 *     - cypress
 *       - **cart.cy.ts** the spec of the cart
 *       - …
 *
 *     </FileTree>
 *
 * stays a list. A name ends at the first space, or is written as code. Bad
 * input ends the build.
 */
const fileTrees: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'mdxJsxFlowElement', (tree) => {
    if (tree.name !== 'FileTree') return
    const [list, ...others] = tree.children
    if (list?.type !== 'list' || list.ordered || others.length) {
      file.fail(
        'a <FileTree> holds one list whose lines begin with "- ", with an empty line before and behind it',
        { place: tree.position },
      )
    } else {
      drawList(list, file)
    }
  })
}

export default fileTrees

function drawList(list: List, file: VFile) {
  list.spread = false
  for (const item of list.children) drawEntry(item, file)
}

function drawEntry(item: ListItem, file: VFile) {
  const [line, inside, ...others] = item.children
  const holds = inside === undefined || inside.type === 'list'
  if (line?.type !== 'paragraph' || !holds || others.length) {
    return file.fail(
      'an entry of a <FileTree> is a name, and a list if it is a folder',
      { place: item.position },
    )
  }
  item.spread = false
  line.children = toEntry(line, inside !== undefined)
  if (inside?.type === 'list') drawList(inside, file)
}

function toEntry(line: Paragraph, hasEntries: boolean): PhrasingContent[] {
  const [name, comment] = splitAtSpace(line.children)
  const text = toString(name)
  if (['…', '...'].includes(text)) {
    return [element('small', [{ type: 'text', value: '…' }]), ...about(comment)]
  }
  const isFolder = hasEntries || text.endsWith('/')
  if (isFolder && !text.endsWith('/')) append(name, '/')
  const icon = element('Icon', [], { name: isFolder ? 'folder' : 'file' })
  return [icon, ...name, ...about(comment)]
}

const about = (comment: PhrasingContent[]): PhrasingContent[] =>
  comment.length
    ? [{ type: 'text', value: ' ' }, element('small', comment)]
    : []

/** What stands before and behind the first space that is not in code or bold. */
function splitAtSpace(
  nodes: PhrasingContent[],
): [before: PhrasingContent[], behind: PhrasingContent[]] {
  const at = nodes.findIndex(
    (node) => node.type === 'text' && /\s/.test(node.value),
  )
  const node = nodes[at]
  if (node?.type !== 'text') return [nodes, []]
  const [, before = '', behind = ''] =
    /^(\S*)\s+([\s\S]*)$/.exec(node.value) ?? []
  const text = (value: string): PhrasingContent[] =>
    value ? [{ type: 'text', value }] : []
  return [
    [...nodes.slice(0, at), ...text(before)],
    [...text(behind), ...nodes.slice(at + 1)],
  ]
}

/** Adds letters to the last text below the nodes. */
function append(nodes: PhrasingContent[], letters: string) {
  const last = nodes.at(-1)
  if (!last) return
  if ('value' in last) last.value += letters
  else if ('children' in last) append(last.children, letters)
}

const element = (
  name: string,
  children: PhrasingContent[],
  attributes: Record<string, string> = {},
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
})
