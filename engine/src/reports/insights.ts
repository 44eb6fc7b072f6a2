import { countDecimals } from '../core/currency.ts'
import { getMonthRange, getMonthRangeAround } from '../core/period.ts'
import { addDays, countDaysBetween, type PlainDate } from '../core/plain-date.ts'
import { getAmount, type LedgerEntry } from './ledger-entry.ts'
import type { PaymentRow } from './payment-row.ts'
import type { RecurringPayment } from './recurring-payments.ts'
import { getMedian, getMedianDeviation } from './robust-statistics.ts'
import { getWholeMonthsBefore } from './whole-months.ts'

/** Something worth knowing, with the ids of its transactions. Amounts are positive, in minor units of `currency`. */
export type Insight =
  | {
      readonly kind: 'price-rise'
      readonly name: string
      readonly category: string
      readonly currency: string
      readonly before: number
      readonly after: number
      readonly since: PlainDate
      readonly rowIds: readonly string[]
    }
  | {
      readonly kind: 'unusual-amount'
      readonly name: string
      readonly category: string
      readonly currency: string
      readonly amount: number
      readonly usual: number
      readonly day: PlainDate
      readonly rowIds: readonly string[]
    }
  | {
      readonly kind: 'going-over'
      readonly category: string
      readonly currency: string
      readonly spent: number
      readonly budget: number
      readonly expected: number
      readonly rowIds: readonly string[]
    }

type InsightsInput = {
  readonly today: PlainDate
  /** About thirteen months of transactions; older ones only make the usual amounts more certain. */
  readonly rows: readonly PaymentRow[]
  readonly recurring: readonly RecurringPayment[]
  readonly currency: string
  /** At least six months of spending, in `currency`. */
  readonly actual: readonly LedgerEntry[]
  /** This month's budget, in `currency`. */
  readonly budget: readonly LedgerEntry[]
}

const MAX_OF_A_KIND = 2
const RECENT_DAYS = 45

/** At most two of a kind, largest amounts first. No insight is better than a wrong one. */
export function findInsights(input: InsightsInput): Insight[] {
  const compareByWeight = (a: Insight, b: Insight) => getWeight(b) - getWeight(a)
  return [findPriceRises(input), findUnusualAmounts(input), findCategoriesGoingOver(input)]
    .flatMap((found) => found.sort(compareByWeight).slice(0, MAX_OF_A_KIND))
    .sort(compareByWeight)
}

/** Recurring expenses with a fixed price, such as subscriptions and rent, that went up in the last 45 days. */
function findPriceRises({ rows, recurring, today }: InsightsInput): Insight[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return recurring.flatMap((payment) => {
    if (!payment.isActive || !payment.isFixed || payment.kind !== 'expense' || payment.typicalMinor > 0) return []
    const paid = payment.rowIds.flatMap((id) => byId.get(id) ?? [])
    const change = paid.findLastIndex((row, i) => i > 0 && row.minor !== paid[i - 1]!.minor)
    if (change < 1) return []
    const [before, after] = [paid[change - 1]!, paid[change]!]
    const wasSteady = payment.cadence.unit === 'year' || paid[change - 2]?.minor === before.minor
    const rise = before.minor - after.minor // Both are negative.
    const isReal = rise >= -before.minor * 0.02 && rise >= getOneUnit(payment.currency) / 4
    if (!wasSteady || !isReal || countDaysBetween(after.day, today) > RECENT_DAYS) return []
    const { name, category, currency } = payment
    return [
      {
        kind: 'price-rise' as const,
        name,
        category,
        currency,
        before: -before.minor,
        after: -after.minor,
        since: after.day,
        rowIds: [before.id, after.id],
      },
    ]
  })
}

/** Recent payments far larger than all earlier ones to the same merchant. */
function findUnusualAmounts({ rows, today }: InsightsInput): Insight[] {
  const byMerchant = new Map<string, PaymentRow[]>()
  for (const row of rows) {
    if (row.kind !== 'expense' || row.minor >= 0 || row.day > today || row.merchant === '') continue
    const key = `${row.merchant}\n${row.currency}`
    const list = byMerchant.get(key)
    if (list) list.push(row)
    else byMerchant.set(key, [row])
  }
  const since = addDays(today, -RECENT_DAYS)
  return [...byMerchant.values()].flatMap((list) =>
    list.flatMap((row) => {
      if (row.day < since) return []
      const others = list.filter((other) => other !== row && other.day <= row.day).map((other) => -other.minor)
      if (others.length < 6) return []
      const amount = -row.minor
      const usual = getMedian(others)
      const spread = Math.max(getMedianDeviation(others) * 1.4826, usual * 0.1)
      const isFar = amount > usual + 6 * spread && amount > usual * 2.5 && amount > Math.max(...others) * 1.5
      if (!isFar || amount - usual < getOneUnit(row.currency) * 50) return []
      const { name, category, currency, day } = row
      const rounded = Math.round(usual)
      return [
        { kind: 'unusual-amount' as const, name, category, currency, amount, usual: rounded, day, rowIds: [row.id] },
      ]
    }),
  )
}

/** Categories within their budget that will go over if this month ends like most past months. */
function findCategoriesGoingOver({ today, actual, budget, rows, currency }: InsightsInput): Insight[] {
  const month = getMonthRangeAround(today)
  const daysLeft = countDaysBetween(today, month.to)
  if (daysLeft < 2 || Number(today.slice(8)) < 7) return []
  const names = [...new Set(budget.filter((entry) => entry.kind === 'expense').map((entry) => entry.category))]
  const wholeMonths = getWholeMonthsBefore(today, actual, 6).map(getMonthRange)
  if (wholeMonths.length < 3) return []
  return names.flatMap((category) => {
    const ofCategory = actual.filter((entry) => entry.category === category && entry.kind === 'expense')
    const sum = (entries: readonly LedgerEntry[], from: PlainDate, to: PlainDate) =>
      entries.reduce((total, e) => (e.day >= from && e.day <= to ? total + getAmount('expense', e) : total), 0)
    const planned = sum(
      budget.filter((entry) => entry.category === category),
      month.from,
      month.to,
    )
    const spent = sum(ofCategory, month.from, today)
    if (planned <= 0 || spent > planned || spent < planned * 0.5) return []
    const remainders = wholeMonths.map((past) => sum(ofCategory, addDays(past.to, 1 - daysLeft), past.to))
    const wouldGoOver = remainders.filter((remainder) => spent + remainder > planned).length
    const expected = spent + Math.round(getMedian(remainders))
    const isWorthShowing = expected - planned >= Math.max(planned * 0.03, getOneUnit(currency) * 25)
    if (wouldGoOver < wholeMonths.length * 0.7 || !isWorthShowing) return []
    const rowIds = rows
      .filter((row) => row.category === category && row.day >= month.from && row.day <= today)
      .map((row) => row.id)
    return [{ kind: 'going-over' as const, category, currency, spent, budget: planned, expected, rowIds }]
  })
}

/** The money at stake, roughly in dollars, so insights in different currencies can be sorted. */
function getWeight(insight: Insight): number {
  const unit = getOneUnit(insight.currency)
  if (insight.kind === 'price-rise') return ((insight.after - insight.before) * 12) / unit
  if (insight.kind === 'unusual-amount') return (insight.amount - insight.usual) / unit
  return (insight.expected - insight.budget) / unit
}

/** Roughly one dollar: one unit, or a hundred in currencies without decimals. */
function getOneUnit(currency: string): number {
  return countDecimals(currency) === 0 ? 100 : 10 ** countDecimals(currency)
}
