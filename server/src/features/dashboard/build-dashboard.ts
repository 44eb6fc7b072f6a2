import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { divideHalfEven, formatMinor } from '@evenkeel/engine/core/money.ts'
import {
  type DateRange,
  type Granularity,
  getLast12Months,
  getLast90Days,
  getLaterDay,
  getMonthRangeAround,
  getOverlap,
  getPeriodRange,
  getPrevious12Months,
  getPrevious90Days,
  isWithin,
} from '@evenkeel/engine/core/period.ts'
import { addDays, countDaysBetween, getMonth, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { getTotal, type Mode } from '@evenkeel/engine/reports/ledger-entry.ts'
import { getMonthPace } from '@evenkeel/engine/reports/pace.ts'
import {
  compareSpendWithBudget,
  getDefaultRange,
  type SpendVsBudget,
} from '@evenkeel/engine/reports/spend-vs-budget.ts'
import { getUsedRates } from '../../ledger/exchange-rates/used-rates.ts'
import { findUsersPlan, type PlannedItem } from '../../ledger/reports/budget-plan.ts'
import { findUpcomingPayments, markPaid } from '../../ledger/reports/coming-payments.ts'
import { findUsersHabits } from '../../ledger/reports/find-users-habits.ts'
import type { Habits } from '../../ledger/reports/habits.ts'
import {
  type Buckets,
  findBuckets,
  findCategoryEntries,
  findKindEntries,
  findLedgerSummary,
  findRecordedSpan,
  findSum,
  type RecordedSpan,
} from '../../ledger/reports/ledger-entries.ts'
import { withTotals } from '../../ledger/reports/ledger-totals.ts'
import { createRowsFilter } from '../../ledger/reports/rows-filter.ts'
import { buildNetWorthCard } from '../../ledger/wealth/net-worth-body.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { toInsightBody } from './insight-body.ts'

export type Owner = { id: string; preferredCurrency: string }
type DashboardQuery = {
  granularity: Granularity
  mode: Mode
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  today: PlainDate
}

/** The chart's days: those requested, with defaults for a missing start or end. */
export function getRange({ today, granularity, from, to }: DashboardQuery): DateRange {
  const defaults = getDefaultRange(today, granularity)
  if (from === undefined && to === undefined) return defaults
  if (from === undefined) return { from: getDefaultRange(to!, granularity).from, to: to! }
  return { from, to: to ?? (defaults.to > from ? defaults.to : getMonthRangeAround(from).to) }
}

/** The whole dashboard. It reads stored totals, so a very large ledger hardly takes longer than a small one. */
export function buildDashboard(deps: Deps, owner: Owner, query: DashboardQuery): Promise<Dashboard> {
  const { today, granularity, mode } = query
  const currency = owner.preferredCurrency
  const range = getRange(query)
  const month = getMonthRangeAround(today)
  return withTotals(deps, owner.id, currency, async (reports, state) => {
    const rates = state.rates.table
    const [buckets, usersPlan, summary, dismissed, netWorth] = await Promise.all([
      findBuckets(deps.db, owner.id),
      findUsersPlan(deps, owner.id, currency, state.rates),
      findLedgerSummary(reports, owner.id),
      findDismissed(deps.db, owner.id),
      buildNetWorthCard(reports, owner.id, { today, currency, rates }),
    ])
    const plan = usersPlan.items
    const untilToday = { from: month.from, to: today }
    const savingNames = findSavingCategories(buckets, plan)
    const ranges = [
      range,
      untilToday,
      ...[getLast90Days, getPrevious90Days, getLast12Months, getPrevious12Months].map((days) => days(today)),
    ]
    const isByDay = (m: DateRange) =>
      m.from === month.from || (granularity !== 'monthly' && getOverlap(m, range) !== null)
    const [actual, inCategories, saved, recorded] = await Promise.all([
      findKindEntries(
        reports,
        owner.id,
        ranges,
        isByDay,
        mode === 'income' ? ['expense', 'income'] : ['expense'],
        buckets,
      ),
      findCategoryEntries(reports, owner.id, range, buckets),
      findSum(reports, owner.id, untilToday, [...savingNames.keys()]),
      findRecordedSpan(reports, owner.id, getLast12Months(today)),
    ])
    const [inMonth, inRange] = [usersPlan.layOut(month), usersPlan.layOut(range)]
    // Days of this month that are also in the chart's range count only once.
    const budget = [...inRange.byDay, ...inMonth.byDay.filter(({ day }) => !isWithin(day, range))]
    const options = { today, range, granularity, mode }
    const { categories } = compareSpendWithBudget({ ...options, actual: inCategories, budget: inRange.byCategory })
    const figures = { ...compareSpendWithBudget({ ...options, actual, budget }), categories }
    const { habits, isSettling } = await findUsersHabits(deps, owner, today, state, usersPlan, { buckets, summary })
    const coming = findUpcomingPayments({
      plan: usersPlan,
      unplanned: habits?.unplanned ?? [],
      range: month,
      today,
      currency,
      rates,
    }).filter(({ date }) => date >= today)
    const marked = await markPaid(reports, owner.id, coming, plan, today)
    const categoryIds = new Map(plan.flatMap((item) => (item.categoryId ? [[item.category, item.categoryId]] : [])))
    const insights = (habits?.insights ?? [])
      .map((insight) => toInsightBody(insight, today, categoryIds))
      .filter((insight) => !dismissed.has(insight.key))
    const format = (minor: number) => formatMinor(minor, currency)
    const pace = getMonthPace(today, actual, inMonth.byDay)
    return {
      currency,
      today,
      mode,
      granularity,
      ...range,
      ...toBody(figures, query, range, recorded, format),
      saved: {
        budget: format(getTotal(inMonth.byDay, 'transfer', month)),
        actual: format(0 - saved),
        filter: { category: [...savingNames.values()].join('\n'), ...untilToday },
      },
      pace: {
        days: pace.days.map(({ day, actual: spent, budget: planned }) => ({
          date: day,
          actual: spent === null ? null : format(spent),
          budget: format(planned),
        })),
        ahead: format(pace.ahead),
        per_day_left: pace.perDayLeft === null ? null : format(pace.perDayLeft),
      },
      forecast: habits && summary.rows > 0 ? toForecastBody(habits, format) : null,
      coming: marked.filter((payment) => !payment.is_paid),
      insights,
      net_worth: netWorth,
      rates: getUsedRates([...summary.currencies, ...plan.map((item) => item.currency)], currency, today, rates),
      counts: {
        transactions: summary.rows,
        needs_review: summary.review,
        budget_items: plan.length,
        unconverted: summary.unconverted + inMonth.unconverted.length,
      },
      is_settling: isSettling,
    }
  })
}

/** The names of the saving categories, by id. They include any transfer category that has a budget item. */
function findSavingCategories(buckets: Buckets, plan: readonly PlannedItem[]): Map<string, string> {
  const planned = plan.flatMap(({ isSaving, categoryId, category }) =>
    isSaving && categoryId ? [{ id: categoryId, name: category }] : [],
  )
  return new Map([...buckets.saving, ...planned].map(({ id, name }) => [id, name]))
}

function toBody(
  figures: SpendVsBudget,
  { today, granularity, mode }: DashboardQuery,
  range: DateRange,
  recorded: RecordedSpan,
  format: (minor: number) => string,
) {
  const month = getMonthRangeAround(today)
  const [days, year] = [getLast90Days(today), getLast12Months(today)]
  const recordedDays = recorded.from === null ? 0 : countDaysBetween(getLaterDay(days.from, recorded.from), today) + 1
  return {
    month: {
      name: getMonth(today),
      budget: format(figures.month.budget),
      actual: format(figures.month.actual),
      remaining: format(figures.month.remaining),
      filter: createRowsFilter('expense', { from: month.from, to: today }),
    },
    series: figures.series.map(({ period, actual, budget }) => ({
      period,
      ...getOverlap(getPeriodRange(period, granularity), range)!,
      actual: format(actual),
      budget: format(budget),
    })),
    categories: figures.categories.map(({ category, actual, budget }) => ({
      category,
      actual: format(actual),
      budget: format(budget),
      filter: createRowsFilter(mode, range, category),
    })),
    last_90_days: {
      ...toSummaryBody(figures.last90Days, days, getPrevious90Days(today), recorded, format),
      ...toAverageBody(figures.last90Days.total, Math.max(0, recordedDays), format),
    },
    last_12_months: {
      ...toSummaryBody(figures.last12Months, year, getPrevious12Months(today), recorded, format),
      ...toAverageBody(figures.last12Months.total, recorded.months, format),
    },
  }
}

function toAverageBody(total: number, over: number, format: (minor: number) => string) {
  const average = over === 0 ? null : format(Number(divideHalfEven(BigInt(total), BigInt(over))))
  return { average, averaged_over: over }
}

/** A period counts as complete if the user's records begin at most this many days after its start. */
const MAX_DAYS_LATE = 6

function toSummaryBody(
  { total, previous }: { total: number; previous: number },
  range: DateRange,
  before: DateRange,
  recorded: RecordedSpan,
  format: (minor: number) => string,
) {
  const isPreviousComplete = recorded.from !== null && recorded.from <= addDays(before.from, MAX_DAYS_LATE)
  return {
    total: format(total),
    previous: format(previous),
    change: previous > 0 && isPreviousComplete ? total / previous - 1 : null,
    ...range,
    previous_from: before.from,
    previous_to: before.to,
    filter: createRowsFilter('expense', range),
    previous_filter: createRowsFilter('expense', before),
  }
}

function toForecastBody({ forecast, lastMonth, trackRecord }: Habits, format: (minor: number) => string) {
  return {
    expected: format(forecast.expected),
    low: forecast.range ? format(forecast.range.low) : null,
    high: forecast.range ? format(forecast.range.high) : null,
    spent_so_far: format(forecast.spentSoFar),
    upcoming_recurring: format(forecast.upcomingRecurring),
    months: [...forecast.months],
    last_month: lastMonth?.forecast.range
      ? {
          month: getMonth(lastMonth.day),
          as_of: lastMonth.day,
          expected: format(lastMonth.forecast.expected),
          low: format(lastMonth.forecast.range.low),
          high: format(lastMonth.forecast.range.high),
          actual: format(lastMonth.actual),
          held: lastMonth.isHeld,
        }
      : null,
    track_record: trackRecord,
  }
}

export async function findDismissed(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('dismissed_insight').select('insight_key').where('user_id', '=', userId).execute()
  return new Set(rows.map((row) => row.insight_key))
}
