import type { Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type {
  ContainerDirective,
  LeafDirective,
  TextDirective,
} from 'mdast-util-directive'
import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'
import { suggest } from '../../lib/suggest'

/** The boxes that authors may use; the theme knows more names for the same. */
const allowed = ['note', 'tip', 'info', 'warning', 'danger']

/** Names that the theme knows, and what they are called here. */
const synonyms: Record<string, string> = {
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
  error: 'danger',
  hint: 'tip',
  alert: 'warning',
}

/** Boxes have a known name, and each that is opened is closed. */
export function directives({ file, tree, text }: Page): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = []
  const add = (line: number, message: string) =>
    problems.push({ file, line, message })

  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    const message = nameMessage(node.name)
    if (message) add(lineOf(node), message)
    const end = lines[(node.position?.end.line ?? 1) - 1] ?? ''
    if (!/^[\s>]*:{3,}\s*$/.test(end)) {
      add(
        lineOf(node),
        `":::${node.name}" is never closed: end the box with ":::" on a line of its own`,
      )
    }
  })
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    add(
      lineOf(node),
      `"::${node.name}" means nothing: a box begins with three colons, ":::${synonyms[node.name] ?? 'note'}"; allowed are ${allowed.join(', ')}${suggest(node.name, allowed)}`,
    )
  })
  visit(tree, 'textDirective', (node: TextDirective) => {
    // Colons are common in prose: "test:after". Only what has brackets was
    // meant as a directive, and is lost from the page.
    if (!node.children.length && !Object.keys(node.attributes ?? {}).length) {
      return
    }
    add(
      lineOf(node),
      `":${node.name}[…]" means nothing and is not shown: if it is code, put it in backticks; a box is ":::note" on a line of its own`,
    )
  })
  strayColons(tree, add)
  return problems
}

function nameMessage(name: string): string | undefined {
  if (allowed.includes(name)) return undefined
  const meant = synonyms[name]
  return `":::${name}" is no box: allowed are ${allowed.join(', ')}${meant ? `; write ":::${meant}"` : suggest(name, allowed)}`
}

/** Lines of colons that became text, since the parser made nothing of them. */
function strayColons(tree: Root, add: (line: number, message: string) => void) {
  visit(tree, 'paragraph', (paragraph: Paragraph) => {
    for (const child of paragraph.children) {
      if (child.type !== 'text') continue
      for (const [index, line] of child.value.split('\n').entries()) {
        const [, space = '', name = '', title = ''] =
          /^:{3,}(\s*)(\w*)\s*(.*)$/.exec(line) ?? []
        if (!line.startsWith(':::')) continue
        const at = lineOf(child) + index
        if (!name) {
          add(at, '":::" closes nothing: remove it, or open a box before it')
        } else if (title && !title.startsWith('[')) {
          add(
            at,
            `"${line}" is shown as text: write the title in brackets, ":::${name}[${title}]"`,
          )
        } else {
          add(
            at,
            `"${line}" is shown as text: write ":::${name}" without ${space ? 'a space' : 'text before or behind it'}, and leave a line empty before it`,
          )
        }
      }
    }
  })
}
