import { createSearchReader, ID, readOneOf, readText, type SearchOf } from '../../lib/read-search.ts'

const AMOUNT = readText(/^-?\d{1,13}(\.\d{1,3})?$/)
const DAY = readText(/^\d{4}-\d{2}-\d{2}$/)
const WORDS = /^[\s\S]{0,500}$/
const SORT = /^-?(last_updated|transaction_date|source|transaction_name|simple_name|category|currency|amount)$/

const FILTERS = {
  search: readText(WORDS),
  // An empty category, source or tag means "without one".
  category: readText(WORDS, { mayBeEmpty: true }),
  source: readText(WORDS, { mayBeEmpty: true }),
  tag: readText(WORDS, { mayBeEmpty: true }),
  from: DAY,
  to: DAY,
  updated_since: readText(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/),
  needs_review: (value: unknown) => readOneOf('true', 'false')(String(value)),
  min_amount: AMOUNT,
  max_amount: AMOUNT,
  min_size: AMOUNT,
  max_size: AMOUNT,
  direction: readOneOf('in', 'out'),
  kind: readOneOf('expense', 'income', 'transfer'),
  currency: readText(/^[A-Z]{3}$/),
  import_id: readText(ID),
  same_merchant_as: readText(ID),
  sort: readText(SORT),
}
const FIELDS = {
  ...FILTERS,
  /** The transaction that is open. */
  row: readText(ID),
  panel: readOneOf('review', 'categories', 'imports', 'add'),
  /** What the page shows instead of the list. */
  show: readOneOf('recurring', 'transfers'),
}

/** The API's filters and sorting, as in the URL. Several categories, sources or tags are joined by line breaks. */
export type TransactionFilters = SearchOf<typeof FILTERS>
/** The page's search parameters: filters, sorting, the open transaction, and the open panel or tab. */
type TransactionSearch = SearchOf<typeof FIELDS>
export type TransactionPanel = NonNullable<TransactionSearch['panel']>
export type TransactionTab = NonNullable<TransactionSearch['show']>
export const readTransactionSearch = createSearchReader(FIELDS)

/** The search parameters that decide which transactions are shown, and in which order. */
export function getFilters(search: TransactionSearch): TransactionFilters {
  const names = Object.keys(FILTERS) as (keyof TransactionFilters)[]
  return Object.fromEntries(names.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]))
}

/** True if any filter is set; sorting doesn't count. */
export function hasFilters({ sort: _, ...filters }: TransactionFilters): boolean {
  return Object.keys(filters).length > 0
}

export const splitList = (text: string | undefined): string[] => (text === undefined ? [] : text.split('\n'))
export const joinList = (items: readonly string[]): string | undefined =>
  items.length === 0 ? undefined : items.join('\n')

/** The URL of a CSV file with the matching transactions. */
export function getExportUrl(filters: TransactionFilters): string {
  const query = new URLSearchParams(filters as Record<string, string>).toString()
  return `/api/transactions/export/${query === '' ? '' : `?${query}`}`
}
