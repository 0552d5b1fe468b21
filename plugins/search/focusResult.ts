import type { ClientModule } from '@docusaurus/types'
import './focusResult.css'
import { session } from './session'

function findTarget(hash: string): HTMLElement | null {
  const heading = () => document.querySelector<HTMLElement>('h1')
  try {
    const id = decodeURIComponent(hash.slice(1))
    return id ? document.getElementById(id) : heading()
  } catch {
    return heading()
  }
}

/** Focuses an element that isn't a control, until the focus moves on. */
function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {
      once: true,
    })
  }
  target.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading of a search result that was opened, so keyboards
 * and screen readers continue there. Like a browser does when a document loads.
 */
const focusResult: ClientModule = {
  onRouteDidUpdate({ location: { pathname, search, hash } }) {
    const { opened } = session
    session.opened = undefined
    if (opened !== pathname + search + hash) return
    // Later, because the theme also moves the focus, and plugins/anchors opens
    // what the heading is hidden in.
    requestAnimationFrame(() => {
      const target = findTarget(hash)
      if (target) focus(target)
    })
  },
}

export default focusResult
