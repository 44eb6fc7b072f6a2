import type { Category } from '@evenkeel/contract/categories.ts'
import type { ImportBody, ImportRow } from '@evenkeel/contract/imports.ts'
import type { Transaction } from '@evenkeel/contract/transactions.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'

let idCount = 0
/** A unique id. */
export function anId(): string {
  idCount += 1
  return `0190d0c0-0000-7000-8000-${String(idCount).padStart(12, '0')}`
}

export function aTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    id: anId(),
    last_updated: '2026-11-14T10:00:00Z',
    transaction_date: '2026-11-14' as PlainDate,
    source: 'Visa',
    transaction_name: 'CORNER BAKERY 0042',
    simple_name: 'Corner Bakery',
    category: 'Groceries',
    category_kind: 'expense',
    currency: 'USD',
    amount: '-4.50',
    confidence: 0.97,
    suggested_category: null,
    needs_review: false,
    reason: { level: 'brand', text: 'Bakeries are groceries.', reasons: [] },
    note: null,
    tags: [],
    transfer_id: null,
    split_of: null,
    import_id: null,
    attachment_count: 0,
    version: 1,
    ...fields,
  }
}

export function aCategory(fields: Partial<Category> = {}): Category {
  return {
    id: anId(),
    name: 'Groceries',
    kind: 'expense',
    is_default: true,
    transaction_count: 12,
    budget_item_count: 0,
    version: 1,
    ...fields,
  }
}

export function anImport(fields: Partial<ImportBody> = {}): ImportBody {
  return {
    id: anId(),
    status: 'done',
    detail: null,
    detail_reasons: [],
    created_at: '2026-11-14T10:00:00Z',
    file_name: 'november.csv',
    note: null,
    source: 'Visa',
    currency: 'USD',
    format: 'csv',
    product: null,
    dry_run: false,
    progress: { done: 250, total: 250 },
    counts: { added: 212, duplicate: 31, needs_review: 6, unreadable: 1, skipped: 0 },
    balance_check: null,
    history_id: anId(),
    ...fields,
  }
}

export function anImportRow(fields: Partial<ImportRow> = {}): ImportRow {
  return {
    line: 7,
    seq: 0,
    verdict: 'added',
    reason: 'New.',
    reasons: [{ code: 'row.new' }],
    transaction_id: anId(),
    transaction_date: '2026-11-12' as PlainDate,
    amount: '-9.99',
    currency: 'USD',
    transaction_name: 'STREAMCO 800-555',
    simple_name: 'Streamco',
    category: 'Subscriptions',
    confidence: 0.9,
    needs_review: false,
    ...fields,
  }
}

export function listResponse<Item>(results: Item[], total = results.length) {
  return { body: { results, next: null, total } }
}
