/**
 * Chance with an address: one 32-bit number for every seed, year and path. It can be asked for in any order, so the first
 * 300 paths are the same whether 300 or 10,000 are run.
 */
export type YearKeys = { readonly first: number; readonly second: number }

/** The keys of one year; years and seeds next to each other have nothing in common. */
export function yearKeys(seed: number, year: number): YearKeys {
  const mixed = bitsAt(bitsAt(0, 0, seed | 0), 0, year)
  return { first: bitsAt(mixed, 0x6a09e667, 1), second: bitsAt(mixed, 0xbb67ae85, 2) }
}

/**
 * The 32 random bits of a path under the keys of a year. For fixed keys a permutation in which every bit of the path moves
 * every bit of the answer (Wellons' lowbias32). Small enough that loops take it in whole.
 */
export function bitsAt(first: number, second: number, path: number): number {
  let h = Math.imul(path + first, 0x9e3779b9)
  h ^= h >>> 16
  h = Math.imul(h, 0x21f0aaad)
  h ^= second ^ (h >>> 15)
  h = Math.imul(h, 0x735a2d97)
  return h ^ (h >>> 15)
}
