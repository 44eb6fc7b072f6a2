import type { Kysely } from 'kysely'

/** The list of statements is sorted by day across accounts: with this index a page is read without sorting them all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('statement_by_day').on('statement').columns(['user_id', 'day', 'id']).execute()
}
