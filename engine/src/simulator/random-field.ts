/**
 * Random numbers with an address: 32 bits for every seed, year and path, in any order. The first 300 paths are
 * therefore the same whether 300 or 10,000 are run.
 */

/** What `getBits` needs to know about a seed and year. */
export type YearKeys = { readonly first: number; readonly second: number }

/** The keys of one year. Neighboring years and seeds are unrelated. */
export function getYearKeys(seed: number, year: number): YearKeys {
  const mixed = getBits({ first: getBits({ first: 0, second: 0 }, seed | 0), second: 0 }, year)
  return {
    first: getBits({ first: mixed, second: 0x6a09e667 }, 1),
    second: getBits({ first: mixed, second: 0xbb67ae85 }, 2),
  }
}

/** The 32 random bits of a path in the year of the keys. */
export function getBits(keys: YearKeys, path: number): number {
  return scramble(getPlace(keys, path), keys.second)
}

/** Neighboring paths are `PATH_STEP` apart, so a loop over paths adds instead of multiplying. */
export const PATH_STEP = 0x9e3779b9
export function getPlace({ first }: YearKeys, path: number): number {
  return Math.imul(path + first, PATH_STEP)
}

/**
 * Wellons' lowbias32 with a key in the middle: a permutation in which every input bit affects every bit of the result.
 * Small enough to be inlined into loops.
 */
export function scramble(place: number, second: number): number {
  let h = place ^ (place >>> 16)
  h = Math.imul(h, 0x21f0aaad)
  h ^= second ^ (h >>> 15)
  h = Math.imul(h, 0x735a2d97)
  return h ^ (h >>> 15)
}
