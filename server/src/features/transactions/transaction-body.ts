import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import type { SavedTransaction, Transaction } from '@evenkeel/contract/transactions.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { Selectable } from 'kysely'
import { readReasons } from '../../ledger/stored-reasons.ts'
import { readTags } from '../../ledger/tags.ts'
import type { Schema } from '../../platform/database/schema.ts'

export type TransactionRow = Selectable<Schema['txn']> & {
  category: string | null
  category_kind: string | null
  suggested_category: string | null
  attachment_count: number | string
}

export function toBody(row: TransactionRow): Transaction {
  return {
    id: row.id,
    last_updated: row.last_updated,
    transaction_date: row.day as PlainDate, // Checked before we stored it.
    source: row.source,
    transaction_name: row.name,
    simple_name: row.simple_name,
    category: row.category,
    suggested_category: row.suggested_category,
    category_kind: row.category_kind as Transaction['category_kind'], // We only store values from this list.
    currency: row.currency,
    amount: formatMinor(Number(row.minor), row.currency),
    confidence: row.confidence,
    needs_review: row.needs_review === 1,
    reason: getReason(row),
    note: row.note,
    tags: readTags(row.tags),
    transfer_id: row.transfer_id,
    split_of: row.split_of,
    import_id: row.import_id,
    attachment_count: Number(row.attachment_count),
    version: row.version,
  }
}

function getReason({ reason_level: level, reason_text }: TransactionRow): Transaction['reason'] {
  if (level === null) return null
  const reasons = readReasons(reason_text)
  return { level, text: renderReasons(reasons), reasons }
}

export function toSavedBody({ row, historyId }: { row: TransactionRow; historyId: string | null }): SavedTransaction {
  return { ...toBody(row), history_id: historyId }
}
