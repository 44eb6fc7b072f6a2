import { expect, test } from 'vitest'
import { readComparisonSearch } from './comparison-search.ts'
import {
  describeChange,
  describeDifference,
  describeMissing,
  describeOwnMonths,
  describePosition,
  describePrices,
  describeQuarter,
  describeStanding,
  getRealChange,
} from './comparison-words.ts'

test('a position is only as precise as the table', () => {
  expect(describePosition({ above: 60, below: 70 })).toBe('higher than 60–70%')
  expect(describePosition({ above: null, below: 10 })).toBe('lower than 90%')
  expect(describePosition({ above: 99, below: null })).toBe('higher than 99%')
})

test('amounts say which prices they use, and shares only which year they’re from', () => {
  expect(describePrices({ kind: 'mean', year: '2019', prices: null })).toBe('at 2019 prices')
  expect(describePrices({ kind: 'share', year: '2019', prices: null })).toBe('2019 figures')
  const prices = { index: 'CPI-U', from: '2023', to: '2026-07', factor: 1.1 }
  expect(describePrices({ kind: 'mean', year: '2023', prices })).toBe('2023 figures at July 2026 prices (CPI-U)')
})

test('a year that is scaled up from fewer months says so', () => {
  expect(describeOwnMonths(['2026-10'])).toContain('1 of the last 12 full months')
  expect(describeOwnMonths(Array(12).fill('2026-01'))).toContain('last 12 full months')
})

test('having no debt doesn’t count as owing more than others', () => {
  const points = [10, 20, 30].map((percentile) => ({ percentile, value: percentile > 20 ? '1540.00' : '0.00' }))
  const figure = { measure: 'debt', yours: '0.00', percentile: { above: 20, below: 30 }, points } as never
  expect(describeStanding(figure, 'USD')).toBe('You have no debt, like at least 20% of this group.')
})

test('attributes, quarters and price changes are described in words', () => {
  expect(describeMissing(['birth_year', 'annual_income'])).toBe('your year of birth and household income')
  expect(describeQuarter('2026-Q4')).toBe('October to December 2026')
  expect(getRealChange(0.058, 1.042)).toBeCloseTo(0.0154, 4)
  expect([0.042, -0.01, 0.0001].map(describeChange)).toEqual(['rose 4.2%', 'fell 1.0%', 'stayed about the same'])
})

test('differences are described in words', () => {
  expect(describeDifference(150, 100)).toBe('50% more')
  expect(describeDifference(80, 100)).toBe('20% less')
  expect(describeDifference(100.2, 100)).toBe('About the same')
})

test('unknown values in the address are ignored', () => {
  expect(readComparisonSearch({ by: 'zzz', measure: 'zzz', group: 4 })).toEqual({})
  expect(readComparisonSearch({ by: 'income', measure: 'debt', group: 'Lowest 20 percent' })).toEqual({
    by: 'income',
    measure: 'debt',
    group: 'Lowest 20 percent',
  })
})
