import { sql } from 'kysely'
import type { Tx } from '../database/schema.ts'

/**
 * Of imports that were taken back, those whose rows another import has brought in since: the ledger would have these
 * rows twice if they came back. `since` is the revision in which they were taken back.
 */
export async function findImportedAgain(
  tx: Tx,
  userId: string,
  importIds: readonly string[],
  since: number,
): Promise<string[]> {
  const found: string[] = []
  for (const id of importIds) {
    const { rows } = await sql`
      select 1 from (
        select day, minor, currency, name from import_row
        where user_id = ${userId} and import_id = ${id} and verdict = 'added'
        intersect
        select import_row.day, import_row.minor, import_row.currency, import_row.name
        from statement_import join import_row
          on import_row.user_id = statement_import.user_id and import_row.import_id = statement_import.id
        where statement_import.user_id = ${userId} and statement_import.version > ${since}
          and import_row.verdict = 'added'
      ) as shared limit 1`.execute(tx)
    if (rows.length > 0) found.push(id)
  }
  return found
}
