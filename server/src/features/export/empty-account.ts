import type { Db } from '../../platform/database/schema.ts'
import type { RestoreReason } from './read-export.ts'

const OWN = ['txn', 'budget_item', 'wealth_account', 'statement_import', 'custom_instruction', 'scenario'] as const

/** Why an export can't be imported into this account now; null when it can. */
export async function whyNotEmpty(db: Db, userId: string): Promise<RestoreReason | null> {
  for (const table of OWN) {
    const row = await db.selectFrom(table).select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()
    if (row) return { code: 'restore.not-empty' }
  }
  const running = await db
    .selectFrom('import_run')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst()
  return running ? { code: 'restore.import-running' } : null
}
