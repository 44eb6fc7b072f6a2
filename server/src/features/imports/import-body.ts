import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'
import type { ImportReason } from '@evenkeel/contract/reasons/import-reasons.ts'
import { renderReasons } from '@evenkeel/contract/reasons/render-reasons.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { getProductOfFormat, PRODUCTS } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import { getCounts } from '../../ledger/import-counts.ts'
import { readReasons } from '../../ledger/stored-reasons.ts'
import type { ImportWithState, ShownRow } from './import-queries.ts'

export function toBody(row: ImportWithState): ImportBody {
  const product = getProductOfFormat(row.format)
  return {
    id: row.id,
    status: getStatus(row),
    ...getDetail(row),
    created_at: row.created_at,
    file_name: row.file_name,
    note: row.note,
    source: row.visible_source ?? row.source,
    currency: row.visible_currency ?? row.currency,
    format: row.format,
    product: product === null ? null : PRODUCTS[product],
    dry_run: row.dry_run === 1,
    progress: { done: row.rows_done, total: row.rows_total },
    counts: getCounts(row),
    balance_check:
      row.balance_ok === null
        ? null
        : { ok: row.balance_ok === 1, line: row.balance_line, detail: renderReasons(readReasons(row.balance_detail)) },
    history_id: row.history_id,
  }
}

/**
 * The counts of a finished import change when rows are added later, so they come from the columns and not from
 * `detail`.
 */
function getDetail(row: ImportWithState): Pick<ImportBody, 'detail' | 'detail_reasons'> {
  const reasons = readReasons(row.detail)
  if (row.status !== 'done') return { detail: renderReasons(reasons) || null, detail_reasons: reasons }
  const counts: ImportReason = {
    code: 'import.counts',
    args: { isDryRun: row.dry_run === 1, ...getCounts(row) },
  }
  return { detail: renderReasons([counts, ...reasons]), detail_reasons: reasons }
}

/**
 * Undo removes an import's `statement_import` row, and redo restores it. A dry run has neither that nor a history id.
 */
function getStatus(row: ImportWithState): ImportBody['status'] {
  if (row.status === 'uploading') return 'queued'
  if (row.status === 'done' && row.history_id !== null && row.visible_id === null) return 'undone'
  return row.status
}

/** In a dry run, an added row has no transaction. */
export function toRowBody(row: ShownRow, isDryRun: boolean): ImportRow {
  const reasons = readReasons(row.reason)
  return {
    line: row.line,
    seq: row.seq,
    verdict: row.verdict,
    reason: renderReasons(reasons),
    reasons,
    transaction_id: isDryRun && row.verdict === 'added' ? null : row.transaction_id,
    transaction_date: row.day as PlainDate | null, // The engine only reads valid dates.
    amount: row.minor === null || row.currency === null ? null : formatMinor(Number(row.minor), row.currency),
    currency: row.currency,
    transaction_name: row.name,
    simple_name: row.simple_name,
    category: row.category,
    confidence: row.confidence,
    needs_review: row.needs_review === 1,
  }
}
