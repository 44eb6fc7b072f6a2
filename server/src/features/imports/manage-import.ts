import { recordAction } from '../../ledger/history/history.ts'
import { searchKeyOf } from '../../ledger/search-key.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { requireImport } from './import-queries.ts'
import { setRun } from './run-import.ts'

/** Says which account an import was from: its rows take it, and files of the same layout will, without being asked. */
export async function renameSource(deps: Deps, userId: string, importId: string, source: string) {
  const found = await requireImport(deps.db, userId, importId)
  if (found.visible_id === null) throw new AppError('conflict', 'This import is not in the ledger.')
  const action = {
    userId,
    action: 'import.source',
    summary: `Import of ${found.file_name ?? 'pasted text'} is from ${source}`,
    at: instant(deps.clock),
  }
  const { historyId } = await recordAction(deps.db, action, async (write, tx) => {
    const rows = await tx
      .selectFrom('txn')
      .select('id')
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .execute()
    await write.updateMany(
      'txn',
      rows.map((row) => row.id),
      (row) => ({
        source,
        search_key: searchKeyOf({ name: row.name, simpleName: row.simple_name, source, note: row.note }),
      }),
    )
    await write.update('statement_import', importId, null, { source })
  })
  return { historyId }
}

/** Stops an import that is not done. Nothing of it was visible, and nothing of it is kept. */
export async function stopImport(
  deps: Deps & { cancelJob: (id: string) => Promise<boolean> },
  userId: string,
  importId: string,
): Promise<void> {
  const found = await requireImport(deps.db, userId, importId)
  if (found.status === 'done') throw new AppError('conflict', 'This import is done. Undo it instead.')
  if (found.status === 'failed') return
  const isStopped = found.job_id !== null && (await deps.cancelJob(found.job_id))
  if (!isStopped) throw new AppError('conflict', 'This import has just ended.')
  await setRun(deps.db, found, { status: 'failed', detail: 'Stopped, as you asked. Nothing was added.' })
  for (const table of ['import_row', 'import_chunk'] as const) {
    await deps.db.deleteFrom(table).where('user_id', '=', userId).where('import_id', '=', importId).execute()
  }
}
