import { getDateParts, type PlainDate } from '../core/plain-date.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'

/**
 * Months (YYYY-MM) without a statement, oldest first, from an account's first statement to the last month that has
 * ended. Property, vehicles and the like are valued once a year, so they have no gaps. A statement in the first five
 * days of a month counts for the month before.
 */
export function findStatementGaps(type: AccountType, days: readonly PlainDate[], today: PlainDate): string[] {
  if (days.length === 0 || ACCOUNT_TYPES[type].staleAfterDays >= 365) return []
  const covered = new Set(days.map(getCoveredMonth))
  let first = Number.POSITIVE_INFINITY
  for (const month of covered) first = Math.min(first, month)
  const gaps: string[] = []
  for (let month = first; month < getMonthIndex(today); month++) if (!covered.has(month)) gaps.push(formatMonth(month))
  return gaps
}

const DAYS_LATE = 5

function getCoveredMonth(date: PlainDate): number {
  return getDateParts(date)[2] <= DAYS_LATE ? getMonthIndex(date) - 1 : getMonthIndex(date)
}

function getMonthIndex(date: PlainDate): number {
  const [year, month] = getDateParts(date)
  return year * 12 + month - 1
}

function formatMonth(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}
