interface Step {
  element: Element
  /** Its index among siblings with the same tag. */
  place: number
}

const siblingsOfKind = (parent: Element, { localName }: Element) =>
  [...parent.children].filter((child) => child.localName === localName)

/**
 * Remembers the position of an element, because hydration replaces some elements,
 * such as tabs and sidebar categories. It only counts siblings with the same tag,
 * because hydration also removes scripts between elements.
 *
 * @returns a function that returns the element, or the one that replaced it
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
