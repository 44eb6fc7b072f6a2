import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { type Converter, createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import { sql } from 'kysely'
import { insertRows, type Row } from '../../platform/database/insert-rows.ts'
import type { LedgerTotal } from '../../platform/database/report-tables.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { SmallSteps } from '../../platform/database/small-steps.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { runInUsersTurn } from '../../platform/user-turns.ts'
import { markStoredDays } from '../changed-days.ts'
import { writeDayTexts } from '../day-texts.ts'
import { type CurrentRates, getCurrentRates } from '../exchange-rates/current-rates.ts'
import { takeTurn } from '../history/take-turn.ts'

/** The buckets of transactions without a category: they count as expenses or income, by the direction of the money. */
export const NO_CATEGORY = { out: 'none-out', in: 'none-in' } as const

// Each step is one short transaction, so other writes get their turn however much there is to do.
const DAYS_PER_STEP = 120
const ROWS_PER_STEP = { first: 1_000, max: 4_000 }
const MAX_ATTEMPTS = 8

type TotalsDeps = Pick<Deps, 'db' | 'reports'>
/** While `generation` stays the same, so do the totals. */
export type TotalsState = { rates: CurrentRates; generation: number }

/**
 * Reads totals of the user's ledger in a currency after bringing them up to date. What the returned `read` found in
 * `ledger_day` and `ledger_month` are sums of the user's transactions, each converted and rounded on its own, at one
 * moment after the call. `read` runs again if the totals have changed in the meantime; after several such changes, this
 * throws.
 */
export async function withTotals<Found>(
  { db, reports }: TotalsDeps,
  userId: string,
  currency: string,
  read: (reports: Db, state: TotalsState) => Promise<Found>,
): Promise<Found> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const rates = await getCurrentRates(db)
    const state = await findState(db, userId)
    if (!isFresh(state, currency, rates)) {
      await refresh(db, userId, currency, rates)
      continue
    }
    const found = await read(reports, { rates, generation: state.generation })
    // The totals may have been rebuilt in the meantime: then what we read mixes two moments.
    if ((await findState(db, userId))?.generation === state.generation) return found
  }
  throw new AppError('unavailable', 'Your data is changing too quickly to add up. Please try again in a moment.', {
    retryAfterSeconds: 1,
  })
}

/** With this many changed days or more, totals are prepared, so that the first report after an import is quick. */
const MANY_DAYS = 60

/**
 * Brings a user's totals up to date in their own currency if much has changed, so that the next report finds them
 * ready. Small changes are left to that report.
 */
