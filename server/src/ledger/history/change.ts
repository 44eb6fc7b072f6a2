import type { Row } from '../../platform/database/insert-rows.ts'

/** How a run of rows was changed, and what we record about each row. */
export type CopyingChange =
  | { kind: 'insert'; rows: StoredRow[] }
  | { kind: 'update'; rows: { before: StoredRow; after: StoredRow }[] } // `after` only has what differs
  | { kind: 'delete'; rows: StoredRow[] }
  | { kind: 'hiding'; rows: (StoredRow & { day: string })[] } // becomes 'delete' when the rows are deleted

/** Points to all rows of an import without copying them: they were stored, hidden or shown. */
export type PointingChange = { kind: (typeof POINTING_KINDS)[number]; rows: [Pointer & { count: number }] }
export const POINTING_KINDS = ['created', 'hidden', 'shown'] as const

/** Points to edited or removed copies of rows; replaced by notes about single rows as the copies are folded in. */
export type CopiedChange = { kind: 'copied'; rows: [CopiedPointer] }
export type CopiedPointer = {
  count: number
  /** The days to count again. Only set if every copy has a row under it, so that an undo can just switch back. */
  days?: readonly string[]
  /** How often the edit has been switched, this time included: an odd number shows the rows, an even one the copies. */
  switches?: number
  /** The copies are rows that the action removed. */
  removes?: true
}

export type Change = CopyingChange | PointingChange | CopiedChange
export type StoredRow = Row & { id: string; version: number }
export type Pointer = { column: string; value: string }

export function isPointing(change: Change): change is PointingChange {
  return (POINTING_KINDS as readonly string[]).includes(change.kind)
}

/** Whether the change records one number instead of every row. */
export function hasCount(change: Change): change is PointingChange | CopiedChange {
  return isPointing(change) || change.kind === 'copied'
}

export function getIds(change: Change): string[] {
  if (hasCount(change)) return []
  return change.kind === 'update' ? change.rows.map((row) => row.after.id) : change.rows.map((row) => row.id)
}
