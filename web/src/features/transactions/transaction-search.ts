/** The filters of the API, as they stand in the address. Several categories or sources are joined by line breaks. */
export type TransactionFilters = {
  search?: string
  category?: string
  source?: string
  from?: string
  to?: string
  updated_since?: string
  needs_review?: 'true' | 'false'
  min_amount?: string
  max_amount?: string
  min_size?: string
  max_size?: string
  direction?: 'in' | 'out'
  kind?: 'expense' | 'income' | 'transfer'
  currency?: string
  import_id?: string
  same_merchant_as?: string
  sort?: string
}

export type TransactionPanel = 'review' | 'categories' | 'imports' | 'add'
/** What the page shows instead of the list. */
export type TransactionTab = 'recurring' | 'transfers'

/** What the address of the page may say: the filters, the row that is open, and the panel or tab that is. */
export type TransactionSearch = TransactionFilters & { row?: string; panel?: TransactionPanel; show?: TransactionTab }

const AMOUNT = /^-?\d{1,13}(\.\d{1,3})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const SORT = /^-?(last_updated|transaction_date|source|transaction_name|simple_name|category|currency|amount)$/
const WORDS = /^[\s\S]{0,500}$/

const FILTER_FORMS: Record<keyof TransactionFilters, RegExp> = {
  search: WORDS,
  category: WORDS,
  source: WORDS,
  from: DAY,
  to: DAY,
  updated_since: INSTANT,
  needs_review: /^(true|false)$/,
  min_amount: AMOUNT,
  max_amount: AMOUNT,
  min_size: AMOUNT,
  max_size: AMOUNT,
  direction: /^(in|out)$/,
  kind: /^(expense|income|transfer)$/,
  currency: /^[A-Z]{3}$/,
  import_id: ID,
  same_merchant_as: ID,
  sort: SORT,
}
const FORMS: Record<keyof TransactionSearch, RegExp> = {
  ...FILTER_FORMS,
  row: ID,
  panel: /^(review|categories|imports|add)$/,
  show: /^(recurring|transfers)$/,
}
/** An empty category or source means "without one"; elsewhere empty means nothing was asked. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['category', 'source'])

/** Reads the address. What makes no sense there is left out, so that an old or mangled link still opens the page. */
export function readTransactionSearch(search: Record<string, unknown>): TransactionSearch {
  const read: Record<string, string> = {}
  for (const [name, form] of Object.entries(FORMS)) {
    const value = search[name]
    if (value === undefined || value === null) continue
    // The router reads ["a","b"] and 12 as what they look like.
    const text = Array.isArray(value) ? value.map(String).join('\n') : String(value)
    if (!form.test(text) || (text === '' && !MAY_BE_EMPTY.has(name))) continue
    read[name] = text
  }
  return read as TransactionSearch
}

/** The part of the address that decides which rows are shown. */
export function filtersOf(search: TransactionSearch): TransactionFilters {
  const names = Object.keys(FILTER_FORMS) as (keyof TransactionFilters)[]
  return Object.fromEntries(names.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]))
}

/** True when anything narrows the list; an order does not. */
export function isNarrowed({ sort: _, ...filters }: TransactionFilters): boolean {
  return Object.keys(filters).length > 0
}

export const listIn = (text: string | undefined): string[] => (text === undefined ? [] : text.split('\n'))
export const listAsText = (items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : items.join('\n')

/** The address of the CSV file with these rows. */
export function exportAddress(filters: TransactionFilters): string {
  const query = new URLSearchParams(filters as Record<string, string>).toString()
  return `/api/transactions/export/${query === '' ? '' : `?${query}`}`
}
