import { isBillCategory, isEverydayCategory } from '../categoriser/bill-categories.ts'
import type { CategoryKind } from '../categoriser/default-categories.ts'
import type { DateRange } from '../core/period.ts'
import {
  addDays,
  addMonths,
  countDaysBetween,
  countDaysInMonth,
  getDateParts,
  makePlainDate,
  type PlainDate,
} from '../core/plain-date.ts'
import { findNextOccurrence, getOccurrences, type Repeat } from '../core/recurrence.ts'
import type { PaymentRow } from './payment-row.ts'
import { getMedian, getMedianDeviation } from './robust-statistics.ts'

export type RecurringPayment = {
  readonly merchant: string
  readonly name: string
  readonly category: string
  readonly kind: CategoryKind
  readonly currency: string
  readonly cadence: Repeat
  /** The expected next amount, signed like a transaction: the current price, or the median of the last amounts. */
  readonly typicalMinor: number
  readonly lastMinor: number
  /** Whether the amount is the same each time except for price changes; variable bills only have a typical amount. */
  readonly isFixed: boolean
  readonly firstDay: PlainDate
  readonly lastDay: PlainDate
  /** When the next one is due. A date that passed long ago was missed; then it's the next one from today on. */
  readonly nextDay: PlainDate
  /** False if the next one is long overdue. */
  readonly isActive: boolean
  /** The ids of its transactions, oldest first. */
  readonly rowIds: readonly string[]
}

type Schedule = { repeat: Repeat; days: number; slack: number; minRows: number; spread: number }

// How far a gap may be off, how many payments it takes to trust the schedule, and how much amounts may vary (median
// deviation over median). There are few rare payments, and weekly ones are often just visits, so their amounts must
// agree more closely.
const SCHEDULES: readonly Schedule[] = [
  { repeat: { every: 1, unit: 'week' }, days: 7, slack: 1, minRows: 5, spread: 0.08 },
  { repeat: { every: 2, unit: 'week' }, days: 14, slack: 2, minRows: 4, spread: 0.1 },
  { repeat: { every: 4, unit: 'week' }, days: 28, slack: 1, minRows: 5, spread: 0.35 },
  { repeat: { every: 1, unit: 'month' }, days: 30.44, slack: 4.5, minRows: 3, spread: 0.35 },
  { repeat: { every: 2, unit: 'month' }, days: 60.9, slack: 6, minRows: 3, spread: 0.35 },
  { repeat: { every: 3, unit: 'month' }, days: 91.3, slack: 8, minRows: 3, spread: 0.3 },
  { repeat: { every: 6, unit: 'month' }, days: 182.6, slack: 12, minRows: 3, spread: 0.3 },
  { repeat: { every: 1, unit: 'year' }, days: 365.25, slack: 15, minRows: 2, spread: 0.2 },
]
const REGULAR_SHARE = 0.75
// Two payments a year apart may be coincidence, unless they agree this closely.
const PAIR_SPREAD = 0.05
const RECENT = 6
// One stray payment among this many is ignored. With more payments than `MAX_SEARCHED`, we don't look for strays.
const ROWS_PER_STRAY = 4
const MAX_SEARCHED = 60
const MAX_STRAYS = 2
const MAX_DAYS_LATE = 5

/**
 * Recurring payments found in the transactions: one merchant, one currency, a steady schedule and similar amounts. Two
 * subscriptions at one merchant are told apart by their amounts; payments on two days of each month, such as the 1st
 * and the 15th, count as two monthly payments. Transfers are left out. Sorted by yearly amount, largest first.
 */
export function findRecurringPayments(rows: readonly PaymentRow[], today: PlainDate): RecurringPayment[] {
  const groups = groupBy(
    rows.filter((row) => row.kind !== 'transfer' && row.minor !== 0 && row.day <= today && row.merchant !== ''),
    (row) => `${row.merchant}\n${row.currency}\n${row.minor < 0}`,
  )
  const found = [...groups.values()].flatMap((group) => {
    const ordered = [...group].sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))
    return recognizeGroup(ordered, today)
  })
  const getYearlyCost = (p: RecurringPayment) => Math.abs(p.typicalMinor) * (365 / getCadenceDays(p.cadence))
  return found.sort((a, b) => getYearlyCost(b) - getYearlyCost(a) || (a.merchant < b.merchant ? -1 : 1))
}

