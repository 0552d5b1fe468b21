import type { Link } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'
import { lineOf, type Page } from '../page/page'

/** Texts that mean nothing in a screen reader's list of links. */
const empty =
  /^(?:(?:click |see |go |read )?(?:here|this|that|more|link)|(?:this|that|the following) (?:page|link|guide|article|section|document|doc)|learn more|read more|see more|more (?:info|information|details)|details|docs|documentation|link)$/

/** Every link's text says where the link goes. */
export function linkTexts({ file, tree }: Page): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'link', (link: Link) => {
    const text = toString(link).trim()
    const message = messageOf(text, link.url)
    if (message) problems.push({ file, line: lineOf(link), message })
  })
  return problems
}

function messageOf(text: string, url: string): string | undefined {
  if (!text) {
    return `The link to "${url}" has no text. Write where it goes between the brackets.`
  }
  if (!empty.test(text.toLowerCase().replace(/[.,:!]+$/, ''))) return undefined
  return `The link to "${url}" has the text "${text}". Write where it goes, as in "see [test isolation](…)".`
}
