import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type PlainDate, plainDate } from '../core/plain-date.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { formatRate } from './decimal-rate.ts'
import { packRates, unpackRates } from './packed-rates.ts'
import { type RateRow, RateTable } from './rate-table.ts'
import { readEcbRates } from './read-ecb-rates.ts'
import { getShippedRates } from './shipped-rates.ts'

const rows = fc.uniqueArray(
  fc.record({
    day: anyDay(2020, 2022),
    currency: fc.constantFrom('USD', 'JPY', 'GBP'),
    rate: fc
      .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 5 }))
      .map(([scaled, decimals]) => formatRate({ scaled, decimals })),
    source: fc.constant('ecb' as const),
  }),
  { minLength: 1, maxLength: 200, selector: (row) => row.day + row.currency },
)

test('finds the latest rate on or before the day, or else the first', () => {
  fc.assert(
    fc.property(rows, anyDay(2019, 2023), (all, day) => {
      const usd = all.filter((row) => row.currency === 'USD').sort((a, b) => (a.day < b.day ? -1 : 1))
      const expected = usd.findLast((row) => row.day <= day) ?? usd[0]
      const found = RateTable.fromRows(all).find('USD', day)
      expect(found?.day).toBe(expected?.day)
      expect(found && formatRate(found)).toBe(expected?.rate ?? null)
    }),
  )
})

test('rows added later give the same table as all rows at once', () => {
  fc.assert(
    fc.property(
      rows,
      fc.array(fc.boolean(), { minLength: 200, maxLength: 200 }),
      fc.boolean(),
      (all, mixed, inOrder) => {
        const quotes = all.map((row, i) => ({ ...row, source: mixed[i] ? ('ecb' as const) : ('market-mid' as const) }))
        if (inOrder) quotes.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
        const middle = Math.floor(quotes.length / 2)
        const whole = RateTable.fromRows(quotes)
        const inSteps = RateTable.fromRows(quotes.slice(0, middle)).addRows(quotes.slice(middle))
        for (const currency of whole.currencies) {
          const [a, b] = [whole.getSeries(currency), inSteps.getSeries(currency)]
          expect(b).toEqual(a)
        }
      },
    ),
  )
})

test('packed rates are unpacked exactly, including gaps', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const [table, unpacked] = [RateTable.fromRows(all), unpackRates(packRates(all))]
      expect(unpacked.currencies).toEqual(table.currencies)
      for (const currency of table.currencies) expect(unpacked.getSeries(currency)).toEqual(table.getSeries(currency))
    }),
  )
})

test('an official rate replaces bridge quotes for its day and the next weekend, never the other way around', () => {
  const quote = (day: string, rate: string, source: RateRow['source']): RateRow => ({
    day: plainDate(day),
    currency: 'USD',
    rate,
    source,
  })
  const bridge = ['2026-05-08', '2026-05-09', '2026-05-20'].map((day) => quote(day, '1.3', 'market-mid'))
  const before = RateTable.fromRows([quote('2026-05-01', '1.1', 'ecb'), ...bridge])
  expect(before.find('USD', plainDate('2026-05-09'))).toMatchObject({ day: '2026-05-09', source: 'market-mid' })
  const after = before.addRows([quote('2026-05-08', '1.2', 'ecb'), quote('2026-05-29', '1.25', 'ecb')])
  expect(after.find('USD', plainDate('2026-05-09'))).toMatchObject({ day: '2026-05-08', source: 'ecb', scaled: 120 })
  expect(after.find('USD', plainDate('2026-05-25'))).toMatchObject({ day: '2026-05-20', source: 'market-mid' })
  const late = after.addRows([quote('2026-05-29', '9', 'market-mid')])
  expect(late.find('USD', plainDate('2026-05-29'))).toMatchObject({ source: 'ecb', scaled: 125 })
})

test('a bridge quote for a weekend is dropped if it’s added together with the next official rate', () => {
  const quote = (day: string, source: RateRow['source']): RateRow => ({
    day: plainDate(day),
    currency: 'USD',
    rate: '1.2',
    source,
  })
  const before = RateTable.fromRows([quote('2026-05-01', 'ecb')])
  const after = before.addRows([
    quote('2026-05-08', 'ecb'),
    quote('2026-05-09', 'market-mid'),
    quote('2026-05-11', 'ecb'),
  ])
  expect(after.find('USD', plainDate('2026-05-09'))).toMatchObject({ day: '2026-05-08', source: 'ecb' })
})

test('reads the European Central Bank’s CSV and XML, and skips cells without a number', () => {
  const csv = 'Date,USD,BGN,\n2026-01-05,1.17,N/A,\nnot a day,1,2,\n'
  expect(readEcbRates(csv)).toEqual([{ day: '2026-01-05', currency: 'USD', rate: '1.17', source: 'ecb' }])
  const xml = `<?xml version="1.0"?><Cube><Cube time='2026-01-05'><Cube currency='USD' rate='1.17'/><Cube currency="JPY" rate="x"/></Cube>
    <Cube time="2026-01-02"><Cube currency="JPY" rate="183.5"/></Cube></Cube>`
  expect(readEcbRates(xml)).toEqual([
    { day: '2026-01-05', currency: 'USD', rate: '1.17', source: 'ecb' },
    { day: '2026-01-02', currency: 'JPY', rate: '183.5', source: 'ecb' },
  ])
  expect(readEcbRates('hello')).toEqual([])
})

test('on sample days, the built-in rates match those published by the European Central Bank', () => {
  const rates = getShippedRates()
  const published: [string, string, string][] = [
    ['1999-01-04', 'USD', '1.1789'],
    ['2001-09-11', 'JPY', '109.3'],
    ['2008-07-15', 'CAD', '1.5979'],
    ['2020-03-19', 'AUD', '1.8635'],
    ['2024-03-06', 'USD', '1.0874'],
    ['2026-04-13', 'GBP', '0.87058'],
    ['2026-04-13', 'IDR', '20082.05'],
  ]
  for (const [day, currency, rate] of published) {
    const found = rates.find(currency, plainDate(day))!
    expect(formatRate(found)).toBe(rate)
    expect(found).toMatchObject({ day, basis: 'same-day', source: 'ecb' })
  }
})

test('the built-in dollar rates have no gap over five days in 27 years, and quotes after them are marked', () => {
  const rates = getShippedRates()
  expect(rates.currencies.length).toBeGreaterThan(40)
  let day = plainDate('1999-01-04') as PlainDate
  for (; day < '2026-04-14'; day = addDays(day, 1)) {
    const found = rates.find('USD', day)!
    expect(found.source).toBe('ecb')
    expect(found.day > addDays(day, -6)).toBe(true)
  }
  expect(rates.find('USD', plainDate('2026-06-30'))?.source).toBe('market-mid')
  // A currency replaced by the euro keeps its last rate.
  expect(formatRate(rates.find('BGN', plainDate('2026-03-01'))!)).toBe('1.9558')
})
