import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'

/**
 * Turns the list in a file tree into entries with an icon, a slash after the
 * name of a folder, and the author's comment in `<small>`.
 *
 *     <FileTree>
 *
 *     - cypress
 *       - **cart.cy.ts** the spec of the cart
 *       - …
 *
 *     </FileTree>
 *
 * A name ends at the first space that isn't in code or bold. Invalid entries
 * fail the build.
 */
const fileTrees: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'mdxJsxFlowElement', (tree) => {
    if (tree.name !== 'FileTree') return
    const [list, ...others] = tree.children
    if (list?.type !== 'list' || list.ordered || others.length) {
      file.fail(
        '<FileTree> has to contain a list and nothing else. Start each line with "- ", and put an empty line above and below the list.',
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
  const isEntry = inside === undefined || inside.type === 'list'
  if (line?.type !== 'paragraph' || !isEntry || others.length) {
    return file.fail(
      "An entry in <FileTree> has to be a name, followed by a list if it's a folder. Put comments on the same line as the name.",
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
    return [
      element('small', [{ type: 'text', value: '…' }]),
      ...toComment(comment),
    ]
  }
  const isFolder = hasEntries || text.endsWith('/')
  if (isFolder && !text.endsWith('/')) append(name, '/')
  const icon = element('Icon', [], { name: isFolder ? 'folder' : 'file' })
  return [icon, ...name, ...toComment(comment)]
}

const toComment = (comment: PhrasingContent[]): PhrasingContent[] =>
  comment.length
    ? [{ type: 'text', value: ' ' }, element('small', comment)]
    : []

/** Splits at the first space that isn't in code or bold. */
function splitAtSpace(
  nodes: PhrasingContent[],
): [before: PhrasingContent[], after: PhrasingContent[]] {
  const at = nodes.findIndex(
    (node) => node.type === 'text' && /\s/.test(node.value),
  )
  const node = nodes[at]
  if (node?.type !== 'text') return [nodes, []]
  const [, before = '', after = ''] =
    /^(\S*)\s+([\s\S]*)$/.exec(node.value) ?? []
  const text = (value: string): PhrasingContent[] =>
    value ? [{ type: 'text', value }] : []
  return [
    [...nodes.slice(0, at), ...text(before)],
    [...text(after), ...nodes.slice(at + 1)],
  ]
}

/** Adds a suffix to the last text in the nodes. */
function append(nodes: PhrasingContent[], suffix: string) {
  const last = nodes.at(-1)
  if (!last) return
  if ('value' in last) last.value += suffix
  else if ('children' in last) append(last.children, suffix)
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
