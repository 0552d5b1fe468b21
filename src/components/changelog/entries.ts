import type { ChangeKind } from '../../data/types'
import { kinds, labels } from '../../data/releases/kinds'

/** A change as it stands in the page's HTML. */
export interface Entry {
  version: string
  kind: ChangeKind
  /** All words, without the label of its kind. */
  text: string
  /** Names of the commands that it mentions: `intercept`. */
  commands: readonly string[]
  element: HTMLElement
}

const kindOf = new Map(kinds.map((kind) => [labels[kind], kind]))
const command = /\bcy\.(\w+)\(/g

const releaseOf = (element: Element) =>
  element.parentElement?.previousElementSibling

/** The changes in the lists of releases, in order. */
export const readEntries = (lists: Element): Entry[] =>
  [...lists.querySelectorAll<HTMLElement>('[data-major] li')].flatMap(
    (element) => {
      const [label = '', ...words] = [...element.childNodes].map(
        ({ textContent }) => textContent ?? '',
      )
      const kind = kindOf.get(label)
      if (!kind) return []
      const text = words.join('')
      return {
        version: releaseOf(element)?.firstElementChild?.textContent ?? '',
        kind,
        text,
        commands: [...text.matchAll(command)].flatMap(([, name]) => name ?? []),
        element,
      }
    },
  )

/** The heading and the introduction of a list. */
function introductionOf(list: Element): Element[] {
  const section: Element[] = []
  let element = list.previousElementSibling
  for (; element?.localName === 'p'; element = element.previousElementSibling) {
    section.push(element)
  }
  return element?.localName === 'h2' ? [...section, element] : section
}

/**
 * Marks what the filters hide. React doesn't render the lists, so this can't be
 * done with state.
 *
 * @returns ids of the sections that are hidden
 */
export function markHidden(
  lists: Element,
  entries: readonly Entry[],
  shown: readonly Entry[],
): string[] {
  const mark = (element: Element | null | undefined, isHidden: boolean) =>
    element?.toggleAttribute('data-off', isHidden)
  const kept = new Set(shown.map(({ element }) => element))
  for (const { element } of entries) mark(element, !kept.has(element))
  for (const list of lists.querySelectorAll('[data-major] > ul')) {
    const isHidden = !list.querySelector(':scope > :not([data-off])')
    mark(list, isHidden)
    mark(list.previousElementSibling, isHidden)
  }
  return [...lists.querySelectorAll('[data-major]')].flatMap((list) => {
    const isHidden =
      list.hasChildNodes() && !list.querySelector(':scope > :not([data-off])')
    const introduction = introductionOf(list)
    for (const element of introduction) {
      element.toggleAttribute('hidden', isHidden)
    }
    return isHidden ? introduction.map(({ id }) => id).filter(Boolean) : []
  })
}

/** Markdown of an element's content, with absolute addresses. */
export const toMarkdown = (node: Node): string =>
  [...node.childNodes]
    .map((child) => {
      if (child instanceof HTMLAnchorElement) {
        return `[${toMarkdown(child)}](${child.href})`
      }
      const isCode = child instanceof Element && child.localName === 'code'
      return isCode ? `\`${child.textContent}\`` : (child.textContent ?? '')
    })
    .join('')
