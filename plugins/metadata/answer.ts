import { classesOf, type Element, type Node } from '../../lib/article'
import { escapeHtml } from '../../lib/escapeHtml'

const isElement = (node: Node): node is Element => typeof node !== 'string'

const words = (list: string) => new Set(list.split(' '))

/** Inline elements. All others start a new line. */
const inline = words(
  'a abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup time u var wbr',
)

/** The tags to write for inline elements. Others are replaced by their text. */
const written: Record<string, string> = {
  b: 'strong',
  code: 'code',
  em: 'em',
  i: 'em',
  kbd: 'code',
  samp: 'code',
  strong: 'strong',
}

const silent = words('button noscript script style svg template')

/** Whether readers can't see the element, or could only use it on the page. */
const isSilent = (element: Element) =>
  silent.has(element.tag) ||
  element.attributes.hidden !== undefined ||
  element.attributes['aria-hidden'] === 'true' ||
  element.attributes.role === 'tablist' ||
  classesOf(element).includes('hash-link')

/** The visible text of part of a page, including line breaks. */
export function textOf(node: Node): string {
  if (!isElement(node)) return node
  if (isSilent(node)) return ''
  if (node.tag === 'br') return '\n'
  return node.children.map(textOf).join('')
}

/** The absolute URL of a link, if it's safe to follow. */
function absolute(href: string | undefined, address: string) {
  if (href === undefined || !URL.canParse(href, address)) return undefined
  const { href: found, protocol } = new URL(href, address)
  return ['https:', 'http:', 'mailto:'].includes(protocol) ? found : undefined
}

function findAll(element: Element, tag: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.tag === tag ? [child] : findAll(child, tag)))
}

/**
 * An answer in the HTML that search engines accept: paragraphs, lists, code,
 * emphasis, and links, with no attributes except `href`. Tables become lists of
 * rows, and only the selected tab is kept.
 *
 * @param nodes content of the built page
 * @param address URL of the page, to resolve links
 */
export function toAnswer(nodes: readonly Node[], address: string): string {
  function lineOf(node: Node): string {
    if (!isElement(node)) return escapeHtml(node.replace(/[ \t\r\n\f]+/g, ' '))
    if (isSilent(node)) return ''
    if (node.tag === 'br') return ' '
    if (node.tag === 'img') return escapeHtml(node.attributes.alt ?? '')
    const content = node.children.map(lineOf).join('')
    if (!content.trim()) return content
    if (node.tag === 'a') {
      const href = absolute(node.attributes.href, address)
      return href ? `<a href="${escapeHtml(href)}">${content}</a>` : content
    }
    const tag = written[node.tag]
    return tag ? `<${tag}>${content}</${tag}>` : content
  }

  const lineIn = (element: Element) =>
    element.children.map(lineOf).join('').trim()

  function listOf(element: Element): string {
    const items = element.children.filter(isElement).map((item) => {
      const content = blocksOf(item.children)
      const [only = ''] = content
      return content.length === 1 && only.startsWith('<p>')
        ? only.slice('<p>'.length, -'</p>'.length)
        : content.join('')
    })
    return `<${element.tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${element.tag}>`
  }

  function tableOf(element: Element): string {
    const names = findAll(element, 'th').map(lineIn)
    const rows = findAll(element, 'tr')
      .map((row) => findAll(row, 'td'))
      .filter((cells) => cells.length)
      .map((cells) =>
        cells
          .map((cell, index) =>
            names[index] ? `${names[index]}: ${lineIn(cell)}` : lineIn(cell),
          )
          .join('; '),
      )
    return `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`
  }

  /** The file name or verdict above a sample: src/theme/CodeBlock/Layout. */
  const isCaption = (element: Element) =>
    classesOf(element).some((name) => /^(file|verdict)_/.test(name))

  const sampleOf = (element: Element): string[] =>
    element.children.filter(isElement).flatMap((child) => {
      if (child.tag === 'pre') return blockOf(child)
      if (isCaption(child)) return [`<p>${lineIn(child)}:</p>`]
      return sampleOf(child)
    })

  function blockOf(element: Element): string[] {
    const { tag } = element
    if (tag === 'pre') {
      const code = escapeHtml(textOf(element).trimEnd())
      return [`<pre><code>${code}</code></pre>`]
    }
    if (tag === 'ul' || tag === 'ol') return [listOf(element)]
    if (tag === 'table') return [tableOf(element)]
    if (/^h[1-6]$/.test(tag)) {
      return [`<p><strong>${lineIn(element)}</strong></p>`]
    }
    return classesOf(element).includes('theme-code-block')
      ? sampleOf(element)
      : blocksOf(element.children)
  }

  function blocksOf(children: readonly Node[]): string[] {
    const blocks: string[] = []
    let line = ''
    const endLine = () => {
      if (line.trim()) blocks.push(`<p>${line.trim()}</p>`)
      line = ''
    }
    for (const child of children) {
      if (!isElement(child) || inline.has(child.tag)) line += lineOf(child)
      else if (!isSilent(child)) {
        endLine()
        blocks.push(...blockOf(child))
      }
    }
    endLine()
    return blocks
  }

  return blocksOf(nodes).join('')
}
