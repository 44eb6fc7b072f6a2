import { flag, ID, oneOf, type SearchOf, searchReader, text } from '../../lib/read-search.ts'

export type NetWorthRange = '1y' | '3y' | 'all'

const FIELDS = {
  /** The account that is open. */
  account: text(ID),
  dialog: oneOf('add'),
  range: oneOf('1y', '3y'),
  archived: flag,
}

/** The search parameters of the accounts page. Defaults are left out. */
export type AccountsSearch = SearchOf<typeof FIELDS>
export const readAccountsSearch = searchReader(FIELDS)
