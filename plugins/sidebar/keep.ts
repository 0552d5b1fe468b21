import {
  buildOf,
  collapsed,
  type Kept,
  memory,
  separator,
  storageKey,
  type Tree,
} from './kept'

function toTree(element: Element): Tree {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    // The security policy forbids inline styles.
    if (name !== 'style') attributes[name] = value
  }
  const content = [...element.childNodes].map((child) =>
    child instanceof Element ? toTree(child) : (child.textContent ?? ''),
  )
  return [element.localName, attributes, content]
}

/** A list of pages as it is on a page that isn't in it, with its groups closed. */
function toClosedTree(list: Element): Tree {
  const copy = list.cloneNode(true) as Element
  copy.querySelectorAll('ul').forEach((inner) => inner.remove())
  copy.querySelectorAll('a').forEach((link) => {
    link.classList.remove('menu__link--active')
    link.removeAttribute('aria-current')
    if (!link.ariaExpanded) return
    link.ariaExpanded = 'false'
    link.closest('li')?.classList.add(collapsed)
  })
  return toTree(copy)
}

/** The place of a group: the labels of all groups around it, and its own. */
const placeOf = (group: Element | null | undefined, name: string): string =>
  group
    ? placeOf(group.parentElement?.closest('li'), name) +
      separator +
      (group.firstElementChild?.textContent ?? '')
    : name

/** Keeps a sidebar as it is now. */
export function keep(name: string, menu: Element): void {
  const lists = menu.querySelectorAll(`li:not(.${collapsed}) > ul`)
  const kept: Kept = {
    build: buildOf(),
    top: menu.parentElement?.scrollTop ?? 0,
    groups: Object.fromEntries(
      [...lists].map((list) => [
        placeOf(list.parentElement, name),
        toClosedTree(list),
      ]),
    ),
  }
  memory.set(name, kept)
  try {
    sessionStorage.setItem(storageKey + name, JSON.stringify(kept))
  } catch {
    // If the browser forbids storage, it's only kept until the next reload.
  }
}
