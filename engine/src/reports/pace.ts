import { getMonthRangeAround, getPeriods } from '../core/period.ts'
import type { PlainDate } from '../core/plain-date.ts'
import { getTotal, getTotalsByPeriod, type LedgerEntry } from './ledger-entry.ts'

type PaceDay = {
  readonly day: PlainDate
  /** Spent from the start of the month to this day; null after today. */
  readonly actual: number | null
  /** Planned from the start of the month to this day. */
  readonly budget: number
}

export type Pace = {
  readonly days: readonly PaceDay[]
  /** Spent minus planned up to today: positive means more was spent than planned. */
  readonly ahead: number
  /** What can be spent per day after today; null on the last day or with nothing left. */
  readonly perDayLeft: number | null
}

/** This month's cumulative spending by day, next to the cumulative budget. */
export function getMonthPace(today: PlainDate, actual: readonly LedgerEntry[], budget: readonly LedgerEntry[]): Pace {
  const month = getMonthRangeAround(today)
  const spent = getTotalsByPeriod(actual, 'expense', 'daily', { from: month.from, to: today })
  const planned = getTotalsByPeriod(budget, 'expense', 'daily', month)
  let spentSoFar = 0
  let plannedSoFar = 0
  const days = (getPeriods(month, 'daily') as PlainDate[]).map((day) => {
    spentSoFar += spent.get(day) ?? 0
    plannedSoFar += planned.get(day) ?? 0
    return { day, actual: day <= today ? spentSoFar : null, budget: plannedSoFar }
  })
  const now = days.find(({ day }) => day === today)!
  const left = getTotal(budget, 'expense', month) - spentSoFar
  const daysLeft = days.filter(({ day }) => day > today).length
  return {
    days,
    ahead: spentSoFar - now.budget,
    perDayLeft: daysLeft > 0 && left > 0 ? Math.floor(left / daysLeft) : null,
  }
}
