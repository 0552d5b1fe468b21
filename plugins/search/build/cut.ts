import { type Element, type Node, textOf } from './tree'

/** A heading with what stands below it, up to the next heading. */
export interface Section {
  /** 1 for the page's own title, else that of the heading. */
  level: number
  heading: string
  /** `null` for the page's own title. */
  anchor: string | null
  /** Names that the section explains: first cells of tables, leading words. */
  terms: string[]
  /** Paragraphs, items and rows, in order. */
  text: string[]
  /** Blocks of code, in order. */
  code: string[]
  /** Whether all it says is where else to look, as "See also" does. */
  isSignpost: boolean
}

/** The sections of a page, and the addresses that it links to. */
export interface Cut {
  sections: Section[]
  links: string[]
}

/** Elements that begin a text of their own, and end it. */
const blocks = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)

/** Elements that say nothing to who reads. */
const silent = new Set(
  'button noscript script select style svg template thead'.split(' '),
)

const classesOf = ({ attributes }: Element) =>
  (attributes.class ?? '').split(/\s+/)

const keywords = new Set('note tip info warning danger caution'.split(' '))

/** The heading of an admonition to which its author gave none. */
const isKeyword = (element: Element) =>
  classesOf(element).some((name) => name.startsWith('admonitionHeading')) &&
  keywords.has(textOf(element).trim().toLowerCase())

const isSilent = (element: Element) =>
  silent.has(element.tag) ||
  element.attributes['aria-hidden'] === 'true' ||
  element.attributes.role === 'tablist' ||
  classesOf(element).includes('hash-link') ||
  isKeyword(element)

/** Without zero-width characters, and with each white space as one blank. */
const clean = (text: string) =>
  text
    .replace(/[\u200b\u200c\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The text of an element without what is silent in it. */
function wordsOf(node: Node, isLeftOut = isSilent): string {
  if (typeof node === 'string') return node
  if (isLeftOut(node)) return ''
  if (node.tag === 'br') return ' '
  return node.children.map((child) => wordsOf(child, isLeftOut)).join('')
}

/** A badge (`src/components/Badge.tsx`) stands behind the words of a heading. */
const isNoWordOfHeading = (element: Element) =>
  isSilent(element) ||
  element.tag === 'time' ||
  classesOf(element).some((name) => name.startsWith('badge_'))

/** Rows and items are about what happened in a version, and explain none. */
const isVersion = (term: string) => /^\d+(?:\.\d+)+$/.test(term)

/** The pieces of code in an element. */
function codesIn(node: Node): Element[] {
  if (typeof node === 'string') return []
  return node.tag === 'code' ? [node] : node.children.flatMap(codesIn)
}

/** The dates in an element; of what a heading says, they are no word. */
function datesIn(node: Node): string[] {
  if (typeof node === 'string') return []
  return node.tag === 'time' ? [textOf(node)] : node.children.flatMap(datesIn)
}

/** A longer name than this is a sentence. */
const longestTerm = 80

const isCodeBlock = (element: Element) =>
  element.tag === 'pre' || classesOf(element).includes('theme-code-block')

/** Whether an element says anything that is no block of code. */
function hasWords(node: Node): boolean {
  if (typeof node === 'string') return node.trim() !== ''
  return !isSilent(node) && !isCodeBlock(node) && node.children.some(hasWords)
}

/** The label of a tab, for what is not the same in another language. */
function labelOf(element: Element): string | undefined {
  const { role, 'aria-label': label } = element.attributes
  return role === 'tabpanel' && hasWords(element) ? label : undefined
}

/** Whether the first that an element says is a link. */
function beginsWithLink({ children }: Element): boolean {
  const first = children.find(
    (child) => typeof child !== 'string' || child.trim(),
  )
  if (first === undefined || typeof first === 'string') return false
  return first.tag === 'a' || (first.tag === 'p' && beginsWithLink(first))
}

class Cutter {
  readonly links: string[] = []
  readonly sections: Section[]
  private buffer = ''
  /** Items of the section that begin with a link. */
  private pointers = 0

  constructor(title: string) {
    this.sections = []
    this.add(1, title, null)
  }

  private add(level: number, heading: string, anchor: string | null) {
    this.sections.push({
      level,
      heading,
      anchor,
      terms: [],
      text: [],
      code: [],
      isSignpost: false,
    })
    this.pointers = 0
  }

  /** Ends the section. */
  close() {
    this.flush()
    const { text, code } = this.section
    this.section.isSignpost =
      !code.length && this.pointers > 0 && this.pointers * 2 > text.length
  }

  private get section(): Section {
    return this.sections[this.sections.length - 1]!
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

  /** Bold words or code at the beginning of an item name what it explains. */
  private addLeadingTerm({ children }: Element) {
    const first = children.find(
      (child) => typeof child !== 'string' || child.trim(),
    )
    if (first === undefined || typeof first === 'string') return
    if (['strong', 'b', 'code'].includes(first.tag)) this.addTerm(first)
    else if (first.tag === 'p') this.addLeadingTerm(first)
  }

  /** A cell may name several things, each as code. */
  private addCell(cell: Element) {
    const codes = codesIn(cell)
    if (codes.length) codes.forEach((code) => this.addTerm(code))
    else this.addTerm(cell)
  }

  /** A picture may be there twice, for light and dark. */
  private addPicture(alt: string) {
    if (!this.buffer.endsWith(` ${alt} `)) this.buffer += ` ${alt} `
  }

  private openSection(element: Element) {
    const heading = clean(wordsOf(element, isNoWordOfHeading))
    const level = Number(element.tag[1])
    const anchor = element.attributes.id ?? null
    if (level === 1 && this.sections.length === 1)
      this.section.heading = heading
    else if (heading && anchor) {
      this.close()
      this.add(Math.max(level, 2), heading, anchor)
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
      if (code) this.section.code.push(code)
      return
    }
    // The bar above a sample names its kind, which is the same everywhere.
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

/** Cuts a page at its headings. */
export function cut(page: Node, title: string): Cut {
  const cutter = new Cutter(title)
  cutter.walk(page)
  cutter.close()
  return { sections: cutter.sections, links: cutter.links }
}
