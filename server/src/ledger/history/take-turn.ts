import { PostgresAdapter } from 'kysely'
import type { Tx } from '../../platform/database/schema.ts'

/**
 * Waits until no action of the user is under way, and keeps others from beginning: nothing is half-seen from here on.
 * Every action holds its user's row in `history_head`, and the very first one, by making it, the user's own. In SQLite
 * there is one writer at a time anyway.
 */
export async function takeTurn(tx: Tx, userId: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return
  const head = tx.selectFrom('history_head').select('revision').where('user_id', '=', userId).forUpdate()
  if (await head.executeTakeFirst()) return
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
  await head.execute() // made in between, it is there now; else nobody can make it before we are done
}
