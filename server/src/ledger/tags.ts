import { cleanTags, tagKey } from '@evenkeel/engine/core/tags.ts'
import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'

/** Tags as the database has them: each between line breaks; null for none. */
export function storeTags(tags: readonly string[]): string | null {
  const clean = cleanTags(tags)
  return clean.length === 0 ? null : `\n${clean.join('\n')}\n`
}

export function readTags(stored: string | null): string[] {
  return stored === null ? [] : stored.slice(1, -1).split('\n')
}

/** The tags of a row after some are added and others removed. */
export function changeTags(stored: string | null, add: readonly string[], remove: readonly string[]): string | null {
  const gone = new Set(remove.map(tagKey))
  return storeTags([...readTags(stored).filter((tag) => !gone.has(tagKey(tag))), ...add])
}

/** Every tag the user has and how many transactions have it, the most used first. */
export async function findTags(db: Db, userId: string): Promise<{ tag: string; count: number }[]> {
  const rows = await db
    .selectFrom('txn')
    .select((eb) => ['tags', eb.fn.countAll<number>().as('n')])
    .where('user_id', '=', userId)
    .where('tags', 'is not', null)
    .groupBy('tags')
    .execute()
  const counts = new Map<string, number>()
  for (const { tags, n } of rows) for (const tag of readTags(tags)) counts.set(tag, (counts.get(tag) ?? 0) + Number(n))
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
}

/** Whether a row has one of these tags, however they are capitalised; an empty one stands for rows without tags. */
export async function hasOneOf(db: Db, userId: string, wanted: readonly string[]): Promise<RawBuilder<boolean>> {
  const keys = new Set(wanted.map(tagKey))
  const known = (await findTags(db, userId)).filter(({ tag }) => keys.has(tagKey(tag)))
  const place = db.getExecutor().adapter instanceof PostgresAdapter ? sql.raw('strpos') : sql.raw('instr')
  const has = known.map(({ tag }) => sql<boolean>`${place}(txn.tags, ${`\n${tag}\n`}) > 0`)
  const isTagged =
    has.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(txn.tags is not null and (${sql.join(has, sql` or `)}))`
  return keys.has('') ? sql<boolean>`(txn.tags is null or ${isTagged})` : isTagged
}
