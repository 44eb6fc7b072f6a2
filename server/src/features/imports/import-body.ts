import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { ImportWithState, ShownRow } from './import-queries.ts'

export function toBody(row: ImportWithState): ImportBody {
  return {
    id: row.id,
    status: statusOf(row),
    detail: row.detail,
    created_at: row.created_at,
    file_name: row.file_name,
    note: row.note,
    source: row.visible_source ?? row.source,
    format: row.format,
    dry_run: row.dry_run === 1,
    progress: { done: row.rows_done, total: row.rows_total },
    counts: {
      added: row.added,
      duplicate: row.duplicate,
      needs_review: row.needs_review,
      unreadable: row.unreadable,
      skipped: row.skipped,
    },
    balance_check:
      row.balance_ok === null
        ? null
        : { ok: row.balance_ok === 1, line: row.balance_line, detail: row.balance_detail ?? '' },
    history_id: row.history_id,
  }
}

/** Once done, an import counts as long as its row among the visible ones is there: an undo takes it, a redo brings it back. */
function statusOf(row: ImportWithState): ImportBody['status'] {
  if (row.status === 'uploading') return 'queued'
  if (row.status === 'done' && row.history_id !== null && row.visible_id === null) return 'undone'
  return row.status
}

/** The row of a try that keeps nothing has no transaction. */
export function toRowBody(row: ShownRow, isDryRun: boolean): ImportRow {
  return {
    line: row.line,
    seq: row.seq,
    verdict: row.verdict,
    reason: row.reason,
    transaction_id: isDryRun && row.verdict === 'added' ? null : row.transaction_id,
    transaction_date: row.day as PlainDate | null, // read by the engine, which knows no other
    amount: row.minor === null || row.currency === null ? null : formatMinor(Number(row.minor), row.currency),
    currency: row.currency,
    transaction_name: row.name,
    simple_name: row.simple_name,
    category: row.category,
    confidence: row.confidence,
    needs_review: row.needs_review === 1,
  }
}
