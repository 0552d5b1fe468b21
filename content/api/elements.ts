import type { PhrasingContent, Root } from 'mdast'
import { suggest } from '../../lib/suggest'
import { headingsOf } from '../page/headings'
import { attributeOf, elementsOf, isElement, type Jsx } from '../page/page'

/** The elements that are generated from the facts, with their attributes. */
export const elements = {
  Options: ['of', 'group', 'only', 'without', 'prefix'],
  Signature: ['of'],
  Values: ['of'],
  Yields: ['of'],
} as const

export type ElementName = keyof typeof elements

/** Whether an element is generated from the facts. */
export const isOurs = (name: string | null): name is ElementName =>
  name !== null && name in elements

/**
 * Reads an element's attributes.
 *
 * @throws if one isn't allowed or isn't a string
 */
export function readAttributes(
  element: Jsx,
  allowed: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const attribute of element.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string'
    ) {
      throw new Error(
        'An attribute isn\'t a string. Write it in quotes, as in of="cy.click".',
      )
    }
    const { name, value } = attribute
    if (!allowed.includes(name)) {
      throw new Error(
        `Unknown attribute "${name}". Allowed: ${allowed.join(', ')}.${suggest(name, allowed)}`,
      )
    }
    found[name] = value
  }
  return found
}

/** The sentences in the `<Option name="…">` elements of an element, by name. */
export function readOwnSentences(
  element: Jsx,
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
      if (!name) {
        throw new Error(
          'An <Option> has no name. Write one, as in <Option name="timeout">.',
        )
      }
      if (own[name]) {
        throw new Error(
          `There's more than one <Option name="${name}">. Keep one of them.`,
        )
      }
      own[name] = sentenceIn(node)
    }
  }
  if (others) {
    throw new Error(
      'Something other than an <Option> is between <Options> and </Options>. Write only <Option name="…">a sentence</Option> there.',
    )
  }
  return own
}

function sentenceIn(option: Jsx): PhrasingContent[] {
  const [first, ...more] = option.children
  const isParagraph = first?.type === 'paragraph'
  if (!first || (isParagraph && more.length)) {
    throw new Error(
      `An <Option> has ${first ? 'more than one paragraph' : 'no text'}. Write one paragraph, which becomes a table cell.`,
    )
  }
  return isParagraph ? first.children : (option.children as PhrasingContent[])
}

/** The configuration options that a page lists. */
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

/** The ids on a page, with a description of what has each. */
export function idsOf(root: Root): Map<string, string> {
  const ids = new Map(headingsOf(root).map(({ id }) => [id, 'a heading']))
  for (const element of elementsOf(root)) {
    const id = attributeOf(element, 'id')
    if (element.name === 'Name' && id) ids.set(id, `<Name id="${id}">`)
  }
  return ids
}
