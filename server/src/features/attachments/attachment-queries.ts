import { Readable } from 'node:stream'
import type { Selectable } from 'kysely'
import { readAttachment } from '../../ledger/attachment-files.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'

/** The files of a transaction, oldest first. A part of a split shows those of the whole as well. */
export async function findAttachments(
  db: Db,
  userId: string,
  transactionId: string,
): Promise<Selectable<Schema['attachment']>[]> {
  const owners = await ownersOf(db, userId, transactionId)
  return db
    .selectFrom('attachment')
    .selectAll()
    .where('user_id', '=', userId)
    .where('transaction_id', 'in', owners)
    .orderBy('id')
    .execute()
}

export async function requireAttachment(db: Db, userId: string, transactionId: string, id: string) {
  const found = (await findAttachments(db, userId, transactionId)).find((row) => row.id === id)
  if (!found) throw new AppError('not-found', 'File not found.')
  return found
}

/** The id itself and that of the transaction it is a part of; not found when it is not there or not theirs. */
export async function ownersOf(db: Db, userId: string, transactionId: string): Promise<string[]> {
  const row = await db
    .selectFrom('txn')
    .select(['id', 'split_of'])
    .where('user_id', '=', userId)
    .where('id', '=', transactionId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', 'Transaction not found.')
  return row.split_of === null ? [row.id] : [row.id, row.split_of]
}

/** Piece by piece; not found when its bytes have been swept. */
export async function readFile(db: Db, userId: string, id: string): Promise<Readable> {
  const pieces = readAttachment(db, userId, id)
  const first = await pieces.next()
  if (first.done) throw new AppError('not-found', 'This file was deleted permanently.')
  async function* whole() {
    yield first.value as Uint8Array
    yield* pieces
  }
  return Readable.from(whole(), { objectMode: false })
}
