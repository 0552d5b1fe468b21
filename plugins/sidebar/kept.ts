/** An element as JSON: its name, its attributes, and what's in it. */
export type Tree = [
  name: string,
  attributes: Record<string, string>,
  content: (Tree | string)[],
]

/** How the reader left a sidebar. */
interface Kept {
  /** The address of a script that changes with each version of the site. */
  build: string
  /** How far it's scrolled. */
  top: number
  /** The open groups, each with its place and its list of pages. */
  groups: [place: string, list: Tree][]
}

/** Followed by the name of the sidebar. */
export const storageKey = 'docusaurus.sidebar.'

/** Finds the script whose address is `build`. */
export const buildScript = 'script[src*=runtime]'

/** Between the labels of groups in a place, which begins with the sidebar's name. */
export const separator = ' > '

const collapsed = 'menu__list-item--collapsed'
const active = 'menu__link--active'

const keptAttributes = ['class', 'role', 'href', 'aria-expanded']

/** What's kept, by the name of the sidebar. Works even if storage doesn't. */
const memory = new Map<string, Partial<Kept>>()

const buildOf = () =>
  document.querySelector(buildScript)?.getAttribute('src') ?? ''

function isKept(value: unknown): value is Kept {
  const { build, groups } = (value ?? {}) as Partial<Kept>
  return build === buildOf() && Array.isArray(groups)
}

function readStorage(name: string): Partial<Kept> {
  try {
    const value: unknown = JSON.parse(
      sessionStorage.getItem(storageKey + name) ?? '',
    )
    return isKept(value) ? value : {}
  } catch {
    return {}
  }
}

function read(name: string): Partial<Kept> {
  const kept = memory.get(name) ?? readStorage(name)
  memory.set(name, kept)
  return kept
}

/** How far the reader left a sidebar scrolled. */
export const keptTop = (name: string): number => read(name).top ?? 0

/** Whether the reader left a group open. */
export const wasOpen = (place: string): boolean =>
  read(place.split(separator)[0] ?? '').groups?.some(
    ([open]) => open === place,
  ) ?? false

/** A list of pages as it is on a page that isn't in it, without open groups. */
function toTree(element: Element): Tree {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    if (keptAttributes.includes(name)) attributes[name] = value
  }
  const classes = element.className.split(' ').filter((it) => it !== active)
  // An open group has a list below its label.
  if (element.localName === 'li' && element.childElementCount > 1) {
    classes.push(collapsed)
  }
  if (attributes.class) attributes.class = classes.join(' ')
  if (attributes['aria-expanded']) attributes['aria-expanded'] = 'false'
  const content = [...element.childNodes].flatMap((child) => {
    if (!(child instanceof Element)) return child.textContent ?? ''
    return child.localName === 'ul' ? [] : [toTree(child)]
  })
  return [element.localName, attributes, content]
}

/** The place of a group: the labels of all groups around it. */
function placeOf(group: Element, menu: Element, name: string): string {
  const around = group.parentElement?.closest('li')
  const before =
    around && menu.contains(around) ? placeOf(around, menu, name) : name
  return before + separator + (group.firstElementChild?.textContent ?? '')
}

/** Keeps a sidebar as it is now. */
export function keep(name: string, menu: Element, top: number): void {
  const lists = menu.querySelectorAll(`li:not(.${collapsed}) > ul`)
  const kept: Kept = {
    build: buildOf(),
    top,
    groups: [...lists].flatMap((list) =>
      list.parentElement
        ? [[placeOf(list.parentElement, menu, name), toTree(list)]]
        : [],
    ),
  }
  memory.set(name, kept)
  try {
    sessionStorage.setItem(storageKey + name, JSON.stringify(kept))
  } catch {
    // If the browser forbids storage, it's only kept until the next reload.
  }
}
