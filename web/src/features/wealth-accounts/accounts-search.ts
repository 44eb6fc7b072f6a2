import { flag, ID, oneOf, type SearchOf, searchReader, text } from '../../lib/read-search.ts'

export type NetWorthRange = '1y' | '3y' | 'all'

const FIELDS = {
  /** The account that is open. */
  account: text(ID),
  dialog: oneOf('add'),
  range: oneOf('1y', '3y'),
  archived: flag,
}

/** What the address of the accounts may say. What is usual is left out of it. */
export type AccountsSearch = SearchOf<typeof FIELDS>
export const readAccountsSearch = searchReader(FIELDS)
