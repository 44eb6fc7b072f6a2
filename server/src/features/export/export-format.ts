import type { RestoredKind } from '@evenkeel/contract/restores.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** The file that says what a zip is. Written last, when the rows have been counted. */
export const MANIFEST_FILE = 'evenkeel.json'
export const FORMAT = 'evenkeel-export'
/** Counted up when an older program could no longer read the zip rightly. 1 had no manifest. */
export const FORMAT_VERSION = 2

type RestoredTable = {
  table: keyof Schema
  /** Columns that the program fills in itself. */
  filled?: readonly string[]
  kind?: RestoredKind
  /** One row a person, under the person's own id. */
  isOnlyOne?: true
}

/** The tables that come back, in the order that their rows can be inserted in: what others name comes first. */
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
  { table: 'custom_instruction', kind: 'custom-instructions', isOnlyOne: true },
  { table: 'scenario', kind: 'simulator-scenarios' },
  { table: 'personal_attributes', kind: 'personal-attributes', isOnlyOne: true },
  { table: 'dismissed_insight' },
  { table: 'history', kind: 'history' },
]

/** These are about the account on the old server, and are there to be read. */
export const NOT_RESTORED: readonly (keyof Schema)[] = [
  'ai_settings',
  'ai_call',
  'ai_improvement',
  'feedback',
  'audit_event',
]
