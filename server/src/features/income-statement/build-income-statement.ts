import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import { getEarlierDay, getYearRange } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import {
  makeIncomeStatement,
  type StatementPart,
  type StatementRow,
  type YearEntry,
} from '@evenkeel/engine/reports/income-statement.ts'
import { getAmount, type Mode } from '@evenkeel/engine/reports/ledger-entry.ts'
import {
  type AccountTie,
  type BalanceStatement,
  getTieDays,
  tieToWealth,
  type WealthTieFailure,
} from '@evenkeel/engine/reports/wealth-tie.ts'
import { getUsedRates } from '../../ledger/exchange-rates/used-rates.ts'
import { findUsersPlan, type LaidOut, type PlannedItem } from '../../ledger/reports/budget-plan.ts'
import {
  type Buckets,
  findBuckets,
  findCategoryEntries,
  findLedgerSummary,
  findMonthTotals,
} from '../../ledger/reports/ledger-entries.ts'
import { withTotals } from '../../ledger/reports/ledger-totals.ts'
import { createRowsFilter } from '../../ledger/reports/rows-filter.ts'
import { type AccountWealth, findWealth } from '../../ledger/wealth/find-wealth.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { getSpan, getYears, toActualEntries, toBudgetEntries } from './statement-entries.ts'

export type Owner = { id: string; preferredCurrency: string }
export type StatementQuery = {
  year: number
  basis: 'actual' | 'budget'
  today: PlainDate
  /** If set, amounts cover only this many months of each year, from January. Links and `wealth` cover whole years. */
  months?: number | undefined
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
const MAX_CHANGES = 6

/**
 * Income, expenses and net income of `year` and the two years before it, and how they explain the change in wealth.
 * Uses monthly totals, so that the work doesn't grow with the ledger.
 */
export function buildIncomeStatement(deps: Deps, owner: Owner, query: StatementQuery): Promise<IncomeStatement> {
  const { year, basis, today } = query
  const currency = owner.preferredCurrency
  const years = getYears(year)
  return withTotals(deps, owner.id, currency, async (reports, state) => {
    const rates = state.rates.table
    const [buckets, totals, summary, plan, ledgerYears, wealth, firstDay] = await Promise.all([
      findBuckets(deps.db, owner.id),
      basis === 'actual' ? findMonthTotals(reports, owner.id, `${year - 2}-01`, `${year}-12`) : [],
      basis === 'actual' ? findLedgerSummary(reports, owner.id, `${year - 2}-01`, `${year}-12`) : null,
      basis === 'budget' ? findUsersPlan(deps, owner.id, currency, state.rates) : null,
      basis === 'actual' ? findLedgerYears(reports, owner.id) : [],
      basis === 'actual' ? findWealth(reports, owner.id) : [],
      basis === 'actual' ? findFirstDay(reports, owner.id) : null,
    ])
    const planned = plan?.layOut(getSpan(year))
    const entries = planned ? toMonths(planned) : toActualEntries(totals, buckets.of)
    const isWithinMonths = ({ child }: YearEntry) => Number(child) <= (query.months ?? 12)
    const statement = makeIncomeStatement(entries.filter(isWithinMonths), year)
    const format = (minor: number) => formatMinor(minor, currency)
    const statements = toBalances(wealth)
    const ties = await Promise.all(
      years.map((columnYear) =>
        buildTie({ reports, userId: owner.id, buckets, statements, today, currency, rates, basis }, columnYear),
      ),
    )
    return {
      currency,
      basis,
      years,
      income: toPartBody(statement.income, 'income', year, format),
      expenses: toPartBody(statement.expenses, 'expense', year, format),
      net_income: statement.netIncome.map(format),
      net_differences: getDifferences(statement.netIncome, format),
      available_years: listAvailableYears(
        basis === 'budget' ? listPlannedYears(plan?.items ?? [], today) : ledgerYears,
        today,
      ),
      recorded_from: firstDay,
      partial_until: basis === 'actual' && year === Number(today.slice(0, 4)) ? today : null,
      changes: findLargestChanges(statement.income.rows, statement.expenses.rows, format),
      wealth: ties.map((tie) =>
        typeof tie === 'string'
          ? null
          : {
              year: tie.year,
              from: tie.from,
              to: tie.to,
              start: format(tie.start),
              end: format(tie.end),
              change: format(tie.change),
              income: format(tie.income),
              expenses: format(tie.expenses),
              market: format(tie.market),
              fx: format(tie.fx),
              unexplained: format(tie.unexplained),
              accounts: toAccountTies(tie.accounts, wealth, format),
            },
      ),
      wealth_reasons: ties.map((tie) => (typeof tie === 'string' ? tie : null)),
      rates: getUsedRates(
        summary?.currencies ?? (plan?.items ?? []).map((item) => item.currency),
        currency,
        today,
        rates,
      ),
      unconverted: planned?.unconverted.length ?? summary?.unconverted ?? 0,
    }
  })
}

function toMonths({ occurrences }: LaidOut) {
  return toBudgetEntries(occurrences, ({ day }) => day.slice(5, 7))
}

function toPartBody(part: StatementPart, kind: 'income' | 'expense', year: number, format: (minor: number) => string) {
  return {
    rows: part.rows.map((row) => ({
      category: row.category,
      amounts: row.amounts.map(format),
      differences: getDifferences(row.amounts, format),
      children: MONTHS.map((name) => ({
        name,
        amounts: (row.children.find((child) => child.name === name)?.amounts ?? row.amounts.map(() => 0)).map(format),
      })),
      filter: createRowsFilter(kind, getSpan(year), row.category),
    })),
    totals: part.totals.map(format),
    differences: getDifferences(part.totals, format),
  }
}

/** Each year compared with the one before it. */
function getDifferences(amounts: readonly number[], format: (minor: number) => string) {
  return amounts.slice(0, -1).map((amount, i) => getDifference(amount, amounts[i + 1]!, format))
}

function getDifference(after: number, before: number, format: (minor: number) => string) {
  return { amount: format(after - before), percent: before === 0 ? null : (after - before) / Math.abs(before) }
}

function findLargestChanges(
  income: readonly StatementRow[],
  expenses: readonly StatementRow[],
  format: (minor: number) => string,
) {
  const toChanges = (rows: readonly StatementRow[], kind: 'income' | 'expense') =>
    rows.map(({ category, amounts }) => ({ category, kind, after: amounts[0]!, before: amounts[1]! }))
  return [...toChanges(income, 'income'), ...toChanges(expenses, 'expense')]
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.category < b.category ? -1 : 1))
    .slice(0, MAX_CHANGES)
    .map(({ category, kind, before, after }) => ({
      category,
      kind,
      before: format(before),
      after: format(after),
      ...getDifference(after, before, format),
    }))
}

