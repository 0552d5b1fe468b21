import type { PhrasingContent, Root } from 'mdast'
import { nearest } from '../../lib/nearest'
import { headingsOf } from '../page/headings'
import { attributeOf, elementsOf, isElement, type Jsx } from '../page/page'

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
  element: Jsx,
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

function sentenceIn(option: Jsx): PhrasingContent[] {
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
export function idsOf(root: Root): Map<string, string> {
  const ids = new Map(headingsOf(root).map(({ id }) => [id, 'a heading']))
  for (const element of elementsOf(root)) {
    const id = attributeOf(element, 'id')
    if (element.name === 'Name' && id) ids.set(id, `<Name id="${id}">`)
  }
  return ids
}
