import { PostgresAdapter } from 'kysely'
import type { Tx } from '../../platform/database/schema.ts'

/**
 * Waits until the user has no action in progress and keeps new ones from starting until the transaction ends, so
 * nothing is seen half-done. Every action locks its user's row in `history_head`. The very first one creates that row,
 * which locks the user's row in `app_user`. SQLite has one writer at a time anyway.
 */
export async function takeTurn(tx: Tx, userId: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return
  const head = tx.selectFrom('history_head').select('revision').where('user_id', '=', userId).forUpdate()
  if (await head.executeTakeFirst()) return
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
  await head.execute() // if it was created in between, it exists now; otherwise nobody can create it before we're done
}
