import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression'
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { visit } from 'unist-util-visit'
import {
  LineCounter,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
} from 'yaml'
import { headingsOf } from './headings'
import type { Block, Field, Import, Page } from './page'
import { tablesOf } from './tables'

const fence = /^\s*(`{3,}|~{3,})(.*)$/

/**
 * Blanks out the front matter, the imports, and the exports. The Markdown that's
 * left keeps its line numbers.
 */
function blank(text: string) {
  const lines = text.split(/\r?\n/)
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
  // Adds the line of dashes above it.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  const lineOfNode = (node: unknown) =>
    lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0)
  const fields = new Map<string, Field>()
  if (isMap(document.contents)) {
    const values = document.toJS() as Record<string, unknown>
    for (const { key, value } of document.contents.items) {
      if (!isScalar(key)) continue
      const name = String(key.value)
      const items = isSeq(value) ? value.items : [value]
      fields.set(name, {
        value: values[name],
        line: lineOfNode(key),
        lines: items.map(lineOfNode),
      })
    }
  }
  const mistakes = document.errors.map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    message: `The front matter isn't valid YAML: ${message.replace(/ at line[^]*/, '')}. Put text that contains a colon in quotes.`,
  }))
  return { fields, mistakes }
}

interface Located {
  reason: string
  line?: number
}

function parse(file: string, text: string): Page {
  const { frontMatter, body, imports } = blank(text)
  const { fields, mistakes } = readFields(frontMatter, file)
  let tree: Root = { type: 'root', children: [] }
  try {
    tree = fromMarkdown(body, {
      extensions: [gfm(), directive(), mdxJsx(), mdxExpression(), mdxMd()],
      mdastExtensions: [
        gfmFromMarkdown(),
        directiveFromMarkdown(),
        mdxJsxFromMarkdown(),
        mdxExpressionFromMarkdown(),
      ],
    })
    unravel(tree)
  } catch (error) {
    const { reason, line = 1 } = error as Located
    mistakes.push({
      file,
      line,
      message: `The page isn't valid MDX: ${reason}. Close every tag and brace, or put it in backticks.`,
    })
  }
  return {
    file,
    text,
    fields,
    imports,
    tree,
    headings: headingsOf(tree),
    blocks: blocksOf(tree),
    tables: tablesOf(tree),
    mistakes,
  }
}

/** Like MDX, replaces a paragraph that only has elements with those elements. */
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

function blocksOf(tree: Root): Block[] {
  const found: Block[] = []
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const { line = 0, column = 1 } = position?.start ?? {}
    found.push({
      line: line + 1,
      indent: column - 1,
      language: lang ?? '',
      meta: meta ?? '',
      code: value,
    })
  })
  return found
}

const pages = new Map<string, Page>()

/**
 * Parses an MDX page. Parsing takes most of the time of a check, so callers share
 * the result until the text changes. Copy the tree before you modify it.
 *
 * It never throws: syntax errors are in the page's `mistakes`.
 *
 * @param file relative to the repository's root, with forward slashes
 */
export function readPage(file: string, text: string): Page {
  const known = pages.get(file)
  if (known?.text === text) return known
  const page = parse(file, text)
  pages.set(file, page)
  return page
}
