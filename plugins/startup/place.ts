interface Step {
  element: Element
  /** Its place among the siblings of its kind. */
  place: number
}

const siblingsOfKind = (parent: Element, { localName }: Element) =>
  [...parent.children].filter((child) => child.localName === localName)

/**
 * Remembers where an element stands, because React makes some elements anew when
 * it takes over: tabs, and categories of the sidebar. Scripts between them go.
 *
 * @returns the element, or the one that stands in its place
 */
export function rememberPlace(element: HTMLElement): () => HTMLElement {
  const way: Step[] = []
  for (
    let below: Element = element, parent = below.parentElement;
    parent;
    below = parent, parent = below.parentElement
  ) {
    way.unshift({
      element: below,
      place: siblingsOfKind(parent, below).indexOf(below),
    })
  }
  return () => {
    if (element.isConnected) return element
    let found: Element = document.documentElement
    for (const { element: was, place } of way) {
      found = was.isConnected
        ? was
        : (siblingsOfKind(found, was)[place] ?? found)
    }
    return found as HTMLElement
  }
}
