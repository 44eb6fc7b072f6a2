import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, getMonthEnd, plainDate } from '../core/plain-date.ts'
import { createRandom } from '../core/random.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { backtestMonthForecast, type DayAmount, forecastMonth } from './month-forecast.ts'
import { getMedian, getQuantile } from './robust-statistics.ts'

/** Two years of days: rent on the 1st, and everyday spending that varies from day to day. */
function makeHousehold(seed: number, until: string) {
  const random = createRandom(seed)
  const spent: DayAmount[] = []
  const recurring: DayAmount[] = []
  for (let day = plainDate('2024-01-01'); day <= until; day = addDays(day, 1)) {
    if (day.endsWith('-01')) {
      recurring.push({ day, minor: 180_000 })
      spent.push({ day, minor: 180_000 })
    }
    if (random.next() < 0.7) spent.push({ day, minor: Math.round(4_000 * Math.exp(random.normal() * 0.6)) })
  }
  return { spent, recurring }
}

test('about eight out of ten forecasts are right, over many households', () => {
  const shares = Array.from({ length: 30 }, (_, seed) => {
    const { spent, recurring } = makeHousehold(seed, '2026-02-11')
    return backtestMonthForecast({ today: plainDate('2026-02-11'), spent, recurring }).share!
  })
  const held = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(held).toBeGreaterThan(0.74)
  expect(held).toBeLessThan(0.9)
})

test('the expected total is in its range and at least what was spent, and on the last day nothing is uncertain', () => {
  fc.assert(
    fc.property(anyDay(2025, 2025), fc.nat(1000), (today, seed) => {
      const { spent, recurring } = makeHousehold(seed, today)
      const forecast = forecastMonth({ today, spent, recurring, upcoming: [] })
      expect(forecast.range!.low).toBeLessThanOrEqual(forecast.expected)
      expect(forecast.range!.high).toBeGreaterThanOrEqual(forecast.expected)
      expect(forecast.expected).toBeGreaterThanOrEqual(forecast.spentSoFar)
      if (today === getMonthEnd(today)) {
        expect(forecast.range).toEqual({ low: forecast.spentSoFar, high: forecast.spentSoFar })
      }
    }),
    { numRuns: 40 },
  )
  const { spent, recurring } = makeHousehold(1, '2025-02-28')
  const closed = forecastMonth({ today: plainDate('2025-02-28'), spent, recurring, upcoming: [] })
  expect(closed.range).toEqual({ low: closed.spentSoFar, high: closed.spentSoFar })
})

test('a payment due this month is added once; one due next month isn’t', () => {
  const { spent, recurring } = makeHousehold(3, '2025-06-15')
  const today = plainDate('2025-06-15')
  const without = forecastMonth({ today, spent, recurring, upcoming: [] })
  const upcoming = ['2025-06-14', '2025-06-20', '2025-07-01'].map((day) => ({ day: plainDate(day), minor: 5_000 }))
  const withPayment = forecastMonth({ today, spent, recurring, upcoming })
  expect(withPayment.expected - without.expected).toBe(5_000)
})

test('with fewer than three whole months, there is an expected total but no range', () => {
  const spent = [
    { day: plainDate('2026-01-20'), minor: 100 },
    { day: plainDate('2026-02-03'), minor: 700 },
    { day: plainDate('2026-02-25'), minor: 300 },
    { day: plainDate('2026-03-02'), minor: 50 },
  ]
  const forecast = forecastMonth({ today: plainDate('2026-03-10'), spent, recurring: [], upcoming: [] })
  expect(forecast).toMatchObject({ spentSoFar: 50, expected: 350, range: null, months: ['2026-02'] })
  expect(backtestMonthForecast({ today: plainDate('2026-03-10'), spent, recurring: [] }).share).toBe(null)
})

test('quantiles never leave the range of the values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (values, share) => {
        const found = getQuantile(values, share)
        expect(found >= Math.min(...values) && found <= Math.max(...values)).toBe(true)
      },
    ),
  )
  expect(getMedian([4, 1, 3, 2])).toBe(2.5)
  expect(getMedian([])).toBeNaN()
})
