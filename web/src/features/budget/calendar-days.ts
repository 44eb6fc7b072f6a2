import type { UpcomingPayment } from '@evenkeel/contract/budget.ts'
import { getMonthRange } from '@evenkeel/engine/core/period.ts'
import { addDays, getWeekday, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'

export type CalendarDay = { date: PlainDate; payments: UpcomingPayment[] }

/**
 * Every day of a month with its payments, largest first, and the number of empty cells before the first day if weeks
 * start on `firstWeekday` (1 is Monday, 7 is Sunday).
 */
export function getCalendarDays(
  month: string,
  payments: readonly UpcomingPayment[],
  firstWeekday: number,
): { leadingCells: number; days: CalendarDay[] } {
  const { from, to } = getMonthRange(month)
  const byDay = Map.groupBy(payments, (payment) => payment.date)
  const days: CalendarDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, payments: (byDay.get(date) ?? []).toSorted((a, b) => getSize(b) - getSize(a)) })
  }
  return { leadingCells: (getWeekday(from) - firstWeekday + 7) % 7, days }
}

/** In the preferred currency if there is a rate, as a float: exact enough for sorting. */
function getSize({ amount, amount_in_preferred_currency: converted }: UpcomingPayment): number {
  return Math.abs(Number(converted ?? amount))
}
