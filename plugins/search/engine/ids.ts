/** A list of sections or phrases, allocated once. */
export class Ids {
  /** Only the first `length` of them count. */
  readonly items: Uint32Array
  length = 0

  constructor(most: number) {
    this.items = new Uint32Array(most)
  }

  clear() {
    this.length = 0
  }

  add(id: number) {
    this.items[this.length++] = id
  }

  /** Those that count, as long as nothing is added. */
  get known(): Uint32Array {
    return this.items.subarray(0, this.length)
  }
}
