import { type Element, type Node, textOf } from '../../../lib/article'

/** A heading and what's below it, up to the next heading. */
export interface Section {
  /** 1 for the page's title, and the heading's level otherwise. */
  level: number
  heading: string
  /** `null` for the page's title. */
  anchor: string | null
  /** Names that the section explains, from tables and lists. */
  terms: string[]
  /** Paragraphs, list items, and table rows, in order. */
  text: string[]
  /** Code blocks, in order. */
  code: string[]
  /** Whether it only links to other pages, like "See also". */
  isSignpost: boolean
}

/** The sections of a page, and the URLs that it links to. */
export interface Cut {
  sections: Section[]
  links: string[]
}

/** Elements that start a new piece of text. */
const blocks = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)

/** Elements without content for readers, or with versions after a name. */
const silent = new Set(
  'button noscript script select small style svg template thead'.split(' '),
)

const classesOf = ({ attributes }: Element) =>
  (attributes.class ?? '').split(/\s+/)

const keywords = new Set('note tip info warning danger caution'.split(' '))

/** Whether it's the default heading of an admonition, such as "tip". */
const isKeyword = (element: Element) =>
  classesOf(element).some((name) => name.startsWith('admonitionHeading')) &&
  keywords.has(textOf(element).trim().toLowerCase())

const isSilent = (element: Element) =>
  silent.has(element.tag) ||
  element.attributes['aria-hidden'] === 'true' ||
  element.attributes['data-search'] === 'skip' ||
  element.attributes.role === 'tablist' ||
  classesOf(element).includes('hash-link') ||
  // A line of facts that the page explains, from content/remark/apiHeader.ts.
  classesOf(element).includes('api-facts') ||
  isKeyword(element)

