import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import { type RestoreBody, RestorePlan } from '@evenkeel/contract/restores.ts'
import type { Insertable, Selectable } from 'kysely'
import { readReasons, toStoredReasons } from '../../ledger/stored-reasons.ts'
import { DAY } from '../../platform/clock.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { SmallSteps } from '../../platform/database/small-steps.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { ByteSource } from '../../platform/zip-reader.ts'
import type { RestoreReason } from './read-export.ts'

export type RestoreRun = Selectable<Schema['restore_run']>
type RunKey = Pick<RestoreRun, 'user_id' | 'id'>

export const CHECK_JOB = 'restore.check'
export const RESTORE_JOB = 'restore.run'
/** Every chunk of an upload except the last has this size, so any byte can be located. */
export const CHUNK_BYTES = 512 * 1024

/** The restore isn't in the expected state, or its upload is gone. Nothing done for it may be saved. */
export class RestoreEnded extends Error {
  override name = 'RestoreEnded'
}

export function findRestore(db: Db, userId: string, id: string): Promise<RestoreRun | undefined> {
  return db.selectFrom('restore_run').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

export async function requireRestore(db: Db, userId: string, id: string): Promise<RestoreRun> {
  const run = await findRestore(db, userId, id)
  if (!run || run.status === 'uploading') throw new AppError('not-found', 'Import not found.')
  return run
}

/**
 * Changes a run, or throws `RestoreEnded` if it's no longer in the expected state. It's a single SQL update, so only
 * one of two callers can end a run.
 */
export async function setRestore(
  db: Db,
  run: RunKey,
  from: RestoreRun['status'],
  columns: Partial<Insertable<Schema['restore_run']>>,
): Promise<void> {
  const updated = await db
    .updateTable('restore_run')
    .set(columns)
    .where('user_id', '=', run.user_id)
    .where('id', '=', run.id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) throw new RestoreEnded(`the restore isn't ${from} anymore`)
}

export async function failRestore(
  db: Db,
  run: RunKey,
  from: RestoreRun['status'],
  reason: RestoreReason,
): Promise<void> {
  await setRestore(db, run, from, { status: 'failed', detail: toStoredReasons([reason]) })
  await deleteChunks(db, run)
}

/** Deletes the upload, a few chunks at a time. */
export async function deleteChunks(db: Db, run: RunKey): Promise<void> {
  const steps = new SmallSteps({ first: 4, max: 16 })
  const deleteSome = async (tx: Db, limit: number) => {
    const selectChunks = (on: Db) =>
      on.selectFrom('restore_chunk').where('user_id', '=', run.user_id).where('restore_id', '=', run.id)
    const some = await selectChunks(tx).select('seq').limit(limit).execute()
    if (some.length === 0) return false
    const chunks = tx.deleteFrom('restore_chunk').where('user_id', '=', run.user_id).where('restore_id', '=', run.id)
    await chunks
      .where(
        'seq',
        'in',
        some.map(({ seq }) => seq),
      )
      .execute()
    return true
  }
  while (await steps.step(db, deleteSome));
}

export async function deleteRestore(db: Db, run: RunKey): Promise<void> {
  await deleteChunks(db, run)
  await db.deleteFrom('restore_run').where('user_id', '=', run.user_id).where('id', '=', run.id).execute()
}

/** Deletes uploads that weren't completed or confirmed within a day, and the results of finished ones after a week. */
export async function deleteOldRestores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const getInstantBefore = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString()
  const old = await db
    .selectFrom('restore_run')
    .select(['user_id', 'id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', ['uploading', 'ready']), eb('created_at', '<', getInstantBefore(1))]),
        eb.and([eb('status', 'in', ['done', 'failed']), eb('created_at', '<', getInstantBefore(7))]),
      ]),
    )
    .execute()
  for (const run of old) await deleteRestore(db, run)
  // If the process died after a restore ended, its upload may still be there.
  const ended = db
    .selectFrom('restore_run')
    .innerJoin('restore_chunk', (join) =>
      join
        .onRef('restore_chunk.user_id', '=', 'restore_run.user_id')
        .onRef('restore_chunk.restore_id', '=', 'restore_run.id'),
    )
    .select(['restore_run.user_id', 'restore_run.id'])
    .distinct()
  for (const run of await ended.where('restore_run.status', 'in', ['done', 'failed']).execute())
    await deleteChunks(db, run)
}

/** The upload as a source with random access. The chunk read last is cached, because reads mostly move forward. */
export function toByteSource(db: Db, run: RestoreRun): ByteSource {
  let cached: { seq: number; bytes: Uint8Array } | null = null
  const readChunk = async (seq: number) => {
    if (cached?.seq === seq) return cached.bytes
    const chunk = await db
      .selectFrom('restore_chunk')
      .select('bytes')
      .where('user_id', '=', run.user_id)
      .where('restore_id', '=', run.id)
      .where('seq', '=', seq)
      .executeTakeFirst()
    if (!chunk) throw new RestoreEnded('the upload is gone')
    cached = { seq, bytes: chunk.bytes }
    return chunk.bytes
  }
  return {
    size: Number(run.bytes),
    async read(offset, length) {
      const result = Buffer.alloc(length)
      for (let at = 0; at < length; ) {
        const seq = Math.floor((offset + at) / CHUNK_BYTES)
        const from = offset + at - seq * CHUNK_BYTES
        const part = (await readChunk(seq)).subarray(from, from + length - at)
        if (part.length === 0) throw new RestoreEnded('the upload is shorter than it was')
        result.set(part, at)
        at += part.length
      }
      return result
    },
  }
}

export function toRestoreBody(run: RestoreRun): RestoreBody {
  const reasons = readReasons(run.detail)
  return {
    id: run.id,
    status: run.status === 'uploading' ? 'checking' : run.status,
    created_at: run.created_at,
    file_name: run.file_name,
    progress: { done: Number(run.done), total: Number(run.total) },
    detail: renderReasons(reasons) || null,
    detail_reasons: reasons,
    plan: run.plan === null ? null : RestorePlan.parse(JSON.parse(run.plan)),
    history_id: run.history_id,
  }
}
