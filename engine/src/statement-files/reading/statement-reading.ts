import type { PlainDate } from '../../core/plain-date.ts'
import type { ReadingReason } from '../../reasons/reading-reasons.ts'
import type { Program } from '../../second-reader/program.ts'
import type { LabelWords } from '../learned/label-words.ts'
import type { DayOrder } from '../values/days.ts'

/** A transaction as it is in the file. */
export type StatementRow = {
  /** Line of the file (1-based) where the row starts. */
  line: number
  day: PlainDate
  /** Signed minor units; negative is money out. */
  minor: number
  currency: string
  /** The text by which the file names the transaction, before it's simplified. */
  name: string
  bankId?: string
  balanceAfterMinor?: number
  source?: string
  /** The user's note on the payment, if the file has a column for it. */
  note?: string
  mcc?: string
  bankCategory?: string
  /** For money in: what it was for, if the file says so next to the name. */
  purpose?: string
  /** What the user had already decided, if the file is an export from us or another product. */
  kept?: KeptDecisions
  /** The parts of a split payment, which add up to its amount. */
  parts?: readonly RowPart[]
  /** The same on both sides of a transfer within the file. */
  transferKey?: string
}

export type RowPart = { minor: number; category: string | null; note?: string; isTransfer?: true }

export type KeptDecisions = {
  /** The category's name; null for none. */
  category: string | null
  simpleName?: string
  note?: string
  tags?: readonly string[]
  /** The category belongs to another product and has to be mapped to one of ours. */
  isForeign?: true
  /** Between the user's own accounts, or an opening balance: neither income nor spending. */
  isTransfer?: true
  isFee?: true
  isPending?: true
}

export type IssueCode =
  | 'header'
  | 'preamble'
  | 'balance-line'
  | 'total-line'
  | 'pending'
  | 'not-carried-out'
  | 'no-money-moved'
  | 'no-day'
  | 'bad-day'
  | 'no-amount'
  | 'bad-amount'
  | 'continuation'
  | 'note'
  | 'unreadable'

/** A line that didn't become a row, or something to check in the file, and why, in plain words. */
export type ReadingIssue = { line: number; code: IssueCode; text: string; reason: string }

export type StatedBalance = { minor: number; currency: string; day?: PlainDate; line?: number }

export type BalanceCheck = { ok: boolean; brokenAtLine?: number; reason: ReadingReason }

/** The planned spending of a category in a month. The month is given by its first day. */
export type PlannedAmount = { month: PlainDate; category: string; minor: number; currency: string }

export type StatementReading = {
  format: string
  encoding: string
  rows: StatementRow[]
  /** The account's name or number, if it's the same for all rows. */
  source: string | null
  currency: string | null
  openingBalance?: StatedBalance
  closingBalance?: StatedBalance
  /** Closing balances if the file has several accounts or statements; another product's opening or daily balances. */
  accountBalances?: (StatedBalance & { source: string })[]
  /** The monthly plan, if the file is a budget. */
  planned?: PlannedAmount[]
  issues: ReadingIssue[]
  balanceCheck: BalanceCheck | null
  /** Why there are no rows, and what to do; null when there are rows. */
  detail: string | null
  /** A fingerprint of the layout: the same for two exports of one bank, whatever their rows. */
  shape: string
  /** How the dates were read, if day and month could each come first. */
  daysGuessed?: DayOrder
  /** Nothing in the file says for sure which amounts are money in and which are money out. */
  areSignsGuessed?: boolean
  /** The rows may not be what the user paid: another reading is nearly as good, or something in the text is unclear. */
  isReadingGuessed?: boolean
  /** Nothing in the file says for sure which currency it is in. */
  isCurrencyGuessed?: boolean
  /** Readers that threw. Others may still have read the file. */
  crashes?: ReaderCrash[]
}

/** A reader that threw, which is our bug. `reader` names it; `error` is for the log, never for the user. */
export type ReaderCrash = { reader: string; error: Error }

/** The result of a single format's reader; `readStatementFile` adds the rest. */
export type FormatReading = Omit<StatementReading, 'encoding' | 'detail' | 'balanceCheck'> & {
  balanceCheck?: BalanceCheck | null
  detail?: string | null
  /** We understand the text and it has no transactions. Reading it another way would only invent rows. */
  isSomethingElse?: boolean
  /** A receipt whose items add up to what was paid. */
  addsUp?: boolean
}

export type ReadingContext = {
  /** The currency of amounts without one. */
  currency: string
  today: PlainDate
  fileName: string
  /** How the user says dates are written. */
  dayOrder?: DayOrder
  /** The layout reader, if there is one: labels each word by its position. */
  labelWords?: LabelWords
  /** The payments that the second reader found in a pasted text. */
  payments?: Program
}
