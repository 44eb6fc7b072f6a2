import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, type PlainDate, plainDate } from '../core/plain-date.ts'
import { createRandom } from '../core/random.ts'
import { getOccurrences, type Repeat } from '../core/recurrence.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { proposeBudget, roundToTwoDigits } from './budget-proposal.ts'
import type { PaymentRow } from './payment-row.ts'
import { findRecurringPayments, getExpectedPayments } from './recurring-payments.ts'
import { testRates } from './testing/arbitrary-ledger.ts'

const today = plainDate('2026-02-11')
let rowCount = 0
function makeRow(merchant: string, day: PlainDate, minor: number, more: Partial<PaymentRow> = {}): PaymentRow {
  rowCount += 1
  const id = `r${String(rowCount).padStart(5, '0')}`
  return { id, day, minor, currency: 'USD', merchant, name: merchant, category: 'Services', kind: 'expense', ...more }
}
function makePayments(merchant: string, minor: number, first: string, repeat: Repeat, more: Partial<PaymentRow> = {}) {
  return getOccurrences({ first: plainDate(first), repeat }, plainDate(first), today).map((day) =>
    makeRow(merchant, day, minor, more),
  )
}
const monthly: Repeat = { every: 1, unit: 'month' }

test('recognizes weekly to yearly payments with their next date, in any order', () => {
  const repeats: Repeat[] = [
    { every: 1, unit: 'week' },
    { every: 2, unit: 'week' },
    { every: 1, unit: 'month' },
    { every: 3, unit: 'month' },
    { every: 6, unit: 'month' },
    { every: 1, unit: 'year' },
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...repeats),
      anyDay(2023, 2023),
      fc.integer({ min: -99_999, max: -100 }),
      (repeat, first, minor) => {
        const rows = makePayments('Acme', minor, first, repeat)
        const found = findRecurringPayments(rows.toReversed(), today)
        const next = getOccurrences({ first, repeat }, addDays(today, 1), addDays(today, 400))[0]
        expect(found).toMatchObject([{ cadence: repeat, typicalMinor: minor, isFixed: true, isActive: true }])
        // The day of the month comes from recent dates, so after short months it may be up to three days early.
        expect(Math.abs(Number(found[0]!.nextDay.slice(8)) - Number(next!.slice(8))) % 28).toBeLessThanOrEqual(3)
        expect(found[0]!.rowIds).toEqual(rows.map(({ id }) => id))
      },
    ),
  )
})

test('groceries with irregular days and amounts aren’t a recurring payment', () => {
  const random = createRandom(5)
  const rows: PaymentRow[] = []
  for (let day = plainDate('2025-02-01'); day <= today; day = addDays(day, random.int(1, 9))) {
    rows.push(makeRow('Corner Market', day, -random.int(1_500, 16_000)))
  }
  expect(findRecurringPayments(rows, today)).toEqual([])
})

test('a bill that varies, with weekends that shift the date, is still one monthly payment', () => {
  const days = ['2025-09-05', '2025-10-06', '2025-11-05', '2025-12-05', '2026-01-05', '2026-02-05'].map(plainDate)
  const rows = days.map((day, i) => makeRow('City Power', day, -8_000 - ((i * 1_700) % 4_100)))
  expect(findRecurringPayments(rows, today)).toMatchObject([
    { cadence: monthly, isFixed: false, nextDay: '2026-03-05', isActive: true },
  ])
})

test('two subscriptions at one merchant are two payments', () => {
  const rows = [
    ...makePayments('Orchard', -299, '2025-05-03', monthly),
    ...makePayments('Orchard', -1_099, '2025-05-19', monthly),
  ]
  const found = findRecurringPayments(rows, today)
  expect(found.map((payment) => [payment.typicalMinor, payment.nextDay])).toEqual([
    [-1_099, '2026-02-19'],
    [-299, '2026-03-03'],
  ])
})

