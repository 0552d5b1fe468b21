import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { classesOf, type Node, readArticle, textOf } from '../../lib/article'
import { promisedRoutes, root } from '../pages'

const build = path.resolve(root, process.env.SITE_BUILD ?? 'build')
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')

/** What a page has to have in both of its forms. */
interface Parts {
  headings: string[]
  /** The lines of each sample, without the signs of a diff. */
  samples: string[]
  /** The cells of each table. */
  tables: string[][]
}

/** Markdown can't keep line breaks and spaces everywhere. */
const squeeze = (text: string) => text.replace(/[\s\u200b]+/g, '')

const isHidden = (node: Node) =>
  typeof node !== 'string' &&
  (['svg', 'button', 'script'].includes(node.tag) ||
    classesOf(node).includes('hash-link'))

function seenText(node: Node): string {
  if (typeof node === 'string' || node.tag === 'br') return textOf(node)
  return node.children
    .filter((child) => !isHidden(child))
    .map(seenText)
    .join('')
}

function partsOfHtml(node: Node, parts: Parts): Parts {
  if (typeof node === 'string') return parts
  const cells = (one: Node): string[] =>
    typeof one === 'string'
      ? []
      : ['td', 'th'].includes(one.tag)
        ? [squeeze(seenText(one))]
        : one.children.flatMap(cells)
  if (/^h[1-6]$/.test(node.tag)) parts.headings.push(squeeze(seenText(node)))
  else if (node.tag === 'pre') parts.samples.push(squeeze(textOf(node)))
  else if (node.tag === 'table') parts.tables.push(cells(node))
  else node.children.forEach((child) => partsOfHtml(child, parts))
  return parts
}

function partsOfMarkdown(markdown: string): Parts {
  const parts: Parts = { headings: [], samples: [], tables: [] }
  const textIn = (node: Nodes) => squeeze(toString(node))
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  visit(tree, (node) => {
    if (node.type === 'heading') parts.headings.push(textIn(node))
    if (node.type === 'table') {
      parts.tables.push(
        node.children.flatMap((row) => row.children.map(textIn)),
      )
    }
    // The log of a recorded run is a block of code, but not a sample.
    if (node.type === 'code' && node.meta !== 'title="Command Log"') {
      const isDiff = node.lang === 'diff'
      const value = isDiff ? node.value.replace(/^./gm, '') : node.value
      parts.samples.push(squeeze(value))
    }
  })
  return parts
}

const none = (): Parts => ({ headings: [], samples: [], tables: [] })

describe('the Markdown of each page', () => {
  const pages = promisedRoutes().filter((route) =>
    read(`${route}/index.html`).includes('theme-doc-markdown'),
  )

  it('has every heading, sample, and table of its HTML, in order', () => {
    expect(pages.length).toBeGreaterThan(200)
    for (const page of pages) {
      const html = readArticle(read(`${page}/index.html`), page)
      const markdown = partsOfMarkdown(read(`${page}.md`))
      expect(markdown, page).toEqual(partsOfHtml(html, none()))
      expect(markdown.headings, page).not.toEqual([])
    }
  }, 300_000)

  it('is in the list for machines, unless the page is only planned', () => {
    const list = read('llms.txt')
    const listed = [...list.matchAll(/^- \[.+\]\((\S+)\.md\): .+$/gm)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(listed).toHaveLength(new Set(listed).size)
    expect(listed.length).toBeGreaterThan(200)
    expect(pages).toEqual(expect.arrayContaining(listed))
    expect(listed).toContain('/api/commands/click')
  })

  it('is in the file of all pages', () => {
    expect(read('llms-full.txt')).toContain(read('api/commands/click.md'))
  })
})

it('finds what is missing', () => {
  const html = readArticle(
    '<article><div class=theme-doc-markdown><h2>One<a class=hash-link>#</a></h2><table><tr><td>a<td>b</table><pre>x()</pre></div></article>',
    '/x',
  )
  expect(partsOfHtml(html, none())).toEqual(
    partsOfMarkdown('## One\n\n| a | b |\n| - | - |\n\n```\nx()\n```\n'),
  )
})
