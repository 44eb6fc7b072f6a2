import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Call this after storing very many rows: PostgreSQL plans queries with row counts that it refreshes a minute later.
 * Until then, it may read all rows of a user to find a few. Does nothing on SQLite, which plans without counts.
 */
export async function refreshStatistics<DB>(db: Kysely<DB>, table: string & keyof DB): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`analyze (skip_locked) ${sql.table(table)}`.execute(db)
}
