import type { PlainDate } from '../../core/plain-date.ts'

/** A row imported before, as its file had it. Includes rows deleted since. */
export type KnownRow = {
  id: string
  bankId: string | null
  /** Other bank numbers it had in later files. */
  otherIds?: readonly string[]
  day: PlainDate
  minor: number
  currency: string
  /** Its account; null if unknown, and then it could be any. */
  source: string | null
  /** The original text, to compare and to show in reasons. */
  name: string
  isDeleted?: boolean
  /** The import that added it, if that had the same layout as this file. */
  importId?: string
  /** What it would be if its import had used this file's currency for amounts that name none. */
  recast?: { currency: string; minor: number }
  /** The transaction it's part of after a split. Listed before that transaction. */
  partOf?: string
  /** What it was edited to, if different from its file. Either form matches, and both count as one row. */
  now?: { day: PlainDate; minor: number; currency: string; name: string; source: string | null }
}

/** The data kept for a known row. Shares the file row's text if they're equal. */
export type Candidate = {
  id: string
  bankId: string | null
  /** Whether its file had a number for it; an edited form never has one. */
  isNumbered: boolean
  /** The file's numbers for its day and size, and for these with its text; -1 if the file has none like it. */
  sum: number
  body: number
  isIn: boolean
  source: number
  isDeleted: boolean
  importId: string | null
  text: { name: string; day: PlainDate } | null
  /** Its amount, if the file has its number on another day. */
  minor: number
  /** For a form in another currency: its import, if that one used the wrong currency. */
  recastOf: string | null
  /** The index of the next form of the same row; the last form points back to the first. */
  twin: number
  /** The split it belongs to. */
  split: Split | null
}

/** A transaction that was split into parts. */
export type Split = { wholeId: string; parts: number; kept: number[]; whole: number }
