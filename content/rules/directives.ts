import type { Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type {
  ContainerDirective,
  LeafDirective,
  TextDirective,
} from 'mdast-util-directive'
import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'
import { nearest } from '../../lib/nearest'
import { suggest } from '../../lib/suggest'

/** The boxes to choose from. The theme has other names for the same boxes. */
const allowed = ['note', 'tip', 'info', 'warning', 'danger']

/** What to write in place of the theme's other names, and of common guesses. */
const synonyms: Record<string, string> = {
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
  error: 'danger',
  hint: 'tip',
  alert: 'warning',
}

/** Every box has a known name and is closed. */
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
        `The box ":::${node.name}" is never closed. End it with ":::" on its own line.`,
      )
    }
  })
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    add(
      lineOf(node),
      `"::${node.name}" has no effect. A box starts with three colons: ":::${nameFor(node.name)}". Allowed: ${allowed.join(', ')}.`,
    )
  })
  visit(tree, 'textDirective', (node: TextDirective) => {
    // Colons are common in prose ("test:after"). Only with brackets or braces
    // does the page lose what the author wrote.
    if (!node.children.length && !Object.keys(node.attributes ?? {}).length) {
      return
    }
    add(
      lineOf(node),
      `":${node.name}[…]" isn't shown on the page. Put code in backticks, or start a box with ":::note" on its own line.`,
    )
  })
  strayColons(tree, add)
  return problems
}

/** The name of the box that was probably meant. */
const nameFor = (name: string) =>
  synonyms[name] ?? nearest(name, allowed) ?? 'note'

function nameMessage(name: string): string | undefined {
  if (allowed.includes(name)) return undefined
  const meant = synonyms[name]
  return `Unknown box ":::${name}". Allowed: ${allowed.join(', ')}.${meant ? ` Write ":::${meant}".` : suggest(name, allowed)}`
}

/** Lines of colons that the parser took for text. */
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
          add(
            at,
            '":::" closes a box, but none is open. Remove it, or open a box above it.',
          )
        } else if (title && !title.startsWith('[')) {
          add(
            at,
            `"${line}" is shown as text. Put the title in brackets: ":::${name}[${title}]".`,
          )
        } else {
          add(
            at,
            `"${line}" is shown as text. Write ":::${name}" ${space ? 'without a space' : 'on its own line'}, with an empty line above it.`,
          )
        }
      }
    }
  })
}
