import { getInstant } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { createId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs.ts'
import { IMPORT_JOB, requireFreeSlot } from './begin-import.ts'
import { requireImport } from './import-queries.ts'

/**
 * Queues an import of an earlier import's rows, as if its file had been sent again: rows removed by an undo come back,
 * and those that are here or that the user deleted aren't added again. It's a separate import that can be undone.
 */
export async function beginImportAgain(deps: Deps, userId: string, importId: string): Promise<string> {
  const { db, clock } = deps
  await requireFreeSlot(deps, userId)
  const id = createId()
  const now = getInstant(clock)
  await runInTransaction(db, async (tx) => {
    const earlier = await requireImport(tx, userId, importId)
    if (earlier.dry_run === 1 || earlier.status !== 'done')
      throw new AppError(
        'conflict',
        'You can only repeat a finished import that wasn’t a dry run. Send the file again.',
      )
    const payload = { import_id: id }
    const jobId = await enqueue(tx, { kind: IMPORT_JOB, payload, userId, now, maxAttempts: 10 })
    const { file_name, is_text, note, currency, today, shape, format } = earlier
    await tx
      .insertInto('import_run')
      .values({
        user_id: userId,
        id,
        status: 'queued',
        created_at: now,
        file_name,
        is_text,
        note,
        currency,
        is_currency_told: 1, // Each row has its own currency.
        source: earlier.visible_source ?? earlier.source,
        today,
        dry_run: 0,
        again_of: importId,
        job_id: jobId,
        detail: null,
        format,
        shape,
        balance_ok: null,
        balance_line: null,
        balance_detail: null,
        history_id: null,
      })
      .execute()
  })
  deps.wakeJobs()
  return id
}
