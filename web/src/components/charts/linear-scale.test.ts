import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLinearScale } from './linear-scale.ts'
import { drawArea, drawLine } from './svg-paths.ts'

test('gridlines are at round values that cover the domain', () => {
  const money = createLinearScale({ domain: [-372_899, 1_026_259], range: [270, 12], nice: 4 })
  expect(money.ticks(4)).toEqual([-500_000, 0, 500_000, 1_000_000, 1_500_000])
  expect(createLinearScale({ domain: [-0.1446, 0.49], range: [0, 1], nice: 4 }).ticks(4)).toEqual([
    -0.2, 0, 0.2, 0.4, 0.6,
  ])
  expect(createLinearScale({ domain: [0, 1], range: [10, 20] })(0.5)).toBe(15)
})

test('every domain, however small or large, has a few ticks inside it and can be inverted', () => {
  const value = fc.double({ min: -1e12, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(value, fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (low, span) => {
      fc.pre(span >= Math.abs(low) * 1e-6) // A smaller span is lost to rounding.
      const scale = createLinearScale({ domain: [low, low + span], range: [300, 0], nice: 4 })
      const ticks = scale.ticks(4)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(9)
      expect(scale(low)).toBeLessThanOrEqual(300.001)
      expect(scale(low + span)).toBeGreaterThanOrEqual(-0.001)
      expect(scale(scale.invert(120))).toBeCloseTo(120, 3)
    }),
  )
})

test('lines skip missing values, and a point without neighbors is a dot', () => {
  expect(drawLine([[0, 1], [10, 2], null, [20, 3], [30.123_456, 4]])).toBe('M0,1L10,2M20,3L30.12,4')
  expect(drawLine([[0, 1], [10, 2], null, [20, 3], null])).toBe('M0,1L10,2M20,3h0')
  expect(drawLine([null, [5, 6]])).toBe('M5,6h0')
  expect(
    drawArea(
      [
        [0, 1],
        [10, 2],
      ],
      [
        [0, 9],
        [10, 9],
      ],
    ),
  ).toBe('M0,1L10,2L10,9L0,9Z')
  expect(drawArea([], [])).toBe('')
})
