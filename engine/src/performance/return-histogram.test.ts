import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeReturnHistogram } from './return-histogram.ts'

test('counts every return once, in adjacent bins of equal width with an edge at zero', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1, max: 3, noNaN: true }), { minLength: 1, maxLength: 400 }), (returns) => {
      const bins = makeReturnHistogram(returns)
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(returns.length)
      expect(bins.length).toBeLessThanOrEqual(18)
      bins.forEach(({ from, to, count }, i) => {
        expect(count).toBe(returns.filter((each) => each >= from && each < to).length)
        if (i > 0) expect(from).toBe(bins[i - 1]!.to)
        expect(to - from).toBeCloseTo(bins[0]!.to - bins[0]!.from, 6)
      })
      const [first, last] = [bins[0]!, bins.at(-1)!]
      if (first.from < 0 && last.to > 0) expect(bins.some(({ from, to }) => from === 0 || to === 0)).toBe(true)
    }),
  )
})

test('bins have a round width, and without returns there are none', () => {
  const bins = makeReturnHistogram([-0.021, 0.004, 0.012, 0.018, 0.03, 0.029, 0.29])
  expect(bins[0]!.to - bins[0]!.from).toBeCloseTo(0.1, 12)
  expect(makeReturnHistogram([])).toEqual([])
})
