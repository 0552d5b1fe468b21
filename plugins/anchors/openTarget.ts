import type { ClientModule } from '@docusaurus/types'

const closed = '[role=tabpanel][hidden], details:not([open])'

/** Hydration resets tabs and `<details>`, so wait for it. */
function whenHydrated(callback: () => void) {
  if (document.documentElement.dataset.hasHydrated === 'true') callback()
  else requestAnimationFrame(() => whenHydrated(callback))
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens a closed box: a `<details>` element, or the panel of a tab. */
function open(box: Element) {
  if (box instanceof HTMLDetailsElement) {
    box.open = true
    return
  }
  const panels = [...(box.parentElement?.children ?? [])]
  box
    .closest('.tabs-container')
    ?.querySelectorAll<HTMLElement>('[role=tab]')
    [panels.indexOf(box)]?.click()
}

/** The closed boxes around an element, outermost first. */
function closedAround(element: Element | null | undefined): Element[] {
  const box = element?.closest(closed)
  return box ? [...closedAround(box.parentElement), box] : []
}

function openTarget(hash: string) {
  const target = findTarget(hash)
  const boxes = closedAround(target)
  if (!boxes.length) return
  boxes.forEach(open)
  requestAnimationFrame(() => target?.scrollIntoView())
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { hash } }) {
    if (hash) whenHydrated(() => openTarget(hash))
  },
}

export default clientModule
