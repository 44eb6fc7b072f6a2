import type { SelectQueryBuilder } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'

type Query = SelectQueryBuilder<Schema, 'txn', object>
type Found = { id: string; sort_key: string }
type Page = { rows: number; offset: number; cursor: { name: string; id: string } | undefined }
type Group = { id: string | null; name: string }

/**
 * Rows in the order of their categories' names, those without one under the empty name. Categories are few: asked one
 * after the other, each in the order of an index, they make a page without sorting all there is.
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
  for (const group of groups) {
    if (cursor && isBefore(group.name, cursor.name, direction)) continue
    const count = counts?.get(group.id) ?? 0
    if (counts && left >= count) {
      left -= count
      continue
    }
    let query = matching.select('txn.id').where('txn.category_id', group.id === null ? 'is' : '=', group.id)
    if (cursor?.name === group.name) query = query.where('txn.id', direction === 'asc' ? '>' : '<', cursor.id)
    const some = await query
      .orderBy('txn.id', direction)
      .offset(left)
      .limit(rows - found.length)
      .execute()
    for (const { id } of some) found.push({ id, sort_key: group.name })
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
