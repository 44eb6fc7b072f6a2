import {
  type BudgetItem,
  type BudgetTotals,
  getBudgetCalendar,
  getBudgetProposal,
  listBudgetItems,
} from '@evenkeel/contract/budget.ts'
import { getMonthRange } from '@evenkeel/engine/core/period.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { toLocalDate } from '../../lib/format-date.ts'

const PAGE_SIZE = 500

export type Budget = { items: BudgetItem[]; totals: BudgetTotals }

export const budgetQueries = {
  all: ['budget'] as const,
  /** All items: a budget has tens or hundreds, so the table sorts and searches in the browser. */
  items: () =>
    queryOptions({
      queryKey: ['budget', 'items'],
      queryFn: ({ signal }) => fetchAll(signal),
    }),
  calendar: (month: string) =>
    queryOptions({
      queryKey: ['budget', 'calendar', month],
      queryFn: ({ signal }) =>
        callApi(getBudgetCalendar, { query: { ...getMonthRange(month), today: toLocalDate(new Date()) }, signal }),
    }),
  proposal: () =>
    queryOptions({
      queryKey: ['budget', 'proposal'],
      queryFn: ({ signal }) => callApi(getBudgetProposal, { query: { today: toLocalDate(new Date()) }, signal }),
    }),
}

async function fetchAll(signal: AbortSignal): Promise<Budget> {
  const items: BudgetItem[] = []
  const today = toLocalDate(new Date())
  for (let cursor: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(today, cursor, signal)
    items.push(...page.results)
    if (page.next === null) return { items, totals: page.totals }
    cursor = page.next
  }
}

function fetchPage(today: string, cursor: string | null, signal: AbortSignal) {
  const query = { today, limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) }
  return callApi(listBudgetItems, { query, signal })
}
