import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/schema.ts'
import { createUserMemo } from '../users/user-memo.ts'
import { dropApostrophes, foldSearch } from './search-key.ts'

/** The texts of a day's rows, one after the other, and their ids in the same order. */
type DayText = { day: string; texts: string; ids: string }
type DayTexts = { dayTexts: DayText[]; characters: number }
/** How many rows a search finds on each day, and which ones, in the order of their ids. */
export type FoundRows = { counts: ReadonlyMap<string, number>; toIds(day: string): string[] }

/** Never appears in a search key: control characters are folded away. */
const ROW_END = '\u001e'
const MANY_DAYS = 200
// Enough for three people with 100,000 rows each, whose texts have about nine million characters.
const MAX_CACHED_CHARACTERS = 32_000_000
const cache = createUserMemo<DayTexts>(MAX_CACHED_CHARACTERS, ({ characters }) => characters)

/** Builds the texts of these days, including category names, and replaces the old ones. */
export async function writeDayTexts(tx: Tx, userId: string, days: readonly string[]): Promise<void> {
  await tx.deleteFrom('ledger_day_text').where('user_id', '=', userId).where('day', 'in', days).execute()
  // Texts and ids may be in any order, as long as it's the same for both.
  await sql`
    insert into ledger_day_text (user_id, day, texts, ids)
    select txn.user_id, txn.day,
      string_agg(txn.search_key || coalesce(cast(${'\n'} as text) || category.name_key, ''), ${ROW_END}),
      string_agg(txn.id, ${ROW_END})
    from txn left join category on category.user_id = txn.user_id and category.id = txn.category_id
    where txn.user_id = ${userId} and txn.day in (${sql.join(days)})
    group by txn.user_id, txn.day`.execute(tx)
}

/**
 * What a search finds; null if that isn't known and every row must be checked. Days written to since their texts were
 * built are checked directly: `isFound` says whether a row matches.
 */
export async function searchDayTexts(
  db: Db,
  userId: string,
  search: string,
  isFound: RawBuilder<boolean>,
): Promise<FoundRows | null> {
  const searchText = foldSearch(search)
  if (searchText === '') return null
  const view = await db.selectFrom('ledger_view').select('generation').where('user_id', '=', userId).executeTakeFirst()
  if (!view) return null
  const marked = await db
    .selectFrom('ledger_dirty_day')
    .select('day')
    .where('user_id', '=', userId)
    .limit(MANY_DAYS + 1)
    .execute()
  if (marked.length > MANY_DAYS) return null
  const { dayTexts } = await readDayTexts(db, userId, String(view.generation))
  const counts = new Map<string, number>()
  const withText = new Map<string, DayText>()
  for (const dayText of dayTexts) {
    const count = countMatches(dayText.texts, searchText)
    if (count === 0) continue
    counts.set(dayText.day, count)
    withText.set(dayText.day, dayText)
  }
  const days = marked.map(({ day }) => day)
  for (const day of days) counts.delete(day)
  const checkedIds = new Map<string, string[]>()
  for (const { day, id } of days.length === 0 ? [] : await checkRows(db, userId, days, isFound)) {
    const ids = checkedIds.get(day) ?? []
    checkedIds.set(day, ids)
    ids.push(id)
    counts.set(day, ids.length)
  }
  const toIds = (day: string) => {
    const dayText = withText.get(day)
    return (checkedIds.get(day) ?? (dayText && counts.has(day) ? findIds(dayText, searchText) : [])).toSorted()
  }
  return { counts, toIds }
}

function checkRows(db: Db, userId: string, days: readonly string[], isFound: RawBuilder<boolean>) {
  return db
    .selectFrom('txn')
    .select(['day', 'id'])
    .where('user_id', '=', userId)
    .where('day', 'in', days)
    .where(isFound)
    .execute()
}

/** While the generation stays the same, the texts of unmarked days do too. */
async function readDayTexts(db: Db, userId: string, generation: string): Promise<DayTexts> {
  const cached = cache.get(db, userId, generation)
  if (cached) return cached
  const stored = await db
    .selectFrom('ledger_day_text')
    .select(['day', 'texts', 'ids'])
    .where('user_id', '=', userId)
    .execute()
  const dayTexts = stored.map((dayText) => ({ ...dayText, texts: dropApostrophes(dayText.texts) }))
  const read = { dayTexts, characters: dayTexts.reduce((sum, { texts, ids }) => sum + texts.length + ids.length, 0) }
  cache.set(db, userId, generation, read)
  return read
}

function countMatches(texts: string, searchText: string): number {
  let count = 0
  for (let at = texts.indexOf(searchText); at !== -1; ) {
    count += 1
    const end = texts.indexOf(ROW_END, at)
    at = end === -1 ? -1 : texts.indexOf(searchText, end)
  }
  return count
}

function findIds({ texts, ids }: DayText, searchText: string): string[] {
  const all = ids.split(ROW_END)
  const found: string[] = []
  let row = 0
  let end = texts.indexOf(ROW_END)
  for (let at = texts.indexOf(searchText); at !== -1; at = texts.indexOf(searchText, end)) {
    while (end !== -1 && end < at) {
      row += 1
      end = texts.indexOf(ROW_END, end + 1)
    }
    found.push(all[row]!)
    if (end === -1) break
  }
  return found
}
