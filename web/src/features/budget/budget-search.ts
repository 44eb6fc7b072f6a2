import type { BudgetItem } from '@evenkeel/contract/budget.ts'
import { createSearchReader, ID, readOneOf, readText, type SearchOf } from '../../lib/read-search.ts'

export type BudgetTab = 'expense' | 'income' | 'saving'

export function getTab({ is_saving, kind }: Pick<BudgetItem, 'is_saving' | 'kind'>): BudgetTab {
  return is_saving ? 'saving' : kind
}

const FIELDS = {
  tab: readOneOf('income', 'saving'),
  view: readOneOf('calendar'),
  /** The month of the calendar, YYYY-MM. */
  month: readText(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/),
  /** The id of the open item. */
  item: readText(ID),
  dialog: readOneOf('add', 'proposal'),
}

/** The search parameters of the budget page. Defaults are left out. */
export type BudgetSearch = SearchOf<typeof FIELDS>
export const readBudgetSearch = createSearchReader(FIELDS)
