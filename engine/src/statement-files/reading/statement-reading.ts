import type { PlainDate } from '../../core/plain-date.ts'
import type { ReadingReason } from '../../reasons/reading-reasons.ts'
import type { DayOrder } from '../values/days.ts'

/** One booked movement of money as the file tells it. */
export type StatementRow = {
  /** Line of the file (1-based) where the row starts. */
  line: number
  day: PlainDate
  /** Signed minor units; negative is money out. */
  minor: number
  currency: string
  /** The file's own text, unchanged but for white space at its ends. */
  name: string
  bankId?: string
  balanceAfterMinor?: number
  source?: string
  /** What the person wrote beside the payment, where the file has a column for it. */
  note?: string
  mcc?: string
  bankCategory?: string
  /** Of money that came in: what it was for, where the file says so beside the name. */
  purpose?: string
  /** What the person had decided of it already, where the file is an export of ours or of another product. */
  kept?: KeptDecisions
  /** What it is split into; the parts add up to it. */
  parts?: readonly RowPart[]
  /** The two sides of a transfer within the file have the same. */
  transferKey?: string
}

export type RowPart = { minor: number; category: string | null; note?: string; isTransfer?: true }

export type KeptDecisions = {
  /** By its name; null for none. */
  category: string | null
  simpleName?: string
  note?: string
  tags?: readonly string[]
  /** The category is one of another product, and has to be mapped to one of ours. */
  isForeign?: true
  /** Between own accounts, or what an account began with: neither income nor spending. */
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

/** A line that did not become a row, and why, in words a person understands. */
export type ReadingIssue = { line: number; code: IssueCode; text: string; reason: string }

export type StatedBalance = { minor: number; currency: string; day?: PlainDate; line?: number }

export type BalanceCheck = { ok: boolean; brokenAtLine?: number; reason: ReadingReason }

/** What is planned to be spent on a category in a month, which is named by its first day. */
export type PlannedAmount = { month: PlainDate; category: string; minor: number; currency: string }

export type StatementReading = {
  format: string
  encoding: string
  rows: StatementRow[]
  /** The account's name or number, where the file says it once for all its rows. */
  source: string | null
  currency: string | null
  openingBalance?: StatedBalance
  closingBalance?: StatedBalance
  /** The closing balance of each account or statement, where the file has several. */
  accountBalances?: (StatedBalance & { source: string })[]
  /** What a budget plans a month, where the file is one. */
  planned?: PlannedAmount[]
  issues: ReadingIssue[]
  balanceCheck: BalanceCheck | null
  /** Why nothing can be imported and what to do; null when there are rows. */
  detail: string | null
  /** A fingerprint of the layout: two exports of one bank have the same, whatever their rows. */
  shape: string
  /** How days were read that could as well be meant with day and month the other way round. */
  daysGuessed?: DayOrder
  /** Nothing in the file says for sure which amounts are money in and which money out. */
  signsGuessed?: boolean
  /** Another reading of the text is nearly as good, and no balances prove this one. */
  readingGuessed?: boolean
  /** Readers that threw. Others may still have read the file. */
  crashes?: ReaderCrash[]
}

/** A reader that threw on this file: a bug of ours. `reader` names it; `error` is for the log, never for the person. */
export type ReaderCrash = { reader: string; error: Error }

/** What the readers of single formats hand back; the rest is filled in by `readStatementFile`. */
export type FormatReading = Omit<StatementReading, 'encoding' | 'detail' | 'balanceCheck'> & {
  balanceCheck?: BalanceCheck | null
  detail?: string | null
  /** It is understood, and it is no list of movements: reading it another way would only invent rows. */
  isSomethingElse?: boolean
}

export type ReadingContext = {
  /** The currency of amounts that name none. */
  currency: string
  today: PlainDate
  fileName: string
  /** How the person says that days are written. */
  dayOrder?: DayOrder
}
