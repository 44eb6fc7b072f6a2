import type { SimulatorSuggestions } from '@evenkeel/contract/simulator.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { getLast12Months } from '@evenkeel/engine/core/period.ts'
import {
  addDays,
  addMonths,
  countDaysBetween,
  getMonth,
  type PlainDate,
  plainDate,
} from '@evenkeel/engine/core/plain-date.ts'
import { getMarketHistory } from '@evenkeel/engine/market-history/market-history.ts'
import { measurePortfolio } from '@evenkeel/engine/performance/portfolio-performance.ts'
import { getTotal } from '@evenkeel/engine/reports/ledger-entry.ts'
import { PLAN_AGE, RETIREMENT_AGE } from '@evenkeel/engine/simulator/plan.ts'
import { findUsersPlan } from '../../ledger/reports/budget-plan.ts'
import { findBuckets, findMonthTotals } from '../../ledger/reports/ledger-entries.ts'
import { withTotals } from '../../ledger/reports/ledger-totals.ts'
import { type AccountWealth, toSteps } from '../../ledger/wealth/find-wealth.ts'
import type { Deps } from '../../platform/deps.ts'
import { findLiquidWealth, isLiquid } from './liquid-wealth.ts'

type Owner = { id: string; preferredCurrency: string }
/** Common assumptions, for figures that we can't work out from the user's data. */
const ASSUMPTIONS = { annualReturn: 0.07, volatility: 0.1, taxDrag: 0.15 }
const YEARS = { 'retirement-age': { withoutAge: 25, min: 0 }, 'plan-age': { withoutAge: 60, min: 5 } }
/** A shorter track record says little about the next forty years. */
const MIN_YEARS = 3
const INVESTMENT_INCOME = /dividend|interest|capital gain|investment/i

/** Values from the user's data and common assumptions, the best first: the page fills in the first of each list. */
export function suggestInputs(deps: Deps, owner: Owner, today: PlainDate): Promise<SimulatorSuggestions> {
  const currency = owner.preferredCurrency
  const format = (minor: number) => formatMinor(minor, currency)
  return withTotals(deps, owner.id, currency, async (reports, { rates }) => {
    const year = getLast12Months(today)
    const [{ wealth, accounts, total, oldest }, buckets, totals, plan, age] = await Promise.all([
      findLiquidWealth(deps, owner.id, currency, today, rates.table),
      findBuckets(deps.db, owner.id),
      findMonthTotals(reports, owner.id, getMonth(year.from), getMonth(year.to)),
      findUsersPlan(deps, owner.id, currency, rates),
      findAge(deps, owner.id, today),
    ])
    const months = new Set(totals.map(({ month }) => month)).size
    const named = totals.map((entry) => ({ ...buckets.of(entry.bucket), minor: entry.minor }))
    const isPassive = ({ category }: { category: string }) => INVESTMENT_INCOME.test(category)
    const sumYear = (kind: 'income' | 'expense') => {
      const rows = named.filter((entry) => entry.kind === kind && !(kind === 'income' && isPassive(entry)))
      const sum = rows.reduce((all, { minor }) => all + (kind === 'income' ? minor : -minor), 0)
      return Math.max(0, Math.round((sum / months) * 12))
    }
    const next = { from: today, to: addDays(addMonths(today, 12), -1) }
    const planned = plan.items.length > 0 ? plan.layOut(next).byDay : []
    const suggestFromRecords = (kind: 'income' | 'expense') => [
      ...(months > 0 ? [{ value: format(sumYear(kind)), source: 'last-12-months' as const, ...year, months }] : []),
      ...(planned.some((entry) => entry.kind === kind)
        ? [
            {
              value: format(Math.max(0, getTotal(planned, kind, next))),
              source: 'budget' as const,
              ...next,
              months: null,
            },
          ]
        : []),
    ]
    const past = measurePerformance(wealth, currency, rates.table)
    return {
      currency,
      starting_net_worth:
        accounts.length > 0
          ? [{ value: format(total), source: 'accounts', from: oldest, to: today, months: null }]
          : [],
      annual_income: suggestFromRecords('income'),
      annual_spending: suggestFromRecords('expense'),
      annual_return: rankFigures(past, past?.mean, ASSUMPTIONS.annualReturn),
      volatility: rankFigures(past, past?.volatility, ASSUMPTIONS.volatility),
      tax_drag: [toAssumption(ASSUMPTIONS.taxDrag)],
      income_years: getYearsUntil(RETIREMENT_AGE, 'retirement-age', age),
      total_years: getYearsUntil(PLAN_AGE, 'plan-age', age),
      age,
      inflation: [getAverageInflation()],
      accounts: accounts.map(({ minor, ...account }) => ({ ...account, amount: format(minor) })),
      left_out_income: [...new Set(named.filter((e) => e.kind === 'income' && isPassive(e)).map((e) => e.category))],
    }
  })
}

