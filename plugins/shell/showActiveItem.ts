import type { ClientModule } from '@docusaurus/types'

/**
 * Scrolls the sidebar to the current page when a visit starts, without
 * scrolling the page. Later pages don't move it.
 */
function showActiveItem(): void {
  const item = document.querySelector<HTMLElement>(
    '.theme-doc-sidebar-menu .menu__link[aria-current="page"]',
  )
  const scroller = item?.closest('nav')
  if (!item || !scroller) return
  const { top, bottom } = item.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const lowest = Math.min(view.bottom, window.innerHeight)
  if (top >= view.top && bottom <= lowest) return
  scroller.scrollTop += (top + bottom) / 2 - (view.top + lowest) / 2
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (!previousLocation) showActiveItem()
}
