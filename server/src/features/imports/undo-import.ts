import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { recordAction } from '../../platform/history.ts'
import { StandsInTheWay } from '../../platform/history-errors.ts'
import { undoAction } from '../../platform/undo.ts'
import { requireImport } from './import-queries.ts'

/**
 * Removes every row that an import added, whole or not at all, and lists those that were edited since. Untouched, it is
 * the undo of the import's own entry; with edits, one action that removes them too, and can itself be undone.
 */
export async function undoImport(deps: Deps, userId: string, importId: string) {
  const { db, clock } = deps
  const found = await requireImport(db, userId, importId)
  if (found.visible_id === null || found.history_id === null) {
    throw new AppError(
      'conflict',
      found.status === 'done' ? 'This import has been undone already.' : 'This import has added nothing.',
    )
  }
  const rows = await db
    .selectFrom('txn')
    .select(['id', 'day', 'simple_name', 'minor', 'currency', 'version'])
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .orderBy('day', 'desc')
    .execute()
  const entry = await db
    .selectFrom('history')
    .select('revision')
    .where('user_id', '=', userId)
    .where('id', '=', found.history_id)
    .executeTakeFirst()
  const edited = rows
    .filter((row) => row.version !== entry?.revision)
    .map((row) => ({
      id: row.id,
      transaction_date: row.day as PlainDate,
      simple_name: row.simple_name,
      amount: formatMinor(Number(row.minor), row.currency),
      currency: row.currency,
    }))
  const at = instant(clock)
  try {
    const undone = await undoAction(db, userId, found.history_id, at)
    return { removed: rows.length, edited: [], historyId: undone.id }
  } catch (error) {
    if (!(error instanceof StandsInTheWay)) throw error
  }
  const action = { userId, action: 'import.undo', summary: `Undo: import of ${found.file_name ?? 'pasted text'}`, at }
  const { result, historyId } = await recordAction(db, action, async (write, tx) => {
    const present = await tx
      .selectFrom('txn')
      .select('id')
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .execute()
    await write.removeMany(
      'txn',
      present.map((row) => row.id),
    )
    await write.remove('statement_import', importId)
    return present.length
  })
  return { removed: result, edited, historyId }
}
