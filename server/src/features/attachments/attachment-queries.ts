import { Readable } from 'node:stream'
import type { Selectable } from 'kysely'
import { readAttachment } from '../../ledger/attachment-files.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/errors.ts'

/** A transaction's files, oldest first. A part of a split also has the files of the whole transaction. */
export async function findAttachments(
  db: Db,
  userId: string,
  transactionId: string,
): Promise<Selectable<Schema['attachment']>[]> {
  const owners = await requireOwningTransactions(db, userId, transactionId)
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

/** The transaction's id and, for a part of a split, the id of the whole. Throws if the user has no such transaction. */
export async function requireOwningTransactions(db: Db, userId: string, transactionId: string): Promise<string[]> {
  const row = await db
    .selectFrom('txn')
    .select(['id', 'split_of'])
    .where('user_id', '=', userId)
    .where('id', '=', transactionId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', 'Transaction not found.')
  return row.split_of === null ? [row.id] : [row.id, row.split_of]
}

/** The file's content in chunks. Throws if it was deleted permanently. */
export async function readFile(db: Db, userId: string, id: string): Promise<Readable> {
  const chunks = readAttachment(db, userId, id)
  const first = await chunks.next()
  if (first.done) throw new AppError('not-found', 'This file was deleted permanently.')
  async function* readChunks() {
    yield first.value as Uint8Array
    yield* chunks
  }
  return Readable.from(readChunks(), { objectMode: false })
}
