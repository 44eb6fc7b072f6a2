import type { TransactionListQuery } from '@evenkeel/contract/transactions.ts'
import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { readSearchedAmount } from '../../ledger/amount-range.ts'
import { type FoundRows, searchDayTexts } from '../../ledger/day-texts.ts'
import type { Db } from '../../platform/database/schema.ts'

type Filter = Omit<TransactionListQuery, 'limit' | 'cursor' | 'offset'>
/** The days of the rows found, in order, and how many rows. `total` is undefined if other filters may exclude some. */
export type SearchedRows = FoundRows & { days: string[]; hits: number; total: number | undefined }

const SEARCH_ONLY = new Set(['search', 'sort', 'from', 'to'])

/** What a search finds; null if there is no search, or if the result can't be determined in advance. */
export async function findSearchedRows(
  db: Db,
  userId: string,
  filter: Filter,
  isFound: RawBuilder<boolean>,
): Promise<SearchedRows | null> {
  const { search, from = '', to = '~' } = filter
  // Amounts aren't in the day texts, so rows are checked one by one.
  if (search === undefined || readSearchedAmount(search) !== null) return null
  const found = await searchDayTexts(db, userId, search, isFound)
  if (!found) return null
  const days = [...found.counts.keys()].filter((day) => day >= from && day <= to).sort()
  const hits = days.reduce((sum, day) => sum + found.counts.get(day)!, 0)
  const hasNoOtherFilter = Object.entries(filter).every(([key, value]) => value === undefined || SEARCH_ONLY.has(key))
  return { ...found, days, hits, total: hasNoOtherFilter || hits === 0 ? hits : undefined }
}

// With more hits than this, walking through all rows in order finds a page sooner.
export const MAX_FEW = 600

/** Tests whether a row is among the few found; null without a search or if it found many. */
export function createFewFilter(db: Db, searched: SearchedRows | null): RawBuilder<boolean> | null {
  if (!searched || searched.hits > MAX_FEW) return null
  const ids = JSON.stringify(searched.days.flatMap((day) => searched.toIds(day)))
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`txn.id in (select jsonb_array_elements_text(cast(${ids} as jsonb)))`
    : sql<boolean>`txn.id in (select value from json_each(${ids}))`
}

type Page = { rows: number; offset: number; cursor: { day: string; id: string } | undefined }

/** A page of a search's results by day, without a query. */
export function getPageByDay(searched: SearchedRows, direction: 'asc' | 'desc', { rows, offset, cursor }: Page) {
  const putInOrder = (list: readonly string[]) => (direction === 'desc' ? list.toReversed() : list)
  const isPast = (value: string, mark: string) => (direction === 'desc' ? value < mark : value > mark)
  const found: { id: string; sort_key: string }[] = []
  let remainingOffset = offset
  for (const day of putInOrder(searched.days)) {
    const isStarted = day === cursor?.day
    if (cursor && !isStarted && !isPast(day, cursor.day)) continue
    const count = searched.counts.get(day)!
    if (!isStarted && remainingOffset >= count) {
      remainingOffset -= count
      continue
    }
    const ids = putInOrder(searched.toIds(day)).filter((id) => !isStarted || isPast(id, cursor.id))
    const some = ids.slice(remainingOffset, remainingOffset + rows - found.length)
    remainingOffset = Math.max(0, remainingOffset - ids.length)
    for (const id of some) found.push({ id, sort_key: day })
    if (found.length === rows) break
  }
  return found
}
