import type { Element as HastElement, ElementContent } from 'hast'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import type { PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown as stringify } from 'mdast-util-to-markdown'
import { classesOf, type Element, type Node, textOf } from '../../lib/article'

/** What only browsers need. A line break in a word isn't text, either. */
const dropped = new Set(
  'button form input noscript script select style svg template textarea wbr'.split(
    ' ',
  ),
)

/** How a diff marks a line, by the class that marks it for readers. */
const signs: Record<string, string> = {
  'theme-code-block-added-line': '+',
  'theme-code-block-removed-line': '-',
}

const h = (
  tagName: string,
  properties: Record<string, string>,
  ...children: ElementContent[]
): HastElement => ({ type: 'element', tagName, properties, children })

const text = (value: string) => ({ type: 'text', value }) as const

const label = (value: string) => h('p', {}, h('strong', {}, text(value)))

/** A CSS module adds a hash to the names of its classes. */
const hasClass = (element: Element, name: string) =>
  classesOf(element).some((one) => one === name || one.startsWith(`${name}_`))

function find(element: Element, test: (one: Element) => boolean) {
  const found: Element[] = []
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (test(child)) found.push(child)
    else found.push(...find(child, test))
  }
  return found
}

/** The lines of a sample. If some were added or removed, it's a diff. */
function readCode(code: Element): { value: string; isDiff: boolean } {
  const marks = new Map<number, string>()
  let value = ''
  for (const child of code.children) {
    const names = typeof child === 'string' ? [] : classesOf(child)
    const sign = names.map((name) => signs[name]).find(Boolean)
    if (sign) marks.set(value.split('\n').length - 1, sign)
    value += textOf(child)
  }
  value = value.replace(/\n$/, '')
  if (!marks.size) return { value, isDiff: false }
  const lines = value
    .split('\n')
    .map((line, index) => (marks.get(index) ?? ' ') + line)
  return { value: lines.join('\n'), isDiff: true }
}

/** A sample, with its file name, and with a note if it shows a mistake. */
function toSample(block: Element): ElementContent[] {
  const [code] = find(block, ({ tag }) => tag === 'code')
  const [file] = find(block, (one) => hasClass(one, 'file'))
  const language = classesOf(block).find((name) => name.startsWith('language-'))
  const { value, isDiff } = readCode(code ?? block)
  const sample = h(
    'pre',
    {
      lang: isDiff ? 'diff' : (language?.slice('language-'.length) ?? ''),
      meta: file ? `title="${textOf(file)}"` : '',
    },
    text(value),
  )
  return hasClass(block, 'wrong-usage')
    ? [label('Incorrect:'), sample]
    : [sample]
}

/** A Command Log, with the badges of each line in parentheses. */
function toLog(log: Element): ElementContent[] {
  const lines = find(log, ({ tag }) => tag === 'li').map((line) => {
    const badges = find(line, ({ tag }) => tag === 'i').map(textOf)
    const rest = line.children
      .filter((child) => typeof child === 'string' || child.tag !== 'i')
      .map(textOf)
      .join('')
    const failed = 'data-failed' in line.attributes ? '✗ ' : ''
    return `${failed}${rest.trimEnd()}${badges.map((badge) => ` (${badge})`).join('')}`
  })
  return [
    h(
      'pre',
      { lang: 'text', meta: 'title="Command Log"' },
      text(lines.join('\n')),
    ),
  ]
}

/** Drops what readers of Markdown can't use, and spells out what styles say. */
function toHast(node: Node): ElementContent[] {
  if (typeof node === 'string') return [text(node)]
  const { tag, attributes, children } = node
  if (
    dropped.has(tag) ||
    attributes.role === 'tablist' ||
    attributes.role === 'status' ||
    (tag === 'i' && 'hidden' in attributes) ||
    hasClass(node, 'hash-link') ||
    // The same picture, for dark mode.
    hasClass(node, 'dark')
  ) {
    return []
  }
  if (hasClass(node, 'theme-code-block')) return toSample(node)
  if (hasClass(node, 'command-log')) return toLog(node)
  const content = children.flatMap(toHast)
  if (attributes.role === 'tabpanel') {
    return [label(`${attributes['aria-label']}:`), ...content]
  }
  if (hasClass(node, 'poster')) {
    // The icon says "Play video:". The other words are on lines of their own.
    const words = find(node, ({ tag }) => tag === 'span').map(textOf)
    return [h(tag, attributes, text(words.filter(Boolean).join(', ')))]
  }
  if (hasClass(node, 'theme-admonition'))
    return [h('blockquote', {}, ...content)]
  if (hasClass(node, 'admonitionHeading')) {
    const title = textOf(node).trim()
    return [label(title.charAt(0).toUpperCase() + title.slice(1))]
  }
  if (tag === 'summary') return [h('p', {}, h('strong', {}, ...content))]
  // Only styles keep it apart from what's before it.
  if (tag === 'small') return [text(' '), ...content]
  return [h(tag, attributes, ...content)]
}

const pre: Handle = (_state, { properties, children }) => {
  const [code] = children
  return {
    type: 'code',
    lang: String(properties.lang) || null,
    meta: String(properties.meta) || null,
    value: code?.type === 'text' ? code.value : '',
  }
}

/** Turns the article of a built page into Markdown. `url` is the page's. */
export function toMarkdown(article: Element, url: string): string {
  const resolve = (target: string) => new URL(target, url).href
  const tree = toMdast(
    { type: 'root', children: article.children.flatMap(toHast) },
    {
      handlers: {
        pre,
        a: (state, node) => ({
          type: 'link',
          url: resolve(String(node.properties.href)),
          children: state.all(node) as PhrasingContent[],
        }),
        img: (_state, { properties }) => ({
          type: 'image',
          url: resolve(String(properties.src)),
          alt: String(properties.alt ?? ''),
        }),
      },
    },
  )
  return stringify(tree as Root, {
    bullet: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
}
