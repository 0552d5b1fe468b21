import { addStyles } from './addStyles'
import { createElement } from './createElement'

const css = `
.popup {
  position: absolute;
  inset: auto;
  width: max-content;
  max-width: min(24rem, 100% - 1rem);
  margin: 0;
  padding: 0.25rem;
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius);
  background-color: var(--color-raised);
  box-shadow: 0 2px 8px var(--color-shadow);
  color: var(--color-text);
  font-size: var(--text-medium);
}
.popup > * {
  display: block;
  margin: 0;
  padding: 0.375rem 0.75rem;
}
.popup > p {
  min-width: 9rem;
  min-height: 2.25rem;
  color: var(--color-muted);
}
.popup > button {
  width: 100%;
  color: var(--color-link);
  text-align: start;
}
.popup > button:hover {
  background-color: var(--color-hover);
}
@media (max-width: 996px) {
  .popup > :is(a, button) {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
}`

let box: HTMLElement | undefined

/**
 * Opens a box below a link or a button, in place of the last one. It closes like any
 * popover, and comes after the element's parent in the order of tab stops.
 *
 * @param label names it, if nothing in it does
 */
export function openPopup(
  below: Element,
  content: Node[],
  label?: string,
): HTMLElement {
  if (box) box.remove()
  else addStyles(css)
  const popup = createElement('div', { className: 'popup' }, ...content)
  if (label) Object.assign(popup, { role: 'group', ariaLabel: label })
  popup.popover = 'auto'
  popup.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') popup.remove()
  })
  below.parentElement?.after(popup)
  popup.showPopover()
  // Stays within the window when it grows.
  new ResizeObserver(() => place(popup, below)).observe(popup)
  place(popup, below)
  box = popup
  return popup
}

function place(popup: HTMLElement, below: Element): void {
  const { left, bottom } = below.getBoundingClientRect()
  const room = document.documentElement.clientWidth - popup.offsetWidth - 8
  popup.style.top = `${bottom + scrollY}px`
  popup.style.left = `${Math.max(8, Math.min(left, room))}px`
}
