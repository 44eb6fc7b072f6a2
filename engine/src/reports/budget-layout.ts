import type { DateRange } from '../core/period.ts'
import type { PlainDate } from '../core/plain-date.ts'
import { occurrencesBetween, type Repeat } from '../core/recurrence.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/** A planned amount, negative for money out like a row of the ledger. */
export type BudgetItem = {
  readonly name: string
  readonly category: string
  readonly kind: 'expense' | 'income'
  readonly minor: number
  readonly currency: string
  /** The first date; with a repeat, the one the others are counted from. */
  readonly first: PlainDate
  readonly repeat: Repeat | null
  readonly until: PlainDate | null
}

export type BudgetOccurrence<Item extends BudgetItem = BudgetItem> = LedgerEntry & { readonly item: Item }

/**
 * Every item on each of its own dates in the range, in the order of the days, converted like a row: each occurrence at
 * the rate of its own day and rounded on its own. Items of an unknown currency are handed back apart.
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
  for (const item of items) {
    if (convert(0, item.currency, item.first) === null) {
      unconverted.push(item)
      continue
    }
    for (const day of occurrencesBetween(item, range.from, range.to)) {
      const minor = convert(item.minor, item.currency, day)!
      occurrences.push({ day, category: item.category, kind: item.kind, minor, item })
    }
  }
  occurrences.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { occurrences, unconverted }
}
