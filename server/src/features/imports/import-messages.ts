import type { UserCategory } from '@evenkeel/engine/categoriser/categorise.ts'
import type { UserMemory } from '@evenkeel/engine/categoriser/user-memory.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { CategoryReason } from '@evenkeel/engine/reasons/category-reasons.ts'
import type { ReadingReason } from '@evenkeel/engine/reasons/reading-reasons.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import type { DayBalance } from '@evenkeel/engine/statement-files/day-balances.ts'
import type { ImportNote } from '@evenkeel/engine/statement-files/notes/import-note.ts'
import type { PlannedAmount } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import type { DayOrder } from '@evenkeel/engine/statement-files/values/days.ts'
import type { PackedRows } from '../../platform/database/packed-rows.ts'
import type { CrashReport } from './crash-report.ts'

/** What the reading thread gets for each file. */
export type ReadingTask = {
  /** The upload's chunks. They're transferred, not copied. */
  chunks: Uint8Array<ArrayBuffer>[]
  isText: boolean
  /** The second reader's program for a pasted text. */
  payments: Program | null
  fileName: string | null
  note: string | null
  currency: string
  today: PlainDate
  owner: { userId: string; importId: string }
  categories: readonly OwnCategory[]
  /** The user's mapping of other products' categories. */
  mappings: readonly CategoryMapping[]
  memory: UserMemory
  country: string | null
  instructions: string
  /** The second reader's program for the instructions. */
  reading: Program | null
  /** Names in the user's rows that their instructions may refer to. */
  knownNames: readonly string[]
  sources: readonly string[]
  /** What we know about the file of an earlier import, if the chunks are its rows. */
  kept: KeptFile | null
}

export type OwnCategory = UserCategory & { readonly id: string }

export type CategoryMapping = { product: string; name: string; category: string }

/** `hasProof`: a balance in the file showed that its signs are right. */
export type KeptFile = { format: string; shape: string; hasProof: boolean }

/** What the thread found in the file as a whole. */
export type FileFindings = {
  kind: 'file'
  format: string
  shape: string
  source: string | null
  /** Whether neither the user nor the file named the account: if there is one, it comes from an earlier file. */
  isSourceRemembered?: boolean
  /** The currency used for amounts that name none. */
  currency: string
  rows: number
  /** Whether any of its rows has a number from the bank. */
  hasNumbers: boolean
  issues: number
  firstDay: PlainDate | null
  lastDay: PlainDate | null
  /** How its dates were read, if day and month could be swapped; null if not. */
  daysGuessed: DayOrder | null
  /** Nothing in it says for sure which amounts are money in and which are money out. */
  areSignsGuessed: boolean
  /** Another reading of it is nearly as good. */
  isReadingGuessed: boolean
  /** The currency it was read in, if nothing in it says so for sure. */
  guessedCurrency: string | null
  /** What the user's note asks for. Empty if there is none, or we understand nothing. */
  note: ImportNote
  /** Readers that threw on it, for the log. */
  crashes: CrashReport[]
  detail: string | null
  balance: { ok: boolean; line: number | null; reason: ReadingReason } | null
  /** Its balances by month, as far as it proves them: see `getDayBalances`. */
  dayBalances: DayBalance[]
  /** The plan from another product's budget. */
  planned: PlannedAmount[]
}

/** A row and what to do with it. `categorized` is null for rows that aren't added and came without decisions. */
export type ReadRow = {
  line: number
  day: PlainDate
  minor: number
  currency: string
  name: string
  source: string | null
  /** The account that an instruction moves it to; null for none. */
  toldSource: string | null
  bankId: string | null
  /** Its note in the file. */
  note: string | null
  /** Its tags in the file and those from the user's instructions, as stored. */
  tags: string | null
  /** Its category's name in another product's file. */
  fileCategory: string | null
  parts: readonly CategorizedPart[] | null
  transferKey: string | null
  verdict: 'added' | 'duplicate' | 'skipped'
  reasons: readonly RowReason[]
  /** The existing transaction that it duplicates or resembles. */
  existingId: string | null
  categorized: CategorizedRow | null
}

/** A part of a split; `category` is one of ours, or null if unknown. `isTransfer`: its file says so. */
export type CategorizedPart = {
  minor: number
  category: string | null
  fileCategory: string | null
  note: string | null
  needsReview: boolean
  isTransfer?: true
}

export type CategorizedRow = {
  simpleName: string
  category: string | null
  likely: readonly string[]
  confidence: number
  needsReview: boolean
  reasonLevel: string
  reasons: readonly (CategoryReason | RowReason)[]
  merchantKey: string
  searchKey: string
}

/** A line that isn't a row. If we understood it and skipped it on purpose, it isn't unreadable. */
export type OtherLine = { line: number; text: string; reason: ReadingReason; verdict: 'unreadable' | 'skipped' }

/** A batch of rows as they're stored, and how many of each kind. */
export type StagedBatch = {
  rows: number
  added: number
  duplicate: number
  skipped: number
  unreadable: number
  needs_review: number
  packed: PackedRows[]
}

/**
 * Earlier imports with the same rows as this file, but with money in and out swapped, or in another currency where
 * neither file names one.
 */
export type Corrections = { reversedImports: string[]; recastImports: string[] }

export type FromReader =
  /** The file is open, and reading begins. */
  | { kind: 'opened' }
  | FileFindings
  | { kind: 'rows'; batch: StagedBatch }
  | { kind: 'received' }
  /** `isBloated`: after this file, the thread holds too much memory to be kept for the next one. */
  | ({ kind: 'end'; isBloated: boolean } & Corrections)

/**
 * After the file's message, the thread receives the existing rows in batches and confirms each except the last; after
 * every batch of its own rows, it waits for permission to continue. Existing rows are sent as JSON of `ExistingRow[]`,
 * which threads exchange much faster than objects.
 */
export type ToReader =
  | { kind: 'read'; task: ReadingTask }
  /**
   * Sent instead of the first batch: use this currency for amounts that name none. The thread then sends its file
   * message again.
   */
  | { kind: 'again'; currency: string }
  | { kind: 'existing'; source: string | null; hasStableNumbers: boolean; rows: string; isLast: boolean }
  | { kind: 'more' }
