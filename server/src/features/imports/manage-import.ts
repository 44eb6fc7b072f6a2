import { recordStaged } from '../../ledger/history/history.ts'
import type { StagedEdits } from '../../ledger/history/staged-edits.ts'
import { createSearchKey } from '../../ledger/search-key.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { addStatementsFromBalances } from '../../ledger/wealth/file-balances.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { requireImport } from './import-queries.ts'
import { discardStaged, ImportEnded, NO_COUNTS, setRun } from './import-run.ts'

/**
 * Sets the account of an import and of all its transactions. Later files with the same layout get it too, unless they
 * or their names point to another account.
 */
export async function assignSource(deps: Deps, userId: string, importId: string, source: string) {
  const current = await requireImport(deps.db, userId, importId)
  if (current.visible_id === null)
    throw new AppError('conflict', 'None of this import’s transactions are in your ledger.')
  const reason = { code: 'import.source', args: { file: current.file_name, source } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const plan = async (edits: StagedEdits) => {
    const rows = await deps.reports
      .selectFrom('txn')
      .select('id')
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .execute()
    const ids = rows.map((row) => row.id)
    await edits.updateMany(ids, ({ name, simple_name: simpleName, note, tags }) => ({
      source,
      search_key: createSearchKey({ name, simpleName, source, note, tags }),
    }))
  }
  const { historyId } = await recordStaged(deps.db, action, plan, async (write, tx, edits) => {
    await write.apply(edits)
    await write.update('statement_import', importId, null, { source })
    await addStatementsFromBalances(write, tx, { userId, importId, at: action.at })
  })
  deps.wakeJobs()
  return { historyId }
}

/**
 * Stops an import that is waiting or running, and deletes its file and rows. Does nothing if it has failed; throws if
 * it's done. A single SQL update decides between the stop and the commit, so an import whose transactions are in the
 * ledger is never reported as stopped.
 */
export async function stopImport(
  { db, cancelJob }: Deps & { cancelJob: (id: string) => Promise<boolean> },
  userId: string,
  importId: string,
): Promise<void> {
  const { status, job_id } = await requireImport(db, userId, importId)
  if (status === 'failed') return
  const run = { user_id: userId, id: importId }
  try {
    await setRun(db, run, { status: 'failed', detail: toStoredReasons([{ code: 'import.stopped' }]), ...NO_COUNTS })
  } catch (error) {
    if (!(error instanceof ImportEnded)) throw error
    const now = await requireImport(db, userId, importId)
    if (now.status === 'failed') return
    throw new AppError('conflict', 'This import is done. Undo it instead.')
  }
  if (job_id !== null) await cancelJob(job_id)
  await discardStaged(db, run)
}
