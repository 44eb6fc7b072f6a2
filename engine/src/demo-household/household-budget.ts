import type { CategoryCode } from '../categoriser/default-categories.ts'
import { getWeekStart } from '../core/period.ts'
import { addDays, addMonths, getDateParts, type PlainDate, plainDate } from '../core/plain-date.ts'
import { findNextOccurrence, getOccurrences, type Repeat } from '../core/recurrence.ts'
import { type DemoBudgetItem, getCategory, type Story } from './demo-values.ts'
import { FIXED_PAYMENTS, getFirstDate } from './fixed-payments.ts'
import {
  BROKERAGE,
  CANADIAN_FUND,
  EVERY_TWO_WEEKS,
  FIRST_PAYDAY,
  getRaiseDay,
  PAY,
  ROTH_IRA,
  SAVINGS,
} from './pay-and-savings.ts'

const WEEK: Repeat = { every: 1, unit: 'week' }
const MONTH: Repeat = { every: 1, unit: 'month' }
const SPREAD = { spread: true }
const YEAR: Repeat = { every: 1, unit: 'year' }

// The monthly budget for everyday spending: more than it usually costs, so most months end within it.
const MONTHLY: readonly (readonly [string, CategoryCode, number])[] = [
  ['Eating out and coffee', 'DIN', 57_500],
  ['Drinks', 'BAR', 7_000],
  ['Gas', 'GAS', 16_500],
  ['BART, parking and rides', 'TRA', 10_500],
  ['Car upkeep', 'CAR', 13_000],
  ['Shopping', 'SHO', 37_500],
  ['Clothes', 'CLO', 14_500],
  ['Electronics', 'ELE', 7_500],
  ['Home and garden', 'HOM', 14_000],
  ['Doctors and pharmacy', 'HEA', 15_000],
  ['Haircuts and care', 'PER', 10_000],
  ['Going out', 'ENT', 12_500],
  ['Books and classes', 'EDU', 5_000],
  ['Swimming, toys, sports', 'KID', 14_000],
  ['Dog', 'PET', 8_000],
  ['Gifts and giving', 'GIV', 8_000],
  ['Dry cleaning and errands', 'SVC', 7_500],
  ['Weekend trips', 'TVL', 18_000],
  ['Cash', 'CSH', 8_000],
]

const YEARLY: readonly (readonly [string, CategoryCode, number, string])[] = [
  ['Summer flights', 'TVL', 190_000, '04-10'],
  ['Summer trip', 'TVL', 150_000, '07-05'],
  ['Eating out on the summer trip', 'DIN', 55_000, '07-05'],
  ['Back to school', 'KID', 8_000, '08-01'],
  ['School clothes', 'CLO', 6_500, '08-01'],
  ['Flights to Toronto', 'TVL', 75_000, '10-12'],
  ['Christmas presents', 'GIV', 55_000, '12-01'],
  ['Christmas in Toronto', 'ENT', 25_000, '12-22'],
]

// Savings, on the days the money moves.
const SAVING: readonly (readonly [account: string, minor: number, date: string, currency: string, repeat: Repeat])[] = [
  [SAVINGS, 80_000, '01-02', 'USD', MONTH],
  [BROKERAGE, 100_000, '01-06', 'USD', MONTH],
  [ROTH_IRA, 50_000, '01-08', 'USD', MONTH],
  [CANADIAN_FUND, 60_000, '01-12', 'CAD', MONTH],
  [BROKERAGE, 300_000, '12-18', 'USD', YEAR],
]

/** The plan behind the ledger: bills and savings on their dates, everyday and yearly spending, and income. */
export function makeHouseholdBudget({ today, range }: Story): DemoBudgetItem[] {
  const makeItem = (
    name: string,
    code: CategoryCode,
    minor: number,
    first: PlainDate,
    repeat: Repeat,
    more: { currency?: string; until?: PlainDate | null; spread?: boolean } = {},
  ): DemoBudgetItem => {
    const { category, kind } = getCategory(code)
    const plannedKind = kind === 'income' ? 'income' : 'expense'
    const start = findFirstInLedger({ first, repeat }, range.from)
    const defaults = { currency: 'USD', until: null, spread: false }
    const isSaving = kind === 'transfer'
    return { name, category, kind: plannedKind, isSaving, minor, first: start, repeat, ...defaults, ...more }
  }
  const raise = getRaiseDay(today)
  return [
    makeItem('Northlight Health salary', 'INC', PAY.before, FIRST_PAYDAY, EVERY_TWO_WEEKS, {
      until: addDays(raise, -1),
    }),
    { ...makeItem('Northlight Health salary', 'INC', PAY.since, FIRST_PAYDAY, EVERY_TWO_WEEKS), first: raise },
    makeItem('Oakland Unified pay, mid-month', 'INC', PAY.second, plainDate('2020-01-15'), MONTH),
    makeItem('Oakland Unified pay, month end', 'INC', PAY.second, plainDate('2020-01-31'), MONTH),
    makeItem('Maple Street Design retainer', 'INC', PAY.retainerCad, plainDate('2020-01-05'), MONTH, {
      currency: 'CAD',
    }),
    makeItem('Year-end bonus', 'INC', PAY.bonus, plainDate('2020-12-15'), YEAR),
    ...FIXED_PAYMENTS.map((p) =>
      makeItem(p.name, p.code, -p.minor, getFirstDate(p), p.repeat, { currency: p.currency }),
    ),
    makeItem('Groceries', 'GRO', -22_000, getWeekStart(plainDate('2020-01-06')), WEEK, SPREAD),
    ...MONTHLY.map(([name, code, minor]) => makeItem(name, code, -minor, plainDate('2020-01-01'), MONTH, SPREAD)),
    ...SAVING.map(([account, minor, date, currency, repeat]) =>
      makeItem(`To ${account}`, 'INV', -minor, plainDate(`2020-${date}`), repeat, { currency }),
    ),
    ...YEARLY.map(([name, code, minor, date]) => makeItem(name, code, -minor, plainDate(`2020-${date}`), YEAR)),
  ]
}

/**
 * The first date of the schedule within the ledger. If a short month pulls that date forward (from the 31st to the
 * 28th), it's the date before it, or the schedule would keep the earlier day permanently.
 */
function findFirstInLedger(schedule: { first: PlainDate; repeat: Repeat }, from: PlainDate): PlainDate {
  const next = findNextOccurrence(schedule, from) ?? schedule.first
  const isPulledForward = schedule.repeat.unit === 'month' && getDay(next) < getDay(schedule.first)
  return (isPulledForward && getOccurrences(schedule, addMonths(next, -1), addDays(next, -1))[0]) || next
}

function getDay(date: PlainDate): number {
  return getDateParts(date)[2]
}
