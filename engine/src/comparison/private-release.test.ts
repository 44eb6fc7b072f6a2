import { describe, expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import {
  type Contribution,
  DELTA,
  drawGeometricNoise,
  EPSILON,
  EPSILON_OF_MEASURE,
  getBins,
  placeAmong,
  releaseGroups,
  SMALLEST_GROUP,
} from './private-release.ts'

const makePeople = (count: number): Contribution[] =>
  Array.from({ length: count }, (_, i) => ({
    group: '40–59',
    'savings-rate': (i % 10) / 20,
    spending: 2_500,
    'net-worth': i * 1_000,
  }))
const createUniform = (seed: number) => {
  const random = createRandom(seed)
  return () => random.next() || Number.EPSILON
}

describe('groups of people who share their figures', () => {
  test('a group of fewer than twenty is never published, whatever the noise', () => {
    const uniform = createUniform(1)
    for (let run = 0; run < 5_000; run += 1) {
      expect(releaseGroups(makePeople(SMALLEST_GROUP - 1), uniform)).toEqual([])
    }
  })

  test('a large group is published, and never with more people than it has', () => {
    const uniform = createUniform(2)
    for (let run = 0; run < 500; run += 1) {
      const [group] = releaseGroups(makePeople(80), uniform)
      expect(group!.size).toBeGreaterThanOrEqual(SMALLEST_GROUP)
      expect(group!.size).toBeLessThanOrEqual(80)
    }
  })

  test('the privacy budget (ε) is two per person and release', () => {
    expect(EPSILON).toBe(2)
    expect(DELTA).toBeLessThan(2e-4)
  })

  test('adding or removing one person changes the likelihood of any count by at most the factor its measure’s share of ε allows', () => {
    const uniform = createUniform(3)
    const runs = 200_000
    const countReleases = (truth: number) => {
      const counts = new Map<number, number>()
      for (let run = 0; run < runs; run += 1) {
        const seen = truth + drawGeometricNoise(EPSILON_OF_MEASURE, uniform)
        counts.set(seen, (counts.get(seen) ?? 0) + 1)
      }
      return counts
    }
    const [with10, with11] = [countReleases(10), countReleases(11)]
    for (const [seen, count] of with10) {
      const other = with11.get(seen) ?? 0
      if (count < 2_000 || other < 2_000) continue
      // Five standard errors of the logarithm of the ratio.
      const slack = 5 * Math.sqrt(1 / count + 1 / other)
      expect(Math.abs(Math.log(count / other))).toBeLessThan(EPSILON_OF_MEASURE + slack)
    }
  })

  test('noise is centered and as wide as stated', () => {
    const uniform = createUniform(4)
    const draws = Array.from({ length: 100_000 }, () => drawGeometricNoise(EPSILON_OF_MEASURE, uniform))
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length
    const ratio = Math.exp(-EPSILON_OF_MEASURE)
    expect(Math.abs(mean)).toBeLessThan(0.05)
    expect(variance / ((2 * ratio) / (1 - ratio) ** 2)).toBeCloseTo(1, 1)
  })
})

test('a person is placed among others by the bin of their figure', () => {
  const counts = getBins('savings-rate').map((_, i) => (i === 3 ? 30 : 10))
  expect(placeAmong(counts, 'savings-rate', 0.07)).toEqual({ lower: 30 / 120, same: 30 / 120, higher: 60 / 120 })
  expect(placeAmong([0, 0], 'spending', 100)).toBeNull()
})
