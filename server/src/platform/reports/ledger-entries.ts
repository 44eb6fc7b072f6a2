import type { CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import { type DateRange, monthRange, overlapOf, periodsBetween } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { LedgerEntry } from '@evenkeel/engine/reports/ledger-entry.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { findCategories } from '../ledger/category-lookup.ts'
import { NO_CATEGORY } from './ledger-totals.ts'

/** What reports call money without a category. */
export const UNCATEGORISED = 'Uncategorised'

export type Bucket = { category: string; kind: CategoryKind }
export type BucketOf = (bucket: string) => Bucket

/** What the totals of a bucket are shown as: names and kinds are looked up when reading, so renaming costs nothing. */
export async function findBuckets(db: Db, userId: string): Promise<BucketOf> {
  const categories = await findCategories(db, userId)
  const known = new Map<string, Bucket>(
    categories.map(({ id, name, kind }) => [id, { category: name, kind: kind as CategoryKind }]), // written by us
  )
  known.set(NO_CATEGORY.out, { category: UNCATEGORISED, kind: 'expense' })
  known.set(NO_CATEGORY.in, { category: UNCATEGORISED, kind: 'income' })
  // A category that went between two reads: what was in it is about to be counted elsewhere.
  return (bucket) => known.get(bucket) ?? { category: UNCATEGORISED, kind: 'transfer' }
}

export type MonthTotal = {
  month: string
  bucket: string
  currency: string
  minor: number
  rows: number
  review: number
  unconverted: number
}

/** Every month from `first` (YYYY-MM) to `last`; all there are when left out. */
export async function findMonthTotals(db: Db, userId: string, first = '', last = '9999-99'): Promise<MonthTotal[]> {
  const rows = await db
    .selectFrom('ledger_month')
    .select(['month', 'bucket', 'currency', 'minor', 'row_count', 'review_count', 'unconverted'])
    .where('user_id', '=', userId)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .execute()
  return rows.map((row) => ({
    month: row.month,
    bucket: row.bucket,
    currency: row.currency,
    minor: Number(row.minor),
    rows: row.row_count,
    review: row.review_count,
    unconverted: row.unconverted,
  }))
}

export type LedgerSummary = {
  rows: number
  review: number
  unconverted: number
  currencies: string[]
  firstMonth: string | null
}

/** How many rows there are in all, and of which currencies. */
export async function findLedgerSummary(db: Db, userId: string): Promise<LedgerSummary> {
  const rows = await db
    .selectFrom('ledger_month')
    .select('currency')
    .select((eb) => [
      eb.fn.sum('row_count').as('rows'),
      eb.fn.sum('review_count').as('review'),
      eb.fn.sum('unconverted').as('unconverted'),
      eb.fn.min('month').as('first'),
    ])
    .where('user_id', '=', userId)
    .groupBy('currency')
    .execute()
  const add = (pick: (row: (typeof rows)[number]) => unknown) => rows.reduce((sum, row) => sum + Number(pick(row)), 0)
  return {
    rows: add((row) => row.rows),
    review: add((row) => row.review),
    unconverted: add((row) => row.unconverted),
    currencies: rows.map((row) => row.currency),
    firstMonth: rows.map((row) => row.first as string).sort()[0] ?? null,
  }
}

/** The totals of days as entries, one for each day and category. */
export async function findDayEntries(
  db: Db,
  userId: string,
  range: DateRange,
  bucketOf: BucketOf,
): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_day')
    .select(['day', 'bucket', sql<number>`sum(minor)`.as('minor')])
    .where('user_id', '=', userId)
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy(['day', 'bucket'])
    .execute()
  return rows.map((row) => ({ day: row.day as PlainDate, ...bucketOf(row.bucket), minor: Number(row.minor) }))
}

/**
 * Entries for reports about these ranges, as few as do: a month that no range cuts is one entry for each category,
 * standing on its first day; other months, and those that `isByDay` asks for, come day by day.
 */
export async function findEntries(
  db: Db,
  userId: string,
  ranges: readonly DateRange[],
  isByDay: (month: DateRange) => boolean,
  bucketOf: BucketOf,
): Promise<LedgerEntry[]> {
  const needed = {
    from: ranges.map((r) => r.from).sort()[0]!,
    to: ranges
      .map((r) => r.to)
      .sort()
      .at(-1)!,
  }
  const months = periodsBetween(needed, 'monthly').map((name) => ({ name, ...monthRange(name) }))
  const byDay = months.filter((month) => isByDay(month) || ranges.some((range) => isCut(month, range)))
  const named = new Set(byDay.map((month) => month.name))
  const totals = await findMonthTotals(db, userId, months[0]?.name, months.at(-1)?.name)
  const entries: LedgerEntry[] = totals
    .filter((total) => !named.has(total.month))
    .map(({ month, bucket, minor }) => ({ day: monthRange(month).from, ...bucketOf(bucket), minor }))
  for (const run of runsOf(byDay)) entries.push(...(await findDayEntries(db, userId, run, bucketOf)))
  return entries
}

function isCut(month: DateRange, range: DateRange): boolean {
  const both = overlapOf(month, range)
  return both !== null && (both.from !== month.from || both.to !== month.to)
}

/** Months that follow one another are fetched together. */
function runsOf(months: readonly (DateRange & { name: string })[]): DateRange[] {
  const runs: { from: PlainDate; to: PlainDate; last: string }[] = []
  for (const { from, to, name } of months) {
    const run = runs.at(-1)
    const isNext = run !== undefined && periodsBetween({ from: run.from, to }, 'monthly').at(-2) === run.last
    if (run && isNext) {
      run.to = to
      run.last = name
    } else runs.push({ from, to, last: name })
  }
  return runs
}
