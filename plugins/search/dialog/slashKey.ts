const name = 'docs-search-slash-key'

const listeners = new Set<() => void>()

/** For this visit, where the browser keeps nothing. */
let isOn: boolean | undefined

/** Whether the slash key opens search: the reader's choice, for all tabs. */
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
