import { enqueueAiImprovement } from '../../ai/improvements.ts'
import { type Action, recordStaged } from '../../ledger/history/history.ts'
import { selectChangesSince } from '../../ledger/history/history-changes.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import type { ImportCounts } from '../../ledger/import-counts.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { createUserCategoriser } from '../../ledger/user-categoriser.ts'
import { copyBalances, storeBalances } from '../../ledger/wealth/file-balances.ts'
import { getInstant } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobContext } from '../../platform/job-runner.ts'
import { addOtherContents } from './balances-and-plans.ts'
import { createRecastReason, planCurrency } from './correct-currency.ts'
import type { Corrections, FileFindings } from './import-messages.ts'
import { discardChunks, discardSomeChunks, type Run, setRun } from './import-run.ts'
import {
  createPairedReason,
  findOwnTransfers,
  finishPairs,
  linkStoredSides,
  planExistingSides,
} from './import-transfers.ts'
import { createAccountReason } from './remembered-account.ts'
import { createRememberedCurrencyReason, isCurrencyGiven } from './remembered-currency.ts'
import { storeHidden } from './store-hidden.ts'
import { markSwapped, planSwap } from './swap-signs.ts'
import {
  createCurrencyReason,
  createDaysReason,
  createSignsReason,
  createTextReason,
  explainUnusedNote,
} from './unused-note.ts'

type Staged = { found: FileFindings; counts: ImportCounts; corrections: Corrections }

/**
 * Stores the staged rows in small, hidden steps, then shows them in one short transaction with one history entry that
 * points to them. The same transaction completes the job, and is rolled back if the import or its job was stopped in
 * the meantime. Adds nothing and returns `outdated` if another import was added, changed or removed since
 * `seenRevision`. A dry run only saves its result.
 */
export async function commitImport(
  deps: Deps,
  run: Run,
  { found, counts, corrections: { reversedImports, recastImports: recastable } }: Staged,
  seenRevision: number,
  complete: JobContext['complete'],
): Promise<'done' | 'outdated'> {
  const reasons = [
    createAccountReason(found),
    await explainUnusedNote(deps.db, run, found),
    createRememberedCurrencyReason(run, found),
    createDaysReason(found),
    createSignsReason(found),
    // These only matter if there are new rows.
    ...(counts.added > 0 ? [createTextReason(found), createCurrencyReason(found)] : []),
  ].filter((reason) => reason !== null)
  const outcome = {
    status: 'done' as const,
    detail: toStoredReasons(reasons),
    rows_done: found.rows,
    ...counts,
    balance_ok: found.balance === null ? null : found.balance.ok ? 1 : 0,
    balance_line: found.balance?.line ?? null,
    balance_detail: found.balance && toStoredReasons([found.balance.reason]),
  }
  const at = getInstant(deps.clock)
  const { user_id: userId, id } = run
  if (run.dry_run === 1) {
    await runInTransaction(deps.db, (tx) => finish(tx, run, outcome, complete))
    await discardChunks(deps.db, run)
    return 'done'
  }
  const stored = counts.added === 0 ? { count: 0, days: [] } : await storeHidden(deps, run, at)
  const pairs = await linkStoredSides(deps.db, run, await findOwnTransfers(deps, run, found))
  const args = { rows: counts.added, file: run.file_name, isAgain: run.again_of !== null }
  const action: Action = { userId, reason: { code: 'import', args }, at }
  const categoriser = reversedImports.length === 0 ? null : await createUserCategoriser(deps, userId)
  const recastImports = isCurrencyGiven(run, found) ? recastable : []
  const plan = async (edits: StagedEdits) => ({
    swapped: categoriser ? await planSwap(edits, deps.reports, reversedImports, categoriser) : [],
    recast: await planCurrency(edits, deps.reports, recastImports, found.currency),
    unchanged: await planExistingSides(edits, deps.db, run, pairs, [...reversedImports, ...recastImports]),
  })
  const { result } = await recordStaged(
    deps.db,
    action,
    plan,
    async (write, tx, edits, { swapped, recast, unchanged }) => {
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
      if (counts.added > 0) await write.showImport(id, stored)
      await write.apply(edits)
      await markSwapped(write, swapped)
      const { linked, reviewed } = await finishPairs(tx, run, pairs, unchanged)
      const context = { userId, importId: id, at }
      const other = await addOtherContents(write, tx, context, found)
      if (run.again_of === null) await storeBalances(write, tx, context, found.dayBalances)
      else await copyBalances(write, tx, context, run.again_of)
      const needs_review = counts.needs_review - reviewed
      const done = [...other, createPairedReason(linked), createRecastReason(recast, found.currency)].filter(
        (reason) => reason !== null,
      )
      const detail = toStoredReasons([...done, ...reasons])
      await enqueueAiImprovement(tx, deps, userId, id)
      await finish(tx, run, { ...outcome, needs_review, detail, history_id: write.historyId }, complete)
      return 'done' as const
    },
  )
  deps.wakeJobs()
  if (result === 'done') await discardChunks(deps.db, run)
  return result
}

async function finish(tx: Tx, run: Run, outcome: Partial<Run>, complete: JobContext['complete']): Promise<void> {
  await discardSomeChunks(tx, run) // All of them, unless the file is large.
  await setRun(tx, run, outcome)
  await complete(tx)
}

/** Whether another import by this user was added, changed or removed after we looked up the existing rows. */
async function hasNewerImport(tx: Tx, userId: string, seenRevision: number): Promise<boolean> {
  const newer = await selectChangesSince(tx, userId, seenRevision)
    .select('history.id')
    .where('history_change.table_name', '=', 'statement_import')
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}
