import type { CategoryKind } from '../categoriser/default-categories.ts'
import { type DateRange, type Granularity, getPeriod, isWithin } from '../core/period.ts'
import type { PlainDate } from '../core/plain-date.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'

/**
 * One day's money in one category, in the user's currency; negative is money out.
 *
 * Every report is a sum of entries, so one can be a single transaction or the sum of all transactions of a day and
 * category: the figures are the same. Only amounts in another currency must not be summed first, because each one is
 * rounded separately when it's converted. The server therefore stores day totals of converted transactions: a year is a
 * few thousand entries, however many transactions there are.
 */
export type LedgerEntry = {
  readonly day: PlainDate
  readonly category: string
  readonly kind: CategoryKind
  readonly minor: number
}

export type ForeignEntry = LedgerEntry & { readonly currency: string }

/** What a report covers: money spent or money earned. Transfers are neither. */
export type Mode = 'expense' | 'income'

/**
 * Transactions as entries in one currency, each converted at its own day's rate. Those whose currency has no exchange
 * rate are returned separately.
 */
export function toLedgerEntries<Row extends ForeignEntry>(rows: readonly Row[], currency: string, rates: RateTable) {
  const convert = createConverter(currency, rates)
  const entries: LedgerEntry[] = []
  const unconverted: Row[] = []
  for (const row of rows) {
    const minor = convert(row.minor, row.currency, row.day)
    if (minor === null) unconverted.push(row)
    else entries.push({ day: row.day, category: row.category, kind: row.kind, minor })
  }
  return { entries, unconverted }
}

/**
 * The entry as reports show it: money spent, earned or saved is positive; a net refund or a withdrawal from savings is
 * negative; other kinds are zero.
 */
export function getAmount(kind: CategoryKind, entry: LedgerEntry): number {
  if (entry.kind !== kind) return 0
  return kind === 'income' ? entry.minor : 0 - entry.minor
}

export function getTotal(entries: readonly LedgerEntry[], kind: CategoryKind, range: DateRange): number {
  let total = 0
  for (const entry of entries) if (isWithin(entry.day, range)) total += getAmount(kind, entry)
  return total
}

/** Totals by period for the days in the range; a week or month at the range's edge only counts its days inside. */
export function getTotalsByPeriod(
  entries: readonly LedgerEntry[],
  mode: Mode,
  granularity: Granularity,
  range: DateRange,
): Map<string, number> {
  return getTotalsBy(entries, mode, range, (entry) => getPeriod(entry.day, granularity))
}

export function getTotalsByCategory(
  entries: readonly LedgerEntry[],
  mode: Mode,
  range: DateRange,
): Map<string, number> {
  return getTotalsBy(entries, mode, range, (entry) => entry.category)
}

function getTotalsBy(
  entries: readonly LedgerEntry[],
  mode: Mode,
  range: DateRange,
  getKey: (entry: LedgerEntry) => string,
): Map<string, number> {
  const totals = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind !== mode || !isWithin(entry.day, range)) continue
    const key = getKey(entry)
    totals.set(key, (totals.get(key) ?? 0) + getAmount(mode, entry))
  }
  return totals
}
