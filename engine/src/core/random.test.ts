import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const seeds = fc.integer()

test('the same seed gives the same numbers, and a different seed gives different ones', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const draw = (from: number) => {
        const random = createRandom(from)
        return Array.from({ length: 20 }, () => [random.next(), random.normal(), random.int(0, 1000)])
      }
      expect(draw(seed)).toEqual(draw(seed))
      expect(draw(seed)).not.toEqual(draw(seed + 1))
    }),
  )
})

test('numbers stay within their bounds', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: -100, max: 100 }), fc.nat(50), (seed, min, span) => {
      const random = createRandom(seed)
      for (let i = 0; i < 50; i++) {
        const unit = random.next()
        expect(unit >= 0 && unit < 1).toBe(true)
        const whole = random.int(min, min + span)
        expect(Number.isInteger(whole) && whole >= min && whole <= min + span).toBe(true)
      }
    }),
  )
})

test('every item can be picked; picking from an empty list throws', () => {
  const random = createRandom(7)
  expect(new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']))
  expect(() => random.pick([])).toThrow(RangeError)
})

test('normal() has mean 0, standard deviation 1 and a bell-shaped distribution', () => {
  const random = createRandom(11)
  const draws = Array.from({ length: 100_000 }, () => random.normal())
  const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length
  const variance = draws.reduce((sum, x) => sum + (x - mean) ** 2, 0) / draws.length
  expect(mean).toBeCloseTo(0, 1)
  expect(variance).toBeCloseTo(1, 1)
  expect(draws.filter((x) => Math.abs(x) < 1.96).length / draws.length).toBeCloseTo(0.95, 2)
})
