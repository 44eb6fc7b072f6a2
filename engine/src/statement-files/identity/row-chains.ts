/** No row, no key. */
export const NONE = -1
/** Numbers of accounts: of none, among all, and those of the file. */
export const UNKNOWN_SOURCE = 0
export const ANY_SOURCE = 1
export const OTHER_SOURCE = 2 // not one of the file's: met only by rows that may be of any
export const FIRST_SOURCE = 3
// No file has so many accounts; those past them would not be told apart. With half a million rows keys stay exact.
export const SOURCES = 4_096
const BODIES = 1 << 20

/** Lists of row numbers under keys. A row is in one list of its own account at most, and in one of all at most. */
export class Chains {
  readonly #heads = new Map<number, number>()
  readonly #count: number
  #next: Int32Array | null = null
  #nextOfAny: Int32Array | null = null

  constructor(count: number) {
    this.#count = count
  }

  /** Before those that are there; the key -1 is none. */
  add(key: number, row: number): void {
    if (key === NONE) return
    this.#links(key)[row] = this.#heads.get(key) ?? NONE
    this.#heads.set(key, row)
  }

  /** The first that nobody has claimed; those before it are let go. */
  first(key: number, claimed: Uint8Array): number {
    const head = this.#heads.get(key)
    if (head === undefined) return NONE
    const links = this.#links(key)
    let at = head
    while (at !== NONE && claimed[at] === 1) at = links[at] as number
    if (at !== head) this.#heads.set(key, at)
    return at
  }

  #links(key: number): Int32Array {
    if (key % SOURCES === ANY_SOURCE) {
      this.#nextOfAny ??= new Int32Array(this.#count)
      return this.#nextOfAny
    }
    this.#next ??= new Int32Array(this.#count)
    return this.#next
  }
}

/** One number for what two rows have to share, in an account. */
export function keyOf(one: number, source: number, body = 0): number {
  return (one * BODIES + body) * SOURCES + source
}
