import { sql } from 'kysely'
import { DAY } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'

/** How long a deleted file's bytes are kept for an undo. */
const RETENTION_DAYS = 90
const DELETED_AT_ONCE = 500

/** A file's bytes, chunk by chunk. */
export async function* readAttachment(db: Db, userId: string, id: string): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ; seq += 1) {
    const piece = await db
      .selectFrom('attachment_chunk')
      .select('bytes')
      .where('user_id', '=', userId)
      .where('attachment_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst()
    if (!piece) return
    yield piece.bytes
  }
}

/** Whether the attachment still exists, and so does its transaction or a part split from it. */
const IS_USED = sql<boolean>`exists (
  select 1 from attachment
  where attachment.user_id = attachment_file.user_id and attachment.id = attachment_file.id and (
    exists (select 1 from txn where txn.user_id = attachment.user_id and txn.id = attachment.transaction_id) or
    exists (select 1 from txn where txn.user_id = attachment.user_id and txn.split_of = attachment.transaction_id)))`

/**
 * Notes which files are unused now (their attachment or its transaction is gone, or was never created), and deletes
 * those that were already noted 90 days ago. If an undo restores a file first, it counts as used again. A file stored
 * within the last day may still be waiting for its attachment, so it's left alone.
 */
export async function deleteUnusedAttachments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('attachment_file')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(IS_USED)
    .execute()
  await db
    .updateTable('attachment_file')
    .set({ unused_since: now.toISOString() })
    .where('unused_since', 'is', null)
    .where('stored_at', '<', new Date(now.getTime() - DAY).toISOString())
    .where(sql<boolean>`not ${IS_USED}`)
    .execute()
  const old = await db
    .selectFrom('attachment_file')
    .select(['user_id', 'id'])
    .where('unused_since', '<', new Date(now.getTime() - RETENTION_DAYS * DAY).toISOString())
    .limit(DELETED_AT_ONCE)
    .execute()
  for (const { user_id, id } of old) await deleteAttachmentFile(db, user_id, id)
}

export async function deleteAttachmentFile(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('attachment_chunk').where('user_id', '=', userId).where('attachment_id', '=', id).execute()
  await db.deleteFrom('attachment_file').where('user_id', '=', userId).where('id', '=', id).execute()
}
