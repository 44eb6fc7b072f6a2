import { createSearchReader, ID, readFlag, readOneOf, readText, type SearchOf } from '../../lib/read-search.ts'

export type NetWorthRange = '1y' | '3y' | 'all'

const FIELDS = {
  /** The account that is open. */
  account: readText(ID),
  dialog: readOneOf('add'),
  range: readOneOf('1y', '3y'),
  /** Whether archived accounts are listed too. */
  archived: readFlag,
}

/** The search parameters of the accounts page. Defaults are left out. */
export type AccountsSearch = SearchOf<typeof FIELDS>
export const readAccountsSearch = createSearchReader(FIELDS)
