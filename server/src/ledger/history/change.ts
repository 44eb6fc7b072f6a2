import type { Row } from '../../platform/database/insert-rows.ts'

/** How a run of rows was touched, and what is written down of each. */
export type CopyingChange =
  | { kind: 'insert'; rows: StoredRow[] }
  | { kind: 'update'; rows: { before: StoredRow; after: StoredRow }[] } // of `after`, what differs
  | { kind: 'delete'; rows: StoredRow[] }
  | { kind: 'hiding'; rows: (StoredRow & { day: string })[] } // becomes 'delete' when the rows are deleted

/** Names all rows of an import and copies none: they were stored, hidden, or shown again. */
export type PointingChange = { kind: (typeof POINTING_KINDS)[number]; rows: [Pointer & { count: number }] }
export const POINTING_KINDS = ['created', 'hidden', 'shown'] as const

/** Stands for edited copies of rows, and becomes 'update' and 'insert' notes as they are folded in. */
export type CopiedChange = { kind: 'copied'; rows: [{ count: number }] }

export type Change = CopyingChange | PointingChange | CopiedChange
export type StoredRow = Row & { id: string; version: number }
export type Pointer = { column: string; value: string }

export function isPointing(change: Change): change is PointingChange {
  return (POINTING_KINDS as readonly string[]).includes(change.kind)
}

/** Notes one number instead of every row. */
export function hasCount(change: Change): change is PointingChange | CopiedChange {
  return isPointing(change) || change.kind === 'copied'
}

export function idsOf(change: Change): string[] {
  if (hasCount(change)) return []
  return change.kind === 'update' ? change.rows.map((row) => row.after.id) : change.rows.map((row) => row.id)
}
