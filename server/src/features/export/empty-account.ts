import type { AccountContent } from '@evenkeel/contract/reasons/restore-reasons.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { RestoreReason } from './read-export.ts'

/** An account with rows in one of these tables isn't empty. */
const TABLES = {
  transactions: 'txn',
  budget: 'budget_item',
  accounts: 'wealth_account',
  imports: 'statement_import',
  instructions: 'custom_instruction',
  scenarios: 'scenario',
} as const satisfies Record<keyof AccountContent, string>

/** Why an export can't be imported into this account now; null if it can. */
export async function explainNotEmpty(db: Db, userId: string): Promise<RestoreReason | null> {
  const has = async (table: (typeof TABLES)[keyof AccountContent]) =>
    (await db.selectFrom(table).select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !== undefined
  const content: AccountContent = {
    transactions: await has(TABLES.transactions),
    budget: await has(TABLES.budget),
    accounts: await has(TABLES.accounts),
    imports: await has(TABLES.imports),
    instructions: await has(TABLES.instructions),
    scenarios: await has(TABLES.scenarios),
  }
  if (Object.values(content).includes(true)) return { code: 'restore.account-has', args: content }
  return explainRunningImport(db, userId)
}

/** Why an export can't be imported yet if a file is being imported; null if none is. */
export async function explainRunningImport(db: Db, userId: string): Promise<RestoreReason | null> {
  const running = await db
    .selectFrom('import_run')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst()
  return running ? { code: 'restore.import-running' } : null
}
