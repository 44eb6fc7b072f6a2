import type { DateRange } from '../core/period.ts'
import { addDays, type PlainDate } from '../core/plain-date.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'

/** An account's statement in the account's own currency; what is owed is negative. */
export type BalanceStatement = {
  readonly account: string
  readonly currency: string
  readonly day: PlainDate
  readonly deposits: number
  readonly withdrawals: number
  readonly balance: number
}

/** One account's share of a tie: start + flows + market + fx = end. */
export type AccountTie = {
  readonly account: string
  /** The days of the statements compared; null where the account begins within the range. */
  readonly from: PlainDate | null
  readonly to: PlainDate
  readonly start: number
  readonly end: number
  /** Deposits less withdrawals, and the first balance of an account that begins within the range. */
  readonly flows: number
  readonly market: number
  readonly fx: number
}

export type WealthTie = {
  /** The days between which wealth is compared: those of the last statements up to the ends of the range. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly start: number
  readonly end: number
  readonly change: number
  readonly income: number
  readonly expenses: number
  /** What accounts gained by themselves: prices, interest, payments on the value of a house. */
  readonly market: number
  readonly fx: number
  /** The rest: money that no transaction tells of, and accounts that joined or left. */
  readonly unexplained: number
  /** What the figures are the sums of. */
  readonly accounts: readonly AccountTie[]
}

export type WealthTieFailure = 'no-statements' | 'starts-later' | 'no-statement-since' | 'no-rate'

/**
 * The days whose income and expenses lie between the balances that a range compares: from the day after the last
 * statements before it to its last statements.
 */
export function daysOfTie(statements: readonly BalanceStatement[], range: DateRange): DateRange | WealthTieFailure {
  if (statements.length === 0) return 'no-statements'
  const before = lastCommonDay(statements.filter(({ day }) => day < range.from))
  if (before === null) return 'starts-later'
  const last = lastCommonDay(statements.filter(({ day }) => day >= range.from && day <= range.to))
  if (last === null) return 'no-statement-since'
  return { from: addDays(before, 1), to: last }
}

/**
 * The last day that many accounts have a statement of: at least half as many as on the best day. One account that is
 * newer than the others would compare its money with theirs of another day.
 */
function lastCommonDay(statements: readonly BalanceStatement[]): PlainDate | null {
  const counts = new Map<PlainDate, number>()
  for (const { day } of statements) counts.set(day, (counts.get(day) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts.keys()].sort().findLast((day) => counts.get(day)! * 2 >= most) ?? null
}

/**
 * Ties what was earned and spent in a range to how wealth changed in it:
 * income - expenses + market + fx + unexplained = change, to the cent, in one currency.
 *
 * Balances convert at the rate of their statement's day, gains and flows of a statement period at that of its last day;
 * what the rates did to what was there before is `fx`. An account that begins within the range is a flow, not a gain.
 * Needs a statement on or before the day before the range and a later one within it. The figures are those of
 * `daysOfTie`: what came after the last statement cannot have changed its balance.
 */
export function tieToWealth(
  statements: readonly BalanceStatement[],
  range: DateRange,
  { income, expenses }: { income: number; expenses: number },
  currency: string,
  rates: RateTable,
): WealthTie | WealthTieFailure {
  const days = daysOfTie(statements, range)
  if (typeof days === 'string') return days

  const convert = createConverter(currency, rates)
  const accounts: AccountTie[] = []
  for (const [account, list] of Map.groupBy(statements, (statement) => statement.account)) {
    const known = list.filter(({ day }) => day <= days.to).sort((a, b) => (a.day < b.day ? -1 : 1))
    const last = known.at(-1)
    if (last === undefined) continue
    const opening = known.findLast(({ day }) => day < days.from) ?? null
    const [start, end] = [opening, last].map((one) => (one ? convert(one.balance, one.currency, one.day) : 0))
    if (start == null || end == null) return 'no-rate'
    let [flows, market] = [0, 0]
    let previous = opening
    for (const statement of known.filter(({ day }) => day >= days.from)) {
      const flow = previous === null ? statement.balance : statement.deposits - statement.withdrawals
      const gain = statement.balance - (previous?.balance ?? 0) - flow
      const [flowThere, gainThere] = [flow, gain].map((minor) => convert(minor, statement.currency, statement.day))
      if (flowThere == null || gainThere == null) return 'no-rate'
      flows += flowThere
      market += gainThere
      previous = statement
    }
    const fx = end - start - flows - market
    accounts.push({ account, from: opening?.day ?? null, to: last.day, start, end, flows, market, fx })
  }
  const sum = (part: 'start' | 'end' | 'flows' | 'market' | 'fx') =>
    accounts.reduce((total, account) => total + account[part], 0)
  const [start, end] = [sum('start'), sum('end')]
  return {
    from: addDays(days.from, -1),
    to: days.to,
    start,
    end,
    change: end - start,
    income,
    expenses,
    market: sum('market'),
    fx: sum('fx'),
    unexplained: sum('flows') - (income - expenses),
    accounts,
  }
}
