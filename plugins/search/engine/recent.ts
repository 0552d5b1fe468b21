/** More than the words of the longest query, so that each stays for the next key. */
const most = 48

/**
 * Keeps the latest results for a vocabulary. Readers type letter by letter, and all
 * words but the last stay the same.
 */
export class Recent<T> {
  private readonly known = new Map<string, T>()
  private source: unknown

  /** @param source all earlier results are dropped if it's another */
  get(source: object, key: string, compute: () => T): T {
    if (this.source !== source) this.known.clear()
    this.source = source
    const result = this.known.get(key) ?? compute()
    // The first one is always the one that nobody has asked for the longest.
    this.known.delete(key)
    this.known.set(key, result)
    const [oldest] = this.known.keys()
    if (this.known.size > most && oldest !== undefined) {
      this.known.delete(oldest)
    }
    return result
  }
}
