import type { Measure } from '@evenkeel/engine/comparison/published-figures.ts'
import type { MonthAmount } from '@evenkeel/engine/comparison/yourself.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { getLast12Months, getPeriods, getPrevious12Months } from '@evenkeel/engine/core/period.ts'
import { addMonths, getMonth, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { convertMinor } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import type { AccountType } from '@evenkeel/engine/wealth/account-type.ts'
import { findCategories } from '../../ledger/category-lookup.ts'
import { findBuckets, findMonthTotals } from '../../ledger/reports/ledger-entries.ts'
import { withTotals } from '../../ledger/reports/ledger-totals.ts'
import type { WealthReader } from '../../ledger/wealth/account-body.ts'
import { type AccountWealth, findWealth } from '../../ledger/wealth/find-wealth.ts'
import type { Deps } from '../../platform/deps.ts'

export type OwnYear = {
  /** The months with records among the last twelve full ones. */
  months: string[]
  /** Scaled to a year: the sum of the months with records, times twelve divided by their number. */
  spendingByCode: Map<string, number>
  /** The names of the categories with spending in the last twelve full months, by code; those without one under ''. */
  namesByCode: Map<string, string[]>
  /** Scaled to a year in the same way. */
  income: number
  measures: Record<Exclude<Measure, 'savings-rate' | 'income'>, number | null>
  /** Net worth and debt twelve months ago; null if they aren't known. */
  aYearAgo: { netWorth: number; debt: number } | null
  /** Of up to twenty-four full months, by category. */
  amounts: MonthAmount[]
  rates: RateTable
}

/** What the user spent, earned and owns, in minor units of their currency. */
export function findOwnYear(deps: Deps, userId: string, currency: string, today: PlainDate): Promise<OwnYear> {
  return withTotals(deps, userId, currency, async (reports, { rates }) => {
    const months = getPeriods(getLast12Months(today), 'monthly')
    const [buckets, categories, totals, wealth] = await Promise.all([
      findBuckets(deps.db, userId),
      findCategories(deps.db, userId),
      findMonthTotals(reports, userId, getMonth(getPrevious12Months(today).from), months.at(-1)),
      findWealth(reports, userId),
    ])
    const codeById = new Map(categories.map(({ id, code }) => [id, code ?? '']))
    const recorded = months.filter((month) => totals.some((total) => total.month === month))
    const scaleToYear = (minor: number) => (recorded.length === 0 ? 0 : Math.round((minor * 12) / recorded.length))

    const amounts = totals.flatMap(({ month, bucket, minor }) => {
      const { category, kind } = buckets.of(bucket)
      return kind === 'transfer' ? [] : [{ month, category, kind, minor, code: codeById.get(bucket) ?? '' }]
    })
    const thisYear = amounts.filter(({ month }) => month >= months[0]!)
    const byCode = new Map<string, number>()
    const namesByCode = new Map<string, string[]>()
    for (const { category, kind, minor, code } of thisYear) {
      if (kind === 'income') continue
      byCode.set(code, (byCode.get(code) ?? 0) - minor)
      const names = namesByCode.get(code) ?? []
      if (!names.includes(category)) namesByCode.set(code, [...names, category])
    }
    const income = thisYear.reduce((sum, { kind, minor }) => (kind === 'income' ? sum + minor : sum), 0)
    const reader = { today, currency, rates: rates.table }
    const owned = getWealthOn(wealth, today, reader)
    const before = getWealthOn(wealth, addMonths(today, -12), reader)
    return {
      months: recorded,
      spendingByCode: new Map([...byCode].map(([code, minor]) => [code, scaleToYear(minor)])),
      namesByCode,
      income: scaleToYear(income),
      measures: {
        'net-worth': owned && owned.assets - owned.debts,
        'financial-assets': owned?.financial ?? null,
        'liquid-assets': owned?.cash ?? null,
        debt: owned?.debts ?? null,
      },
      aYearAgo: before && { netWorth: before.assets - before.debts, debt: before.debts },
      amounts: amounts.map(({ month, category, kind, minor }) => ({
        month,
        category,
        kind,
        minor: kind === 'expense' ? 0 - minor : minor,
      })),
      rates: rates.table,
    }
  })
}

/** Converts whole units to minor units. */
export function toMinor(units: number, currency: string): number {
  return Math.round(units * 10 ** countDecimals(currency))
}

type Wealth = { assets: number; debts: number; financial: number; cash: number }

const FINANCIAL: ReadonlySet<AccountType> = new Set(['investment', 'retirement', 'cash', 'crypto'])

/**
 * Sums each account's latest balance up to a day, at the rates that net worth uses: today's for today, those of the
 * statement's day for the past. Null if no account has a balance yet or a rate is missing.
 */
function getWealthOn(accounts: readonly AccountWealth[], day: PlainDate, reader: WealthReader): Wealth | null {
  const wealth: Wealth = { assets: 0, debts: 0, financial: 0, cash: 0 }
  let isKnown = false
  for (const { account, type, counted } of accounts) {
    const latest = counted.findLast((statement) => statement.day <= day)
    if (!latest) continue
    const rateDay = day === reader.today ? day : latest.day
    const converted = convertMinor(latest.final, account.currency, reader.currency, rateDay, reader.rates)
    if (!converted) return null
    isKnown = true
    const { minor } = converted
    if (minor < 0) {
      wealth.debts -= minor
      continue
    }
    wealth.assets += minor
    if (FINANCIAL.has(type)) wealth.financial += minor
    if (type === 'cash') wealth.cash += minor
  }
  return isKnown ? wealth : null
}
