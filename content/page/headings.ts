import { createSlugger } from '@docusaurus/utils/lib/slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { NamedHeading } from './page'

const customId = /^\/\*\s*#(\S+)[\s\S]*\*\/$/

/**
 * The headings of a tree with the ids that Docusaurus gives them: the one in
 * `{/* #id *\/}` at the end of a heading, or else a slug of its text, with a
 * number if the page already has that slug.
 */
export function headingsOf(tree: Root): NamedHeading[] {
  const slugger = createSlugger()
  const seen = new Set<string>()
  const found: NamedHeading[] = []
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1)
    const comment =
      last?.type === 'mdxTextExpression' ? last.value.trim() : undefined
    const chosen =
      comment === undefined ? undefined : customId.exec(comment)?.[1]
    const shown = chosen ? node.children.slice(0, -1) : node.children
    const text = toString(shown).trim()
    const plain = createSlugger().slug(text)
    const id = chosen ?? slugger.slug(text)
    found.push({
      node,
      text,
      id,
      custom: chosen !== undefined,
      repeated: chosen === undefined && seen.has(plain),
    })
    if (!chosen) seen.add(plain)
  })
  return found
}
