import type { PlainDate } from '../core/plain-date.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'

/**
 * Whole months (YYYY-MM) after an account's first statement that have none, oldest first, up to the last month that is
 * over. Property, vehicles and the like are valued once a year: they have no gaps. A month whose end was written down
 * in the first days of the next one is not missing.
 */
export function statementGaps(type: AccountType, days: readonly PlainDate[], today: PlainDate): string[] {
  if (days.length === 0 || ACCOUNT_TYPES[type].staleAfterDays >= 365) return []
  const covered = new Set(days.map(monthCovered))
  let first = Number.POSITIVE_INFINITY
  for (const month of covered) first = Math.min(first, month)
  const gaps: string[] = []
  for (let month = first; month < monthIndex(today); month++) if (!covered.has(month)) gaps.push(monthName(month))
  return gaps
}

const DAYS_LATE = 5

function monthCovered(day: PlainDate): number {
  return Number(day.slice(8)) <= DAYS_LATE ? monthIndex(day) - 1 : monthIndex(day)
}

function monthIndex(day: PlainDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function monthName(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}
