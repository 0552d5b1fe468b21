/**
 * Moves the focus to an element that isn't a control, until the focus moves on. It
 * gets no ring, because it doesn't react to keys.
 */
export function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.style.outline = 'none'
    const restore = () => {
      element.removeAttribute('tabindex')
      element.style.outline = ''
    }
    element.addEventListener('blur', restore, { once: true })
  }
  element.focus(options)
}
