import type { Link } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { proseOf, type Page, type Prose } from '../page/page'
import { terms } from './terms'

/** Quotes are someone else's words. */
const quoted = /"[^"\n]*"|“[^”\n]*”/g

const patterns = terms.map(({ found, exact, write }) => ({
  // A dot, an at sign, or a slash next to it makes it a URL or a file name.
  pattern: new RegExp(
    `(?<![\\w@/.-])(?:${found.replaceAll(' ', '\\s+')})(?![\\w@/]|[.-]\\w)`,
    exact ? 'g' : 'gi',
  ),
  write,
}))

/** Finds the words to avoid, which `terms.ts` lists, in a page's prose. */
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

/** Words to avoid in one piece of prose. */
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
      message: `Avoid "${word.replace(/\s+/g, ' ')}". ${write ? `Write ${write}.` : 'Leave it out.'}`,
    })),
  )
  const dashes = [...own.matchAll(/—| -- /g)].map(({ index }) => ({
    line: at(index),
    message: 'Avoid em dashes. Write a comma, a colon, or two sentences.',
  }))
  return [...found, ...dashes]
}

/** A link to another site can have that page's title as its text. */
function withoutForeignTitles(tree: Page['tree']): Page['tree'] {
  const copy = structuredClone(tree)
  visit(copy, 'link', (link: Link) => {
    if (/^https?:/.test(link.url)) link.children = []
  })
  return copy
}
