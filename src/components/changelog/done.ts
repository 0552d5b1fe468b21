const storageKey = 'docusaurus.changelog.done'

/** Keys of the changes that the reader has checked. */
export type Done = ReadonlySet<string>

/** Reads what was stored, and ignores what can't be read. */
export function readDone(): Done {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return new Set(
      Array.isArray(stored)
        ? stored.filter((key) => typeof key === 'string')
        : [],
    )
  } catch {
    return new Set()
  }
}

/** Stores what's done, or only keeps it until the reader leaves. */
export function writeDone(done: Done): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...done]))
  } catch {
    // Storage is blocked or full.
  }
}
