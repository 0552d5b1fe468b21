import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Element }[]
}

/** Has each page say what it moves without the reader's doing. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources, value } = entry as Shift
        const moved = sources[0]?.node?.outerHTML?.slice(0, 200)
        if (!hadRecentInput) shifts.push(`${value} ${moved}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved until now: how far, and the first thing that did. */
export const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // The observer hears of a frame when the next one has begun.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Reflect.get(window, 'shifts'))),
          ),
        )
      }),
  )
