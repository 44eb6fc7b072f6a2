import { sql } from 'kysely'
import { enqueueAiImprovement } from '../../ai/improvements.ts'
import { recordAction } from '../../ledger/history/history.ts'
import { changesSince } from '../../ledger/history/history-changes.ts'
import type { ImportCounts } from '../../ledger/import-counts.ts'
import { storeReasons } from '../../ledger/stored-reasons.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { copyBalances, keepBalances } from '../../ledger/wealth/file-balances.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/open-transaction.ts'
import type { Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobContext } from '../../platform/job-runner.ts'
import { bringOtherThings } from './balances-and-plans.ts'
import { correctCurrency, whatWasRecast } from './correct-currency.ts'
import type { FileFound, PutRight } from './import-messages.ts'
import { discardChunks, type Run, setRun } from './import-run.ts'
import { findOwnTransfers, linkTransfers, unlinkSingleSides, whatWasPaired } from './import-transfers.ts'
import { insertParts } from './insert-parts.ts'
import { whatAccountWasTaken } from './remembered-account.ts'
import { isTold, whatWasRemembered } from './remembered-currency.ts'
import { turnImports } from './turn-imports.ts'
import { howDaysWereRead, howSignsWereRead, howTextWasRead, whatTheNoteDid } from './unused-note.ts'

type Staged = { found: FileFound; counts: ImportCounts; putRight: PutRight }

function rowsOf(added: number): string {
  if (added === 0) return 'nothing new'
  return added === 1 ? '1 row' : `${added.toLocaleString('en')} rows`
}

/**
 * Makes the staged rows visible in one short transaction, with one entry in the history that points at them. The same
 * transaction completes the job, and is rolled back when the import or its job was stopped meanwhile.
 */
export async function commitImport(
  deps: Deps,
  run: Run,
  { found, counts, putRight: { turnedImports, recastImports: otherwise } }: Staged,
  seenRevision: number,
  complete: JobContext['complete'],
): Promise<'done' | 'outdated'> {
  const pairs = run.dry_run === 1 ? [] : await findOwnTransfers(deps, run, found)
  const told = [
    whatAccountWasTaken(found),
    await whatTheNoteDid(deps.db, run, found),
    whatWasRemembered(run, found),
    howDaysWereRead(found),
    howSignsWereRead(found),
    howTextWasRead(found),
  ].filter((reason) => reason !== null)
  const outcome = {
    status: 'done' as const,
    detail: storeReasons(told),
    rows_done: found.rows,
    ...counts,
    balance_ok: found.balance === null ? null : found.balance.ok ? 1 : 0,
    balance_line: found.balance?.line ?? null,
    balance_detail: found.balance && storeReasons([found.balance.reason]),
  }
  const at = instant(deps.clock)
  const { user_id: userId, id } = run
  if (run.dry_run === 1) {
    await inTransaction(deps.db, (tx) => finish(tx, run, outcome, complete))
    return 'done'
  }
  const what = run.file_name ?? 'pasted text'
  const action = {
    userId,
    action: 'import',
    summary: `${run.again_of === null ? 'Imported' : 'Brought back'} ${rowsOf(counts.added)} from ${what}`,
    at,
  }
  const categoriser = turnedImports.length === 0 ? null : await createUserCategoriser(deps.db, userId)
  const { result } = await recordAction(deps.db, action, async (write, tx) => {
    if (await hasNewerImport(tx, userId, seenRevision)) return 'outdated' as const
    await write.insert('statement_import', {
      id,
      status: 'done',
      file_name: run.file_name,
      source: found.source,
      note: run.note,
      detail: outcome.detail,
      shape: found.shape,
      currency: found.currency,
      is_turned: 0,
      created_at: at,
    })
    await tx
      .insertInto('txn')
      .columns([
        'user_id',
        'id',
        'version',
        'last_updated',
        'day',
        'source',
        'name',
        'simple_name',
        'category_id',
        'currency',
        'minor',
        'confidence',
        'needs_review',
        'reason_level',
        'reason_text',
        'merchant_key',
        'search_key',
        'likely',
        'note',
        'tags',
        'transfer_id',
        'import_id',
        'import_line',
        'created_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('import_row')
          .select([
            'user_id',
            sql<string>`transaction_id`.as('id'),
            sql<number>`cast(${write.revision} as integer)`.as('version'),
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
          .where('user_id', '=', userId)
          .where('import_id', '=', id)
          .where('verdict', '=', 'added')
          .where('parts', 'is', null),
      )
      .execute()
    await unlinkSingleSides(tx, userId, id)
    const more = await insertParts(tx, { userId, importId: id, version: write.revision, at })
    if (categoriser) await turnImports(write, tx, userId, turnedImports, categoriser)
    const recast = isTold(run) ? await correctCurrency(write, tx, userId, otherwise, found.currency) : 0
    const { linked, reviewed } = await linkTransfers(write, tx, userId, id, pairs)
    if (counts.added > 0) await write.createdBy('txn', 'import_id', id, counts.added + more)
    const own = { userId, importId: id, at }
    const other = await bringOtherThings(write, tx, own, found)
    if (run.again_of === null) await keepBalances(write, tx, own, found.dayBalances)
    else await copyBalances(write, tx, own, run.again_of)
    const needs_review = counts.needs_review - reviewed
    const done = [...other, whatWasPaired(linked), whatWasRecast(recast, found.currency)].filter(
      (reason) => reason !== null,
    )
    const detail = storeReasons([...done, ...told])
    await enqueueAiImprovement(tx, deps, userId, id)
    await finish(tx, run, { ...outcome, needs_review, detail, history_id: write.historyId }, complete)
    return 'done' as const
  })
  deps.wakeJobs()
  return result
}

async function finish(tx: Tx, run: Run, outcome: Partial<Run>, complete: JobContext['complete']): Promise<void> {
  await discardChunks(tx, run)
  await setRun(tx, run, outcome)
  await complete(tx)
}

/** Since what is known was looked up, another import of this person has come or gone. */
async function hasNewerImport(tx: Tx, userId: string, seenRevision: number): Promise<boolean> {
  const newer = await changesSince(tx, userId, seenRevision)
    .select('history.id')
    .where('history_change.table_name', '=', 'statement_import')
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}
