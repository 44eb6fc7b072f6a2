import { expect, test } from 'vitest'
import { anUpcomingPayment } from '../../testing/report-builders.ts'
import { getCalendarDays } from './calendar-days.ts'

test('every day of the month is there, in its weekday column', () => {
  const november = getCalendarDays('2026-11', [], 1)
  expect(november.leadingCells).toBe(6) // The 1st is a Sunday.
  expect(getCalendarDays('2026-11', [], 7).leadingCells).toBe(0)
  expect(november.days.map((day) => day.date)).toHaveLength(30)
  expect(getCalendarDays('2028-02', [], 1).days.at(-1)!.date).toBe('2028-02-29')
})

test('payments are on their day, largest first in any currency', () => {
  const payments = [
    anUpcomingPayment({ name: 'Phone', amount: '-60.00' }),
    anUpcomingPayment({ name: 'Tuition', currency: 'JPY', amount: '-90000', amount_in_preferred_currency: '-600.00' }),
    anUpcomingPayment({ name: 'Later', date: '2026-11-21' as never }),
  ]
  const { days } = getCalendarDays('2026-11', payments, 1)
  expect(days[19]!.payments.map((payment) => payment.name)).toEqual(['Tuition', 'Phone'])
  expect(days[20]!.payments).toHaveLength(1)
})
