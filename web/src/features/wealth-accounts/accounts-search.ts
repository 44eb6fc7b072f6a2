export type NetWorthRange = '1y' | '3y' | 'all'

/** What the address of the accounts may say. What is usual is left out of it. */
export type AccountsSearch = {
  /** The account that is open. */
  account?: string
  dialog?: 'add'
  range?: Exclude<NetWorthRange, 'all'>
  archived?: true
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the address; what makes no sense there is left out, so that an old link still opens the page. */
export function readAccountsSearch(search: Record<string, unknown>): AccountsSearch {
  const { account, dialog, range, archived } = search
  return {
    ...(typeof account === 'string' && ID.test(account) ? { account } : {}),
    ...(dialog === 'add' ? { dialog } : {}),
    ...(range === '1y' || range === '3y' ? { range } : {}),
    ...(archived === true || archived === 'true' ? { archived: true as const } : {}),
  }
}
