import type { Generated } from 'kysely'
import type { TrackedColumns } from './tracked-columns.ts'

export interface StatementImportTable extends TrackedColumns {
  status: string
  file_name: string | null
  source: string | null
  note: string | null
  detail: string | null
  shape: string | null
  /** Its amounts must be read with the opposite sign. */
  is_turned: number
  /** The currency of amounts that name none. */
  currency: string | null
  created_at: string
}

/** The work of reading one file. Not tracked, so undoing an import keeps its record. */
export interface ImportRunTable {
  user_id: string
  id: string
  status: 'uploading' | 'queued' | 'running' | 'done' | 'failed'
  created_at: string
  file_name: string | null
  is_text: number
  note: string | null
  currency: string
  /** Whether the user chose the currency for this file; otherwise that of an earlier, similar file may replace it. */
  is_currency_told: Generated<number>
  source: string | null
  today: string
  dry_run: number
  /** The import whose original rows are imported again. */
  again_of: Generated<string | null>
  job_id: string | null
  detail: string | null
  format: string | null
  shape: string | null
  rows_done: Generated<number>
  rows_total: Generated<number>
  added: Generated<number>
  duplicate: Generated<number>
  needs_review: Generated<number>
  unreadable: Generated<number>
  skipped: Generated<number>
  balance_ok: number | null
  balance_line: number | null
  balance_detail: string | null
  history_id: string | null
}

/** One line of a file and what happened to it. */
export interface ImportRowTable {
  user_id: string
  import_id: string
  seq: number
  line: number
  verdict: 'added' | 'duplicate' | 'unreadable' | 'skipped'
  reason: string
  transaction_id: string | null
  bank_id: string | null
  day: string | null
  minor: number | null
  currency: string | null
  name: string
  simple_name: string | null
  category_id: string | null
  confidence: number | null
  needs_review: Generated<number>
  reason_level: string | null
  reason_text: string | null
  source: string | null
  merchant_key: string | null
  search_key: string | null
  /** As in `txn`. */
  likely: string | null
  /** The source that an instruction sets, if it's a different one. */
  told_source: string | null
  /** The row's note and tags, if the file is an export from us or another product. */
  note: string | null
  tags: string | null
  /** The category's name in another product's file. */
  file_category: string | null
  /** A split's parts, as JSON of `StagedPart[]`. */
  parts: string | null
  /** The transfer's id, the same on both sides within the file. */
  transfer_key: string | null
}

/** The user's category for a category of another product. */
export interface CategoryMappingTable extends TrackedColumns {
  product: string
  name: string
  category_id: string
}

/** A row that its import hadn't added and the user added later: its result before and after, as JSON. */
export interface TakenRowTable extends TrackedColumns {
  import_id: string
  seq: number
  before: string
  after: string
}

/** A balance from an import's file for the end of a day. */
export interface ImportBalanceTable {
  user_id: string
  import_id: string
  /** Empty if nobody said which account the file is from. */
  source: string
  currency: string
  day: string
  minor: number
}

/** The import of an export. `detail` and `plan` are JSON, read only by the export feature. */
export interface RestoreRunTable {
  user_id: string
  id: string
  status: 'uploading' | 'checking' | 'ready' | 'importing' | 'done' | 'failed'
  created_at: string
  file_name: string | null
  bytes: Generated<number>
  job_id: string | null
  done: Generated<number>
  total: Generated<number>
  detail: string | null
  plan: string | null
  history_id: string | null
}
