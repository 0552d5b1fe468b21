import type { ClientModule } from '@docusaurus/types'
import { reveal } from '../../lib/reveal'

/** Milliseconds in which the theme has opened the group of the new page. */
const opening = 1000

/** Scrolls the sidebar to the current page, if it's out of sight. */
function showActiveItem(): void {
  const menu = document.querySelector('.theme-doc-sidebar-menu')
  const item = menu?.querySelector('[aria-current=page]')
  if (menu?.parentElement && item) reveal(item, menu.parentElement)
}

/**
 * The first page's item is in view already, see `restore.ts`. Later ones can be in
 * a group that opens slowly, so the sidebar scrolls as it grows.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const menu = document.querySelector('.theme-doc-sidebar-menu')
    if (!menu || !previousLocation) return undefined
    if (location.pathname === previousLocation.pathname) return undefined
    const observer = new ResizeObserver(showActiveItem)
    observer.observe(menu)
    const stop = () => observer.disconnect()
    setTimeout(stop, opening)
    return stop
  },
}

export default clientModule
