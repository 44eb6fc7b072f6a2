import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Row } from '../../platform/database/insert-rows.ts'
import type { Schema, Tx } from '../../platform/database/schema.ts'
import type { TrackedColumns } from '../../platform/database/tracked-columns.ts'
import { markChangedDays, markDaysOfRenamedCategory } from '../changed-days.ts'
import { findImportedAgain } from '../imported-again.ts'
import { updateImportOutcomes } from '../taken-rows.ts'
import type { Change } from './change.ts'

/** A table whose rows belong to a user and whose every change can be undone. */
export type TrackedTable = Exclude<
  { [T in keyof Schema]: Schema[T] extends TrackedColumns ? T : never }[keyof Schema],
  'txn_row' | 'category_row'
>

export type TrackedRow<T extends TrackedTable> = Selectable<Schema[T]>
/** The history sets the owner and the version, and the id and the instant unless they are given. */
export type NewRow<T extends TrackedTable> = Omit<Insertable<Schema[T]>, keyof TrackedColumns> & {
  id?: string
  last_updated?: string
}
export type RowPatch<T extends TrackedTable> = Omit<Updateable<Schema[T]>, keyof TrackedColumns>

type TableRules = {
  /** For internal use: a person doesn't think of these as rows that an action changed. */
  isBookkeeping?: true
  /** Rows elsewhere that refer to a row of this table, and what happens to them when it's removed. */
  dependents?: readonly { table: TrackedTable; column: string; become: 'removed' | 'cleared' }[]
  /** Besides (user_id, id): if an undo finds another row with the same key, it says which one. */
  uniqueKeys?: readonly (readonly string[])[]
  /** Which of these removed rows must not come back because others have replaced them since the given revision. */
  findReplaced?: (tx: Tx, userId: string, ids: readonly string[], since: number) => Promise<string[]>
  /** What an action must also write to keep the table's rules: `row` is the row as it would be without that. */
  keepRules?: (row: Row) => Row
  /**
   * Called in the transaction that writes to this table, to keep derived data correct. Not called for transactions that
   * are hidden, shown or removed in large numbers: the writer marks their days itself.
   */
  onChange?: (tx: Tx, entry: { userId: string; revision: number }, change: Change) => Promise<void>
}

/**
 * All tracked tables. Foreign keys between these tables must not cascade in the database, because history doesn't see
 * what SQL removes. A migration that renames or drops a column here must also rewrite `history_change`.
 */
export const trackedTables: Readonly<Record<TrackedTable, TableRules>> = {
  category: {
    dependents: [
      { table: 'txn', column: 'category_id', become: 'cleared' },
      { table: 'budget_item', column: 'category_id', become: 'cleared' },
      { table: 'category_mapping', column: 'category_id', become: 'removed' },
    ],
    uniqueKeys: [['name_key']],
    onChange: markDaysOfRenamedCategory,
  },
  category_mapping: { isBookkeeping: true, uniqueKeys: [['product', 'name']] },
  statement_import: {
    isBookkeeping: true,
    dependents: [{ table: 'taken_row', column: 'import_id', become: 'removed' }],
    findReplaced: findImportedAgain,
  },
  taken_row: { isBookkeeping: true, onChange: updateImportOutcomes },
  // A transaction without a category always needs review.
  txn: { keepRules: (row) => (row.category_id === null ? { needs_review: 1 } : {}), onChange: markChangedDays },
  attachment: {},
  budget_item: {},
  wealth_account: {
    dependents: [
      { table: 'statement', column: 'account_id', become: 'removed' },
      { table: 'account_link', column: 'account_id', become: 'removed' },
    ],
  },
  statement: {},
  account_link: { uniqueKeys: [['source']] },
  custom_instruction: {},
  scenario: {},
  personal_attributes: {},
  dismissed_insight: { uniqueKeys: [['insight_key']] },
}

/** Where a table's rows are written; people read transactions and categories through views. */
export function getStoredTable(table: TrackedTable): keyof Schema {
  return table === 'txn' || table === 'category' ? `${table}_row` : table
}

/** What identifies a row where it's written: a transaction can have an edited copy beside it. */
export function getKey(table: TrackedTable): readonly string[] {
  return table === 'txn' ? ['user_id', 'id', 'layer'] : ['user_id', 'id']
}

export function isTrackedTable(name: string): name is TrackedTable {
  return Object.hasOwn(trackedTables, name)
}
