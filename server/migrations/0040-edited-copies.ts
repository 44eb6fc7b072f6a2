import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * An edit of very many transactions writes edited copies (layer 1) in small steps, beside the rows themselves (layer 0).
 * `large_edit` says which of the two people see: while it is `staged` the rows, from `live` on the copies. A job then
 * folds the copies in, so that only layer 0 is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop view txn`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) await widenKeyOnPostgres(db)
  else await widenKeyOnSqlite(db)

  // With the layer, too, rows are counted and ordered from the index alone.
  await db.schema.dropIndex('txn_day').execute()
  await db.schema.createIndex('txn_day').on('txn_row').columns(['user_id', 'day', 'id', 'import_id', 'layer']).execute()
  await sql`create index txn_copy on txn_row (user_id, id) where layer = 1`.execute(db)
  await db.schema
    .createTable('large_edit')
    .addColumn('user_id', 'text', (c) => c.notNull().primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('history_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull()) // staged, live
    .addColumn('since', 'text', (c) => c.notNull())
    .execute()

  // A later migration that adds a column to `txn_row` has to drop this view and create it again.
  await sql`create view txn as select user_id, id, version, last_updated, day, source, name, simple_name, category_id,
      currency, minor, confidence, needs_review, reason_level, reason_text, merchant_key, search_key, note, transfer_id,
      split_of, import_id, import_line, created_at, tags, likely
    from txn_row
    where (not exists (select 1 from hidden)
      or (not exists (select 1 from hidden where hidden.user_id = txn_row.user_id and hidden.id = txn_row.id)
        and not exists (select 1 from hidden where hidden.user_id = txn_row.user_id and hidden.id = txn_row.import_id)))
    and (not exists (select 1 from large_edit)
      or (txn_row.layer = 0 and not exists (
          select 1 from large_edit, txn_row as copy
          where large_edit.user_id = txn_row.user_id and large_edit.state = 'live'
            and copy.user_id = txn_row.user_id and copy.id = txn_row.id and copy.layer = 1))
      or (txn_row.layer = 1 and exists (
          select 1 from large_edit where large_edit.user_id = txn_row.user_id and large_edit.state = 'live')))`.execute(
    db,
  )
}

async function widenKeyOnPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = 'txn_row'::regclass and contype = 'p'`.execute(db)
  await sql`alter table txn_row add column layer smallint not null default 0`.execute(db)
  await sql`alter table txn_row drop constraint ${sql.ref(rows[0]!.name)}`.execute(db)
  await sql`alter table txn_row add constraint txn_row_pk primary key (user_id, id, layer)`.execute(db)
}

/** SQLite has no other way to change a primary key than to copy the table. */
async function widenKeyOnSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'txn_row' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')!.sql
  const wider = table
    .replace(/^create table "txn_row" \(/i, 'create table "txn_copied" ("layer" integer not null default 0, ')
    .replace(/primary key \("user_id", "id"\)/i, 'primary key ("user_id", "id", "layer")')
  if (!wider.includes('"txn_copied" ("layer"') || !wider.includes('"id", "layer")')) {
    throw new Error(`txn_row isn’t as expected: ${table}`)
  }
  await sql.raw(wider).execute(db)
  const columns = await sql<{ name: string }>`select name from pragma_table_info('txn_row')`.execute(db)
  const names = columns.rows.map(({ name }) => `"${name}"`).join(', ')
  await sql.raw(`insert into txn_copied (${names}) select ${names} from txn_row`).execute(db)
  await sql`drop table txn_row`.execute(db)
  await sql`alter table txn_copied rename to txn_row`.execute(db)
  for (const { type, sql: text } of rows) if (type === 'index') await sql.raw(text).execute(db)
}
