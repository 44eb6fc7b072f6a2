import { getMonthRangeAround, shiftMonth } from '@evenkeel/engine/core/period.ts'
import { addDays, addMonths, getMonth, getMonthStart, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import { findInsights, type Insight } from '@evenkeel/engine/reports/insights.ts'
import { getAmount } from '@evenkeel/engine/reports/ledger-entry.ts'
import {
  backtestMonthForecast,
  type DayAmount,
  type ForecastTrial,
  forecastMonth,
  type MonthForecast,
} from '@evenkeel/engine/reports/month-forecast.ts'
import { getExpectedPayments, type RecurringPayment } from '@evenkeel/engine/reports/recurring-payments.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { createUserMemo } from '../../users/user-memo.ts'
import type { UsersPlan } from './budget-plan.ts'
import { plansPayment } from './coming-payments.ts'
import { type Buckets, findDayEntries } from './ledger-entries.ts'
import type { TotalsState } from './ledger-totals.ts'
import { findPaymentRows, findRecurring, MANY_ROWS } from './payment-rows.ts'

const MONTHS_OF_ROWS = 25
const MONTHS_OF_DAYS = 13

/** What a user's past transactions say about this month and the payments to expect. */
export type Habits = {
  recurring: RecurringPayment[]
  /** Those that no budget item covers. */
  unplanned: RecurringPayment[]
  insights: Insight[]
  forecast: MonthForecast
  /** What we'd have forecast on the 15th of last month; null without enough history. */
  lastMonth: ForecastTrial | null
  /** How many forecasts for past months would have been right; null without enough history. */
  trackRecord: { held: number; trials: number } | null
}

type HabitsInput = {
  userId: string
  currency: string
  today: PlainDate
  state: TotalsState
  /** How many transactions the ledger has, to estimate the work. */
  rowCount: number
  plan: UsersPlan
  buckets: Buckets
}

/** `view`: the day and currency. `before`: for a very large ledger, what to show until the work is done. */
type CachedHabits = { view: string; habits: Habits | null; before: Habits | null; work: Promise<Habits> }
const habitsCache = createUserMemo<CachedHabits>()

/**
 * The habits in the user's current ledger, cached until something changes. For a very large ledger, this doesn't wait
 * until they're computed: meanwhile it returns the last ones for the same day and currency, or null if there are none,
 * and `isSettling` says to ask again.
 */
export async function findHabits({ db, reports, log }: Pick<Deps, 'db' | 'reports' | 'log'>, input: HabitsInput) {
  const { state, today, currency, plan, userId } = input
  const view = `${today} ${currency}`
  const key = [state.generation, state.rates.shipped, state.rates.stamp, view, plan.revision].join(' ')
  const cached = habitsCache.get(db, userId, key)
  if (cached) return waitForHabits(cached, input)

  const latest = habitsCache.getLatest(db, userId)
  const before = latest?.view === view ? (latest.habits ?? latest.before) : null
  const now: CachedHabits = { view, habits: null, before, work: computeHabits(reports, input) }
  now.work.then(
    (habits) => {
      now.habits = habits
    },
    (error: unknown) => {
      log.error({ err: error }, 'could not calculate habits')
      habitsCache.forget(db, userId)
    },
  )
  habitsCache.set(db, userId, key, now)
  return waitForHabits(now, input)
}

async function waitForHabits(cached: CachedHabits, { rowCount }: HabitsInput) {
  if (cached.habits) return { habits: cached.habits, isSettling: false }
  if (rowCount <= MANY_ROWS) return { habits: await cached.work, isSettling: false }
  return { habits: cached.before, isSettling: true }
}

async function computeHabits(reports: Db, input: HabitsInput): Promise<Habits> {
  const { userId, currency, today, state, plan, buckets, rowCount } = input
  const { table } = state.rates
  const from = addMonths(getMonthStart(today), -MONTHS_OF_ROWS)
  const rows = await findPaymentRows(reports, userId, { from, to: today }, rowCount > MANY_ROWS)
  const recurring = await findRecurring(rows, today)
  const since = addMonths(getMonthStart(today), -MONTHS_OF_DAYS)
  const actual = await findDayEntries(reports, userId, { from: since, to: today }, buckets.of)
  const month = getMonthRangeAround(today)

  const convert = createConverter(currency, table)
  const spent = addUp(actual.map((entry) => ({ day: entry.day, minor: getAmount('expense', entry) })))
  const recurringIds = new Set(recurring.flatMap((payment) => payment.rowIds))
  const recurringAmounts = rows.flatMap((row): DayAmount[] => {
    if (row.kind !== 'expense' || row.day < since || !recurringIds.has(row.id)) return []
    return [{ day: row.day, minor: 0 - (convert(row.minor, row.currency, row.day) ?? 0) }]
  })
  const upcoming = getExpectedPayments(recurring, { from: addDays(today, 1), to: month.to }).flatMap(
    ({ day, payment }): DayAmount[] => {
      if (payment.kind !== 'expense') return []
      return [{ day, minor: 0 - (convert(payment.typicalMinor, payment.currency, day) ?? 0) }]
    },
  )
  const past = { today, spent, recurring: addUp(recurringAmounts) }
  const { trials } = backtestMonthForecast(past)
  const lastMonth = shiftMonth(getMonth(today), -1)
  const { occurrences: budget } = plan.layOut(month)
  return {
    recurring,
    unplanned: recurring.filter((payment) => !plan.items.some((item) => plansPayment(item, payment, convert))),
    insights: findInsights({ today, rows, recurring, currency, actual, budget }),
    forecast: forecastMonth({ ...past, upcoming }),
    lastMonth: trials.find((trial) => trial.day === `${lastMonth}-15`) ?? null,
    trackRecord:
      trials.length === 0 ? null : { held: trials.filter((trial) => trial.isHeld).length, trials: trials.length },
  }
}

/** One amount for each day. */
function addUp(amounts: readonly DayAmount[]): DayAmount[] {
  const byDay = new Map<PlainDate, number>()
  for (const { day, minor } of amounts) byDay.set(day, (byDay.get(day) ?? 0) + minor)
  return [...byDay].map(([day, minor]) => ({ day, minor }))
}
