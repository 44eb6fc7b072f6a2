import type { TransactionListQuery } from '@evenkeel/contract/transactions.ts'
import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { searchedAmount } from '../../ledger/amount-range.ts'
import { type FoundRows, findRowsWith } from '../../ledger/day-texts.ts'
import type { Db } from '../../platform/database/schema.ts'

type Filter = Omit<TransactionListQuery, 'limit' | 'cursor' | 'offset'>
/** Days in order with the number of rows found on each; `total` if there are no other filters. */
export type SearchedRows = FoundRows & { days: string[]; hits: number; total: number | undefined }

const ALONE = new Set(['search', 'sort', 'from', 'to'])

/** What a search finds; null if there is no search, or it can't be determined in advance. */
export async function searchedRows(
  db: Db,
  userId: string,
  filter: Filter,
  isFound: RawBuilder<boolean>,
): Promise<SearchedRows | null> {
  const { search, from = '', to = '~' } = filter
  // Amounts aren't in the texts, so rows are checked one by one.
  if (search === undefined || searchedAmount(search) !== null) return null
  const found = await findRowsWith(db, userId, search, isFound)
  if (!found) return null
  const days = [...found.counts.keys()].filter((day) => day >= from && day <= to).sort()
  const hits = days.reduce((sum, day) => sum + found.counts.get(day)!, 0)
  const isAlone = Object.entries(filter).every(([key, value]) => value === undefined || ALONE.has(key))
  return { ...found, days, hits, total: isAlone || hits === 0 ? hits : undefined }
}

// With more rows, walking all rows in order finds a page sooner.
export const FEW_FOUND = 600

/** Tests whether a row is among the few found; null if there are many. */
export function isOneOf(db: Db, searched: SearchedRows | null): RawBuilder<boolean> | null {
  if (!searched || searched.hits > FEW_FOUND) return null
  const ids = JSON.stringify(searched.days.flatMap((day) => searched.idsOf(day)))
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`txn.id in (select jsonb_array_elements_text(cast(${ids} as jsonb)))`
    : sql<boolean>`txn.id in (select value from json_each(${ids}))`
}

type Page = { rows: number; offset: number; cursor: { day: string; id: string } | undefined }

/** A page of a search's results by day, without a query. */
export function pageOfDays(searched: SearchedRows, direction: 'asc' | 'desc', { rows, offset, cursor }: Page) {
  const ordered = (list: readonly string[]) => (direction === 'desc' ? list.toReversed() : list)
  const isPast = (value: string, mark: string) => (direction === 'desc' ? value < mark : value > mark)
  const found: { id: string; sort_key: string }[] = []
  let left = offset
  for (const day of ordered(searched.days)) {
    const isStarted = day === cursor?.day
    if (cursor && !isStarted && !isPast(day, cursor.day)) continue
    const count = searched.counts.get(day)!
    if (!isStarted && left >= count) {
      left -= count
      continue
    }
    const ids = ordered(searched.idsOf(day)).filter((id) => !isStarted || isPast(id, cursor.id))
    const some = ids.slice(left, left + rows - found.length)
    left = Math.max(0, left - ids.length)
    for (const id of some) found.push({ id, sort_key: day })
    if (found.length === rows) break
  }
  return found
}