type TieInput = {
  reports: Db
  userId: string
  buckets: Buckets
  statements: readonly BalanceStatement[]
  today: PlainDate
  currency: string
  rates: RateTable
  basis: 'actual' | 'budget'
}

async function buildTie(input: TieInput, year: number) {
  const { statements, today } = input
  if (input.basis === 'budget') return 'by-budget' as const
  const { from, to } = getYearRange(year)
  if (from > today) return 'no-statement-since' as WealthTieFailure
  const range = { from, to: getEarlierDay(to, today) }
  const days = getTieDays(statements, range)
  if (typeof days === 'string') return days
  const entries = await findCategoryEntries(input.reports, input.userId, days, input.buckets)
  const sum = (kind: Mode) => entries.reduce((total, entry) => total + getAmount(kind, entry), 0)
  const figures = { income: sum('income'), expenses: sum('expense') }
  const tie = tieToWealth(statements, range, figures, input.currency, input.rates)
  return typeof tie === 'string' ? tie : { year, ...tie }
}

function toBalances(wealth: readonly AccountWealth[]): BalanceStatement[] {
  return wealth.flatMap(({ account, counted }) =>
    counted.map(({ day, deposits, withdrawals, final }) => ({
      account: account.id,
      currency: account.currency,
      day,
      deposits,
      withdrawals,
      balance: final,
    })),
  )
}

function toAccountTies(
  accounts: readonly AccountTie[],
  wealth: readonly AccountWealth[],
  format: (minor: number) => string,
) {
  const names = new Map(wealth.map(({ account }) => [account.id, account.name]))
  return accounts
    .toSorted((a, b) => Math.abs(b.end - b.start) - Math.abs(a.end - a.start))
    .map(({ account, from, to, start, end, flows, market, fx }) => ({
      account_id: account,
      name: names.get(account) ?? '',
      from,
      to,
      start: format(start),
      end: format(end),
      flows: format(flows),
      market: format(market),
      fx: format(fx),
    }))
}

async function findFirstDay(db: Db, userId: string): Promise<PlainDate | null> {
  const first = db.selectFrom('ledger_day').select('day').where('user_id', '=', userId).orderBy('day').limit(1)
  return ((await first.executeTakeFirst())?.day ?? null) as PlainDate | null // Checked before we stored it.
}

async function findLedgerYears(db: Db, userId: string): Promise<number[]> {
  const rows = await db.selectFrom('ledger_month').select('month').distinct().where('user_id', '=', userId).execute()
  return rows.map(({ month }) => Number(month.slice(0, 4)))
}

function listPlannedYears(plan: readonly PlannedItem[], today: PlainDate): number[] {
  const thisYear = Number(today.slice(0, 4))
  return plan.flatMap(({ first, repeat, until }) => {
    const start = Number(first.slice(0, 4))
    const end = repeat === null ? start : Math.min(Number((until ?? `${thisYear}`).slice(0, 4)), thisYear + 1)
    const years = []
    for (let year = Math.max(start, thisYear - 30); year <= end; year++) years.push(year)
    return years
  })
}

function listAvailableYears(years: readonly number[], today: PlainDate): number[] {
  return [...new Set([...years, Number(today.slice(0, 4))])].sort((a, b) => b - a)
}
