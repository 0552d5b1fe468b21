import type {
  MdxFlowExpression,
  MdxTextExpression,
} from 'mdast-util-mdx-expression'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'

/** A comment, a text in quotes, or nothing. */
const harmless = /^(\/\*[^]*\*\/|'[^']*'|"[^"]*"|`[^`$]*`)?$/

/** Braces in prose run as code when the page is built, and fail there. */
export function expressions({ file, tree, imports }: Page): Problem[] {
  const known = [...imports.flatMap(({ names }) => names), 'frontMatter']
  const problems: Problem[] = []
  const judge = (node: MdxFlowExpression | MdxTextExpression) => {
    const code = node.value.trim()
    const [name] = /^[\w$]+/.exec(code) ?? []
    if (harmless.test(code) || (name && known.includes(name))) return
    problems.push({
      file,
      line: lineOf(node),
      message: `{${code}} would be run as code, and nothing on the page is called so: write \\{${code}\\}, or put it in backticks`,
    })
  }
  visit(tree, 'mdxFlowExpression', judge)
  visit(tree, 'mdxTextExpression', judge)
  return problems
}
