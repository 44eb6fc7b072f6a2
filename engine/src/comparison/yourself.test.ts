import { describe, expect, test } from 'vitest'
import { plainDate } from '../core/plain-date.ts'
import { compareWithYearBefore, type MonthAmount } from './yourself.ts'

const today = plainDate('2026-11-16')
const makeSpending = (month: string, minor: number, category = 'Groceries'): MonthAmount => ({
  month,
  category,
  kind: 'expense',
  minor,
})

describe('compared with a year before', () => {
  test('only months with records in both years are compared', () => {
    const found = compareWithYearBefore(
      [
        makeSpending('2025-09', 100),
        makeSpending('2025-10', 50),
        makeSpending('2026-08', 999),
        makeSpending('2026-09', 130),
        makeSpending('2026-10', 70),
      ],
      today,
    )
    expect(found).toMatchObject({ months: ['2026-09', '2026-10'], spending: { now: 200, before: 150 } })
  })

  test('the current month isn’t compared, because it isn’t over', () => {
    expect(compareWithYearBefore([makeSpending('2025-11', 100), makeSpending('2026-11', 50)], today)).toBeNull()
  })

  test('the categories that changed most come first, and seasons add up to the whole', () => {
    const months = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-06', '2026-09']
    const amounts = months.flatMap((month) => [
      makeSpending(month, 100),
      makeSpending(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`, 90),
      makeSpending(month, 400, 'Travel'),
      makeSpending(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`, 100, 'Travel'),
    ])
    const found = compareWithYearBefore(amounts, today)!
    expect(found.categories.map(({ category }) => category)).toEqual(['Travel', 'Groceries'])
    expect(found.seasons).toMatchObject([
      { season: 'dec-feb', months: 3, now: 1500 },
      { season: 'mar-may', months: 1 },
      { season: 'jun-aug', months: 1 },
      { season: 'sep-nov', months: 2 },
    ])
    expect(found.seasons.reduce((sum, { now }) => sum + now, 0)).toBe(found.spending.now)
  })
})