test('pay on the 1st and the 15th is two monthly payments; pay every other Friday is one', () => {
  const income = { kind: 'income', category: 'Income' } as const
  const twice = [
    ...makePayments('Employer', 200_000, '2025-08-01', monthly, income),
    ...makePayments('Employer', 200_000, '2025-08-15', monthly, income),
  ]
  expect(findRecurringPayments(twice, today).map((payment) => payment.cadence)).toEqual([monthly, monthly])
  const everyTwoWeeks = makePayments('Employer', 200_000, '2025-08-01', { every: 2, unit: 'week' }, income)
  expect(findRecurringPayments(everyTwoWeeks, today)).toMatchObject([{ cadence: { every: 2, unit: 'week' } }])
})

test('a payment that stopped is inactive and not expected again', () => {
  const rows = makePayments('Old Gym', -4_000, '2025-01-10', monthly).filter(({ day }) => day < '2025-10-01')
  const found = findRecurringPayments(rows, today)
  expect(found).toMatchObject([{ isActive: false, lastDay: '2025-09-10' }])
  expect(getExpectedPayments(found, { from: today, to: addDays(today, 365) })).toEqual([])
})

test.each([
  ['in the middle', '2025-11-20', -499],
  ['at the end', '2026-02-09', -499],
  ['charged twice on one day', '2025-12-05', -999],
])('a stray payment %s leaves a subscription active, with its own price and date', (_, strayDay, strayMinor) => {
  const prices = [-999, -999, -999, -999, -1_199, -1_199, -1_199]
  const rows = makePayments('Stream', 0, '2025-08-05', monthly).map((one, i) => ({ ...one, minor: prices[i]! }))
  const found = findRecurringPayments([...rows, makeRow('Stream', plainDate(strayDay), strayMinor)], today)
  expect(found).toMatchObject([{ isActive: true, typicalMinor: -1_199, nextDay: '2026-03-05', cadence: monthly }])
})

test('three visits to an ice cream parlor aren’t a bill, at one price or several', () => {
  const days = ['2025-12-04', '2026-01-06', '2026-02-05'].map(plainDate)
  for (const prices of [
    [-640, -640, -640],
    [-640, -720, -580],
  ]) {
    const makeVisits = (more: Partial<PaymentRow>) => days.map((day, i) => makeRow('Gelato', day, prices[i]!, more))
    expect(findRecurringPayments(makeVisits({ category: 'Dining & Coffee', code: 'DIN' }), today)).toEqual([])
  }
  const unsure = days.map((day, i) => makeRow('Gelato', day, [-640, -720, -580][i]!, { category: 'Uncategorized' }))
  expect(findRecurringPayments(unsure, today)).toEqual([])
  const power = days.map((day, i) => makeRow('City Power', day, [-6_400, -7_200, -5_800][i]!, { code: 'UTI' }))
  expect(findRecurringPayments(power, today)).toHaveLength(1)
})

test('a weekly lunch at varying prices isn’t a bill; a streaming plan in Entertainment is', () => {
  const random = createRandom(3)
  const lunches = makePayments('Noodle Bar', 0, '2025-09-05', { every: 1, unit: 'week' }, { code: 'DIN' }).map(
    (one) => ({
      ...one,
      minor: -random.int(1_150, 1_290),
    }),
  )
  expect(findRecurringPayments(lunches, today)).toEqual([])
  expect(
    findRecurringPayments(makePayments('Movies', -1_299, '2025-09-07', monthly, { code: 'ENT' }), today),
  ).toHaveLength(1)
})

test('expected payments fall on their dates', () => {
  const found = findRecurringPayments(makePayments('Rent', -180_000, '2025-05-01', monthly), today)
  const expected = getExpectedPayments(found, { from: addDays(today, 1), to: plainDate('2026-04-30') })
  expect(expected.map(({ day }) => day)).toEqual(['2026-03-01', '2026-04-01'])
})

test('a payment that is a few days late is still expected', () => {
  const rows = makePayments('Water', -6_000, '2025-05-09', monthly).filter(({ day }) => day < '2026-02-01')
  const found = findRecurringPayments(rows, today)
  const expected = getExpectedPayments(found, { from: addDays(today, 1), to: plainDate('2026-03-31') })
  expect(expected.map(({ day }) => day)).toEqual(['2026-02-12', '2026-03-09'])
})

