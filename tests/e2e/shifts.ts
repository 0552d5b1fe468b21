import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: {
    node: Node | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }[]
}

/** Records layout shifts that the reader didn't cause, on every page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources, value } = entry as Shift
        if (hadRecentInput) continue
        const [first] = sources
        const parent = first?.node?.parentElement
        const moved = first
          ? [
              first.node instanceof Element
                ? first.node.outerHTML.slice(0, 200)
                : `"${first.node?.nodeValue}" in ${parent?.outerHTML.slice(0, 200)}`,
              `from ${JSON.stringify(first.previousRect)}`,
              `to ${JSON.stringify(first.currentRect)}`,
            ].join(' ')
          : 'nothing that is left'
        shifts.push(`${value} ${moved}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The shifts so far: each one's score, and the first element that moved. */
export const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // The observer is notified of a frame once the next one has started.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Reflect.get(window, 'shifts'))),
          ),
        )
      }),
  )
