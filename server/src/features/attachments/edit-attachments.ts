import { type ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '@evenkeel/contract/attachments.ts'
import type { FastifyRequest } from 'fastify'
import { deleteAttachmentFile } from '../../ledger/attachment-files.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { sniffType } from '../../ledger/sniff-type.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { drainBody } from '../../platform/http/drain-body.ts'
import { toDisplayName } from '../../platform/http/shown-file-name.ts'
import { createId } from '../../platform/ids.ts'
import { DEMO_LIMITS } from '../../users/demo-limits.ts'
import { requireAttachment, requireOwningTransactions } from './attachment-queries.ts'

const CHUNK_BYTES = 512 * 1024
const FORM_OVERHEAD_BYTES = 100_000
const MAX_BYTES_PER_USER = 1024 ** 3

/** Stores a picture or PDF in chunks as it arrives, then attaches it. A refused file leaves nothing behind. */
export async function addAttachment(
  deps: Deps,
  user: { id: string; demoEndsAt: string | null },
  transactionId: string,
  request: FastifyRequest,
) {
  const { db, clock } = deps
  const userId = user.id
  const maxBytes = user.demoEndsAt === null ? MAX_BYTES_PER_USER : DEMO_LIMITS.attachedBytes
  await requireOwningTransactions(db, userId, transactionId)
  if (!request.isMultipart()) throw new AppError('wrong-type', 'Send the file as a form with the field "file".')
  if (Number(request.headers['content-length'] ?? 0) > MAX_ATTACHMENT_BYTES + FORM_OVERHEAD_BYTES)
    throw createTooLargeError()
  await requireRoom(db, userId, transactionId, maxBytes)
  const id = createId()
  const at = getInstant(clock)
  try {
    await db
      .insertInto('attachment_file')
      .values({ user_id: userId, id, bytes: 0, stored_at: at, unused_since: null })
      .execute()
    const { fileName, mediaType, bytes } = await receive(db, userId, id, request)
    await db.updateTable('attachment_file').set({ bytes }).where('user_id', '=', userId).where('id', '=', id).execute()
    const action: Action = { userId, reason: { code: 'attachment.add', args: { name: fileName } }, at }
    const { result, historyId } = await recordAction(db, action, async (write, tx) => {
      await requireRoom(tx, userId, transactionId, maxBytes)
      await requireOwningTransactions(tx, userId, transactionId)
      const row = { transaction_id: transactionId, file_name: fileName, media_type: mediaType, bytes, created_at: at }
      return write.insert('attachment', { id, ...row })
    })
    return { attachment: result, historyId }
  } catch (error) {
    drainBody(request)
    await deleteAttachmentFile(db, userId, id)
    throw error
  }
}

/** Removes a file. Its bytes are kept for 90 days, so this can be undone. */
export async function removeAttachment(deps: Deps, userId: string, transactionId: string, id: string) {
  const found = await requireAttachment(deps.db, userId, transactionId, id)
  const reason = { code: 'attachment.delete', args: { name: found.file_name } } as const
  const action = { userId, reason, at: getInstant(deps.clock) }
  const { historyId } = await recordAction(deps.db, action, (write) => write.remove('attachment', id))
  return { deleted: 1, history_id: historyId }
}

async function receive(db: Db, userId: string, id: string, request: FastifyRequest) {
  const limits = { fileSize: MAX_ATTACHMENT_BYTES, files: 1, fields: 0, parts: 1 }
  const file = await request.file({ limits })
  if (file?.fieldname !== 'file') throw new AppError('invalid-input', 'file: attach a picture or a PDF')
  let mediaType: (typeof ATTACHMENT_TYPES)[number] | null = null
  let pending: Buffer[] = []
  let pendingBytes = 0
  let bytes = 0
  let seq = 0
  const flush = async () => {
    const chunk = Buffer.concat(pending)
    // The first chunk is long enough to recognize the type, or is the whole file.
    if (seq === 0) mediaType = sniffType(chunk)
    if (mediaType === null) {
      throw new AppError(
        'wrong-type',
        'You can attach pictures (PNG, JPEG, GIF, WebP) and PDF files. This file is neither.',
      )
    }
    await db.insertInto('attachment_chunk').values({ user_id: userId, attachment_id: id, seq, bytes: chunk }).execute()
    seq += 1
    pending = []
    pendingBytes = 0
  }
  for await (const part of file.file as AsyncIterable<Buffer>) {
    pending.push(part)
    pendingBytes += part.length
    bytes += part.length
    if (pendingBytes >= CHUNK_BYTES) await flush()
  }
  if (file.file.truncated) throw createTooLargeError()
  if (pendingBytes > 0 || seq === 0) await flush()
  return { fileName: toDisplayName(file.filename) ?? 'attachment', mediaType: mediaType!, bytes }
}

async function requireRoom(db: Db, userId: string, transactionId: string, maxBytes: number): Promise<void> {
  const { n } = await db
    .selectFrom('attachment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MAX_ATTACHMENTS)
    throw new AppError('conflict', `A transaction can have up to ${MAX_ATTACHMENTS} files.`)
  const { sum } = await db
    .selectFrom('attachment_file')
    .select((eb) => eb.fn.sum<number | string | null>('bytes').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(sum ?? 0) >= maxBytes) {
    const megabytes = Math.round(maxBytes / 1024 ** 2).toLocaleString('en')
    throw new AppError(
      'too-large',
      `Your files take up ${megabytes} MB, which is the limit. Files you delete still count for 90 days.`,
    )
  }
}

function createTooLargeError(): AppError {
  return new AppError('too-large', 'Files can be up to 10 MB.')
}