test('transfers are never recurring payments', () => {
  const rows = makePayments('Savings', -50_000, '2025-05-01', monthly, { kind: 'transfer' })
  expect(findRecurringPayments(rows, today)).toEqual([])
})

test('proposes a budget from recurring payments and the median month, each with its reason', () => {
  const rent = makePayments('Rent', -180_000, '2025-02-01', monthly, { category: 'Housing' })
  const random = createRandom(8)
  const groceries: PaymentRow[] = []
  for (let day = plainDate('2025-02-01'); day <= today; day = addDays(day, random.int(2, 5))) {
    groceries.push(makeRow(`Market ${random.int(1, 6)}`, day, -random.int(3_000, 9_000), { category: 'Groceries' }))
  }
  const dentist = makeRow('Dentist', plainDate('2025-06-20'), -24_000, { category: 'Health' })
  const refunds = makeRow('Shop', plainDate('2025-07-20'), 24_000, { category: 'Shopping' })
  const rows = [...rent, ...groceries, dentist, refunds]
  const recurring = findRecurringPayments(rows, today)
  const items = proposeBudget({ today, rows, recurring, currency: 'USD', rates: testRates })
  expect(items.map((item) => [item.category, item.reason.kind])).toEqual([
    ['Housing', 'recurring'],
    ['Groceries', 'typical-month'],
    ['Health', 'now-and-then'],
  ])
  const [housing, food, health] = items
  expect(housing).toMatchObject({ minor: -180_000, repeat: monthly, first: '2026-02-01', kind: 'expense' })
  const months = groceries.reduce(
    (map, r) => map.set(r.day.slice(0, 7), (map.get(r.day.slice(0, 7)) ?? 0) - r.minor),
    new Map<string, number>(),
  )
  months.delete('2026-02')
  expect(-food!.minor).toBeGreaterThanOrEqual(Math.min(...months.values()) * 0.95)
  expect(-food!.minor).toBeLessThanOrEqual(Math.max(...months.values()) * 1.05)
  expect(health).toMatchObject({ minor: -2_000, reason: { total: 24_000, months: ['2025-06'] } })
})

test('a month that is expensive every year gets its own item', () => {
  const gifts = makePayments('Shop', -10_000, '2024-02-10', monthly, { category: 'Gifts' }).map((r, i) => ({
    ...r,
    merchant: `Shop ${i}`,
  }))
  const festive = ['2024-12-15', '2025-12-15'].map((day) =>
    makeRow('Toys', plainDate(day), -60_000, { category: 'Gifts' }),
  )
  const rows = [...gifts, ...festive]
  const items = proposeBudget({ today, rows, recurring: [], currency: 'USD', rates: testRates })
  expect(items).toMatchObject([
    { minor: -10_000, repeat: monthly, reason: { kind: 'typical-month' } },
    {
      minor: -60_000,
      first: '2026-12-01',
      repeat: { every: 1, unit: 'year' },
      reason: { kind: 'season', months: ['2025-12', '2024-12'] },
    },
  ])
})

test('proposed amounts have two digits and keep their sign', () => {
  expect([48_327, 1_261, -99_600, 57, 0].map(roundToTwoDigits)).toEqual([48_000, 1_300, -100_000, 57, 0])
})

test.each([
  [5, 5],
  [20, 12],
])('with %i months of history, now-and-then spending is spread over the last %i', (recorded, historyMonths) => {
  const first = addMonths(plainDate('2026-02-01'), -recorded)
  const rows = [makeRow('Pharmacy', first, -1), makeRow('Dentist', plainDate('2026-01-20'), -24_000)].map((one) => ({
    ...one,
    category: 'Health',
  }))
  const items = proposeBudget({ today, rows, recurring: [], currency: 'USD', rates: testRates })
  expect(items).toMatchObject([{ reason: { kind: 'now-and-then', historyMonths } }])
})