/**
 * The active payments expected in the range, with their days. One that is a few days late when the range begins is
 * expected on the range's first day.
 */
export function getExpectedPayments(payments: readonly RecurringPayment[], range: DateRange) {
  return payments
    .filter((payment) => payment.isActive)
    .flatMap((payment) => {
      const days = getOccurrences({ first: payment.nextDay, repeat: payment.cadence }, range.from, range.to)
      const lateBy = countDaysBetween(payment.nextDay, range.from)
      const isLate = lateBy > 0 && lateBy <= MAX_DAYS_LATE && days[0] !== range.from
      return (isLate ? [range.from, ...days] : days).map((day) => ({ day, payment }))
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function recognizeGroup(rows: readonly PaymentRow[], today: PlainDate): RecurringPayment[] {
  const halves = [rows.filter((_, i) => i % 2 === 0), rows.filter((_, i) => i % 2 === 1)]
  const twiceAMonth = halves.map((half) => (isOnOneDayOfMonth(half) ? recognize(half, today) : null))
  if (twiceAMonth.every((payment) => payment?.cadence.unit === 'month' && payment.cadence.every === 1)) {
    const [a, b] = twiceAMonth
    if (a && b && getDayOfMonthDistance(a.nextDay, b.nextDay) > 5) return [a, b]
  }
  const whole = recognizeWithoutStrays(rows, today)
  if (whole) return [whole]
  const byAmount = [...groupBy(rows, (row) => String(row.minor)).values()]
  return byAmount.flatMap((same) =>
    same.length >= 3 && same.length < rows.length ? (recognize(same, today) ?? []) : [],
  )
}

/**
 * An extra charge (a single purchase, a fee, a double charge) neither hides a schedule nor moves its next date: one or
 * two payments that keep the others from being regular are left out.
 */
function recognizeWithoutStrays(rows: readonly PaymentRow[], today: PlainDate): RecurringPayment | null {
  const whole = recognize(rows, today)
  if (whole?.isRegular || rows.length > MAX_SEARCHED || !isMostlyRegular(rows)) return whole
  let kept = rows
  for (let left = Math.min(MAX_STRAYS, Math.floor(rows.length / ROWS_PER_STRAY)); left > 0; left--) {
    const tries = kept.map((_, i) => kept.filter((_, at) => at !== i))
    kept = tries.reduce((best, one) => (measureUnevenness(one) < measureUnevenness(best) ? one : best))
    const payment = recognize(kept, today)
    if (payment?.isRegular) return payment
  }
  return whole
}

/** Whether at least half the gaps follow a schedule; with fewer, we don't look for strays. */
function isMostlyRegular(rows: readonly PaymentRow[]): boolean {
  const gaps = getGaps(rows)
  const schedule = findSchedule(gaps)
  return (
    schedule !== undefined &&
    gaps.filter((gap) => Math.abs(gap - schedule.days) <= schedule.slack).length * 2 >= gaps.length
  )
}

function findSchedule(gaps: readonly number[]): Schedule | undefined {
  const usual = getMedian(gaps)
  return SCHEDULES.find(({ days, slack }) => Math.abs(usual - days) <= slack)
}

/** How far the gaps are from their median; if equal, how often the price changes. */
function measureUnevenness(rows: readonly PaymentRow[]): number {
  const gaps = getGaps(rows)
  const usual = getMedian(gaps)
  const days = gaps.reduce((sum, gap) => sum + Math.abs(gap - usual), 0)
  return days + countChanges(rows.map((row) => row.minor)) / (rows.length + 1)
}

function getGaps(rows: readonly PaymentRow[]): number[] {
  return rows.slice(1).map((row, i) => countDaysBetween(rows[i]!.day, row.day))
}

/** Whether there is enough evidence to tell a bill from visits that happen to be a month apart. */
function isBelievable(rows: readonly PaymentRow[], { minRows, repeat }: Schedule, isFixed: boolean): boolean {
  const { kind, code = null } = rows.at(-1)!
  if (kind === 'income' || isBillCategory(code) || rows.length === 2) return true
  const isOnItsDay = repeat.unit === 'week' || isOnOneDayOfMonth(rows)
  if (isEverydayCategory(code)) return isFixed && isOnItsDay && rows.length > minRows
  return isFixed ? isOnItsDay || rows.length > minRows : rows.length > minRows
}

function recognize(rows: readonly PaymentRow[], today: PlainDate): (RecurringPayment & { isRegular: boolean }) | null {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  const gaps = getGaps(rows)
  const schedule = findSchedule(gaps)
  if (!schedule || rows.length < schedule.minRows) return null
  const regular = gaps.filter((gap) => Math.abs(gap - schedule.days) <= schedule.slack)
  if (regular.length < gaps.length * REGULAR_SHARE) return null
  const recent = rows.slice(-RECENT).map((row) => row.minor)
  const typical = getMedian(recent)
  const spread = rows.length === 2 ? PAIR_SPREAD / 2 : schedule.spread
  if (getMedianDeviation(recent) > Math.abs(typical) * spread) return null
  const isFixed = isFixedPrice(rows.map((row) => row.minor))
  if (!isBelievable(rows, schedule, isFixed)) return null
  const { slack, repeat } = schedule
  const nextDay = getNextDay(rows, schedule, today)
  return {
    merchant: last.merchant,
    name: last.name,
    category: last.category,
    kind: last.kind,
    currency: last.currency,
    cadence: repeat,
    typicalMinor: isFixed ? last.minor : Math.round(typical),
    lastMinor: last.minor,
    isFixed,
    firstDay: first.day,
    lastDay: last.day,
    nextDay,
    isActive: countDaysBetween(last.day, today) <= schedule.days + slack * 2 + 2,
    rowIds: rows.map((row) => row.id),
    isRegular: regular.length === gaps.length,
  }
}

/** Most neighbors are equal: a price that changed once or twice is still a fixed price. */
function isFixedPrice(amounts: readonly number[]): boolean {
  return countChanges(amounts) <= (amounts.length < 3 ? 0 : Math.max(1, Math.floor((amounts.length - 1) / 5)))
}

function countChanges(amounts: readonly number[]): number {
  return amounts.filter((minor, i) => i > 0 && minor !== amounts[i - 1]).length
}

function getNextDay(rows: readonly PaymentRow[], { repeat, slack }: Schedule, today: PlainDate): PlainDate {
  const last = rows.at(-1)!.day
  if (repeat.unit === 'week') return skipMissed(addDays(last, repeat.every * 7), repeat, slack, today)
  const months = repeat.unit === 'year' ? repeat.every * 12 : repeat.every
  // Weekends shift single dates, so the day of the month comes from several recent ones.
  const recentDays = rows.slice(-RECENT).map((row) => getDateParts(row.day)[2])
  const wraps = Math.max(...recentDays) - Math.min(...recentDays) > 15
  const usual = wraps ? getDateParts(last)[2] : Math.round(getMedian(recentDays))
  const [year, month] = getDateParts(addMonths(`${last.slice(0, 7)}-01` as PlainDate, months))
  const due = makePlainDate(year, month, Math.min(usual, countDaysInMonth(year, month)))
  return skipMissed(due, repeat, slack, today)
}

/** A date that has just passed is still due; one that passed long ago was missed, so the next one counts. */
function skipMissed(due: PlainDate, repeat: Repeat, slack: number, today: PlainDate): PlainDate {
  if (countDaysBetween(due, today) <= slack) return due
  return findNextOccurrence({ first: due, repeat }, today) ?? due
}

function isOnOneDayOfMonth(rows: readonly PaymentRow[]): boolean {
  const first = rows[0]
  return rows.length >= 3 && first !== undefined && rows.every((row) => getDayOfMonthDistance(first.day, row.day) <= 3)
}

function getDayOfMonthDistance(a: PlainDate, b: PlainDate): number {
  const distance = Math.abs(getDateParts(a)[2] - getDateParts(b)[2])
  return Math.min(distance, 31 - distance)
}

function getCadenceDays({ every, unit }: Repeat): number {
  return every * { day: 1, week: 7, month: 30.44, year: 365.25 }[unit]
}

function groupBy<Row>(rows: readonly Row[], getKey: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = getKey(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
