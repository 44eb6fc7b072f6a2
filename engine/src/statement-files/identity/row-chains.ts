/** Stands for "no row" and "no key". */
export const NONE = -1
/** Numbers for accounts: unknown, any, not in the file, and then the file's own. */
export const UNKNOWN_SOURCE = 0
export const ANY_SOURCE = 1
export const OTHER_SOURCE = 2 // Only matches rows of the file that may belong to any account.
export const FIRST_SOURCE = 3
// No file has this many accounts; any beyond that would be treated as one. Up to half a million rows, keys stay exact
// integers.
export const SOURCES = 4_096
const CONTENTS = 1 << 20

/** Lists of row numbers by key. A row is in at most one list for its own account and one for all accounts. */
export class Chains {
  readonly #heads = new Map<number, number>()
  readonly #count: number
  #next: Int32Array | null = null
  #nextOfAny: Int32Array | null = null

  constructor(count: number) {
    this.#count = count
  }

  /** Adds a row at the front of a list; does nothing if the key is NONE. */
  add(key: number, row: number): void {
    if (key === NONE) return
    this.#links(key)[row] = this.#heads.get(key) ?? NONE
    this.#heads.set(key, row)
  }

  /** The first unclaimed row of a list, or NONE; those before it are dropped. */
  findFirst(key: number, claimed: Uint8Array): number {
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

/** One number for everything two rows must share within an account. */
export function getKey(group: number, source: number, content = 0): number {
  return (group * CONTENTS + content) * SOURCES + source
}
