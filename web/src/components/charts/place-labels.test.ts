import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNearest, spaceTicks, spreadLabels } from './place-labels.ts'

test('labels that are far apart stay where they are', () => {
  expect(spreadLabels([20, 60, 100], 15, [0, 200])).toEqual([20, 60, 100])
})

test('labels keep their order and their distance within the limits, if there is room', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 8 }), (heights) => {
      const placed = spreadLabels(heights, 15, [0, 200])
      const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!)
      order.forEach((i, n) => {
        expect(placed[i]!).toBeGreaterThanOrEqual(-1e-9)
        expect(placed[i]!).toBeLessThanOrEqual(200 + 1e-9)
        if (n > 0) expect(placed[i]! - placed[order[n - 1]!]!).toBeGreaterThanOrEqual(15 - 1e-9)
      })
    }),
  )
})

test('ticks keep their distance even if points are crowded', () => {
  expect(spaceTicks([56, 60, 90, 140, 145, 300], 50)).toEqual([0, 3, 5])
  expect(spaceTicks([], 50)).toEqual([])
})

test('ticks on month ends are the same number of months apart', () => {
  const ends = [0, 31, 61, 92, 122, 153, 184, 212, 243, 273, 304, 334, 365]
  for (const room of [60, 90, 91, 92, 120]) {
    const ticks = spaceTicks(ends, room)
    const steps = ticks.slice(1).map((tick, i) => tick - ticks[i]!)
    expect(new Set(steps).size, `${room}`).toBe(1)
  }
})

test('the cursor is on the nearest point', () => {
  expect(findNearest(17, [0, 10, 30])).toBe(1)
  expect(findNearest(99, [0, 10, 30])).toBe(2)
})
