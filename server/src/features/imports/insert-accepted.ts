import type { Categorised } from '@evenkeel/engine/categoriser/categorise.ts'
import { getMerchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import { getSimpleName } from '@evenkeel/engine/categoriser/merchant-name.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { KnownCategory } from '../../ledger/category-lookup.ts'
import type { Write } from '../../ledger/history/tracked-writes.ts'
import { toStoredLikely } from '../../ledger/likely-categories.ts'
import { createSearchKey } from '../../ledger/search-key.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import type { FixedRowValues, RowOutcome } from '../../ledger/taken-rows.ts'
import { createId } from '../../platform/ids.ts'
import type { ImportRowWithCategory } from './import-queries.ts'

type Payment = {
  id?: string | null
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
 * Adds a row that its import hadn't added, and records the result on the import's row. `values` fill in what the
 * import's row didn't have.
 */
export async function insertAccepted(
  write: Write,
  row: Omit<ImportRowWithCategory, 'category'>,
  { id: previousId, ...payment }: Payment,
  answer: Answer,
  { reason, at, values }: { reason: RowReason; at: string; values?: FixedRowValues },
): Promise<void> {
  const { name, source, note, tags } = payment
  const simple = answer.simple_name || getSimpleName(name)
  const search_key = createSearchKey({ name, simpleName: simple, source, note, tags })
  const categorized = { ...answer, simple_name: simple, merchant_key: getMerchantKey(name), search_key }
  const id = previousId ?? createId()
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
