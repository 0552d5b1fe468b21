interface StoredSetting {
  get: () => boolean
  set: (value: boolean) => void
  /** Calls back after a change, in any tab, until the returned function is called. */
  listen: (listener: () => void) => () => void
}

/**
 * A setting that the reader turns on or off for all tabs and visits. Without
 * storage, it lasts as long as the page.
 *
 * @param name its key in `localStorage`
 * @param initial what it is until the reader changes it
 */
export function storedSetting(name: string, initial: boolean): StoredSetting {
  const listeners = new Set<() => void>()
  let unstored: boolean | undefined
  return {
    get() {
      if (unstored !== undefined) return unstored
      try {
        const stored = localStorage.getItem(name)
        return initial ? stored !== 'off' : stored === 'on'
      } catch {
        return initial
      }
    },
    set(value) {
      unstored = undefined
      try {
        localStorage.setItem(name, value ? 'on' : 'off')
      } catch {
        unstored = value
      }
      listeners.forEach((listener) => listener())
    },
    listen(listener) {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
  }
}
