import { UNCATEGORIZED } from '@evenkeel/contract/uncategorized.ts'
import type { CategoryCode, CategoryKind } from '@evenkeel/engine/categoriser/default-categories.ts'
import { type DateRange, getMonthRange, getOverlap, getPeriods } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { LedgerEntry, Mode } from '@evenkeel/engine/reports/ledger-entry.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { findCategories } from '../category-lookup.ts'
import { NO_CATEGORY } from './ledger-totals.ts'

/** The code of the default category for moves between a person's own accounts. */
const TRANSFERS: CategoryCode = 'TRF'

type Bucket = { category: string; kind: CategoryKind }
export type BucketOf = (bucket: string) => Bucket
export type Buckets = {
  of: BucketOf
  /** The buckets that count as spending and as income. Any other money has only been moved. */
  ofKind: Record<Mode, string[]>
  /** Savings categories: of kind transfer, except plain moves between accounts such as card payments. */
  saving: readonly { id: string; name: string }[]
}

/**
 * How the totals of each bucket (a category's id, or one of `NO_CATEGORY`) are shown. Names and kinds are looked up
 * when reading, so renaming costs nothing.
 */
export async function findBuckets(db: Db, userId: string): Promise<Buckets> {
  const categories = await findCategories(db, userId)
  const buckets = new Map<string, Bucket>(
    // We only store values from this list.
    categories.map(({ id, name, kind }) => [id, { category: name, kind: kind as CategoryKind }]),
  )
  buckets.set(NO_CATEGORY.out, { category: UNCATEGORIZED, kind: 'expense' })
  buckets.set(NO_CATEGORY.in, { category: UNCATEGORIZED, kind: 'income' })
  const listOfKind = (kind: Mode) => [...buckets].filter(([, bucket]) => bucket.kind === kind).map(([id]) => id)
  return {
    // A category deleted between two reads: its rows are about to be counted elsewhere.
    of: (bucket) => buckets.get(bucket) ?? { category: UNCATEGORIZED, kind: 'transfer' },
    ofKind: { expense: listOfKind('expense'), income: listOfKind('income') },
    saving: categories.filter(({ kind, code }) => kind === 'transfer' && code !== TRANSFERS),
  }
}

export type MonthTotal = { month: string; bucket: string; minor: number; rows: number }

/** The totals of each month from `first` (YYYY-MM) to `last` by bucket; of all months if left out. */
export async function findMonthTotals(db: Db, userId: string, first = '', last = '9999-99'): Promise<MonthTotal[]> {
  const rows = await db
    .selectFrom('ledger_month')
    .select(['month', 'bucket', sql<number>`sum(minor)`.as('minor'), sql<number>`sum(row_count)`.as('rows')])
    .where('user_id', '=', userId)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .groupBy(['month', 'bucket'])
    .execute()
  return rows.map((row) => ({ month: row.month, bucket: row.bucket, minor: Number(row.minor), rows: Number(row.rows) }))
}

export type LedgerSummary = {
  rows: number
  review: number
  unconverted: number
  currencies: string[]
}

/**
 * How many transactions these months have (all months if left out), how many of them need review or couldn't be
 * converted, and in which currencies they are.
 */
export async function findLedgerSummary(db: Db, userId: string, first = '', last = '9999-99'): Promise<LedgerSummary> {
  const rows = await db
    .selectFrom('ledger_month')
    .select('currency')
    .select((eb) => [
      eb.fn.sum('row_count').as('rows'),
      eb.fn.sum('review_count').as('review'),
      eb.fn.sum('unconverted').as('unconverted'),
    ])
    .where('user_id', '=', userId)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .groupBy('currency')
    .execute()
  const add = (pick: (row: (typeof rows)[number]) => unknown) => rows.reduce((sum, row) => sum + Number(pick(row)), 0)
  return {
    rows: add((row) => row.rows),
    review: add((row) => row.review),
    unconverted: add((row) => row.unconverted),
    currencies: rows.map((row) => row.currency),
  }
}

/** The totals of days as entries, one for each day and bucket. */
export async function findDayEntries(
  db: Db,
  userId: string,
  range: DateRange,
  getBucket: BucketOf,
): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_day')
    .select(['day', 'bucket', sql<number>`sum(minor)`.as('minor')])
    .where('user_id', '=', userId)
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy(['day', 'bucket'])
    .execute()
  return rows.map((row) => ({ day: row.day as PlainDate, ...getBucket(row.bucket), minor: Number(row.minor) }))
}

/**
 * Spending, income or both, all categories together, for reports about these ranges, in as few entries as possible: a
 * month that no range covers only in part has one entry of each kind, on its first day. Other months, and those that
 * `isByDay` asks for, come day by day. The result covers whole months, from the first range's to the last's.
 */
