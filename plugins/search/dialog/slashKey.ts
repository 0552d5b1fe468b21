const name = 'docs-search-slash-key'

const listeners = new Set<() => void>()

/** The setting for this visit, if the browser has no storage. */
let isOn: boolean | undefined

/**
 * Whether the slash key opens search. The reader can turn it off, for all tabs.
 */
export const slashKey = {
  get(): boolean {
    if (isOn !== undefined) return isOn
    try {
      return localStorage.getItem(name) !== 'off'
    } catch {
      return true
    }
  },
  set(value: boolean): void {
    isOn = undefined
    try {
      localStorage.setItem(name, value ? 'on' : 'off')
    } catch {
      isOn = value
    }
    listeners.forEach((listener) => listener())
  },
  listen(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
}
