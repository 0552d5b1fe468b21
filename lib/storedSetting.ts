interface StoredSetting<Value> {
  get: () => Value
  set: (value: boolean) => void
  /** Calls back after a change, in any tab, until the returned function is called. */
  listen: (listener: () => void) => () => void
}

/**
 * A setting that the reader turns on or off for all tabs and visits. Without
 * storage, it lasts as long as the page.
 *
 * @param name its key in `localStorage`
 * @param initial what it is until the reader changes it. `undefined` tells
 *   readers who haven't chosen from those who have.
 */
export function storedSetting<Initial extends boolean | undefined>(
  name: string,
  initial: Initial,
): StoredSetting<boolean | Initial> {
  const listeners = new Set<() => void>()
  let unstored: boolean | undefined
  return {
    get() {
      if (unstored !== undefined) return unstored
      try {
        const stored = localStorage.getItem(name)
        return stored === 'on' || (stored === 'off' ? false : initial)
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
