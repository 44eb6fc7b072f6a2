import type { Categorised } from '@evenkeel/engine/categoriser/categorise.ts'
import { getMerchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { getSimpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { KnownCategory } from '../../ledger/category-lookup.ts'
import { isHiddenRow } from '../../ledger/history/hidden-imports.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { toStoredLikely } from '../../ledger/likely-categories.ts'
import { createSearchKey } from '../../ledger/search-key.ts'
import { readReasons, toStoredReasons } from '../../ledger/stored-reasons.ts'
import type { FixedRowValues, RowOutcome } from '../../ledger/taken-rows.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { createId } from '../../platform/ids.ts'
import type { findRowsOfLine } from './import-queries.ts'

type RowOfLine = Awaited<ReturnType<typeof findRowsOfLine>>[number]
type Payment = {
  day: string
  source: string | null
  name: string
  currency: string
  minor: number
  note: string | null
  tags: string | null
}
type Answer = ReturnType<typeof toColumns>

/**
 * Adds a row that its import hadn't added, or whose transaction was deleted, and records the result on the import's
 * row. The id of a deleted transaction is used again, so undoing the deletion can't add a second one. `values`: what
 * the user entered for an incomplete row.
 */
export async function insertAccepted(
  write: Write,
  tx: Tx,
  row: RowOfLine,
  payment: Payment,
  answer: Answer,
  { reason, at, values }: { reason: RowReason; at: string; values?: FixedRowValues },
): Promise<void> {
  const { name, source, note, tags } = payment
  const simple = answer.simple_name || getSimpleName(name)
  const search_key = createSearchKey({ name, simpleName: simple, source, note, tags })
  const categorized = { ...answer, simple_name: simple, merchant_key: getMerchantKey(name), search_key }
  const id = (await findDeletedId(tx, row)) ?? createId()
  const origin = { import_id: row.import_id, import_line: row.line, created_at: at }
  await write.insert('txn', { id, ...payment, ...categorized, transfer_id: null, split_of: null, ...origin })
  const outcome: RowOutcome = {
    verdict: 'added',
    reason: toStoredReasons([reason]),
    transaction_id: id,
    ...categorized,
  }
  const { day, minor, currency } = row
  const before = { ...toOutcome(row), ...(values ? { day, minor, currency, name: row.name } : {}) }
  const change = { before: JSON.stringify(before), after: JSON.stringify({ ...outcome, ...values }) }
  await write.insert('taken_row', { import_id: row.import_id, seq: row.seq, ...change })
}

/** The first of these rows that was added for this reason and whose transaction has been deleted since. */
export async function findDeletedRow(
  tx: Db,
  rows: readonly RowOfLine[],
  { code }: RowReason,
): Promise<RowOfLine | undefined> {
  for (const row of rows) {
    const isGone = row.existing_id === null && readReasons(row.reason)[0]?.code === code
    if (isGone && !(await isInLedger(tx, row))) return row
  }
}

/** The id of the row's transaction if that was deleted, or else null. */
async function findDeletedId(tx: Tx, row: RowOfLine): Promise<string | null> {
  const { user_id, transaction_id: id } = row
  if (id === null || (await isInLedger(tx, row))) return null
  // A transaction removed with its import can come back with it.
  return (await isHiddenRow(tx, user_id, id)) ? null : id
}

/** Whether the row's transaction exists, whole or split. */
async function isInLedger(tx: Db, { user_id, transaction_id }: RowOfLine): Promise<boolean> {
  const existing = tx.selectFrom('txn').select('id').where('user_id', '=', user_id)
  const found = await existing
    .where((eb) => eb.or([eb('id', '=', transaction_id), eb('split_of', '=', transaction_id)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export function toColumns(guess: Categorised, categories: readonly KnownCategory[]) {
  return {
    simple_name: guess.simpleName,
    category_id: categories.find((category) => category.name === guess.category)?.id ?? null,
    confidence: guess.confidence as number | null,
    needs_review: guess.needsReview ? 1 : 0,
    reason_level: guess.reason.level as string,
    reason_text: toStoredReasons(guess.reason.reasons) as string | null,
    likely: toStoredLikely(guess.likely),
  }
}

function toOutcome(row: RowOutcome): RowOutcome {
  const { verdict, reason, transaction_id, simple_name, category_id, confidence, needs_review } = row
  const { reason_level, reason_text, merchant_key, search_key, likely } = row
  const categorized = { simple_name, category_id, confidence, needs_review, reason_level, reason_text }
  return { verdict, reason, transaction_id, ...categorized, merchant_key, search_key, likely }
}
