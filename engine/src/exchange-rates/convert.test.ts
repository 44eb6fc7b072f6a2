import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDecimals } from '../core/currency.ts'
import { divideHalfEven } from '../core/money.ts'
import { addDays, plainDate } from '../core/plain-date.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { applyConversion, convertMinor, createConverter, findConversion } from './convert.ts'
import { formatQuotient, formatRate, parseRate } from './decimal-rate.ts'
import { type RateRow, RateTable } from './rate-table.ts'
import { getRatesOnDay } from './rates-on-day.ts'

const friday = plainDate('2026-03-06')
const rows: RateRow[] = [
  { day: friday, currency: 'USD', rate: '1.25', source: 'ecb' },
  { day: friday, currency: 'JPY', rate: '160', source: 'ecb' },
  { day: addDays(friday, 3), currency: 'USD', rate: '1.2', source: 'ecb' },
  { day: addDays(friday, 3), currency: 'JPY', rate: '150.5', source: 'ecb' },
]
const table = RateTable.fromRows(rows)

test('amounts are converted through the euro and have their currency’s decimals', () => {
  expect(convertMinor(-1250, 'USD', 'EUR', friday, table)).toMatchObject({ minor: -1000, rate: '0.8', rateDay: friday })
  expect(convertMinor(1000, 'USD', 'JPY', friday, table)).toMatchObject({ minor: 1280, rate: '128' })
  expect(convertMinor(1280, 'JPY', 'USD', friday, table)).toMatchObject({ minor: 1000, rate: '0.0078125' })
})

test('a day without a rate uses the last one before it, with its date', () => {
  const sunday = addDays(friday, 2)
  expect(convertMinor(100, 'EUR', 'USD', sunday, table)).toMatchObject({
    minor: 125,
    rateDay: friday,
    basis: 'last-published',
  })
  expect(convertMinor(100, 'EUR', 'USD', plainDate('2031-01-01'), table)).toMatchObject({
    minor: 120,
    rateDay: '2026-03-09',
    basis: 'last-published',
  })
})

test('a day before the first known rate uses that rate, marked as such', () => {
  expect(convertMinor(100, 'EUR', 'USD', plainDate('1998-01-01'), table)).toMatchObject({
    minor: 125,
    rateDay: friday,
    basis: 'first-known',
  })
})

test('an unknown currency can’t be converted, except to itself, which needs no rate', () => {
  expect(convertMinor(100, 'XXX', 'USD', friday, table)).toBe(null)
  expect(convertMinor(100, 'USD', 'XXX', friday, table)).toBe(null)
  expect(convertMinor(100, 'XXX', 'XXX', friday, table)).toMatchObject({ minor: 100, rate: '1', source: null })
})

test('halves round to the even neighbor', () => {
  const half = RateTable.fromRows([{ day: friday, currency: 'USD', rate: '0.5', source: 'ecb' }])
  const converted = [1, 3, 5, -1, -3].map((minor) => convertMinor(minor, 'EUR', 'USD', friday, half)?.minor)
  expect(converted).toEqual([0, 2, 2, 0, -2])
})

const rate = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([scaled, decimals]) => formatRate({ scaled, decimals }))
const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'EUR')

test('each amount is the exact product rounded once: no cent is lost to floating point', () => {
  const minors = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(minors, currency, currency, rate, rate, rate, (minor, from, to, a, b, c) => {
      const rates = RateTable.fromRows([
        { day: friday, currency: 'USD', rate: a, source: 'ecb' },
        { day: friday, currency: 'JPY', rate: b, source: 'ecb' },
        { day: friday, currency: 'KWD', rate: c, source: 'ecb' },
      ])
      const perEuro: Record<string, string> = { USD: a, JPY: b, KWD: c, EUR: '1' }
      // The same sum with every rate on a common scale, using only whole numbers.
      const scaleRate = (code: string) => {
        const { scaled: digits, decimals } = parseRate(perEuro[code]!)!
        return BigInt(digits) * 10n ** BigInt(6 - decimals)
      }
      const numerator = BigInt(minor) * scaleRate(to) * 10n ** BigInt(countDecimals(to))
      const expected = divideHalfEven(numerator, scaleRate(from) * 10n ** BigInt(countDecimals(from)))
      fc.pre(expected < 2n ** 53n && expected > -(2n ** 53n))
      expect(convertMinor(minor, from, to, friday, rates)?.minor).toBe(from === to ? minor : Number(expected))
    }),
    { numRuns: 400 },
  )
})

test('converting keeps the sign, and opposite amounts stay opposite', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), currency, currency, (minor, from, to) => {
      fc.pre(from !== 'KWD' && to !== 'KWD')
      const positive = convertMinor(minor, from, to, friday, table)!.minor
      const negative = convertMinor(-minor, from, to, friday, table)!.minor
      expect(positive >= 0).toBe(true)
      expect(negative + positive).toBe(0)
    }),
  )
})

test('a reused converter gives the same amounts as single conversions', () => {
  const convert = createConverter('USD', table)
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('USD', 'EUR', 'JPY', 'XXX'), anyDay(2025, 2027), (minor, from, day) => {
      expect(convert(minor, from, day)).toBe(convertMinor(minor, from, 'USD', day, table)?.minor ?? null)
    }),
  )
})

test('an amount too large to be exact is refused', () => {
  const conversion = findConversion('USD', 'JPY', friday, table)!
  expect(() => applyConversion(2 ** 52, { ...conversion, numerator: 1000n, denominator: 1n })).toThrow(RangeError)
})

test('a rate is formatted the way people write it, and only positive plain decimals are read', () => {
  expect(formatQuotient(1n, 3n)).toBe('0.333333333')
  expect(formatQuotient(2n, 300n)).toBe('0.00666666667')
  expect(formatQuotient(128n, 1n)).toBe('128')
  expect(formatQuotient(20_082_05n, 117n)).toBe('17164.1453')
  expect(['1.10', '0', '-1', '1e2', '1.', ''].map(parseRate)).toEqual([
    { scaled: 11, decimals: 1 },
    null,
    null,
    null,
    null,
    null,
  ])
})

test('all rates of a day can be given against one currency', () => {
  expect(getRatesOnDay('USD', addDays(friday, 1), table)).toEqual({
    base: 'USD',
    date: friday,
    source: 'ecb',
    rates: { EUR: '0.8', JPY: '128', USD: '1' },
  })
  expect(getRatesOnDay('XXX', friday, table)).toBe(null)
})
