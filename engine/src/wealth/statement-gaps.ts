import { monthRange, shiftMonth } from '../core/period.ts'
import { monthOf, type PlainDate } from '../core/plain-date.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'

/**
 * Whole months (YYYY-MM) after an account's first statement that have none, oldest first, up to the last month that is
 * over. Property, vehicles and the like are valued once a year: they have no gaps. A month whose end was written down
 * in the first days of the next one is not missing.
 */
export function statementGaps(type: AccountType, days: readonly PlainDate[], today: PlainDate): string[] {
  if (days.length === 0 || ACCOUNT_TYPES[type].staleAfterDays >= 365) return []
  const covered = new Set(days.map(monthCovered))
  const first = [...covered].sort()[0]!
  const gaps: string[] = []
  for (let month = first; monthRange(month).to < today; month = shiftMonth(month, 1)) {
    if (!covered.has(month)) gaps.push(month)
  }
  return gaps
}

const DAYS_LATE = 5

function monthCovered(day: PlainDate): string {
  const month = monthOf(day)
  return Number(day.slice(8)) <= DAYS_LATE ? shiftMonth(month, -1) : month
}
