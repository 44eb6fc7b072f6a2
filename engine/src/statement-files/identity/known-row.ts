import type { PlainDate } from '../../core/plain-date.ts'

/** A row that was imported before, as it was in its file. It may have been deleted since. */
export type ExistingRow = {
  id: string
  bankId: string | null
  /** Other bank numbers it had in later files. */
  otherIds?: readonly string[]
  day: PlainDate
  minor: number
  currency: string
  /** Its account; null if unknown, so it may match any account. */
  source: string | null
  /** The original text, to compare and to show in reasons. */
  name: string
  isDeleted?: boolean
  /** The import that added it, if that import's file had the same layout as this one. */
  importId?: string
  /** Its amount if its import had used this file's currency for amounts that don't name one. */
  recast?: { currency: string; minor: number }
  /** The id of the transaction that was split into this part and others. The parts come before that transaction. */
  partOf?: string
  /** What it was edited to, if different from its file. Either form matches, and both count as one row. */
  now?: { day: PlainDate; minor: number; currency: string; name: string; source: string | null }
}

/** The data kept for one form of an existing row. `text` is null if a row of the file has the same. */
export type Candidate = {
  id: string
  bankId: string | null
  /** Whether its file had a bank number for it, even if this is the edited form, which has no number itself. */
  isNumbered: boolean
  /**
   * The index number for its day and amount, and the one that also includes its text; -1 if no row of the file has the
   * same.
   */
  amountNumber: number
  contentNumber: number
  isIn: boolean
  source: number
  isDeleted: boolean
  importId: string | null
  text: { name: string; day: PlainDate } | null
  /** Its signed amount, compared if the file has its bank number on another day. */
  minor: number
  /** For a form in another currency: the import that may have used the wrong currency. */
  recastOf: string | null
  /** The index of the next form of the same row; the last form points back to the first. */
  twin: number
  /** The split it belongs to. */
  split: Split | null
}

/**
 * A transaction that was split into parts. `kept`: the indexes of the parts with the same content as a row of the file.
 * `whole`: the index of the transaction itself.
 */
export type Split = { wholeId: string; parts: number; kept: number[]; whole: number }
