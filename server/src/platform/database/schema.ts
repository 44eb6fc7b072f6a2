import type { Generated, Kysely, Transaction } from 'kysely'
import type { AiCallTable, AiImprovementTable, AiSettingsTable } from './ai-tables.ts'
import type {
  CategoryMappingTable,
  ImportBalanceTable,
  ImportRowTable,
  ImportRunTable,
  RestoreRunTable,
  StatementImportTable,
  TakenRowTable,
} from './import-tables.ts'
import type { DismissedInsightTable, ExchangeRateTable, LedgerTotal, LedgerViewTable } from './report-tables.ts'
import type { TrackedColumns } from './tracked-columns.ts'
import type { AppUserTable, AuditEventTable, FeedbackTable, SessionTable, SubscriptionTable } from './user-tables.ts'

/**
 * Every table as the queries see it. Dates and instants are text, money is whole minor units, and a boolean is 0 or 1:
 * both engines return the same values.
 */
export interface Schema {
  app_user: AppUserTable
  recovery_code: { user_id: string; code_hash: string }
  session: SessionTable
  password_reset: { user_id: string; token_hash: string; expires_at: string }
  email_verification: { user_id: string; token_hash: string; email: string; expires_at: string }
  invite: { id: string; code_hash: string; created_at: string; expires_at: string; used_at: string | null }
  audit_event: AuditEventTable
  throttle: { key: string; count: number; window_ends_at: string }
  subscription: SubscriptionTable
  billing_event: { id: string; kind: string; received_at: string }
  feedback: FeedbackTable

  history_head: { user_id: string; revision: number }
  history: HistoryTable
  history_change: HistoryChangeTable
  job: JobTable

  /** What users see of `category_row`: a read-only view. */
  category: CategoryTable
  category_row: CategoryTable
  statement_import: StatementImportTable
  import_run: ImportRunTable
  import_chunk: { user_id: string; import_id: string; seq: number; bytes: Uint8Array }
  import_row: ImportRowTable
  taken_row: TakenRowTable
  category_mapping: CategoryMappingTable
  /** What users see of `txn_row`: a read-only view. */
  txn: TxnTable
  /** An edited copy (layer 1) may exist next to a row (layer 0): see `large_edit`. */
  txn_row: TxnTable & { layer: Generated<number> }
  /** Transactions, imports with all their rows, and categories that the views hide. */
  hidden: HiddenTable
  /** At most one per user: whether they see the rows (staged, shelved) or their edited copies (live). */
  large_edit: { user_id: string; history_id: string; state: 'staged' | 'live' | 'shelved'; since: string }
  txn_aside: { user_id: string; id: string; import_id: string; row: string }
  attachment: AttachmentTable
  attachment_file: { user_id: string; id: string; bytes: number; stored_at: string; unused_since: string | null }
  attachment_chunk: { user_id: string; attachment_id: string; seq: number; bytes: Uint8Array }
  budget_item: BudgetItemTable
  wealth_account: WealthAccountTable
  statement: StatementTable
  account_link: AccountLinkTable
  import_balance: ImportBalanceTable
  custom_instruction: CustomInstructionTable
  /** The second reader's result for instructions; can be recreated. */
  instruction_reading: { user_id: string; text_hash: string; model: string; steps: string; created_at: string }
  scenario: ScenarioTable
  personal_attributes: PersonalAttributesTable
  /** One row per quarter with aggregate figures of everyone who shares theirs; nothing belongs to one person. */
  comparison_release: { quarter: string; created_at: string; groups: string }

  exchange_rate: ExchangeRateTable
  exchange_rate_change: { stamp: number; at: string; from_day: string }
  ledger_view: LedgerViewTable
  ledger_day: LedgerTotal & { day: string }
  ledger_month: LedgerTotal & { month: string }
  ledger_day_text: { user_id: string; day: string; texts: string; ids: string }
  ledger_dirty_day: { user_id: string; day: string }
  dismissed_insight: DismissedInsightTable

  restore_run: RestoreRunTable
  restore_chunk: { user_id: string; restore_id: string; seq: number; bytes: Uint8Array }

