import { sql } from 'kysely'
import { insertRows } from '../../platform/database/insert-rows.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { createId } from '../../platform/ids.ts'
import type { Row } from './row-checks.ts'

/**
 * Keeps the old account's activity as read-only entries. They get lower numbers than any in this account, in the same
 * order, so they're never mistaken for actions that can be undone here. Entries that an earlier import of the export
 * left here aren't added again.
 */
export async function keepActivity(tx: Tx, userId: string, rows: readonly Row[]): Promise<void> {
  const existing = await tx.selectFrom('history').select(['id', 'revision']).where('user_id', '=', userId).execute()
  const existingIds = new Set<unknown>(existing.map(({ id }) => id))
  const lowest = existing.reduce((min, { revision }) => Math.min(min, revision), 0)
  const entries = rows
    .filter(({ id }) => !existingIds.has(id))
    .toSorted((a, b) => (b.revision as number) - (a.revision as number))
    .map((entry, i) => ({ ...entry, user_id: userId, revision: lowest - 1 - i }))
  await insertRows(tx as never, 'history', entries)
}

/** Adds the results of imports whose results the export doesn't have, calculated from their rows. */
export async function addMissingRuns(tx: Tx, userId: string, importIds: readonly string[], now: string): Promise<void> {
  for (const id of importIds) {
    const rows = sql`from import_row where user_id = ${userId} and import_id = ${id}`
    const count = (verdict: string) => sql`(select count(*) ${rows} and verdict = ${verdict})`
    await sql`
      insert into import_run (user_id, id, status, created_at, file_name, is_text, note, currency, source, today, dry_run,
        detail, shape, rows_done, rows_total, added, duplicate, unreadable, skipped, needs_review, history_id)
      select user_id, id, 'done', created_at, file_name, 0, note, coalesce(currency, 'USD'), source,
        substr(coalesce(created_at, ${now}), 1, 10), 0, detail, shape,
        (select count(*) ${rows}), (select count(*) ${rows}),
        ${count('added')}, ${count('duplicate')}, ${count('unreadable')}, ${count('skipped')},
        (select count(*) ${rows} and verdict = 'added' and needs_review = 1), cast(${createId()} as text)
      from statement_import where user_id = ${userId} and id = ${id}
      on conflict do nothing`.execute(tx)
  }
}
