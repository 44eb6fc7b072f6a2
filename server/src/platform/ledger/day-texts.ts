import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../database/schema.ts'
import { createUserMemo } from '../users/user-memo.ts'
import { foldForSearch } from './search-key.ts'

type DayTexts = { ofDays: { day: string; texts: string }[]; letters: number }

/** Stands in no search key: control characters are folded away. */
const ROW_END = '\u001e'
const MANY_DAYS = 200
// Of those who search now; a hundred thousand rows are five million letters.
const LETTERS_KEPT = 32_000_000
const kept = createUserMemo<DayTexts>(LETTERS_KEPT, ({ letters }) => letters)

/** Puts together what the rows of these days say, their categories' names included, in place of what stood there. */
export async function writeDayTexts(tx: Tx, userId: string, days: readonly string[]): Promise<void> {
  await tx.deleteFrom('ledger_day_text').where('user_id', '=', userId).where('day', 'in', days).execute()
  await sql`
    insert into ledger_day_text (user_id, day, texts)
    select txn.user_id, txn.day, string_agg(txn.search_key || coalesce(cast(${'\n'} as text) || category.name_key, ''), ${ROW_END})
    from txn left join category on category.user_id = txn.user_id and category.id = txn.category_id
    where txn.user_id = ${userId} and txn.day in (${sql.join(days)})
    group by txn.user_id, txn.day`.execute(tx)
}

/**
 * The days on which a search finds something, and how many rows on each; null where that is not known, and every row
 * has to be asked. Days that were written to since their texts were put together are asked themselves: `isFound` says
 * of a row whether it is meant.
 */
export async function findDaysWith(
  db: Db,
  userId: string,
  search: string,
  isFound: RawBuilder<boolean>,
): Promise<Map<string, number> | null> {
  const wanted = foldForSearch(search)
  if (wanted === '') return null
  const view = await db.selectFrom('ledger_view').select('generation').where('user_id', '=', userId).executeTakeFirst()
  if (!view) return null
  const marked = await db
    .selectFrom('ledger_dirty_day')
    .select('day')
    .where('user_id', '=', userId)
    .limit(MANY_DAYS + 1)
    .execute()
  if (marked.length > MANY_DAYS) return null
  const { ofDays } = await readDayTexts(db, userId, String(view.generation))
  const found = new Map<string, number>()
  for (const { day, texts } of ofDays) {
    const count = countRowsWith(texts, wanted)
    if (count > 0) found.set(day, count)
  }
  if (marked.length === 0) return found
  const days = marked.map(({ day }) => day)
  for (const day of days) found.delete(day)
  const asked = await db
    .selectFrom('txn')
    .select((eb) => ['day', eb.fn.countAll<number>().as('n')])
    .where('user_id', '=', userId)
    .where('day', 'in', days)
    .where(isFound)
    .groupBy('day')
    .execute()
  for (const { day, n } of asked) found.set(day, Number(n))
  return found
}

/** As long as the generation stays, so do the texts of days that are not marked. */
async function readDayTexts(db: Db, userId: string, generation: string): Promise<DayTexts> {
  const known = kept.peek(db, userId, generation)
  if (known) return known
  const ofDays = await db.selectFrom('ledger_day_text').select(['day', 'texts']).where('user_id', '=', userId).execute()
  const read = { ofDays, letters: ofDays.reduce((sum, { texts }) => sum + texts.length, 0) }
  kept.keep(db, userId, generation, read)
  return read
}

function countRowsWith(texts: string, wanted: string): number {
  let count = 0
  for (let at = texts.indexOf(wanted); at !== -1; ) {
    count += 1
    const end = texts.indexOf(ROW_END, at)
    at = end === -1 ? -1 : texts.indexOf(wanted, end)
  }
  return count
}