export async function prepareTotals({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const owner = await db.selectFrom('app_user').select('preferred_currency').where('id', '=', userId).executeTakeFirst()
  if (!owner) return
  const marked = await db
    .selectFrom('ledger_dirty_day')
    .select('day')
    .where('user_id', '=', userId)
    .limit(MANY_DAYS)
    .execute()
  if (marked.length < MANY_DAYS) return
  await refresh(db, userId, owner.preferred_currency, await getCurrentRates(db))
}

type State = { currency: string; shipped_rates: string; rates_stamp: number; generation: number; dirty: number }

async function findState(db: Db, userId: string): Promise<State | undefined> {
  return db
    .selectFrom('ledger_view')
    .select(['currency', 'shipped_rates', 'rates_stamp', 'generation'])
    .select((eb) =>
      eb
        .case()
        .when(eb.exists(eb.selectFrom('ledger_dirty_day').select('day').where('user_id', '=', userId)))
        .then(1)
        .else(0)
        .end()
        .as('dirty'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

function isFresh(state: State | undefined, currency: string, rates: CurrentRates): state is State {
  return (
    state !== undefined &&
    state.dirty === 0 &&
    state.currency === currency &&
    state.shipped_rates === rates.shipped &&
    state.rates_stamp === rates.stamp
  )
}

async function refresh(db: Db, userId: string, currency: string, rates: CurrentRates): Promise<void> {
  const converter = createConverter(currency, rates.table)
  const steps = new SmallSteps(ROWS_PER_STEP)
  const runStep = (tx: Tx, rows: number) => refreshStep(tx, userId, { currency, rates, converter, rows })
  await runInUsersTurn(db, userId, async () => {
    while (!(await steps.step(db, runStep)));
  })
}

type Step = { currency: string; rates: CurrentRates; converter: Converter; rows: number }

/** Rebuilds the totals of about this many rows; true when all are up to date. */
async function refreshStep(tx: Tx, userId: string, { currency, rates, converter, rows }: Step): Promise<boolean> {
  await takeTurn(tx, userId)
  const state = await findState(tx, userId)
  if (isFresh(state, currency, rates)) return true
  // Marking every day is a step of its own.
  if (await updateState(tx, userId, currency, rates, state)) return false
  const { days, areLast } = await findNextDays(tx, userId, rows)
  if (days.length > 0) await refreshDays(tx, userId, days, converter, currency)
  return areLast
}

/**
 * Records the currency and rates that totals are now built for, and marks the days whose totals are for others. True if
 * they weren't recorded yet. The generation changes either way.
 */
async function updateState(
  tx: Tx,
  userId: string,
  currency: string,
  rates: CurrentRates,
  state: State | undefined,
): Promise<boolean> {
  const columns = { currency, shipped_rates: rates.shipped, rates_stamp: rates.stamp }
  const mustRebuildAll = state === undefined || state.currency !== currency || state.shipped_rates !== rates.shipped
  if (mustRebuildAll || state.rates_stamp > rates.stamp) {
    for (const table of ['ledger_day', 'ledger_day_text', 'ledger_month', 'ledger_dirty_day'] as const) {
      await tx.deleteFrom(table).where('user_id', '=', userId).execute()
    }
    await markStoredDays(tx, userId, {})
  } else if (state.rates_stamp < rates.stamp) {
    const change = await tx
      .selectFrom('exchange_rate_change')
      .select((eb) => eb.fn.min('from_day').as('from_day'))
      .where('stamp', '>', state.rates_stamp)
      .where('stamp', '<=', rates.stamp)
      .executeTakeFirst()
    await markStoredDays(tx, userId, { from: change?.from_day ?? '' })
  }
  await tx
    .insertInto('ledger_view')
    .values({ user_id: userId, ...columns, generation: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...columns, generation: sql<number>`ledger_view.generation + 1` }),
    )
    .execute()
  return mustRebuildAll || state.rates_stamp !== rates.stamp
}

/** The earliest marked days with about this many rows in total; at least one day, if any is marked. */
async function findNextDays(tx: Tx, userId: string, rows: number): Promise<{ days: string[]; areLast: boolean }> {
  const marked = await tx
    .selectFrom('ledger_dirty_day')
    .select('day')
    .where('user_id', '=', userId)
    .orderBy('day')
    .limit(DAYS_PER_STEP + 1)
    .execute()
  const first = marked.slice(0, DAYS_PER_STEP).map(({ day }) => day)
  const days = await takeFirstDays(tx, userId, first, rows)
  return { days, areLast: marked.length <= days.length }
}

async function refreshDays(
  tx: Tx,
  userId: string,
  days: string[],
  convert: Converter,
  currency: string,
): Promise<void> {
  const totals = await computeTotals(tx, userId, days, convert, currency)
  await tx.deleteFrom('ledger_day').where('user_id', '=', userId).where('day', 'in', days).execute()
  await insertRows(tx as never, 'ledger_day', totals as unknown as Row[])
  await writeDayTexts(tx, userId, days)
  await refreshMonths(tx, userId, [...new Set(days.map((day) => day.slice(0, 7)))])
  await tx.deleteFrom('ledger_dirty_day').where('user_id', '=', userId).where('day', 'in', days).execute()
}

/** As many of these days as fit in one step by their number of rows; at least one. */
async function takeFirstDays(tx: Tx, userId: string, days: readonly string[], maxRows: number): Promise<string[]> {
  if (days.length < 2) return [...days]
  const counted = await tx
    .selectFrom('txn')
    .select((eb) => ['day', eb.fn.countAll<number>().as('n')])
    .where('user_id', '=', userId)
    .where('day', 'in', days)
    .groupBy('day')
    .execute()
  const counts = new Map(counted.map(({ day, n }) => [day, Number(n)]))
  let rows = 0
  const end = days.findIndex((day, i) => {
    rows += counts.get(day) ?? 0
    return i > 0 && rows > maxRows
  })
  return end === -1 ? [...days] : days.slice(0, end)
}

/** The same amounts on one day are converted once: each transaction is rounded on its own, and they round equally. */
async function computeTotals(tx: Tx, userId: string, days: string[], convert: Converter, shown: string) {
  const bucket = sql<string>`coalesce(category_id, case when minor > 0 then ${sql.lit(NO_CATEGORY.in)} else ${sql.lit(NO_CATEGORY.out)} end)`
  const rows = tx.selectFrom('txn').where('user_id', '=', userId).where('day', 'in', days)
  const counts = [
    sql<number>`count(*)`.as('row_count'),
    sql<number>`sum(case when needs_review = 1 then 1 else 0 end)`.as('review_count'),
  ] as const
  const sameCurrency = await rows
    .where('currency', '=', shown)
    .select(['day', 'currency', bucket.as('bucket'), sql<number>`sum(minor)`.as('minor'), ...counts])
    .groupBy(['day', 'currency', bucket])
    .execute()
  const otherCurrencies = await rows
    .where('currency', '!=', shown)
    .select(['day', 'currency', bucket.as('bucket'), 'minor', ...counts])
    .groupBy(['day', 'currency', bucket, 'minor'])
    .execute()

  const totals = new Map<string, LedgerTotal & { day: string }>()
  for (const row of [...sameCurrency, ...otherCurrencies]) {
    const key = `${row.day} ${row.bucket} ${row.currency}`
    const empty = { user_id: userId, day: row.day, bucket: row.bucket, currency: row.currency }
    const total = totals.get(key) ?? { ...empty, minor: 0, row_count: 0, review_count: 0, unconverted: 0 }
    totals.set(key, total)
    const count = Number(row.row_count)
    const isSameCurrency = row.currency === shown
    const minor = isSameCurrency ? Number(row.minor) : convertOrNull(convert, Number(row.minor), row.currency, row.day)
    if (minor === null) total.unconverted += count
    else total.minor += isSameCurrency ? minor : minor * count
    total.row_count += count
    total.review_count += Number(row.review_count)
  }
  return [...totals.values()]
}

/** Null for a currency without rates, and for an amount that's too large to be exact after converting. */
function convertOrNull(convert: Converter, minor: number, currency: string, day: string): number | null {
  try {
    return convert(minor, currency, day as PlainDate) // Checked before we stored it.
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

async function refreshMonths(tx: Tx, userId: string, months: string[]): Promise<void> {
  await tx.deleteFrom('ledger_month').where('user_id', '=', userId).where('month', 'in', months).execute()
  for (const month of months) {
    await sql`
      insert into ledger_month (user_id, month, bucket, currency, minor, row_count, review_count, unconverted)
      select user_id, substr(day, 1, 7), bucket, currency, cast(sum(minor) as bigint), cast(sum(row_count) as integer),
        cast(sum(review_count) as integer), cast(sum(unconverted) as integer)
      from ledger_day where user_id = ${userId} and day >= ${`${month}-01`} and day <= ${`${month}-31`}
      group by user_id, substr(day, 1, 7), bucket, currency`.execute(tx)
  }
}
