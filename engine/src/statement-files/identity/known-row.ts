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
  deleted?: boolean
  /** The import that added it, if that had the same layout as this file. */
  importId?: string
  /** What it would be, had its import taken amounts that name no currency for those of this file's. */
  recast?: { currency: string; minor: number }
  /** The transaction it's part of after a split. Listed before that transaction. */
  partOf?: string
  /** What it was edited to, if different from its file. Either form matches, and both count as one row. */
  now?: { day: PlainDate; minor: number; currency: string; name: string; source: string | null }
}

/** What is kept of a known row. Shares the file row's text if they're equal. */
export type Candidate = {
  id: string
  bankId: string | null
  /** Whether its file had a number for it; an edited form has none of its own. */
  isNumbered: boolean
  /** Numbers of its day and size, and of these with its text, among those of the file; -1 where it has none like it. */
  sum: number
  body: number
  isIn: boolean
  source: number
  isDeleted: boolean
  importId: string | null
  text: { name: string; day: PlainDate } | null
  /** Its amount, where the file has its number on another day. */
  minor: number
  /** Of a form in another currency: the import that it is of, if that was read in the wrong one. */
  recastOf: string | null
  /** Where the next form of the same row is, among the known; the last leads to the first. */
  twin: number
  /** Which split it is a part of. */
  split: Split | null
}

/** A transaction that was split into parts. */
export type Split = { wholeId: string; parts: number; kept: number[]; whole: number }
