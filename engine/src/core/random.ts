/** A seeded random generator: the same seed gives the same numbers in the browser and on the server. */
export type Random = {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** Any of the items; throws if there are none. */
  pick<Item>(items: readonly Item[]): Item
  /** Normally distributed with mean 0 and standard deviation 1. */
  normal(): number
}

/** xoshiro128** seeded by splitmix32: small, fast, and good enough for simulation (not for secrets). */
export function createRandom(seed: number): Random {
  let mix = seed | 0
  const drawSeed = () => {
    mix = (mix + 0x9e3779b9) | 0
    let z = mix
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return (z ^ (z >>> 16)) >>> 0
  }
  let [a, b, c, d] = [drawSeed(), drawSeed(), drawSeed(), drawSeed()]
  const rotateLeft = (x: number, k: number) => (x << k) | (x >>> (32 - k))
  const drawUint = () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotateLeft(d, 11)
    return result
  }
  const next = () => drawUint() / 4294967296
  let spare: number | null = null
  const normal = () => {
    if (spare !== null) {
      const value = spare
      spare = null
      return value
    }
    // Marsaglia's polar method.
    for (;;) {
      const u = next() * 2 - 1
      const v = next() * 2 - 1
      const s = u * u + v * v
      if (s > 0 && s < 1) {
        const factor = Math.sqrt((-2 * Math.log(s)) / s)
        spare = v * factor
        return u * factor
      }
    }
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      if (items.length === 0) throw new RangeError('nothing to pick from')
      return items[Math.floor(next() * items.length)]!
    },
    normal,
  }
}