export async function findKindEntries(
  db: Db,
  userId: string,
  ranges: readonly DateRange[],
  isByDay: (month: DateRange) => boolean,
  kinds: readonly Mode[],
  { ofKind }: Buckets,
): Promise<LedgerEntry[]> {
  const needed = {
    from: ranges.map((r) => r.from).sort()[0]!,
    to: ranges
      .map((r) => r.to)
      .sort()
      .at(-1)!,
  }
  const months = getPeriods(needed, 'monthly').map((name) => ({ name, ...getMonthRange(name) }))
  const byDay = months.filter((month) => isByDay(month) || ranges.some((range) => isCut(month, range)))
  const runs = toRuns(byDay)
  const amounts = kinds.map((kind) => getAmount(ofKind[kind]).as(kind))
  const inMonths = await db
    .selectFrom('ledger_month')
    .select(['month', ...amounts])
    .where('user_id', '=', userId)
    .where('month', '>=', months[0]!.name)
    .where('month', '<=', months.at(-1)!.name)
    .groupBy('month')
    .execute()
  // One query per run: with days joined by "or", SQLite would scan every day.
  const inDays = await Promise.all(
    runs.map((run) =>
      db
        .selectFrom('ledger_day')
        .select(['day', ...amounts])
        .where('user_id', '=', userId)
        .where('day', '>=', run.from)
        .where('day', '<=', run.to)
        .groupBy('day')
        .execute(),
    ),
  )
  const dailyMonths = new Set(byDay.map((month) => month.name))
  const whole = inMonths.filter((row) => !dailyMonths.has(row.month)).map((row) => ({ ...row, day: `${row.month}-01` }))
  return [...whole, ...inDays.flat()].flatMap((row) =>
    kinds.map((kind) => ({ day: row.day as PlainDate, category: '', kind, minor: Number(row[kind]) })),
  )
}

/** The totals of the range by category, as entries on its first day; a category can have several. */
export async function findCategoryEntries(
  db: Db,
  userId: string,
  range: DateRange,
  buckets: Buckets,
): Promise<LedgerEntry[]> {
  const months = getPeriods(range, 'monthly').map((name) => ({ name, ...getMonthRange(name) }))
  const whole = months.filter((month) => !isCut(month, range))
  const cut = months.filter((month) => isCut(month, range))
  const minor = sql<number>`sum(minor)`.as('minor')
  const found: { bucket: string; minor: number }[] = []
  if (whole.length > 0) {
    const rows = db
      .selectFrom('ledger_month')
      .select(['bucket', minor])
      .where('user_id', '=', userId)
      .where('month', '>=', whole[0]!.name)
      .where('month', '<=', whole.at(-1)!.name)
    found.push(...(await rows.groupBy('bucket').execute()))
  }
  for (const month of cut) {
    const { from, to } = getOverlap(month, range)!
    const rows = db.selectFrom('ledger_day').select(['bucket', minor]).where('user_id', '=', userId)
    found.push(...(await rows.where('day', '>=', from).where('day', '<=', to).groupBy('bucket').execute()))
  }
  return found.map((row) => ({ day: range.from, ...buckets.of(row.bucket), minor: Number(row.minor) }))
}

/** Money into these buckets on the days of the range, less money out. */
export async function findSum(db: Db, userId: string, range: DateRange, buckets: readonly string[]): Promise<number> {
  if (buckets.length === 0) return 0
  const row = await db
    .selectFrom('ledger_day')
    .select(sql<number | null>`sum(minor)`.as('minor'))
    .where('user_id', '=', userId)
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .where('bucket', 'in', buckets)
    .executeTakeFirst()
  return Number(row?.minor ?? 0)
}

export type RecordedSpan = {
  /** The day of the first transaction of all; null if there are none. */
  from: PlainDate | null
  /** How many months of the range have transactions. */
  months: number
}

export async function findRecordedSpan(db: Db, userId: string, range: DateRange): Promise<RecordedSpan> {
  const first = db.selectFrom('ledger_day').select('day').where('user_id', '=', userId).orderBy('day').limit(1)
  const months = db
    .selectFrom('ledger_month')
    .select((eb) => eb.fn.count<number>('month').distinct().as('n'))
    .where('user_id', '=', userId)
    .where('month', '>=', range.from.slice(0, 7))
    .where('month', '<=', range.to.slice(0, 7))
    .where('row_count', '>', 0)
  const [day, count] = await Promise.all([first.executeTakeFirst(), months.executeTakeFirst()])
  // Days were checked before we stored them.
  return { from: (day?.day ?? null) as PlainDate | null, months: Number(count?.n ?? 0) }
}

function getAmount(buckets: readonly string[]) {
  return sql<number>`sum(case when bucket in (${sql.join([...buckets])}) then minor else 0 end)`
}

function isCut(month: DateRange, range: DateRange): boolean {
  const overlap = getOverlap(month, range)
  return overlap !== null && (overlap.from !== month.from || overlap.to !== month.to)
}

/** Combines consecutive months into ranges, each of which is read with one query. */
function toRuns(months: readonly (DateRange & { name: string })[]): DateRange[] {
  const runs: { from: PlainDate; to: PlainDate; last: string }[] = []
  for (const { from, to, name } of months) {
    const run = runs.at(-1)
    const isNext = run !== undefined && getPeriods({ from: run.from, to }, 'monthly').at(-2) === run.last
    if (run && isNext) {
      run.to = to
      run.last = name
    } else runs.push({ from, to, last: name })
  }
  return runs
}
