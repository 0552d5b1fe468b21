/** Reads JSON that the shop stored, or the fallback if there's none or it's broken. */
export function readStored<T>(storage: Storage, key: string, fallback: T): T {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as T | null) ?? fallback
  } catch {
    return fallback
  }
}
