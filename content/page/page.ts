import type { Heading, Node, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../lib/problem'

/** A field of the front matter, with the line of its name. */
export interface Field {
  value: unknown
  line: number
  /** The lines of its items, or of its value if that isn't a list. */
  lines: number[]
}

/** Components and partials that a page imports from one file. */
export interface Import {
  names: string[]
  from: string
}

/** A heading with what the framework makes of it. */
export interface NamedHeading {
  node: Heading
  /** As readers see it, without badges and its id. */
  text: string
  id: string
  /** Its author chose the id. */
  custom: boolean
  /** Another heading before it has the same text. */
  repeated: boolean
}

/** A fenced block of code. */
export interface Block {
  /** The line on which the code starts, below its fence. */
  line: number
  /** Columns by which a list, a quote or an element indents it. */
  indent: number
  /** Empty if the fence names none. */
  language: string
  /** What follows the language, as written. */
  meta: string
  code: string
}

/** One cell of a table. */
export interface Cell {
  /** As readers see it. */
  text: string
  /** What it writes in code or in `<Name>`. */
  names: string[]
  /** Code that has a line of the cell to itself. */
  lines: string[]
}

/** A row of a table. Markdown keeps it on one line. */
interface Row {
  line: number
  cells: Cell[]
}

export interface Table {
  /** The titles of its columns. */
  header: Row
  rows: Row[]
  /** The comment right above, as it stands between the braces. */
  comment: string
}

/** An MDX file as its author wrote it, parsed once for everyone who reads it. */
export interface Page {
  /** Below the repository's root, with forward slashes. */
  file: string
  text: string
  fields: ReadonlyMap<string, Field>
  imports: Import[]
  /** Lines count from the file's first. */
  tree: Root
  /** In order, with the ids that the framework gives them. */
  headings: NamedHeading[]
  /** Fenced blocks of code, in order. */
  blocks: Block[]
  tables: Table[]
  /** Why the page can't be parsed, in which case its tree is empty. */
  mistakes: Problem[]
}

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement

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

/** The line on which a node begins. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1

/** Directives have names and attributes too, so a name isn't proof enough. */
export const isElement = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Every element of the vocabulary or of HTML on the page. */
export function elementsOf(tree: Root): Jsx[] {
  const found: Jsx[] = []
  visit(tree, (node) => {
    if (isElement(node)) found.push(node)
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
