import type { UserMemory } from '@evenkeel/engine/categoriser/user-memory.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { CategoryReason } from '@evenkeel/engine/reasons/category-reasons.ts'
import type { ReadingReason } from '@evenkeel/engine/reasons/reading-reasons.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import type { DayBalance } from '@evenkeel/engine/statement-files/day-balances.ts'
import type { PlannedAmount } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import type { DayOrder } from '@evenkeel/engine/statement-files/values/days.ts'
import type { PackedRows } from '../../platform/database/packed-rows.ts'
import type { CrashReport } from './crash-report.ts'
import type { OwnCategory } from './staged-rows.ts'

/** What the reading thread is told of each file. */
export type ReadingTask = {
  /** What was sent, in its pieces; they are handed over, not copied. */
  pieces: Uint8Array<ArrayBuffer>[]
  isText: boolean
  fileName: string | null
  note: string | null
  currency: string
  today: PlainDate
  owner: { userId: string; importId: string }
  categories: readonly OwnCategory[]
  /** What the person said categories of other products are. */
  mappings: readonly CategoryMapping[]
  memory: UserMemory
  country: string | null
  instructions: string
  /** What the second reader made of them. */
  reading: Program | null
  /** Names in the person's rows that their instructions may mean. */
  knownNames: readonly string[]
  sources: readonly string[]
  /** The pieces are rows of an earlier import, written down; what is known of its file. */
  kept: KeptFile | null
}

export type CategoryMapping = { product: string; name: string; category: string }

/** `hasProof`: a balance in it showed that its signs are right. */
export type KeptFile = { format: string; shape: string; hasProof: boolean }

/** What it found in the file as a whole. */
export type FileFound = {
  kind: 'file'
  format: string
  shape: string
  source: string | null
  /** Whether nobody named the account this time: it is that of an earlier file. */
  isSourceRemembered?: boolean
  /** Of amounts that name none, as it was read. */
  currency: string
  rows: number
  /** Whether rows of it have the bank's own numbers. */
  hasNumbers: boolean
  issues: number
  firstDay: PlainDate | null
  lastDay: PlainDate | null
  /** How its days were read, where day and month could be the other way round. */
  daysGuessed: DayOrder | null
  /** Nothing in it says for sure which amounts are money in and which money out. */
  signsGuessed: boolean
  /** Another reading of it is nearly as good. */
  readingGuessed: boolean
  /** Readers that threw on it, for the log. */
  crashes: CrashReport[]
  detail: string | null
  balance: { ok: boolean; line: number | null; reason: ReadingReason } | null
  /** Month ends and the latest day, as the file proves them. */
  dayBalances: DayBalance[]
  /** What a budget of another product plans. */
  planned: PlannedAmount[]
}

/** A row and what is to become of it. What is added is named and sorted as well. */
export type ReadRow = {
  line: number
  day: PlainDate
  minor: number
  currency: string
  name: string
  source: string | null
  /** Where an instruction puts it instead. */
  toldSource: string | null
  bankId: string | null
  /** The note and the tags the file has on it, where it is an export of ours or of another product. */
  note: string | null
  /** With those of the user's instructions. */
  tags: string | null
  /** What another product's file calls its category. */
  fileCategory: string | null
  parts: readonly SortedPart[] | null
  transferKey: string | null
  verdict: 'added' | 'duplicate' | 'skipped'
  reasons: readonly RowReason[]
  /** Of a duplicate: the transaction that is there already. */
  knownId: string | null
  sorted: SortedRow | null
}

/** A part of a split; `category` is one of ours, or null where none is known. */
export type SortedPart = {
  minor: number
  category: string | null
  fileCategory: string | null
  note: string | null
  needsReview: boolean
}

export type SortedRow = {
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

/** A line that is no row. One that was understood, and is rightly left out, is not unreadable. */
export type OtherLine = { line: number; text: string; reason: ReadingReason; verdict: 'unreadable' | 'skipped' }

/** A run of rows as they are stored, and how many of them are what. */
export type StagedRun = {
  rows: number
  added: number
  duplicate: number
  skipped: number
  unreadable: number
  needs_review: number
  packed: PackedRows[]
}

/**
 * Earlier imports that this file shows to have been read wrongly: with money in and out the wrong way round, or, where
 * nobody named one, in another currency.
 */
export type PutRight = { turnedImports: string[]; recastImports: string[] }

export type FromReader =
  | FileFound
  | { kind: 'rows'; run: StagedRun }
  | { kind: 'heard' }
  /** `isSpent`: the thread holds more memory from this file than it is worth to have it ready for the next. */
  | ({ kind: 'end'; isSpent: boolean } & PutRight)

/**
 * After the file's message it is told what is there already, in runs, and says that it has heard each but the last;
 * after every run of rows it waits for leave to go on. What is there comes as JSON of `KnownRow[]`, much quicker between
 * threads than objects.
 */
export type ToReader =
  | { kind: 'read'; task: ReadingTask }
  /** In place of the first run: amounts that name no currency are of this one. Its message comes again. */
  | { kind: 'again'; currency: string }
  | { kind: 'known'; source: string | null; keepsNumbers: boolean; rows: string; isLast: boolean }
  | { kind: 'more' }
