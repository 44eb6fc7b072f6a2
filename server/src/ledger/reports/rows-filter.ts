import type { RowsFilter } from '@evenkeel/contract/reports.ts'
import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import type { DateRange } from '@evenkeel/engine/core/period.ts'

/** Filters of the transaction list that show the rows behind a figure: all of a kind, or those of one category. */
export function createRowsFilter(kind: 'expense' | 'income', range: DateRange, category?: string): RowsFilter {
  if (category === undefined) return { kind, ...range }
  if (category !== UNCATEGORIZED) return { category, ...range }
  return { category: '', direction: kind === 'expense' ? 'out' : 'in', ...range }
}
