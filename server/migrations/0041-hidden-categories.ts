import { type Kysely, sql } from 'kysely'

/**
 * Rows can only be stored under a category that is there. To let large actions write theirs ahead, categories can be
 * hidden as transactions are: they are stored in `category_row`, and everyone reads the view `category`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('category').renameTo('category_row').execute()
  // A later migration that adds a column to `category_row` has to drop this view and create it again.
  await sql`create view category as
    select user_id, id, version, last_updated, name, name_key, kind, code from category_row
    where not exists (
      select 1 from hidden where hidden.user_id = category_row.user_id and hidden.id = category_row.id)`.execute(db)
}
