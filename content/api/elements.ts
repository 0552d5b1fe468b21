import type { Nodes, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { nearest } from '../../lib/nearest'

export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Directives have names and attributes too. */
export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The attributes of each element that is written from the facts. */
export const elements = {
  Options: ['of', 'group', 'only', 'without', 'prefix'],
  Signature: ['of'],
  Values: ['of'],
  Yields: ['of'],
} as const

export type ElementName = keyof typeof elements

/** Whether an element of a page is one of ours. */
export const isOurs = (name: string | null): name is ElementName =>
  name !== null && name in elements

/** The attributes of an element as texts. Throws a message for the author. */
export function readAttributes(
  element: Element,
  allowed: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const attribute of element.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string'
    ) {
      throw new Error('its attributes are texts in quotes: of="cy.click"')
    }
    const { name, value } = attribute
    if (!allowed.includes(name)) {
      const meant = nearest(name, allowed)
      throw new Error(
        `there is no attribute "${name}"${meant ? `: did you mean "${meant}"?` : '.'} ` +
          `Allowed are ${allowed.join(', ')}`,
      )
    }
    found[name] = value
  }
  return found
}

/** The sentences of the `<Option name="…">` in an element, by name. */
export function readOwnSentences(
  element: Element,
): Record<string, PhrasingContent[]> {
  const own: Record<string, PhrasingContent[]> = {}
  let others = 0
  for (const child of element.children) {
    const inside = child.type === 'paragraph' ? child.children : [child]
    for (const node of inside) {
      if (node.type === 'text' && !node.value.trim()) continue
      if (!isElement(node) || node.name !== 'Option') {
        others += 1
        continue
      }
      const { name } = readAttributes(node, ['name'])
      if (!name)
        throw new Error('<Option> needs a name: <Option name="timeout">')
      if (own[name]) throw new Error(`<Option name="${name}"> is there twice`)
      own[name] = sentenceIn(node)
    }
  }
  if (others) {
    throw new Error(
      'between <Options> and </Options> stand only <Option name="…">a sentence</Option>',
    )
  }
  return own
}

function sentenceIn(option: Element): PhrasingContent[] {
  const [first, ...more] = option.children
  const isParagraph = first?.type === 'paragraph'
  if (!first || (isParagraph && more.length)) {
    throw new Error('<Option> holds one paragraph, which becomes a cell')
  }
  return isParagraph ? first.children : (option.children as PhrasingContent[])
}

/** The names that pages of the site list as configuration options. */
export function listedOptions(
  source: string,
  groups: Record<string, string[]>,
): Set<string> {
  const listed = new Set<string>()
  for (const [, group] of source.matchAll(
    /^<Options\s+of="config"(?:\s+group="([^"]+)")?/gm,
  )) {
    const names = group ? [groups[group] ?? []] : Object.values(groups)
    for (const name of names.flat()) listed.add(name)
  }
  return listed
}

/** Ids that are in a page already, with what bears them. */
export function idsOf(
  root: Root,
  headingId: (heading: Root['children'][0]) => string,
): Map<string, string> {
  const ids = new Map<string, string>()
  visit(root, (node) => {
    if (node.type === 'heading') ids.set(headingId(node), 'a heading')
    if (isElement(node) && node.name === 'Name') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue
        if (attribute.name === 'id' && typeof attribute.value === 'string') {
          ids.set(attribute.value, `<Name id="${attribute.value}">`)
        }
      }
    }
  })
  return ids
}
