import type { Kysely } from 'kysely'

/**
 * What the second reader made of a person's instructions, so imports needn't read them again. A reading belongs to a
 * text (its hash) and a model; the steps are JSON.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('instruction_reading')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('text_hash', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('instruction_reading_pk', ['user_id', 'text_hash'])
    .execute()
}
