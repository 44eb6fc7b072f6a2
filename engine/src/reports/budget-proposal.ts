import { getMonth, getMonthStart, type PlainDate, plainDate } from '../core/plain-date.ts'
import { findNextOccurrence, type Repeat } from '../core/recurrence.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'
import type { BudgetItem } from './budget-layout.ts'
import type { PaymentRow } from './payment-row.ts'
import type { RecurringPayment } from './recurring-payments.ts'
import { getMean, getMedian, getQuantile } from './robust-statistics.ts'
import { getWholeMonthsBefore } from './whole-months.ts'

/** Why an amount is suggested. Amounts are positive, in the item's currency. */
export type ProposalReason =
  | { readonly kind: 'recurring'; readonly cadence: Repeat; readonly rowIds: readonly string[] }
  | { readonly kind: 'typical-month'; readonly median: number; readonly months: readonly string[] }
  | {
      readonly kind: 'now-and-then'
      readonly total: number
      readonly months: readonly string[]
      readonly historyMonths: number
    }
  | { readonly kind: 'season'; readonly usual: number; readonly months: readonly string[] }

export type ProposedItem = BudgetItem & { readonly reason: ProposalReason }

const MONTH: Repeat = { every: 1, unit: 'month' }
const YEAR: Repeat = { every: 1, unit: 'year' }
const MIN_MONTHS = 3
// A month stands out if it costs at least twice the usual amount every year, and clearly more than most other months.
const SEASON_FACTOR = 2
const EXPENSIVE_FACTOR = 1.4
// With more such months, the category is irregular rather than seasonal.
const MAX_SEASONS = 2

/**
 * Builds a budget from past transactions: active recurring payments as they are, and for each category the median month
 * of everything else in the last year, rounded to two digits. Months that stand out every year get a separate item; a
 * category that is empty in most months, or whose total is far above its median months, gets the average month. Nothing
 * is proposed for an expense category that paid back what it cost or more. Looks at up to 24 whole months before this
 * one; with fewer than three, only the recurring payments are proposed.
 */
export function proposeBudget(input: {
  readonly today: PlainDate
  readonly rows: readonly PaymentRow[]
  readonly recurring: readonly RecurringPayment[]
  readonly currency: string
  readonly rates: RateTable
  /** Whether a category is usually paid in one go; other expenses that don't recur are spread over their month. */
  readonly isBill?: (category: string) => boolean
}): ProposedItem[] {
  const { today, rows, recurring, currency, rates, isBill = () => false } = input
  // Money back in an expense category, such as a tax refund, isn't planned.
  const active = recurring.filter(
    (payment) => payment.isActive && (payment.kind === 'income') === payment.typicalMinor > 0,
  )
  const items = active.map((payment) => makeRecurringItem(payment, today))
  const covered = new Set(active.flatMap((payment) => payment.rowIds))
  const months = getWholeMonthsBefore(today, rows, 24)
  if (months.length < MIN_MONTHS) return items

  const convert = createConverter(currency, rates)
  const byCategory = new Map<string, { kind: 'expense' | 'income'; totals: Map<string, number> }>()
  for (const row of rows) {
    if (row.kind === 'transfer' || covered.has(row.id)) continue
    const minor = convert(row.minor, row.currency, row.day)
    if (minor === null) continue
    const found = byCategory.get(row.category) ?? { kind: row.kind, totals: new Map<string, number>() }
    byCategory.set(row.category, found)
    const month = getMonth(row.day)
    found.totals.set(month, (found.totals.get(month) ?? 0) + (row.kind === 'expense' ? 0 - minor : minor))
  }
  const first = getMonthStart(today)
  for (const [category, { kind, totals }] of [...byCategory].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const base = { category, kind, currency, until: null, spread: kind === 'expense' && !isBill(category) }
    const sign = kind === 'expense' ? -1 : 1
    for (const part of getCategoryParts(months, (month) => totals.get(month) ?? 0, first)) {
      const minor = sign * roundToTwoDigits(part.amount)
      if (minor !== 0) items.push({ ...base, ...part.item, name: part.item.name ?? category, minor })
    }
  }
  return items
}

