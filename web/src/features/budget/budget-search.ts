import type { BudgetItem } from '@evenkeel/contract/budget.ts'
import { ID, oneOf, type SearchOf, searchReader, text } from '../../lib/read-search.ts'

export type BudgetTab = 'expense' | 'income' | 'saving'

export function getTab({ is_saving, kind }: Pick<BudgetItem, 'is_saving' | 'kind'>): BudgetTab {
  return is_saving ? 'saving' : kind
}

const FIELDS = {
  tab: oneOf('income', 'saving'),
  view: oneOf('calendar'),
  /** The month of the calendar, YYYY-MM. */
  month: text(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/),
  /** The item that is open. */
  item: text(ID),
  dialog: oneOf('add', 'proposal'),
}

/** The search parameters of the budget page. Defaults are left out. */
export type BudgetSearch = SearchOf<typeof FIELDS>
export const readBudgetSearch = searchReader(FIELDS)
