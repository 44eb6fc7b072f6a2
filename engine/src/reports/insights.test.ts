import { expect, test } from 'vitest'
import { addDays, type PlainDate, plainDate } from '../core/plain-date.ts'
import { getOccurrences } from '../core/recurrence.ts'
import { findInsights } from './insights.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { PaymentRow } from './payment-row.ts'
import { findRecurringPayments } from './recurring-payments.ts'

const today = plainDate('2026-02-18')
function getRows(merchant: string, category: string, paid: readonly (readonly [PlainDate, number])[]): PaymentRow[] {
  return paid.map(([day, minor], i) => ({
    id: `${merchant}-${i}`,
    day,
    minor,
    currency: 'USD',
    merchant,
    name: merchant,
    category,
    kind: 'expense',
  }))
}
const listMonths = (first: string) =>
  getOccurrences({ first: plainDate(first), repeat: { every: 1, unit: 'month' } }, plainDate(first), today)
function getInsights(rows: readonly PaymentRow[], budget: readonly LedgerEntry[] = []) {
  const recurring = findRecurringPayments(rows, today)
  const actual = rows.map(({ day, category, kind, minor }) => ({ day, category, kind, minor }))
  return findInsights({ today, rows, recurring, currency: 'USD', actual, budget })
}

test('a subscription whose price rose is reported with both payments; one that fell or stayed the same isn’t', () => {
  const days = listMonths('2025-06-09')
  const rises = getRows(
    'Streamly',
    'Subscriptions',
    days.map((day) => [day, day > '2026-01-31' ? -1_799 : -1_549]),
  )
  const falls = getRows(
    'Cheaper',
    'Subscriptions',
    days.map((day) => [day, day > '2026-01-31' ? -900 : -1_549]),
  )
  const stays = getRows(
    'Same',
    'Subscriptions',
    days.map((day) => [day, -1_000]),
  )
  expect(getInsights([...rises, ...falls, ...stays])).toEqual([
    {
      kind: 'price-rise',
      name: 'Streamly',
      category: 'Subscriptions',
      currency: 'USD',
      before: 1_549,
      after: 1_799,
      since: '2026-02-09',
      rowIds: ['Streamly-7', 'Streamly-8'],
    },
  ])
})

test('money back that shrinks isn’t a price rise', () => {
  const days = listMonths('2025-06-09')
  const rows = getRows(
    'Employer Benefits',
    'Subscriptions',
    days.map((day) => [day, day > '2026-01-31' ? 1_000 : 1_549]),
  )
  expect(findRecurringPayments(rows, today)).toMatchObject([{ isActive: true, isFixed: true }])
  expect(getInsights(rows)).toEqual([])
})

test('a price rise half a year ago isn’t news', () => {
  const days = listMonths('2025-02-09')
  const rows = getRows(
    'Streamly',
    'Subscriptions',
    days.map((day) => [day, day > '2025-08-01' ? -1_799 : -1_549]),
  )
  expect(getInsights(rows)).toEqual([])
})

test('reports an amount far above a merchant’s usual one, but not an expensive week at a store with varying amounts', () => {
  const days = Array.from({ length: 20 }, (_, i) => addDays(today, -7 * i - 3 - (i % 3)))
  const usual = days.map((day, i) => [day, -6_000 - ((i * 37) % 20) * 100] as const)
  const unusual = getRows('Water Works', 'Utilities', [...usual, [addDays(today, -2), -48_000]])
  const varied = getRows('Bazaar', 'Shopping', [
    ...days.map((day, i) => [day, -1_000 * (1 + ((i * 7) % 13))] as const),
    [addDays(today, -2), -15_000],
  ])
  expect(getInsights([...unusual, ...varied])).toMatchObject([
    { kind: 'unusual-amount', name: 'Water Works', amount: 48_000, rowIds: ['Water Works-20'] },
  ])
})

test('reports a category within budget that’s likely to go over, with this month’s transactions', () => {
  const rows = getRows(
    'Bistro',
    'Dining & Coffee',
    Array.from({ length: 70 }, (_, i) => [addDays(today, -3 * i), -2_000 - (i % 4) * 150] as const),
  )
  const makePlan = (minor: number): LedgerEntry => ({
    day: plainDate('2026-02-01'),
    category: 'Dining & Coffee',
    kind: 'expense',
    minor,
  })
  const found = getInsights(rows, [makePlan(-16_500)])
  expect(found).toMatchObject([{ kind: 'going-over', category: 'Dining & Coffee', budget: 16_500 }])
  const [insight] = found
  expect(insight!.rowIds).toEqual(rows.filter(({ day }) => day >= '2026-02-01').map(({ id }) => id))
  expect(getInsights(rows, [makePlan(-40_000)])).toEqual([])
  expect(getInsights(rows, [makePlan(-5_000)])).toEqual([]) // Already over: the chart shows it.
})

test('says nothing about a ledger of only a few weeks', () => {
  const rows = getRows('Bistro', 'Dining & Coffee', [
    [addDays(today, -9), -2_000],
    [addDays(today, -2), -90_000],
  ])
  expect(getInsights(rows)).toEqual([])
})
