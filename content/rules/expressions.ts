import type {
  MdxFlowExpression,
  MdxTextExpression,
} from 'mdast-util-mdx-expression'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'

/** A comment, a string, or nothing. */
const harmless = /^(\/\*[^]*\*\/|'[^']*'|"[^"]*"|`[^`$]*`)?$/

/** MDX runs braces in prose as code, which fails for unknown names. */
export function expressions({ file, tree, imports }: Page): Problem[] {
  const known = [...imports.flatMap(({ names }) => names), 'frontMatter']
  const problems: Problem[] = []
  const check = (node: MdxFlowExpression | MdxTextExpression) => {
    const code = node.value.trim()
    const [name] = /^[\w$]+/.exec(code) ?? []
    if (harmless.test(code) || (name && known.includes(name))) return
    problems.push({
      file,
      line: lineOf(node),
      message: `"{${code}}" runs as code, but the page doesn't import that name. Write "\\{${code}\\}", or put it in backticks.`,
    })
  }
  visit(tree, 'mdxFlowExpression', check)
  visit(tree, 'mdxTextExpression', check)
  return problems
}
