/** Moves the focus to an element that can't have it otherwise. */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus()
  element.removeAttribute('tabindex')
}
