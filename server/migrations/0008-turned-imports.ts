import type { Kysely } from 'kysely'

/**
 * An import may turn out to have been read with money in and out the wrong way round, once a later file shows it. And
 * nothing asks for the rows of all imports by day: each import is read by itself, so that index only cost time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('statement_import')
    .addColumn('is_turned', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.dropIndex('import_row_day').execute()
}
