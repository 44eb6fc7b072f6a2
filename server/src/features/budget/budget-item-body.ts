import type { BudgetItem, BudgetTotals } from '@evenkeel/contract/budget.ts'
import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { type DateRange, getMonthRangeAround, getYearRange } from '@evenkeel/engine/core/period.ts'
import { addDays, addMonths, getMonthStart, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { findNextOccurrence } from '@evenkeel/engine/core/recurrence.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import { getPlannedKind, layOutBudget } from '@evenkeel/engine/reports/budget-layout.ts'
import { getTotal } from '@evenkeel/engine/reports/ledger-entry.ts'
import { getUsedRates } from '../../ledger/exchange-rates/used-rates.ts'
import type { TrackedRow } from '../../ledger/history/tracked-tables.ts'
import { toRepeat } from '../../ledger/reports/budget-plan.ts'

export type BudgetRow = TrackedRow<'budget_item'>

/** What we need to render items: the user's date and preferred currency, exchange rates, and categories by id. */
export type RenderContext = {
  today: PlainDate
  currency: string
  rates: RateTable
  categories: ReadonlyMap<string, { name: string; kind: string }>
}

export function toBody(row: BudgetRow, context: RenderContext): BudgetItem {
  const item = toItem(row, context)
  const { occurrences, unconverted } = layOutBudget(
    [item],
    getNext12Months(context.today),
    context.currency,
    context.rates,
  )
  const yearly = occurrences.reduce((sum, { minor }) => sum + minor, 0)
  return {
    id: row.id,
    last_updated: row.last_updated,
    transaction_date: item.first,
    source: row.source,
    transaction_name: row.name,
    simple_name: row.simple_name,
    category: getCategory(row, context),
    currency: row.currency,
    amount: formatMinor(item.minor, row.currency),
    confidence: row.confidence,
    needs_review: row.needs_review === 1,
    import_id: null,
    version: row.version,
    kind: item.kind,
    is_saving: item.isSaving,
    repeat: item.repeat,
    until: item.until,
    spread: item.spread,
    next_date: findNextOccurrence(item, context.today),
    yearly_amount: unconverted.length > 0 ? null : formatMinor(yearly, context.currency),
  }
}

/** Totals of all items by kind, as positive amounts. Each occurrence is converted at its own day's rate. */
export function computeTotals(rows: readonly BudgetRow[], context: RenderContext): BudgetTotals {
  const { today, currency, rates } = context
  const items = rows.map((row) => toItem(row, context))
  const year = getYearRange(Number(today.slice(0, 4)))
  const { occurrences, unconverted } = layOutBudget(items, year, currency, rates)
  const getTotalsOfKind = (kind: CategoryKind) => {
    const sum = (within: DateRange) => getTotal(occurrences, kind, within)
    return {
      count: items.filter((item) => getPlannedKind(item) === kind).length,
      this_month: formatMinor(sum(getMonthRangeAround(today)), currency),
      this_year: formatMinor(sum(year), currency),
    }
  }
  return {
    currency,
    expense: getTotalsOfKind('expense'),
    income: getTotalsOfKind('income'),
    saving: getTotalsOfKind('transfer'),
    unconverted: unconverted.length,
    rates: getUsedRates(
      items.map((item) => item.currency),
      currency,
      today,
      rates,
    ),
  }
}

export function getCategory(row: BudgetRow, { categories }: RenderContext): string | null {
  return row.category_id === null ? null : (categories.get(row.category_id)?.name ?? null)
}

function toItem(row: BudgetRow, context: RenderContext) {
  return {
    name: row.simple_name,
    category: getCategory(row, context) ?? UNCATEGORIZED,
    kind: row.kind as 'expense' | 'income', // We only store these two.
    isSaving: row.category_id !== null && context.categories.get(row.category_id)?.kind === 'transfer',
    minor: Number(row.minor),
    currency: row.currency,
    first: row.day as PlainDate,
    repeat: toRepeat(row),
    until: row.until as PlainDate | null,
    spread: row.spread === 1,
  }
}

function getNext12Months(today: PlainDate): DateRange {
  const from = getMonthStart(today)
  return { from, to: addDays(addMonths(from, 12), -1) }
}
