import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'

/** Every code block names its language, because its checks depend on it. */
export function fences({ file, tree }: Page): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'code', (node) => {
    if (node.lang) return
    problems.push({
      file,
      line: lineOf(node),
      message:
        "A code block without a language isn't checked. Write one after the backticks: ts for code, bash for commands, text for output.",
    })
  })
  return problems
}
