import { sql } from 'kysely'
import type { Tx } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Row } from './row-checks.ts'

/**
 * The activity of the old account, to be read: its entries get numbers below every one of this account, in the same
 * order, so they are never mistaken for actions that can be undone here.
 */
export async function keepActivity(tx: Tx, userId: string, rows: AsyncIterable<Row>): Promise<void> {
  const entries = await Array.fromAsync(rows)
  entries.sort((a, b) => (b.revision as number) - (a.revision as number))
  const { lowest } = await tx
    .selectFrom('history')
    .select((eb) => eb.fn.min('revision').as('lowest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  let revision = Math.min(0, Number(lowest ?? 0))
  for (const entry of entries) {
    revision -= 1
    await tx
      .insertInto('history')
      .values({ ...(entry as never as { id: string }), user_id: userId, revision } as never)
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
  }
}

/** How imports went, worked out from their rows, where the export doesn't say. */
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
        (select count(*) ${rows} and verdict = 'added' and needs_review = 1), cast(${newId()} as text)
      from statement_import where user_id = ${userId} and id = ${id}
      on conflict do nothing`.execute(tx)
  }
}