type Part = { amount: number; item: { name?: string; first: PlainDate; repeat: Repeat; reason: ProposalReason } }

function getCategoryParts(months: readonly string[], getTotal: (month: string) => number, first: PlainDate): Part[] {
  const lastYear = months.slice(0, 12)
  const usual = getMedian(lastYear.map(getTotal))
  const total = lastYear.reduce((sum, month) => sum + getTotal(month), 0)
  if (total <= 0) return []
  const seasons = usual > 0 ? getSeasons(months, getTotal, usual) : []
  if (usual > 0 && total < usual * lastYear.length * 3) {
    const typical: Part = {
      amount: usual,
      item: { first, repeat: MONTH, reason: { kind: 'typical-month', median: Math.round(usual), months: lastYear } },
    }
    return [typical, ...seasons.map((season) => makeSeasonPart(season, usual, first))]
  }
  const spent = lastYear.filter((month) => getTotal(month) > 0)
  return [
    {
      amount: total / lastYear.length,
      item: {
        first,
        repeat: MONTH,
        reason: { kind: 'now-and-then', total, months: spent, historyMonths: lastYear.length },
      },
    },
  ]
}

type Season = { months: string[]; extra: number }

function getSeasons(months: readonly string[], getTotalOf: (month: string) => number, usual: number): Season[] {
  const byMonthOfYear = new Map<string, string[]>()
  for (const month of months) {
    const key = month.slice(5)
    byMonthOfYear.set(key, [...(byMonthOfYear.get(key) ?? []), month])
  }
  const expensive = getQuantile(months.map(getTotalOf), 0.75)
  const least = Math.max(usual * SEASON_FACTOR, expensive * EXPENSIVE_FACTOR)
  const seasons = [...byMonthOfYear.values()].flatMap((same) => {
    const standsOut = same.length >= 2 && same.every((month) => getTotalOf(month) >= least)
    return standsOut ? [{ months: same, extra: getMean(same.map(getTotalOf)) - usual }] : []
  })
  return seasons.length <= MAX_SEASONS ? seasons : []
}

function makeSeasonPart({ months, extra }: Season, usual: number, first: PlainDate): Part {
  const sameMonthThisYear = plainDate(`${first.slice(0, 4)}-${months[0]!.slice(5)}-01`)
  const next =
    sameMonthThisYear >= first
      ? sameMonthThisYear
      : plainDate(`${Number(first.slice(0, 4)) + 1}${sameMonthThisYear.slice(4)}`)
  return {
    amount: extra,
    item: { first: next, repeat: YEAR, reason: { kind: 'season', usual: Math.round(usual), months } },
  }
}

function makeRecurringItem(payment: RecurringPayment, today: PlainDate): ProposedItem {
  const { name, category, currency, cadence, typicalMinor, lastMinor, isFixed, lastDay, rowIds } = payment
  const schedule = { first: payment.nextDay, repeat: cadence }
  // A payment already made this month is part of this month's budget, so the plan starts with it.
  const paidThisMonth = getMonth(lastDay) === getMonth(today) ? lastDay : null
  return {
    name,
    category,
    kind: payment.kind === 'income' ? 'income' : 'expense',
    currency,
    minor: isFixed ? lastMinor : typicalMinor,
    first: paidThisMonth ?? findNextOccurrence(schedule, getMonthStart(today)) ?? payment.nextDay,
    repeat: cadence,
    until: null,
    spread: false,
    reason: { kind: 'recurring', cadence, rowIds },
  }
}

/** $483.27 becomes $480 and $12.61 becomes $13: a plan isn't exact and shouldn't look it. */
export function roundToTwoDigits(minor: number): number {
  const whole = Math.round(Math.abs(minor))
  if (whole < 100) return Math.sign(minor) * whole
  const step = 10 ** (String(whole).length - 2)
  return Math.sign(minor) * Math.round(whole / step) * step
}
