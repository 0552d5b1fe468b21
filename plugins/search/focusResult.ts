import { focusOnce } from '../../lib/focusOnce'
import { session } from './session'

/** The heading that a result leads to. */
function findHeading(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1))
    if (id) return document.getElementById(id)
  } catch {
    // Nothing has such an ID.
  }
  return document.querySelector('h1')
}

/**
 * Moves the focus to the heading of a result once it's shown, so that keyboards
 * and screen readers continue there, as if the browser had loaded the page.
 *
 * @param path the path that's about to be opened
 */
export function focusResult(path: string): void {
  session.onShown = ({ pathname, search, hash }) => {
    // The reader may have opened something else since.
    if (pathname + search + hash !== path) return
    // After the effects of the theme, which also move the focus, and after
    // plugins/anchors has opened what the heading is hidden in.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const heading = findHeading(hash)
        if (heading) focusOnce(heading, { preventScroll: true })
      }),
    )
  }
}
