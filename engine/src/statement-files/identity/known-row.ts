import type { PlainDate } from '../../core/plain-date.ts'

/** A row that was imported before, as its file had it. Rows the person deleted since are known too. */
export type KnownRow = {
  id: string
  bankId: string | null
  /** Other numbers under which later files of the bank had it. */
  otherIds?: readonly string[]
  day: PlainDate
  minor: number
  currency: string
  /** The account it is of; null where nobody has said, and then it may be of any. */
  source: string | null
  /** The text of then, to compare and to show in reasons. */
  name: string
  deleted?: boolean
  /** The import that brought it, where that had the same layout as this file. */
  importId?: string
  /** What it would be, had its import taken amounts that name no currency for those of this file's. */
  recast?: { currency: string; minor: number }
  /** The transaction that it is a part of, after a split. Told before that transaction is. */
  partOf?: string
  /** What it was edited to, where that is not what its file had. Either form is the row, and both together are one. */
  now?: { day: PlainDate; minor: number; currency: string; name: string; source: string | null }
}

/** What is kept of a known row. Its text is that of the file's row where they are equal. */
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

/** A transaction that lives on in parts. */
export type Split = { wholeId: string; parts: number; kept: number[]; whole: number }
