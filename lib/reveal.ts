/**
 * Scrolls a box until an element in it is visible, without scrolling the page. It
 * doesn't move if the element is already in view.
 *
 * @param margin pixels at the box's top and bottom that don't count as in view
 */
export function reveal(element: Element, box: Element, margin = 0): void {
  const { top, bottom } = element.getBoundingClientRect()
  const view = box.getBoundingClientRect()
  const lowest = Math.min(view.bottom, window.innerHeight)
  if (top >= view.top + margin && bottom <= lowest - margin) return
  box.scrollTop += (top + bottom) / 2 - (view.top + lowest) / 2
}
