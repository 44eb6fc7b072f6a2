import type { Kysely } from 'kysely'

/** The export of a person's transactions brings their notes along; they wait with the rows until all are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('import_row').addColumn('note', 'text').execute()
}
