import type { Db } from '../platform/database/schema.ts'
import { AppError } from '../platform/errors.ts'
import { foldName } from '../users/user-queries.ts'

export type KnownCategory = { id: string; name: string; kind: string; code: string | null }

export function findCategories(db: Db, userId: string): Promise<KnownCategory[]> {
  return db
    .selectFrom('category')
    .select(['id', 'name', 'kind', 'code'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
}

/** The id of the category with this name; null if `name` is null. An unknown name is refused. */
export async function findCategoryId(db: Db, userId: string, name: string | null): Promise<string | null> {
  if (name === null) return null
  const row = await db
    .selectFrom('category')
    .select('id')
    .where('user_id', '=', userId)
    .where('name_key', '=', foldName(name))
    .executeTakeFirst()
  if (!row) {
    const message = `There’s no category “${name}”. Add it, or choose another.`
    throw new AppError('invalid-input', message, { errors: [{ path: 'category', message }] })
  }
  return row.id
}
