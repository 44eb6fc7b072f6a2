import type { Kysely } from 'kysely'

/**
 * A later file may show that an import confused money in and money out. Also drops the index of all imports' rows by
 * day: each import is read separately, so it only cost time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('statement_import')
    .addColumn('is_turned', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.dropIndex('import_row_day').execute()
}
