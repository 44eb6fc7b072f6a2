import type { RestoredKind } from '@evenkeel/contract/restores.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** The file that describes the zip. It's written last, once the rows are counted. */
export const MANIFEST_FILE = 'evenkeel.json'
export const FORMAT = 'evenkeel-export'
/** Incremented when older programs could no longer read the zip correctly. Version 1 had no manifest. */
export const FORMAT_VERSION = 2

type RestoredTable = {
  table: keyof Schema
  /** Columns that the program fills in itself. */
  filled?: readonly string[]
  kind?: RestoredKind
  /** One row per user, under the user's id. */
  isOnePerUser?: true
}

/** The restored tables in reading order: categories, accounts and imports come before the rows that refer to them. */
export const RESTORED_TABLES: readonly RestoredTable[] = [
  { table: 'category', filled: ['name_key'], kind: 'categories' },
  { table: 'category_mapping' },
  { table: 'wealth_account', kind: 'wealth-accounts' },
  { table: 'statement_import', kind: 'imports' },
  { table: 'import_run' },
  { table: 'import_row', filled: ['search_key'] },
  { table: 'import_balance' },
  { table: 'txn', filled: ['search_key'], kind: 'transactions' },
  { table: 'taken_row' },
  { table: 'attachment', kind: 'attachments' },
  { table: 'budget_item', kind: 'budget-items' },
  { table: 'statement', kind: 'statements' },
  { table: 'account_link', kind: 'account-links' },
  { table: 'custom_instruction', kind: 'custom-instructions', isOnePerUser: true },
  { table: 'scenario', kind: 'simulator-scenarios' },
  { table: 'personal_attributes', kind: 'personal-attributes', isOnePerUser: true },
  { table: 'dismissed_insight' },
  { table: 'history', kind: 'history' },
]

/** About the account on the old server. These tables are exported for reference only. */
export const NOT_RESTORED: readonly (keyof Schema)[] = [
  'ai_settings',
  'ai_call',
  'ai_improvement',
  'feedback',
  'audit_event',
]
