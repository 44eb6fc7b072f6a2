import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDashboard } from '../../testing/report-builders.ts'
import { getChartPoints, getCurrentPeriod } from './chart-points.ts'

const makePeriods = (amounts: readonly string[]) =>
  amounts.map((actual, i) => ({
    period: `2026-${String(i + 1).padStart(2, '0')}`,
    from: plainDate(`2026-${String(i + 1).padStart(2, '0')}-01`),
    to: plainDate(`2026-${String(i + 1).padStart(2, '0')}-28`),
    actual,
    budget: '100.10',
  }))

test('in a cumulative chart, the last point is the exact sum of all periods, to the cent', () => {
  const cents = fc.integer({ min: -99_999, max: 9_999_999 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 11 }), (minors) => {
      const series = makePeriods(minors.map((minor) => (minor / 100).toFixed(2)))
      const last = getChartPoints(aDashboard({ series }), true).at(-1)!
      expect(parseMinor(last.actual!, 'USD')).toBe(minors.reduce((a, b) => a + b, 0))
      expect(parseMinor(last.budget, 'USD')).toBe(minors.length * 10_010)
    }),
  )
})

test('in a chart that isn’t cumulative, each period keeps its own figures', () => {
  const points = getChartPoints(aDashboard(), false)
  expect(points.map(({ name, actual, budget }) => [name, actual, budget])).toEqual([
    ['October 2026', '4680.00', '4315.00'],
    ['November 2026', '4090.00', '4315.00'],
  ])
})

test('a period that hasn’t begun has no actual amount, rather than zero', () => {
  const series = makePeriods(Array.from({ length: 12 }, () => '10.00'))
  const points = getChartPoints(aDashboard({ series }), true)
  expect(points[10]!.actual).toBe('110.00')
  expect(points[11]!.actual).toBeNull()
})

test('a week is named after its first and last day, and the current one is recognized', () => {
  const week = {
    period: '2026-11-09',
    from: plainDate('2026-11-09'),
    to: plainDate('2026-11-15'),
    actual: '1.00',
    budget: '0.00',
  }
  const data = aDashboard({ granularity: 'weekly', series: [week] })
  expect(getChartPoints(data, false)[0]).toMatchObject({ tick: 'Nov 9', name: 'Nov 9 to Nov 15, 2026' })
  expect(getCurrentPeriod(data)).toBe('2026-11-09')
})