/** Removes zero-width characters and collapses whitespace. */
const clean = (text: string) =>
  text
    .replace(/[\u200b\u200c\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The text of an element, except for the elements to skip. */
function wordsOf(node: Node, isSkipped = isSilent): string {
  if (typeof node === 'string') return node
  if (isSkipped(node)) return ''
  if (node.tag === 'br') return ' '
  return node.children.map((child) => wordsOf(child, isSkipped)).join('')
}

/** Headings can end with a date or badges (`src/components/Badge.tsx`). */
const isOutsideHeading = (element: Element) =>
  isSilent(element) ||
  element.tag === 'time' ||
  classesOf(element).some((name) => name.startsWith('badge_'))

/**
 * Rows and items that start with a version are about a change. The version
 * isn't a name they explain.
 */
const isVersion = (term: string) => /^\d+(?:\.\d+)+$/.test(term)

/** The `<code>` elements in a node. */
function codesIn(node: Node): Element[] {
  if (typeof node === 'string') return []
  return node.tag === 'code' ? [node] : node.children.flatMap(codesIn)
}

/** The dates in a heading, which belong to its text. */
function datesIn(node: Node): string[] {
  if (typeof node === 'string') return []
  return node.tag === 'time' ? [textOf(node)] : node.children.flatMap(datesIn)
}

/** Anything longer is a sentence, not a name. */
const longestTerm = 80

const isCodeBlock = (element: Element) =>
  element.tag === 'pre' || classesOf(element).includes('theme-code-block')

/**
 * Whether a code block shows what a program says, such as an error message. The
 * language is a class of `<pre>` in the built site, of `<code>` in Markdown.
 */
const isOutput = (pre: Element) =>
  [pre, ...codesIn(pre)].some((element) =>
    classesOf(element).includes('language-text'),
  )

/** Whether an element has any text outside code blocks. */
function hasWords(node: Node): boolean {
  if (typeof node === 'string') return node.trim() !== ''
  return !isSilent(node) && !isCodeBlock(node) && node.children.some(hasWords)
}

/**
 * The label of a tab that contains text. Tabs with only code show the same
 * thing for different tools, so their labels aren't worth finding.
 */
function labelOf(element: Element): string | undefined {
  const { role, 'aria-label': label } = element.attributes
  return role === 'tabpanel' && hasWords(element) ? label : undefined
}

/** Whether an element starts with a link. */
function beginsWithLink({ children }: Element): boolean {
  const first = children.find(
    (child) => typeof child !== 'string' || child.trim(),
  )
  if (first === undefined || typeof first === 'string') return false
  return first.tag === 'a' || (first.tag === 'p' && beginsWithLink(first))
}

class Cutter {
  readonly links: string[] = []
  readonly sections: Section[] = []
  private section: Section
  private buffer = ''
  /** The number of list items in the section that start with a link. */
  private pointers = 0

  constructor(title: string) {
    this.section = this.add(1, title, null)
  }

  private add(level: number, heading: string, anchor: string | null): Section {
    const section = {
      level,
      heading,
      anchor,
      terms: [],
      text: [],
      code: [],
      isSignpost: false,
    }
    this.sections.push(section)
    this.pointers = 0
    return section
  }

  /** Completes the current section. */
  close() {
    this.flush()
    const { text, code } = this.section
    this.section.isSignpost =
      !code.length && this.pointers > 0 && this.pointers * 2 > text.length
  }

  flush() {
    const text = clean(this.buffer)
    if (text) this.section.text.push(text)
    this.buffer = ''
  }

  private addTerm(node: Node | undefined) {
    const term = node === undefined ? '' : clean(wordsOf(node))
    if (!term || term.length > longestTerm || isVersion(term)) return
    this.section.terms.push(term)
  }

  /** If a list item starts with bold text or code, that's what it explains. */
  private addLeadingTerm({ children }: Element) {
    const first = children.find(
      (child) => typeof child !== 'string' || child.trim(),
    )
    if (first === undefined || typeof first === 'string') return
    if (['strong', 'b', 'code'].includes(first.tag)) this.addTerm(first)
    else if (first.tag === 'p') this.addLeadingTerm(first)
  }

  /** A cell can name several things, each as code. */
  private addCell(cell: Element) {
    const codes = codesIn(cell)
    if (codes.length) codes.forEach((code) => this.addTerm(code))
    else this.addTerm(cell)
  }

  /** Pictures can appear twice, for light and dark mode. */
  private addPicture(alt: string) {
    if (!this.buffer.endsWith(` ${alt} `)) this.buffer += ` ${alt} `
  }

  private openSection(element: Element) {
    const heading = clean(wordsOf(element, isOutsideHeading))
    const level = Number(element.tag[1])
    const anchor = element.attributes.id ?? null
    // The page's title is known, and shorter than a heading such as `cy.get()`.
    if (level === 1 && this.sections.length === 1) return
    if (heading && anchor) {
      this.close()
      this.section = this.add(Math.max(level, 2), heading, anchor)
      this.section.text.push(...datesIn(element))
    }
  }

  private walkElement(element: Element) {
    const { tag, attributes, children } = element
    if (isSilent(element)) return
    if (tag === 'a' && attributes.href) this.links.push(attributes.href)
    if (tag === 'img') this.addPicture(attributes.alt ?? '')
    if (tag === 'br') this.buffer += ' '
    if (/^h[1-6]$/.test(tag)) {
      this.flush()
      this.openSection(element)
      return
    }
    if (tag === 'pre') {
      this.flush()
      const code = textOf(element).trim()
      if (!code) return
      if (isOutput(element)) this.section.text.push(clean(code))
      else this.section.code.push(code)
      return
    }
    // Skip the bar above the code, which only names the language.
    if (classesOf(element).includes('theme-code-block')) {
      children.forEach((child) => {
        if (typeof child !== 'string' && child.tag === 'pre') this.walk(child)
      })
      return
    }
    const isBlock = blocks.has(tag)
    if (isBlock) this.flush()
    const label = labelOf(element)
    if (label) this.section.text.push(label)
    if (tag === 'tr') {
      const first = children.find((child) => typeof child !== 'string')
      if (first && typeof first !== 'string') this.addCell(first)
    }
    if (tag === 'dt' || tag === 'summary') this.addTerm(element)
    if (tag === 'li') {
      this.addLeadingTerm(element)
      if (beginsWithLink(element)) this.pointers += 1
    }
    children.forEach((child) => this.walk(child))
    if (tag === 'td' || tag === 'th') this.buffer += ' '
    if (isBlock) this.flush()
  }

  walk(node: Node) {
    if (typeof node === 'string') this.buffer += node
    else this.walkElement(node)
  }
}

/** Splits a page at its headings. */
export function cut(page: Node, title: string): Cut {
  const cutter = new Cutter(title)
  cutter.walk(page)
  cutter.close()
  return { sections: cutter.sections, links: cutter.links }
}
