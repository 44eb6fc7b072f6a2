import { sql } from 'kysely'
import type { Tx } from '../platform/database/schema.ts'
import { selectChangesSince } from './history/history-changes.ts'

const CONDITIONS_AT_ONCE = 200

/**
 * Of these undone imports, those with rows that have been added again since, by another import or by a person who added
 * single rows from one. Restoring such an import would duplicate them. `since` is the revision that undid the imports.
 */
export async function findImportedAgain(
  tx: Tx,
  userId: string,
  importIds: readonly string[],
  since: number,
): Promise<string[]> {
  const added = [
    ...(await findAdded(tx, userId, 'statement_import', since)).map((row) => sql`import_row.import_id = ${row.id}`),
    ...(await findAdded(tx, userId, 'taken_row', since)).map(
      (row) => sql`(import_row.import_id = ${row.import_id} and import_row.seq = ${row.seq})`,
    ),
  ]
  const found: string[] = []
  for (const id of importIds) if (await hasRowsFrom(id)) found.push(id)
  return found

  async function hasRowsFrom(id: string): Promise<boolean> {
    for (let at = 0; at < added.length; at += CONDITIONS_AT_ONCE) {
      const { rows } = await sql`
        select 1 from (
          select day, minor, currency, name from import_row
          where user_id = ${userId} and import_id = ${id} and verdict = 'added'
          intersect
          select import_row.day, import_row.minor, import_row.currency, import_row.name
          from statement_import join import_row
            on import_row.user_id = statement_import.user_id and import_row.import_id = statement_import.id
          where statement_import.user_id = ${userId} and import_row.verdict = 'added'
            and (${sql.join(added.slice(at, at + CONDITIONS_AT_ONCE), sql` or `)})
        ) as shared limit 1`.execute(tx)
      if (rows.length > 0) return true
    }
    return false
  }
}

type AddedRow = { id: string; import_id?: string; seq?: number }

/** The table's rows created since, or restored by an undo. Rows that only changed existed before. */
async function findAdded(tx: Tx, userId: string, table: string, since: number): Promise<AddedRow[]> {
  const changes = await selectChangesSince(tx, userId, since)
    .select('history_change.rows')
    .where('history_change.table_name', '=', table)
    .where('history_change.kind', '=', 'insert')
    .execute()
  return changes.flatMap(({ rows }) => JSON.parse(rows) as AddedRow[])
}
