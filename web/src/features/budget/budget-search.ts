/** What the address of the budget may say. What is usual is left out of it. */
export type BudgetSearch = {
  tab?: 'income'
  view?: 'calendar'
  /** The month of the calendar, YYYY-MM. */
  month?: string
  /** The item that is open. */
  item?: string
  dialog?: 'add' | 'proposal'
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MONTH = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/

/** Reads the address; what makes no sense there is left out, so that an old link still opens the page. */
export function readBudgetSearch(search: Record<string, unknown>): BudgetSearch {
  const { tab, view, month, item, dialog } = search
  return {
    ...(tab === 'income' ? { tab } : {}),
    ...(view === 'calendar' ? { view } : {}),
    ...(typeof month === 'string' && MONTH.test(month) ? { month } : {}),
    ...(typeof item === 'string' && ID.test(item) ? { item } : {}),
    ...(dialog === 'add' || dialog === 'proposal' ? { dialog } : {}),
  }
}
