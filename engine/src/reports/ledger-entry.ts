import type { CategoryKind } from '../categoriser/default-categories.ts'
import { type DateRange, type Granularity, isWithin, periodOf } from '../core/period.ts'
import type { PlainDate } from '../core/plain-date.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'

/**
 * Money of one day in one category, in the reader's currency; negative is money out.
 *
 * Every report is a sum of these, so an entry may be one row or the sum of all rows of a day and category: the figures
 * are the same. What must not be summed first is money of another currency, because each row is rounded on its own when
 * it is converted. A server with very many rows therefore keeps, for each currency it shows, day totals of converted
 * rows (user, shown currency, day, category -> minor), adds and takes away converted rows in the transaction that
 * writes them, builds them when a currency is first asked for, and builds the days after the last published rate again
 * when new rates arrive. A year is then a few thousand entries however many rows there are.
 */
export type LedgerEntry = {
  readonly day: PlainDate
  readonly category: string
  readonly kind: CategoryKind
  readonly minor: number
}

export type ForeignEntry = LedgerEntry & { readonly currency: string }

/** What a report is about. Transfers are in neither. */
export type Mode = 'expense' | 'income'

/** Rows as entries in one currency, each converted at its own day; rows of an unknown currency are handed back apart. */
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
 * The entry as the reports print it: money spent, earned or saved is positive; a net refund or a withdrawal from savings
 * is negative; other kinds are nothing.
 */
export function amountIn(kind: CategoryKind, entry: LedgerEntry): number {
  if (entry.kind !== kind) return 0
  return kind === 'income' ? entry.minor : 0 - entry.minor
}

export function totalOf(entries: readonly LedgerEntry[], kind: CategoryKind, range: DateRange): number {
  let total = 0
  for (const entry of entries) if (isWithin(entry.day, range)) total += amountIn(kind, entry)
  return total
}

/** Totals by period of the days in the range; a week or month at its edge counts only its days inside. */
export function totalsByPeriod(
  entries: readonly LedgerEntry[],
  mode: Mode,
  granularity: Granularity,
  range: DateRange,
): Map<string, number> {
  return totalsBy(entries, mode, range, (entry) => periodOf(entry.day, granularity))
}

export function totalsByCategory(entries: readonly LedgerEntry[], mode: Mode, range: DateRange): Map<string, number> {
  return totalsBy(entries, mode, range, (entry) => entry.category)
}

function totalsBy(
  entries: readonly LedgerEntry[],
  mode: Mode,
  range: DateRange,
  keyOf: (entry: LedgerEntry) => string,
): Map<string, number> {
  const totals = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind !== mode || !isWithin(entry.day, range)) continue
    const key = keyOf(entry)
    totals.set(key, (totals.get(key) ?? 0) + amountIn(mode, entry))
  }
  return totals
}
