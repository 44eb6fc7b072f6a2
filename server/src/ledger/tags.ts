import { cleanTags, getTagKey } from '@evenkeel/engine/core/tags.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/schema.ts'
import { getPositionFunction } from './column-contains.ts'

/** Tags as they're stored: each between line breaks; null for none. */
export function toStoredTags(tags: readonly string[]): string | null {
  const clean = cleanTags(tags)
  return clean.length === 0 ? null : `\n${clean.join('\n')}\n`
}

export function readTags(stored: string | null): string[] {
  return stored === null ? [] : stored.slice(1, -1).split('\n')
}

/** A transaction's stored tags after removing some and adding others. */
export function changeTags(stored: string | null, add: readonly string[], remove: readonly string[]): string | null {
  const removed = new Set(remove.map(getTagKey))
  return toStoredTags([...readTags(stored).filter((tag) => !removed.has(getTagKey(tag))), ...add])
}

/** All of the user's tags, each with how many transactions have it, most used first. */
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

/** SQL for whether a transaction has one of these tags, ignoring case. An empty tag matches those without tags. */
export async function createTagFilter(db: Db, userId: string, tags: readonly string[]): Promise<RawBuilder<boolean>> {
  const keys = new Set(tags.map(getTagKey))
  const matching = (await findTags(db, userId)).filter(({ tag }) => keys.has(getTagKey(tag)))
  const findPosition = getPositionFunction(db)
  const conditions = matching.map(({ tag }) => sql<boolean>`${findPosition}(txn.tags, ${`\n${tag}\n`}) > 0`)
  const isTagged =
    conditions.length === 0
      ? sql<boolean>`1 = 0`
      : sql<boolean>`(txn.tags is not null and (${sql.join(conditions, sql` or `)}))`
  return keys.has('') ? sql<boolean>`(txn.tags is null or ${isTagged})` : isTagged
}
