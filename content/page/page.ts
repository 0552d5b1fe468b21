import type { Node, Nodes, Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression'
import {
  mdxJsxFromMarkdown,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { visit } from 'unist-util-visit'
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml'
import type { Problem } from '../../lib/problem'

/** A field of the front matter and where it stands. */
export interface Field {
  value: unknown
  line: number
}

/** Components and partials that a page imports from one file. */
export interface Import {
  names: string[]
  from: string
}

/** One MDX file as its author wrote it, taken apart once for all rules. */
export interface Page {
  /** Below the repository's root, with forward slashes. */
  file: string
  text: string
  fields: ReadonlyMap<string, Field>
  imports: Import[]
  /** Lines count from the file's first. */
  tree: Root
  /** Why the page could not be taken apart: the tree is then empty. */
  mistakes: Problem[]
}

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement

const fence = /^\s*(`{3,}|~{3,})(.*)$/

/**
 * Empties the lines that are no Markdown, so that all others keep their
 * numbers: the front matter, and the imports and exports of a module.
 */
function blank(text: string) {
  const lines = text.split('\n')
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  const frontMatter = lines.slice(1, Math.max(end, 1)).join('\n')
  const imports: Import[] = []
  let open: string | undefined
  let inModule = false
  const body = lines.map((line, index) => {
    if (index <= end) return ''
    const [, ticks, info = ''] = fence.exec(line) ?? []
    if (open) {
      if (ticks?.startsWith(open) && !info.trim()) open = undefined
      return line
    }
    open = ticks
    inModule = line.trim()
      ? inModule ||
        (/^(import|export)\s/.test(line) && !lines[index - 1]?.trim())
      : false
    if (!inModule) return line
    const [, names, from] =
      /^import\s+(.*?)\s+from\s+['"](.*)['"]/.exec(line) ?? []
    if (names && from) imports.push({ names: names.match(/\w+/g) ?? [], from })
    return ''
  })
  return { frontMatter, body: body.join('\n'), imports }
}

function readFields(source: string, file: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  // The first line of the file is the line of dashes above.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  const fields = new Map<string, Field>()
  if (isMap(document.contents)) {
    const values = document.toJS() as Record<string, unknown>
    for (const { key } of document.contents.items) {
      if (!isScalar(key)) continue
      const name = String(key.value)
      fields.set(name, {
        value: values[name],
        line: lineAt(key.range?.[0] ?? 0),
      })
    }
  }
  const mistakes = document.errors.map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    message: `Front matter that is no YAML: ${message.replace(/ at line[^]*/, '')}. A text with a colon needs quotes around it`,
  }))
  return { fields, mistakes }
}

interface Located {
  reason: string
  line?: number
}

/** Takes a page apart; what cannot be read is a mistake, never an exception. */
export function parsePage(file: string, text: string): Page {
  const { frontMatter, body, imports } = blank(text)
  const { fields, mistakes } = readFields(frontMatter, file)
  const page = { file, text, fields, imports, mistakes }
  try {
    const tree = fromMarkdown(body, {
      extensions: [gfm(), directive(), mdxJsx(), mdxExpression(), mdxMd()],
      mdastExtensions: [
        gfmFromMarkdown(),
        directiveFromMarkdown(),
        mdxJsxFromMarkdown(),
        mdxExpressionFromMarkdown(),
      ],
    })
    unravel(tree)
    return { ...page, tree }
  } catch (error) {
    const { reason, line = 1 } = error as Located
    mistakes.push({
      file,
      line,
      message: `Not MDX: ${reason}. Close each tag and brace that is opened, or put it in backticks`,
    })
    return { ...page, tree: { type: 'root', children: [] } }
  }
}

/** As MDX does: a paragraph of elements alone is no paragraph. */
function unravel(tree: Root) {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const { children } = paragraph
    const elements = children.filter(
      (child) => child.type !== 'text' || child.value.trim(),
    )
    if (
      !parent ||
      index === undefined ||
      !elements.some(({ type }) => type === 'mdxJsxTextElement') ||
      !elements.every(({ type }) =>
        ['mdxJsxTextElement', 'mdxTextExpression'].includes(type),
      )
    ) {
      return
    }
    const flow = elements.map((element) => ({
      ...element,
      type: flowTypes[element.type] ?? element.type,
    }))
    parent.children.splice(index, 1, ...(flow as Root['children']))
    return index
  })
}

const flowTypes: Record<string, string> = {
  mdxJsxTextElement: 'mdxJsxFlowElement',
  mdxTextExpression: 'mdxFlowExpression',
}

/** Pages have addresses; partials, whose names start with `_`, have none. */
export const isPartial = (file: string): boolean => /(^|\/)_[^/]*$/.test(file)

/** A page that is planned and not written. */
export const isUnlisted = ({ fields }: Page): boolean =>
  fields.get('unlisted')?.value === true

/** Where readers find a page: its slug, else its place in `docs`. */
export function routeOf(file: string, slug: unknown): string {
  const place = file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '')
  if (typeof slug !== 'string') return place
  return slug.startsWith('/') ? slug : place.replace(/[^/]*$/, slug)
}

/** What a page says it documents. */
export function claimsOf({ fields }: Page): string[] {
  const value = fields.get('api')?.value
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((claim) => typeof claim === 'string')
}

/** The line on which a node begins. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1

/** Every element of the vocabulary or of HTML on the page. */
export function elementsOf(tree: Root): Jsx[] {
  const found: Jsx[] = []
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    found.push(node as Jsx)
  })
  return found
}

/** The text of an attribute, where it is written as text. */
export function attributeOf(element: Jsx, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  )
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

/** Words that readers read as running text, with their place. */
export interface Prose {
  text: string
  line: number
}

/** The author's own words: no code, no addresses, no quotes, no controls. */
export function proseOf(tree: Root): Prose[] {
  const found: Prose[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'blockquote') return
    // Bold is what stands on a screen, and the names of files are no words.
    if (node.type === 'strong') return
    if (node.type === 'mdxJsxFlowElement' && node.name === 'FileTree') return
    const line = lineOf(node)
    if (node.type === 'text') found.push({ text: node.value, line })
    if (node.type === 'image') {
      found.push(
        { text: node.alt ?? '', line },
        { text: node.title ?? '', line },
      )
    }
    if ('children' in node) node.children.forEach(walk)
  }
  walk(tree)
  return found
}
