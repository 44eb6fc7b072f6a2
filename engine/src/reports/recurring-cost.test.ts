import { expect, test } from 'vitest'
import type { PlainDate } from '../core/plain-date.ts'
import type { PaymentRow } from './payment-row.ts'
import { findPriceChanges, getYearlyMinor } from './recurring-cost.ts'
import { findRecurringPayments } from './recurring-payments.ts'

function makeMonthly(amounts: readonly number[]): PaymentRow[] {
  return amounts.map((minor, i) => ({
    id: `row-${i}`,
    day: `2026-0${i + 1}-12` as PlainDate,
    minor,
    currency: 'EUR',
    merchant: 'video club',
    name: 'Video Club',
    category: 'Subscriptions',
    kind: 'expense',
  }))
}

function findOnly(rows: readonly PaymentRow[]) {
  const [payment] = findRecurringPayments(rows, '2026-08-15' as PlainDate)
  if (!payment) throw new Error('nothing was recognized')
  return payment
}

test('a price that changed once is one change, and the yearly total uses the current price', () => {
  const rows = makeMonthly([-999, -999, -999, -999, -999, -999, -1199])
  const payment = findOnly(rows)
  expect(findPriceChanges(payment, (id) => rows.find((row) => row.id === id))).toEqual([
    { day: '2026-07-12', beforeMinor: -999, afterMinor: -1199 },
  ])
  expect(getYearlyMinor(payment)).toBe(-14_388)
})

test('a variable bill has no price changes, and missing transactions are skipped', () => {
  const varying = makeMonthly([-4100, -4350, -3980, -4420, -4210, -4050])
  expect(findPriceChanges(findOnly(varying), (id) => varying.find((row) => row.id === id))).toEqual([])
  const fixed = makeMonthly([-999, -999, -999, -999, -999, -999, -1199])
  expect(findPriceChanges(findOnly(fixed), () => undefined)).toEqual([])
})
