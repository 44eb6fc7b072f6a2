import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import type { Insertable, Selectable } from 'kysely'
import { discardLoaded } from '../../ledger/history/hidden-imports.ts'
import type { ImportCounts } from '../../ledger/import-counts.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import type { Db, Schema, Tx } from '../../platform/database/schema.ts'
import { SmallSteps } from '../../platform/database/small-steps.ts'

/** An import with its progress and, once it has ended, its result. */
export type Run = Selectable<Schema['import_run']>
type RunKey = Pick<Run, 'user_id' | 'id'>

export const NO_COUNTS: ImportCounts = { added: 0, duplicate: 0, needs_review: 0, unreadable: 0, skipped: 0 }
const CHUNKS_AT_ONCE = 8

/** The import was stopped or has ended. Work that is still running for it must not be saved. */
export class ImportEnded extends Error {
  override name = 'ImportEnded'
}

export function findRun(db: Db, userId: string, id: string): Promise<Run | undefined> {
  return db.selectFrom('import_run').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

/**
 * Updates an import's progress or result, with a single SQL update that only changes an import that is waiting or
 * running. So if a stop, a failure and a commit compete, only one of them wins, and the others get `ImportEnded`.
 */
export async function setRun(db: Db, run: RunKey, columns: Partial<Insertable<Schema['import_run']>>): Promise<void> {
  const updated = await db
    .updateTable('import_run')
    .set(columns)
    .where('user_id', '=', run.user_id)
    .where('id', '=', run.id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new ImportEnded('this import was stopped or has ended')
}

/** Ends an import without adding anything. Throws `ImportEnded` if it's already over. */
export async function failRun(db: Db, run: RunKey, reason: ImportReason): Promise<void> {
  await setRun(db, run, { status: 'failed', detail: toStoredReasons([reason]), ...NO_COUNTS })
  await discardStaged(db, run)
}

/** Deletes the upload, the staged rows and the hidden transactions. */
export async function discardStaged(db: Db, run: RunKey): Promise<void> {
  await discardRows(db, run)
  await discardChunks(db, run)
}

/** Deletes the staged rows and the hidden transactions in small steps, so that other writers get their turn. */
export async function discardRows(db: Db, run: RunKey): Promise<void> {
  await discardLoaded(db, { userId: run.user_id, importId: run.id })
  const steps = new SmallSteps({ first: 250, max: 2_000 })
  const deleteSome = async (tx: Tx, rows: number) => {
    const deleted = await tx
      .deleteFrom('import_row')
      .where('user_id', '=', run.user_id)
      .where('import_id', '=', run.id)
      .where('seq', '<', (eb) =>
        eb
          .selectFrom('import_row as first')
          .select((own) => own(own.fn.min<number>('first.seq'), '+', rows).as('until'))
          .where('first.user_id', '=', run.user_id)
          .where('first.import_id', '=', run.id),
      )
      .executeTakeFirst()
    return deleted.numDeletedRows > 0n
  }
  while (await steps.step(db, deleteSome));
}

/** Deletes the uploaded bytes in small steps, because a large file takes a while. */
export async function discardChunks(db: Db, run: RunKey): Promise<void> {
  while (!(await discardSomeChunks(db, run)));
}

/** Deletes the next few chunks of an upload; true if there were none left. */
export async function discardSomeChunks(db: Db, run: RunKey): Promise<boolean> {
  const deleted = await db
    .deleteFrom('import_chunk')
    .where('user_id', '=', run.user_id)
    .where('import_id', '=', run.id)
    .where('seq', '<', (eb) =>
      eb
        .selectFrom('import_chunk as first')
        .select((own) => own(own.fn.min<number>('first.seq'), '+', CHUNKS_AT_ONCE).as('until'))
        .where('first.user_id', '=', run.user_id)
        .where('first.import_id', '=', run.id),
    )
    .executeTakeFirst()
  return deleted.numDeletedRows === 0n
}
