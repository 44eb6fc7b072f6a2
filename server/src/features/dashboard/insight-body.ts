import type { Insight as InsightBody } from '@evenkeel/contract/reports.ts'
import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { getMonthRangeAround } from '@evenkeel/engine/core/period.ts'
import { getMonth, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Insight } from '@evenkeel/engine/reports/insights.ts'
import { createRowsFilter } from '../../ledger/reports/rows-filter.ts'

const IDS_SHOWN = 100

/** The insight with a sentence, its transactions (at most a hundred) and the key that a dismissal refers to. */
export function toInsightBody(
  insight: Insight,
  today: PlainDate,
  categoryIds: ReadonlyMap<string, string>,
): InsightBody {
  const { currency, category } = insight
  const format = (minor: number) => formatMinor(minor, currency)
  const shared = { kind: insight.kind, category, currency, transaction_ids: insight.rowIds.slice(0, IDS_SHOWN) }
  switch (insight.kind) {
    case 'price-rise':
      return {
        ...shared,
        key: `price-rise:${insight.rowIds.at(-1)}`,
        text: `${insight.name} went up from ${format(insight.before)} to ${format(insight.after)} ${currency}.`,
        name: insight.name,
        amount: format(insight.after),
        compared_with: format(insight.before),
        spent: null,
        date: insight.since,
        filter: { ...toCategoryFilter(category), search: insight.name },
      }
    case 'unusual-amount':
      return {
        ...shared,
        key: `unusual-amount:${insight.rowIds[0]}`,
        text: `${format(insight.amount)} ${currency} at ${insight.name} is far more than the usual ${format(insight.usual)}.`,
        name: insight.name,
        amount: format(insight.amount),
        compared_with: format(insight.usual),
        spent: null,
        date: insight.day,
        filter: { ...toCategoryFilter(category), search: insight.name, from: insight.day, to: insight.day },
      }
    case 'going-over': {
      const { from } = getMonthRangeAround(today)
      return {
        ...shared,
        key: `going-over:${getMonth(today)}:${categoryIds.get(category) ?? 'none'}`,
        text: `${category} is likely to end the month at ${format(insight.expected)} ${currency}, over its budget of ${format(insight.budget)}.`,
        name: null,
        amount: format(insight.expected),
        compared_with: format(insight.budget),
        spent: format(insight.spent),
        date: null,
        filter: createRowsFilter('expense', { from, to: today }, category),
      }
    }
  }
}

function toCategoryFilter(category: string) {
  return { category: category === UNCATEGORIZED ? '' : category }
}
