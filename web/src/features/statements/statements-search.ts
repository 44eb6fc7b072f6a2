import { isPlainDate } from '@evenkeel/engine/core/plain-date.ts'

/** What the address of the statements may say. What is usual is left out of it. */
export type StatementsSearch = {
  /** Only statements of this account. */
  account?: string
  from?: string
  to?: string
  /** The statement that is open. */
  statement?: string
  dialog?: 'add' | 'paste'
  /** The date of the month-end grid; given, the grid is open. */
  grid?: string
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the address; what makes no sense there is left out, so that an old link still opens the page. */
export function readStatementsSearch(search: Record<string, unknown>): StatementsSearch {
  const { account, from, to, statement, dialog, grid } = search
  return {
    ...(typeof account === 'string' && ID.test(account) ? { account } : {}),
    ...(isPlainDate(from) ? { from } : {}),
    ...(isPlainDate(to) ? { to } : {}),
    ...(typeof statement === 'string' && ID.test(statement) ? { statement } : {}),
    ...(dialog === 'add' || dialog === 'paste' ? { dialog } : {}),
    ...(isPlainDate(grid) ? { grid } : {}),
  }
}
