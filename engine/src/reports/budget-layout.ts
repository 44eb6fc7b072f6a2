import type { CategoryKind } from '../categoriser/default-categories.ts'
import { type DateRange, getEarlierDay, getLaterDay, getOverlap } from '../core/period.ts'
import { addDays, countDaysBetween, getMonthEnd, getMonthStart, type PlainDate } from '../core/plain-date.ts'
import { getOccurrences, type Repeat } from '../core/recurrence.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/** A planned amount, negative for money out, like a transaction. */
export type BudgetItem = {
  readonly name: string
  readonly category: string
  readonly kind: 'expense' | 'income'
  /** Its category has the kind `transfer`: saved money, neither spending nor income. */
  readonly isSaving?: boolean | undefined
  readonly minor: number
  readonly currency: string
  /** The first date, which repeats are counted from. */
  readonly first: PlainDate
  readonly repeat: Repeat | null
  readonly until: PlainDate | null
  /** Spread evenly over the days of its period. Without a repeat there's no period, and it falls on its date. */
  readonly spread?: boolean | undefined
}

/** One date of an item with its whole amount, and the days it's spread over. */
export type BudgetOccurrence<Item extends BudgetItem = BudgetItem> = LedgerEntry & {
  readonly item: Item
  readonly spreadOver: DateRange
}

/**
 * Every item on each of its dates in the range, in date order, converted like a transaction: each occurrence at its own
 * day's rate and rounded separately. An occurrence of a spread item is included if any of the days it's spread over are
 * in the range. Items whose currency has no exchange rate are returned separately.
 */
export function layOutBudget<Item extends BudgetItem>(
  items: readonly Item[],
  range: DateRange,
  currency: string,
  rates: RateTable,
): { occurrences: BudgetOccurrence<Item>[]; unconverted: Item[] } {
  const convert = createConverter(currency, rates)
  const occurrences: BudgetOccurrence<Item>[] = []
  const unconverted: Item[] = []
  const months = { from: getMonthStart(range.from), to: getMonthEnd(range.to) }
  for (const item of items) {
    if (convert(0, item.currency, item.first) === null) {
      unconverted.push(item)
      continue
    }
    const within = item.spread ? months : range
    for (const day of getOccurrences(item, within.from, within.to)) {
      const spreadOver = item.spread ? getPeriodDays(item, day) : { from: day, to: day }
      if (getOverlap(spreadOver, range) === null) continue
      const minor = convert(item.minor, item.currency, day)!
      occurrences.push({ day, category: item.category, kind: getPlannedKind(item), minor, item, spreadOver })
    }
  }
  occurrences.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { occurrences, unconverted }
}

/** Totals per day of the range, by category and kind, in order. */
export function getEntriesByDay(occurrences: readonly BudgetOccurrence[], range: DateRange): LedgerEntry[] {
  const totals = new Map<string, LedgerEntry>()
  for (const occurrence of occurrences) {
    const { category, kind } = occurrence
    for (const { day, minor } of splitByDay(occurrence, range)) {
      const key = `${day} ${kind} ${category}`
      totals.set(key, { day, category, kind, minor: (totals.get(key)?.minor ?? 0) + minor })
    }
  }
  return [...totals.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** An occurrence's share for each of its days in the range. Leftover cents go to its first days. */
function* splitByDay(
  { spreadOver, minor }: BudgetOccurrence,
  range: DateRange,
): Generator<{ day: PlainDate; minor: number }> {
  const days = countDaysBetween(spreadOver.from, spreadOver.to) + 1
  const share = Math.trunc(minor / days)
  const rest = minor - share * days
  const overlap = getOverlap(spreadOver, range)
  if (overlap === null) return
  let at = countDaysBetween(spreadOver.from, overlap.from)
  for (let day = overlap.from; day <= overlap.to; day = addDays(day, 1), at++) {
    yield { day, minor: share + (at < Math.abs(rest) ? Math.sign(rest) : 0) }
  }
}

/**
 * The days that one occurrence is spread over: for daily and weekly repeats, the days before the next date; otherwise
 * the calendar month of its date. Never before the item's first date or after its last, and always within one month, so
 * that spreading doesn't change any month's total.
 */
function getPeriodDays({ first, repeat, until }: BudgetItem, date: PlainDate): DateRange {
  if (repeat === null) return { from: date, to: date }
  const { every, unit } = repeat
  const isByDays = unit === 'day' || unit === 'week'
  const lastOfPeriod = addDays(date, Math.min((unit === 'week' ? 7 : 1) * every, 31) - 1)
  const to = isByDays ? getEarlierDay(lastOfPeriod, getMonthEnd(date)) : getMonthEnd(date)
  return { from: isByDays ? date : getLaterDay(getMonthStart(date), first), to: until ? getEarlierDay(to, until) : to }
}

/** What an item counts as in reports. */
export function getPlannedKind({ isSaving, kind }: Pick<BudgetItem, 'isSaving' | 'kind'>): CategoryKind {
  return isSaving ? 'transfer' : kind
}
