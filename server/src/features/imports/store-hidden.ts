import { sql } from 'kysely'
import { beginLoading, type ImportExtent } from '../../ledger/history/hidden-imports.ts'
import { IMPORTED_COLUMNS } from '../../ledger/imported-columns.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Tx } from '../../platform/database/schema.ts'
import { SmallSteps } from '../../platform/database/small-steps.ts'
import { refreshStatistics } from '../../platform/database/table-statistics.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Run, setRun } from './import-run.ts'
import { unlinkSingleSides } from './import-transfers.ts'
import { insertParts, type Lines } from './insert-parts.ts'

/** The version of rows that no action has changed since they were stored. */
const FIRST_VERSION = 1
const MANY_LINES = 2_000

/**
 * Stores the staged rows that are to be added as hidden transactions, in small steps. Returns how many transactions
 * there are and their days. Every step throws `ImportEnded` once the import is stopped.
 */
export async function storeHidden(deps: Pick<Deps, 'db' | 'reports'>, run: Run, at: string): Promise<ImportExtent> {
  const importKey = { userId: run.user_id, importId: run.id }
  await runInTransaction(deps.db, async (tx) => {
    await setRun(tx, run, { status: 'running' })
    await beginLoading(tx, importKey, at)
  })
  const { last } = await deps.db
    .selectFrom('import_row')
    .select((eb) => eb.fn.max<number | null>('seq').as('last'))
    .where('user_id', '=', run.user_id)
    .where('import_id', '=', run.id)
    .executeTakeFirstOrThrow()
  if ((last ?? 0) > MANY_LINES) await refreshStatistics(deps.db, 'import_row')
  const steps = new SmallSteps({ first: 250, max: 1_000 })
  let addedByParts = 0
  for (let from = 0; from <= (last ?? -1); ) {
    const done = await steps.step(deps.db, async (tx, rows) => {
      // This comes first, so that either a stop waits for this step, or this step waits for the stop.
      await setRun(tx, run, { status: 'running' })
      const lines = { from, to: from + rows }
      await copyRows(tx, run, at, lines)
      return { addedByParts: await insertParts(tx, { ...importKey, version: FIRST_VERSION, at, lines }), to: lines.to }
    })
    addedByParts += done.addedByParts
    from = done.to
  }
  if ((last ?? 0) > MANY_LINES) await refreshStatistics(deps.db, 'txn_row')
  await unlinkSingleSides(deps, run)
  const days = await deps.reports
    .selectFrom('import_row')
    .select((eb) => ['day', eb.fn.countAll<number>().as('n')])
    .where('user_id', '=', run.user_id)
    .where('import_id', '=', run.id)
    .where('verdict', '=', 'added')
    .groupBy('day')
    .execute()
  return { count: days.reduce((sum, { n }) => sum + Number(n), addedByParts), days: days.map(({ day }) => day!) }
}

async function copyRows(tx: Tx, run: Run, at: string, { from, to }: Lines): Promise<void> {
  await tx
    .insertInto('txn_row')
    .columns(IMPORTED_COLUMNS)
    .expression((eb) =>
      eb
        .selectFrom('import_row')
        .select([
          'user_id',
          sql<string>`transaction_id`.as('id'),
          sql<number>`${sql.lit(FIRST_VERSION)}`.as('version'),
          sql<string>`cast(${at} as text)`.as('last_updated'),
          sql<string>`day`.as('day'),
          sql<string>`coalesce(told_source, source)`.as('source'),
          'name',
          sql<string>`simple_name`.as('simple_name'),
          'category_id',
          sql<string>`currency`.as('currency'),
          sql<number>`minor`.as('minor'),
          'confidence',
          'needs_review',
          'reason_level',
          'reason_text',
          'merchant_key',
          sql<string>`search_key`.as('search_key'),
          'likely',
          'note',
          'tags',
          sql<string | null>`transfer_key`.as('transfer_id'),
          'import_id',
          'line',
          sql<string>`cast(${at} as text)`.as('created_at'),
        ])
        .where('user_id', '=', run.user_id)
        .where('import_id', '=', run.id)
        .where('seq', '>=', from)
        .where('seq', '<', to)
        .where('verdict', '=', 'added')
        .where('parts', 'is', null),
    )
    .execute()
}
