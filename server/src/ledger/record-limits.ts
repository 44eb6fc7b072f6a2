import type { Db, Tx } from '../platform/database/schema.ts'
import { AppError } from '../platform/errors.ts'
import type { TrackedTable } from './history/tracked-tables.ts'

/**
 * How many of each a user can have: many times what a household needs, and few enough that lists, menus and reading
 * instructions stay fast. Attachments are limited by their size, and imported transactions by the size of one import
 * and of all imports.
 */
export const RECORD_LIMITS = {
  category: { most: 1_000, noun: 'categories' },
  category_mapping: { most: 10_000, noun: 'categories mapped from other products' },
  wealth_account: { most: 500, noun: 'accounts' },
  account_link: { most: 1_000, noun: 'links between sources and accounts' },
  statement: { most: 200_000, noun: 'statements' },
  budget_item: { most: 10_000, noun: 'budget items' },
  scenario: { most: 100, noun: 'scenarios' },
  dismissed_insight: { most: 10_000, noun: 'dismissed insights' },
  /** Ten a day for 27 years. The parts of a split transaction count too. */
  txn: { most: 100_000, noun: 'transactions added by hand' },
} as const satisfies Partial<Record<TrackedTable, { most: number; noun: string }>>

/**
 * Every row of every file is kept, duplicates too, so importing one file again and again would fill the disk. This
 * allows ten of the largest files, or a household's files for centuries.
 */
export const MAX_ROWS_OF_IMPORTS = 5_000_000

/** An action would leave more than a user can have. Nothing was saved. */
export class RecordLimitError extends AppError {
  readonly limit: { most: number; noun: string }
  constructor(limit: { most: number; noun: string }) {
    const most = limit.most.toLocaleString('en')
    super('conflict', `You can have up to ${most} ${limit.noun}. Nothing was saved. Delete some you no longer need.`)
    this.limit = limit
  }
}

/** Throws if the user has too many rows in one of these tables. Call it at the end of an action's transaction. */
export async function requireRoom(tx: Tx, userId: string, tables: Iterable<TrackedTable>): Promise<void> {
  for (const table of tables) {
    const limit = table in RECORD_LIMITS ? RECORD_LIMITS[table as keyof typeof RECORD_LIMITS] : null
    if (limit && (await countRows(tx, userId, table)) > limit.most) throw new RecordLimitError(limit)
  }
}

async function countRows(tx: Db, userId: string, table: TrackedTable): Promise<number> {
  const count = tx.selectFrom(table as 'txn').select((eb) => eb.fn.countAll<number>().as('n'))
  const own = count.where('user_id', '=', userId)
  // Every version is above 0. With this condition, SQLite uses the index that starts with the import instead of reading
  // all rows.
  const byHand = own.where('import_id', 'is', null).where('version', '>', 0)
  const { n } = await (table === 'txn' ? byHand : own).executeTakeFirstOrThrow()
  return Number(n)
}
