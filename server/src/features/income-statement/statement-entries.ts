import { yearRange } from '@evenkeel/engine/core/period.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import { layOutBudget } from '@evenkeel/engine/reports/budget-layout.ts'
import type { YearEntry } from '@evenkeel/engine/reports/income-statement.ts'
import type { PlannedItem } from '../../platform/reports/budget-plan.ts'
import type { BucketOf, MonthTotal } from '../../platform/reports/ledger-entries.ts'

/** The year shown first, and the two before it. */
export function yearsOf(latest: number): number[] {
  return [latest, latest - 1, latest - 2]
}

export function spanOf(latest: number) {
  return { from: yearRange(latest - 2).from, to: yearRange(latest).to }
}

/** What happened, by month; a month is a child of its category. */
export function actualEntries(totals: readonly MonthTotal[], bucketOf: BucketOf): YearEntry[] {
  return totals.map(({ month, bucket, minor }) => ({
    year: Number(month.slice(0, 4)),
    child: month.slice(5),
    ...bucketOf(bucket),
    minor,
  }))
}

/** What was planned, on its own dates; `childOf` says what a category is made of. */
export function budgetEntries(
  plan: readonly PlannedItem[],
  latest: number,
  currency: string,
  rates: RateTable,
  childOf: (occurrence: { day: string; item: PlannedItem }) => string,
): { entries: YearEntry[]; unconverted: number } {
  const { occurrences, unconverted } = layOutBudget(plan, spanOf(latest), currency, rates)
  const entries = occurrences.map((one) => ({
    year: Number(one.day.slice(0, 4)),
    category: one.category,
    kind: one.kind,
    child: childOf(one),
    minor: one.minor,
  }))
  return { entries, unconverted: unconverted.length }
}
