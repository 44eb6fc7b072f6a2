import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuartiles, getPercentile } from './percentiles.ts'

function getBySorting(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = p * (sorted.length - 1)
  const low = sorted[Math.floor(position)]!
  return low + (position - Math.floor(position)) * (sorted[Math.ceil(position)]! - low)
}

const balances = fc.array(fc.oneof(fc.constant(0), fc.nat(50), fc.double({ min: 0, max: 1e15, noNaN: true })), {
  minLength: 1,
  maxLength: 300,
})

test('a percentile is the same as one found by sorting', () => {
  fc.assert(
    fc.property(balances, fc.double({ min: 0, max: 1, noNaN: true }), (values, p) => {
      expect(getPercentile(Float64Array.from(values), p)).toBe(getBySorting(values, p))
    }),
  )
})

test('the fast quartiles are the same as those found by sorting, and the values keep their order', () => {
  fc.assert(
    fc.property(balances, (values) => {
      const typed = Float64Array.from(values)
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const { p25, p75 } = createQuartiles(values.length)(typed, mean)
      expect([p25, p75]).toEqual([getBySorting(values, 0.25), getBySorting(values, 0.75)])
      expect([...typed]).toEqual(values)
    }),
  )
})
