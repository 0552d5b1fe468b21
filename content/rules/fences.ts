import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'

/** Each block of code names its language, on which all its checks depend. */
export function fences({ file, tree }: Page): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'code', (node) => {
    if (node.lang) return
    problems.push({
      file,
      line: lineOf(node),
      message:
        'A block of code without a language is not checked: write ts for code, bash for commands, text for output and file trees, behind the backticks',
    })
  })
  return problems
}
