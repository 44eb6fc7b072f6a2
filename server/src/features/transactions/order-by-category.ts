import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'

type Query = SelectQueryBuilder<Schema, 'txn', object>
type Found = { id: string; sort_key: string }
type Page = { rows: number; offset: number; cursor: { key: string; id: string } | undefined }
/** A row's place among the others is its day, which is always as long, and its category's name. */
const DAY_LETTERS = 10
type Group = { id: string | null; name: string }

/**
 * Rows in the order of their categories' names, those without one under the empty name, and of one category by day.
 * Categories are few: asked one after the other, each in the order of an index, they make a page without sorting all
 * there is.
 */
export async function findByCategory(
  db: Db,
  userId: string,
  matching: Query,
  direction: 'asc' | 'desc',
  { rows, offset, cursor }: Page,
): Promise<Found[]> {
  const groups = await groupsInOrder(db, userId, direction)
  const counts = offset > 0 ? await countGroups(matching) : null
  const found: Found[] = []
  let left = offset
  const after = cursor && { day: cursor.key.slice(0, DAY_LETTERS), name: cursor.key.slice(DAY_LETTERS), id: cursor.id }
  for (const group of groups) {
    if (after && isBefore(group.name, after.name, direction)) continue
    const count = counts?.get(group.id) ?? 0
    if (counts && left >= count) {
      left -= count
      continue
    }
    let query = matching
      .select(['txn.id', 'txn.day'])
      .where('txn.category_id', group.id === null ? 'is' : '=', group.id)
    const isPast = direction === 'asc' ? sql`>` : sql`<`
    if (after?.name === group.name)
      query = query.where(sql<boolean>`(txn.day, txn.id) ${isPast} (${after.day}, ${after.id})`)
    const some = await query
      .orderBy('txn.day', direction)
      .orderBy('txn.id', direction)
      .offset(left)
      .limit(rows - found.length)
      .execute()
    for (const { id, day } of some) found.push({ id, sort_key: day + group.name })
    if (found.length === rows) break
    left = 0
  }
  return found
}

async function groupsInOrder(db: Db, userId: string, direction: 'asc' | 'desc'): Promise<Group[]> {
  const categories = await db.selectFrom('category').select(['id', 'name']).where('user_id', '=', userId).execute()
  const groups: Group[] = [{ id: null, name: '' }, ...categories]
  return groups.sort((a, b) => (isBefore(a.name, b.name, direction) ? -1 : 1))
}

function isBefore(a: string, b: string, direction: 'asc' | 'desc'): boolean {
  return direction === 'asc' ? a < b : a > b
}

async function countGroups(matching: Query): Promise<Map<string | null, number>> {
  const rows = await matching
    .select((eb) => ['txn.category_id', eb.fn.countAll<number>().as('n')])
    .groupBy('txn.category_id')
    .execute()
  return new Map(rows.map(({ category_id, n }) => [category_id, Number(n)]))
}
