import { yearRange } from '@evenkeel/engine/core/period.ts'
import type { BudgetOccurrence } from '@evenkeel/engine/reports/budget-layout.ts'
import type { YearEntry } from '@evenkeel/engine/reports/income-statement.ts'
import type { PlannedItem } from '../../ledger/reports/budget-plan.ts'
import type { BucketOf, MonthTotal } from '../../ledger/reports/ledger-entries.ts'

/** The year shown first, and the two before it. */
export function yearsOf(latest: number): number[] {
  return [latest, latest - 1, latest - 2]
}

export function spanOf(latest: number) {
  return { from: yearRange(latest - 2).from, to: yearRange(latest).to }
}

/** Actual amounts by month; a month is a child of its category. */
export function actualEntries(totals: readonly MonthTotal[], bucketOf: BucketOf): YearEntry[] {
  return totals.map(({ month, bucket, minor }) => ({
    year: Number(month.slice(0, 4)),
    child: month.slice(5),
    ...bucketOf(bucket),
    minor,
  }))
}

/**
 * Planned amounts on their own dates (a spread item stays in the month of its date); `childOf` gives the children of a
 * category.
 */
export function budgetEntries(
  occurrences: readonly BudgetOccurrence<PlannedItem>[],
  childOf: (occurrence: BudgetOccurrence<PlannedItem>) => string,
): YearEntry[] {
  return occurrences.map((occurrence) => ({
    year: Number(occurrence.day.slice(0, 4)),
    category: occurrence.category,
    kind: occurrence.kind,
    child: childOf(occurrence),
    minor: occurrence.minor,
  }))
}
