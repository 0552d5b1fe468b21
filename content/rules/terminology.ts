import type { Link } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { proseOf, type Page, type Prose } from '../page/page'
import { terms } from './terms'

/** Someone's words, which stay as they are. */
const quoted = /"[^"\n]*"|“[^”\n]*”/g

const patterns = terms.map(({ found, exact, write }) => ({
  // Not beside a dot, an at sign, or a slash: that is an address or a file.
  pattern: new RegExp(
    `(?<![\\w@/.-])(?:${found.replaceAll(' ', '\\s+')})(?![\\w@/]|[.-]\\w)`,
    exact ? 'g' : 'gi',
  ),
  write,
}))

/** Finds the words of `terms.ts` in the running text of a page. */
export function terminology({ file, fields, tree }: Page): Problem[] {
  const description = fields.get('description')
  const prose = [
    ...(typeof description?.value === 'string'
      ? [{ text: description.value, line: description.line }]
      : []),
    ...proseOf(withoutForeignTitles(tree)),
  ]
  return prose.flatMap((part) =>
    wordsOf(part).map(({ line, message }) => ({ file, line, message })),
  )
}

/** What is wrong with the words of one piece of prose. */
export function wordsOf({
  text,
  line,
}: Prose): { line: number; message: string }[] {
  const own = text.replace(quoted, (quote) => quote.replace(/\S/g, '"'))
  const at = (index: number) =>
    line + own.slice(0, index).split('\n').length - 1
  const found = patterns.flatMap(({ pattern, write }) =>
    [...own.matchAll(pattern)].map(({ 0: word, index }) => ({
      line: at(index),
      message: `"${word.replace(/\s+/g, ' ')}": write ${write}`,
    })),
  )
  const dashes = [...own.matchAll(/—| -- /g)].map(({ index }) => ({
    line: at(index),
    message:
      'An em dash: write a comma, a colon, or two sentences in its place',
  }))
  return [...found, ...dashes]
}

/** Links to other sites carry the titles that their authors chose. */
function withoutForeignTitles(tree: Page['tree']): Page['tree'] {
  const copy = structuredClone(tree)
  visit(copy, 'link', (link: Link) => {
    if (/^https?:/.test(link.url)) link.children = []
  })
  return copy
}
