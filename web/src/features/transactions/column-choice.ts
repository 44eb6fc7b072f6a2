import type { ColumnId } from './transaction-columns.tsx'

const KEY = 'transactions.hiddenColumns'

/** Always shown: without these two columns, nobody can tell the transactions apart. */
export const FIXED_COLUMNS: ReadonlySet<ColumnId> = new Set(['simple_name', 'amount'])

export function loadHiddenColumns(): ReadonlySet<string> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

export function saveHiddenColumns(hidden: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...hidden]))
  } catch {
    // Storage may be blocked: then the choice lasts until the page is closed.
  }
}
