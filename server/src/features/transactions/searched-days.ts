import type { TransactionListQuery } from '@evenkeel/contract/transactions.ts'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { findDaysWith } from '../../platform/ledger/day-texts.ts'

type Filter = Omit<TransactionListQuery, 'limit' | 'cursor' | 'offset'>
/** Days in order; how many rows are found in all is known where the search is all that is asked for. */
export type SearchedDays = { days: string[]; counts: ReadonlyMap<string, number>; total: number | undefined }
/** The days that rows are looked for on (null: any), and how many of what is found there to leave out. */
export type Reach = { days: string[] | null; offset: number }

const ALONE = new Set(['search', 'sort', 'from', 'to'])
// Beyond these, walking over all rows in order comes to a page sooner than asking for so many days.
const FEW_DAYS = 200

/** The days on which a search finds something; null where there is none, or its days cannot be told beforehand. */
export async function searchedDays(
  db: Db,
  userId: string,
  filter: Filter,
  isFound: RawBuilder<boolean>,
): Promise<SearchedDays | null> {
  const { search, from = '', to = '~' } = filter
  if (search === undefined) return null
  const counts = await findDaysWith(db, userId, search, isFound)
  if (!counts) return null
  const days = [...counts.keys()].filter((day) => day >= from && day <= to).sort()
  const isAlone = Object.entries(filter).every(([key, value]) => value === undefined || ALONE.has(key))
  const total = days.reduce((sum, day) => sum + counts.get(day)!, 0)
  return { days, counts, total: isAlone || total === 0 ? total : undefined }
}

/** Which days all that is found lies on, where they are few. */
export function fewDays(searched: SearchedDays | null): string[] | null {
  return searched && searched.days.length <= FEW_DAYS ? searched.days : null
}

/** Which days a page lies on. `cursorDay` is that of the row it follows. */
export function reachOfPage(
  searched: SearchedDays | null,
  sort: Filter['sort'],
  { limit, offset = 0 }: { limit: number; offset?: number | undefined },
  cursorDay: string | null,
): Reach {
  const isByDay = searched?.total !== undefined && sort.endsWith('transaction_date')
  if (!isByDay) return { days: fewDays(searched), offset }
  const isDown = sort.startsWith('-')
  const days: string[] = []
  let left = offset
  let rows = 0
  for (const day of isDown ? searched.days.toReversed() : searched.days) {
    if (cursorDay !== null && (isDown ? day > cursorDay : day < cursorDay)) continue
    const count = searched.counts.get(day)!
    if (cursorDay === null && days.length === 0 && left >= count) {
      left -= count
      continue
    }
    days.push(day)
    if (day !== cursorDay) rows += count // of the cursor's own day, all may lie behind
    if (rows > left + limit) break
  }
  return { days, offset: left }
}
