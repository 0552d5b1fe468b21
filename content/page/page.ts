import type { Heading, Node, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'

/** A field of the front matter. */
export interface Field {
  value: unknown
  /** The line of its name. */
  line: number
  /** The lines of a list's items, or of the value if it isn't a list. */
  lines: number[]
}

/** Components and partials that a page imports from one file. */
export interface Import {
  names: string[]
  from: string
}

/** A heading with the id that Docusaurus gives it. */
export interface NamedHeading {
  node: Heading
  /** As readers see it, without badges and the comment that sets its id. */
  text: string
  id: string
  /** Whether the author chose the id. */
  custom: boolean
  /** Whether an earlier heading has the same text. */
  repeated: boolean
}

/** A fenced code block. */
export interface Block {
  /** The line where the code starts, below the fence. */
  line: number
  /** The number of columns that a list, quote, or element indents it by. */
  indent: number
  /** Empty if the fence doesn't set one. */
  language: string
  /** What follows the language, as written. */
  meta: string
  code: string
}

export interface Cell {
  /** As readers see it. */
  text: string
  /** Everything in backticks or in `<Name>`. */
  names: string[]
  /** Code that's alone on its line of the cell. */
  lines: string[]
  /** What's above the first line break, with backticks around code. */
  start: string
  /** The id of its `<Name>`. */
  id?: string
}

/** A row of a table, which is always a single line in Markdown. */
interface Row {
  line: number
  cells: Cell[]
}

export interface Table {
  header: Row
  rows: Row[]
  /** The comment right above, without its braces. */
  comment: string
}

/** A parsed MDX file, which all checks share. */
export interface Page {
  /** Relative to the repository's root, with forward slashes. */
  file: string
  text: string
  fields: ReadonlyMap<string, Field>
  imports: Import[]
  /** Its line numbers include the front matter. */
  tree: Root
  headings: NamedHeading[]
  blocks: Block[]
  tables: Table[]
  /** Why the page can't be parsed. If it can't, the tree is empty. */
  mistakes: Problem[]
}

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement

/** Partials don't have a route. Their file names start with `_`. */
export const isPartial = (file: string): boolean => /(^|\/)_[^/]*$/.test(file)

/** Where the page's samples start, if its front matter says so. */
export const visitOf = ({ fields }: Page): string | undefined => {
  const visit = fields.get('visit')?.value
  return typeof visit === 'string' ? visit : undefined
}

/** Whether a page is planned but not written yet. */
export const isUnlisted = ({ fields }: Page): boolean =>
  fields.get('unlisted')?.value === true

/** A page's route: its slug, or its path in `docs` if it has none. */
export function routeOf(file: string, slug: unknown): string {
  const place = file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '')
  if (typeof slug !== 'string') return place
  return slug.startsWith('/') ? slug : place.replace(/[^/]*$/, slug)
}

/** The line where a node starts. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1

/** Checks the type because directives have names and attributes too. */
export const isElement = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Every component and HTML element on the page. */
export function elementsOf(tree: Root): Jsx[] {
  const found: Jsx[] = []
  visit(tree, (node) => {
    if (isElement(node)) found.push(node)
  })
  return found
}

/** The value of an attribute, if it's a plain string. */
export function attributeOf(element: Jsx, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  )
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

/** A piece of prose and the line it's on. */
export interface Prose {
  text: string
  line: number
}

/** The author's own words, without code, URLs, quotes, and names of controls. */
export function proseOf(tree: Root): Prose[] {
  const found: Prose[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'blockquote') return
    // Bold text names things on the screen.
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
