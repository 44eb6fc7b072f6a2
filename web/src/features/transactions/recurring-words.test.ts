import type { RecurringPayment } from '@evenkeel/contract/recurring-payments.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { expect, test } from 'vitest'
import { anId } from '../../testing/ledger-builders.ts'
import { describeCadence, describeDue, getGroup, getLastPriceChange, sumRecurring } from './recurring-words.ts'

function aPayment(fields: Partial<RecurringPayment> = {}): RecurringPayment {
  const id = anId()
  return {
    merchant: 'Video Club',
    category: 'Subscriptions',
    kind: 'expense',
    cadence: { every: 1, unit: 'month' },
    currency: 'USD',
    typical_amount: '-12.00',
    last_amount: '-12.00',
    is_fixed: true,
    first_date: '2026-01-12' as PlainDate,
    last_date: '2026-11-12' as PlainDate,
    next_date: '2026-12-12' as PlainDate,
    is_active: true,
    yearly_amount: '-144.00',
    price_changes: [],
    transaction_ids: [id],
    filter: { same_merchant_as: id },
    ...fields,
  }
}

test('schedules and due dates are in everyday words; due dates more than a month ahead aren’t described', () => {
  expect(describeCadence({ every: 1, unit: 'month' })).toBe('Every month')
  expect(describeCadence({ every: 2, unit: 'week' })).toBe('Every 2 weeks')
  const describe = (day: string) => describeDue(day as PlainDate, '2026-11-15' as PlainDate)
  expect(['2026-11-15', '2026-11-16', '2026-11-20', '2026-11-12', '2027-04-10'].map(describe)).toEqual([
    'today',
    'tomorrow',
    'in 5 days',
    '3 days late',
    null,
  ])
})

test('each currency has its own total, and the total per month is a twelfth of the yearly one', () => {
  const payments = [
    aPayment(),
    aPayment({ yearly_amount: '-100.01' }),
    aPayment({ currency: 'JPY', yearly_amount: '-12000' }),
  ]
  expect(sumRecurring(payments)).toEqual([
    { currency: 'USD', year: '244.01', month: '20.33' },
    { currency: 'JPY', year: '12000', month: '1000' },
  ])
})

test('only the last price change is shown; bills, income and stopped payments are separate groups', () => {
  expect(getLastPriceChange(aPayment())).toBeNull()
  const price_changes = [
    { date: '2026-03-12' as PlainDate, before: '-9.00', after: '-10.00' },
    { date: '2026-08-12' as PlainDate, before: '-10.00', after: '-12.00' },
  ]
  expect(getLastPriceChange(aPayment({ price_changes }))).toEqual({
    date: '2026-08-12',
    isRise: true,
    by: '2.00',
    before: '10.00',
  })
  expect(getGroup(aPayment())).toBe('out')
  expect(getGroup(aPayment({ is_active: false }))).toBe('stopped')
  expect(getGroup(aPayment({ typical_amount: '900.00' }))).toBe('in')
})
