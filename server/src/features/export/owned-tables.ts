import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { guardText } from '@evenkeel/engine/core/spreadsheet-guard.ts'
import { readTags } from '../../ledger/tags.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** The headings of a CSV file, in order, each with a function that gets its cell from a row. */
type Columns = Record<string, (row: Record<string, unknown>) => string>

export type ExportedTable = {
  table: keyof Schema
  file: string
  /** For tables that people may want to open in a spreadsheet. */
  csv?: Columns
  /** Columns that aren't exported, besides the owner's id. */
  leftOut?: readonly string[]
  orderBy: readonly string[]
}

const readText = (column: string) => (row: Record<string, unknown>) => guardText(String(row[column] ?? ''))
const readPlain = (column: string) => (row: Record<string, unknown>) => String(row[column] ?? '')
const readAmount = (column: string) => (row: Record<string, unknown>) =>
  formatMinor(Number(row[column]), String(row.currency))

/** The tables with a user's data. Internal ones, such as sessions, emailed links and jobs, aren't included. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  {
    table: 'txn',
    file: 'transactions',
    orderBy: ['id'],
    leftOut: ['search_key'],
    csv: {
      'Transaction Date': readPlain('day'),
      Source: readText('source'),
      'Transaction Name': readText('name'),
      'Simple Name': readText('simple_name'),
      Category: readText('category'),
      Currency: readPlain('currency'),
      Amount: readAmount('minor'),
      Note: readText('note'),
      'Last Updated': readPlain('last_updated'),
      'Transaction Id': readPlain('id'),
      Tags: (row) => guardText(readTags((row.tags as string | null) ?? null).join(', ')),
    },
  },
  {
    table: 'budget_item',
    file: 'budget-items',
    orderBy: ['id'],
    csv: {
      'First Date': readPlain('day'),
      Kind: readPlain('kind'),
      'Simple Name': readText('simple_name'),
      Category: readText('category'),
      Currency: readPlain('currency'),
      Amount: readAmount('minor'),
      'Repeats Every': readPlain('repeat_every'),
      Unit: readPlain('repeat_unit'),
      Until: readPlain('until'),
      Spread: readPlain('spread'),
    },
  },
  { table: 'category', file: 'categories', orderBy: ['id'], leftOut: ['name_key'] },
  { table: 'category_mapping', file: 'category-mappings', orderBy: ['id'] },
  {
    table: 'wealth_account',
    file: 'wealth-accounts',
    orderBy: ['id'],
    csv: {
      'Account Name': readText('name'),
      'Account Type': readPlain('type'),
      Currency: readPlain('currency'),
      'Account Id': readPlain('id'),
    },
  },
  { table: 'statement', file: 'statements', orderBy: ['id'] },
  { table: 'account_link', file: 'account-links', orderBy: ['id'] },
  { table: 'import_balance', file: 'import-balances', orderBy: ['import_id', 'source', 'currency', 'day'] },
  { table: 'scenario', file: 'simulator-scenarios', orderBy: ['id'] },
  { table: 'custom_instruction', file: 'custom-instructions', orderBy: ['id'] },
  { table: 'personal_attributes', file: 'personal-attributes', orderBy: ['id'] },
  { table: 'statement_import', file: 'imports', orderBy: ['id'] },
  { table: 'import_run', file: 'import-runs', orderBy: ['id'], leftOut: ['job_id'] },
  { table: 'import_row', file: 'import-rows', orderBy: ['import_id', 'seq'], leftOut: ['search_key'] },
  { table: 'taken_row', file: 'taken-rows', orderBy: ['id'] },
  { table: 'attachment', file: 'attachments', orderBy: ['id'] },
  { table: 'history', file: 'history', orderBy: ['revision'] },
  { table: 'dismissed_insight', file: 'dismissed-insights', orderBy: ['id'] },
  { table: 'ai_settings', file: 'ai-settings', orderBy: ['updated_at'] },
  { table: 'ai_call', file: 'ai-calls', orderBy: ['id'] },
  { table: 'ai_improvement', file: 'ai-improvements', orderBy: ['import_id'] },
  { table: 'feedback', file: 'feedback', orderBy: ['id'] },
  { table: 'audit_event', file: 'sign-ins', orderBy: ['id'] },
]
