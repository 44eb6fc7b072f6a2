import type { Kysely } from 'kysely'

/** Our own export includes notes. They are kept with the rows until all are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('import_row').addColumn('note', 'text').execute()
}