  ai_settings: AiSettingsTable
  ai_call: AiCallTable
  ai_improvement: AiImprovementTable
}

export type Db = Kysely<Schema>
/** An open transaction; can be passed wherever a `Db` is expected. */
export type Tx = Transaction<Schema>

/** One user action. `undone_by` is set while the action is not in effect. */
export interface HistoryTable {
  user_id: string
  id: string
  revision: number
  action: string
  summary: string
  at: string
  row_count: number
  undoes: string | null
  undone_by: string | null
}

/** A batch of rows that one action changed in the same way; `rows` is JSON (see `ledger/history/change.ts`). */
interface HistoryChangeTable {
  user_id: string
  history_id: string
  seq: number
  table_name: string
  kind: string
  rows: string
}

export type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export interface JobTable {
  id: string
  kind: string
  payload: string
  user_id: string | null
  status: JobStatus
  dedupe_key: string | null
  run_after: string
  attempts: number
  max_attempts: number
  claimed_by: string | null
  lease_until: string | null
  last_error: string | null
  created_at: string
  updated_at: string
}

interface CategoryTable extends TrackedColumns {
  name: string
  name_key: string
  kind: string
  code: string | null
}

interface TxnTable extends TrackedColumns {
  day: string
  source: string | null
  name: string
  simple_name: string
  category_id: string | null
  currency: string
  minor: number
  confidence: number | null
  needs_review: Generated<number>
  reason_level: string | null
  reason_text: string | null
  merchant_key: string | null
  search_key: string
  /** Codes of the most likely categories, best first, comma-separated. */
  likely: string | null
  note: string | null
  /** Each tag between line breaks; null for none (`ledger/tags.ts`). */
  tags: string | null
  transfer_id: string | null
  split_of: string | null
  import_id: string | null
  import_line: number | null
  created_at: string
}

interface HiddenTable {
  user_id: string
  /** The id of a transaction, an import or a category. */
  id: string
  state: 'loading' | 'restoring' | 'gone' | 'returning' | 'staged-category' | 'gone-category'
  since: string
  /** Of the action that deleted a single transaction, or will add a category. */
  history_id: string | null
}

/** A picture or PDF on a transaction. Its bytes are in `attachment_chunk` and are kept for a while after deletion. */
interface AttachmentTable extends TrackedColumns {
  transaction_id: string
  file_name: string
  media_type: string
  bytes: number
  created_at: string
}

interface BudgetItemTable extends TrackedColumns {
  kind: string
  day: string
  source: string | null
  name: string
  simple_name: string
  category_id: string | null
  currency: string
  minor: number
  repeat_every: number | null
  repeat_unit: string | null
  until: string | null
  spread: Generated<number>
  confidence: number | null
  needs_review: Generated<number>
  created_at: string
}

interface WealthAccountTable extends TrackedColumns {
  name: string
  type: string
  currency: string
  is_archived: Generated<number>
  sort_order: Generated<number>
  created_at: string
}

export interface StatementTable extends TrackedColumns {
  account_id: string
  day: string
  deposits_minor: number
  withdrawals_minor: number
  final_minor: number
  origin: Generated<string>
  /** The import that created it. */
  import_id: Generated<string | null>
  /** Whether deposits and withdrawals were entered; otherwise both are 0 here. */
  is_flow_stated: Generated<number>
  created_at: string
}

/** Balances in imports of this source become statements of this account. */
interface AccountLinkTable extends TrackedColumns {
  source: string
  account_id: string
  created_at: string
}

interface CustomInstructionTable extends TrackedColumns {
  text: string
}

/** A saved plan of the simulator. `inputs` and `forecast` are JSON, read by the simulator only. */
interface ScenarioTable extends TrackedColumns {
  name: string
  currency: string
  inputs: string
  forecast: string
  forecast_on: string
  created_at: string
}

interface PersonalAttributesTable extends TrackedColumns {
  birth_year: number | null
  household_size: number | null
  country: string | null
  region: string | null
  work: Generated<string | null>
  housing: Generated<string | null>
  annual_income_minor: number | null
  annual_income_currency: string
  share_anonymously: Generated<number>
}
