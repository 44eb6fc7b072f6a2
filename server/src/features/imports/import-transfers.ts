import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { readReasons, storeReasons } from '../../ledger/stored-reasons.ts'
import { asTransfer, findPairs, findTransferRows, type TransferRow, transferCategory } from '../../ledger/transfers.ts'
import type { Tx } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { FileFound } from './import-messages.ts'

export type OwnTransfer = readonly [TransferRow, TransferRow]

/** The sure transfers between own sources that the staged rows make, among themselves or with rows that are there. */
export async function findOwnTransfers(
  { db, reports }: Deps,
  run: { user_id: string; id: string },
  { firstDay, lastDay }: FileFound,
): Promise<OwnTransfer[]> {
  if (firstDay === null || lastDay === null) return []
  const rows = await findTransferRows(reports, run.user_id, { from: firstDay, to: lastDay }, run.id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (await findPairs(db, rows)).flatMap(({ outId, inId, certainty }) => {
    const sides = [byId.get(outId)!, byId.get(inId)!] as const
    return certainty === 'sure' && sides.some((row) => row.seq !== null) ? [sides] : []
  })
}

/**
 * Links the sides in the import's own action, before its rows are noted. Rows that were there keep a before and after;
 * one that was changed since is left alone. Answers how many were linked, and how many of the new rows need no review
 * any more.
 */
export async function linkTransfers(
  write: Write,
  tx: Tx,
  userId: string,
  importId: string,
  pairs: readonly OwnTransfer[],
): Promise<{ linked: number; reviewed: number }> {
  const done = { linked: 0, reviewed: 0 }
  if (pairs.length === 0) return done
  const categoryId = await transferCategory(tx, userId)
  for (const pair of pairs) {
    if (!(await areFree(tx, userId, pair))) continue
    const transferId = newId()
    done.linked += 1
    for (const [row, other] of [pair, [pair[1], pair[0]]] as const) {
      const patch = asTransfer(transferId, row, other, categoryId)
      if (row.seq === null) {
        await write.update('txn', row.id, null, patch)
        continue
      }
      done.reviewed += await settleReview(tx, { userId, importId, seq: row.seq }, other, patch)
      await tx.updateTable('txn').set(patch).where('user_id', '=', userId).where('id', '=', row.id).execute()
    }
  }
  return done
}

/** A transfer whose other side was left out, or is there already, is linked to nothing. */
export async function unlinkSingleSides(tx: Tx, userId: string, importId: string): Promise<void> {
  const single = await tx
    .selectFrom('import_row')
    .select('transfer_key')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('transfer_key', 'is not', null)
    .where('verdict', '=', 'added')
    .groupBy('transfer_key')
    .having((eb) => eb.fn.countAll<number>(), '=', 1)
    .execute()
  for (const { transfer_key } of single) {
    await tx
      .updateTable('txn')
      .set({ transfer_id: null })
      .where('user_id', '=', userId)
      .where('transfer_id', '=', transfer_key)
      .execute()
  }
}

export function whatWasPaired(linked: number): ImportReason | null {
  return linked === 0 ? null : { code: 'import.transfers-found', args: { transfers: linked } }
}

/** They were looked at before this transaction began: both must still be as they were then. */
async function areFree(tx: Tx, userId: string, pair: OwnTransfer): Promise<boolean> {
  const rows = await tx
    .selectFrom('txn')
    .select(['id', 'minor', 'currency', 'source'])
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      pair.map((row) => row.id),
    )
    .where('transfer_id', 'is', null)
    .execute()
  return pair.every((side) =>
    rows.some(
      (row) =>
        row.id === side.id &&
        Number(row.minor) === side.minor &&
        row.currency === side.currency &&
        row.source === side.source,
    ),
  )
}

/** What the import says of its line is what became of it; answers 1 where that needs no review any more. */
async function settleReview(
  tx: Tx,
  { userId, importId, seq }: { userId: string; importId: string; seq: number },
  other: TransferRow,
  patch: ReturnType<typeof asTransfer>,
): Promise<number> {
  const rows = { user_id: userId, import_id: importId, seq }
  const { category_id, confidence, needs_review, reason_level, reason_text } = patch
  const sorted = category_id === undefined ? {} : { category_id, confidence, needs_review, reason_level, reason_text }
  const before = await tx
    .selectFrom('import_row')
    .select(['needs_review', 'reason'])
    .where((eb) => eb.and(rows))
    .executeTakeFirstOrThrow()
  const transfer: RowReason = { code: 'row.transfer', args: { source: other.source, day: other.day } }
  const reason = storeReasons([...readReasons(before.reason), transfer])
  await tx
    .updateTable('import_row')
    .set({ ...sorted, reason })
    .where((eb) => eb.and(rows))
    .execute()
  return category_id === undefined ? 0 : before.needs_review
}