type PastPerformance = { mean: number; volatility: number; from: PlainDate; to: PlainDate }

/**
 * What the liquid accounts have earned so far. The simulation draws each year around an arithmetic mean; the compound
 * rate on the performance page is lower by half the variance. Null if statements cover less than a year or don't show
 * both figures.
 */
function measurePerformance(
  wealth: readonly AccountWealth[],
  currency: string,
  rates: Parameters<typeof measurePortfolio>[2],
): PastPerformance | null {
  const histories = wealth
    .filter(({ type, counted }) => isLiquid(type) && counted.length > 0)
    .map((accountWealth) => ({
      id: accountWealth.account.id,
      currency: accountWealth.account.currency,
      isOwed: false,
      steps: toSteps(accountWealth),
    }))
  if (histories.length === 0) return null
  const query = { start: null, end: null, currency, riskFreeRate: 0 }
  const { annualizedReturn, volatility, from, to } = measurePortfolio(histories, query, rates)
  if (annualizedReturn === null || volatility === null || from === null || to === null) return null
  if (countDaysBetween(from, to) < 365) return null
  const mean = annualizedReturn + volatility.value ** 2 / 2
  return { mean: roundRatio(clamp(mean, -1, 1)), volatility: roundRatio(clamp(volatility.value, 0, 1)), from, to }
}

/** A common assumption, which isn't based on any period. */
function toAssumption(value: number) {
  return { value, source: 'default' as const, from: null, to: null, months: null }
}

/**
 * Years until the user reaches an age, or an assumption if we don't know theirs. People who are close to it or past it
 * get the shortest plan.
 */
function getYearsUntil(limit: number, source: 'retirement-age' | 'plan-age', age: number | null) {
  const { withoutAge, min } = YEARS[source]
  if (age === null) return [toAssumption(withoutAge)]
  return limit - age < min ? [toAssumption(min)] : [{ ...toAssumption(limit - age), source }]
}

async function findAge({ db }: Deps, userId: string, today: PlainDate): Promise<number | null> {
  const row = await db
    .selectFrom('personal_attributes')
    .select('birth_year')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.birth_year == null ? null : Number(today.slice(0, 4)) - row.birth_year
}

/** The user's own figure comes first once it covers enough years, and after the common assumption until then. */
function rankFigures(past: PastPerformance | null, figure: number | undefined, assumption: number) {
  const fallback = toAssumption(assumption)
  if (past === null || figure === undefined) return [fallback]
  const fromPast = { value: figure, source: 'performance' as const, from: past.from, to: past.to, months: null }
  return countDaysBetween(past.from, past.to) >= MIN_YEARS * 365 ? [fromPast, fallback] : [fallback, fromPast]
}

/** Average inflation over the last hundred years of our market history. */
function getAverageInflation() {
  const years = getMarketHistory().slice(-100)
  const growth = years.reduce((product, { inflation }) => product * (1 + inflation), 1)
  return {
    value: roundRatio(growth ** (1 / years.length) - 1),
    source: 'market-history' as const,
    from: plainDate(`${years[0]!.year}-01-01`),
    to: plainDate(`${years.at(-1)!.year}-12-31`),
    months: null,
  }
}

/** Rounds to a tenth of a percent, because more digits would suggest precision that isn't there. */
function roundRatio(ratio: number): number {
  return Math.round(ratio * 1000) / 1000
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
