import { getYearRange } from '@evenkeel/engine/core/period.ts'
import type { BudgetOccurrence } from '@evenkeel/engine/reports/budget-layout.ts'
import type { YearEntry } from '@evenkeel/engine/reports/income-statement.ts'
import type { PlannedItem } from '../../ledger/reports/budget-plan.ts'
import type { BucketOf, MonthTotal } from '../../ledger/reports/ledger-entries.ts'

/** The year shown first, and the two before it. */
export function getYears(latest: number): number[] {
  return [latest, latest - 1, latest - 2]
}

export function getSpan(latest: number) {
  return { from: getYearRange(latest - 2).from, to: getYearRange(latest).to }
}

/** Actual amounts by month; a month is a child of its category. */
export function toActualEntries(totals: readonly MonthTotal[], getBucket: BucketOf): YearEntry[] {
  return totals.map(({ month, bucket, minor }) => ({
    year: Number(month.slice(0, 4)),
    child: month.slice(5),
    ...getBucket(bucket),
    minor,
  }))
}

/**
 * Planned amounts on their own dates: an item that the budget spreads over its month or week stays on its date here.
 * `getChild` names the row within the category that an occurrence counts in.
 */
export function toBudgetEntries(
  occurrences: readonly BudgetOccurrence<PlannedItem>[],
  getChild: (occurrence: BudgetOccurrence<PlannedItem>) => string,
): YearEntry[] {
  return occurrences.map((occurrence) => ({
    year: Number(occurrence.day.slice(0, 4)),
    category: occurrence.category,
    kind: occurrence.kind,
    child: getChild(occurrence),
    minor: occurrence.minor,
  }))
}
