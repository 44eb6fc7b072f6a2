import type { DateRange } from '../core/period.ts'
import { addDays, type PlainDate } from '../core/plain-date.ts'
import { createConverter } from '../exchange-rates/convert.ts'
import type { RateTable } from '../exchange-rates/rate-table.ts'

/** An account's statement in its own currency; debts are negative. */
export type BalanceStatement = {
  readonly account: string
  readonly currency: string
  readonly day: PlainDate
  readonly deposits: number
  readonly withdrawals: number
  readonly balance: number
}

/** One account's part: start + flows + market + fx = end. */
export type AccountTie = {
  readonly account: string
  /** The days of the compared statements; `from` is null if the account has no statement before the compared days. */
  readonly from: PlainDate | null
  readonly to: PlainDate
  readonly start: number
  readonly end: number
  /** Deposits minus withdrawals, and the first balance of an account that begins within the compared days. */
  readonly flows: number
  readonly market: number
  readonly fx: number
}

export type WealthTie = {
  /** The days between which wealth is compared: the day before `getTieDays`, and its last day. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly start: number
  readonly end: number
  readonly change: number
  readonly income: number
  readonly expenses: number
  /** What accounts gained by themselves: prices, interest, changes in the value of a house. */
  readonly market: number
  readonly fx: number
  /** The rest: money without a transaction, and accounts that were added or closed. */
  readonly unexplained: number
  /** The parts that add up to the figures. */
  readonly accounts: readonly AccountTie[]
}

export type WealthTieFailure = 'no-statements' | 'starts-later' | 'no-statement-since' | 'no-rate'

/**
 * The days whose income and expenses fall between the compared balances: from the day after the last common statement
 * day before the range to the last one in it. Without one of these, the reason why nothing can be compared.
 */
export function getTieDays(statements: readonly BalanceStatement[], range: DateRange): DateRange | WealthTieFailure {
  if (statements.length === 0) return 'no-statements'
  const before = findLastCommonDay(statements.filter(({ day }) => day < range.from))
  if (before === null) return 'starts-later'
  const last = findLastCommonDay(statements.filter(({ day }) => day >= range.from && day <= range.to))
  if (last === null) return 'no-statement-since'
  return { from: addDays(before, 1), to: last }
}

/**
 * The last day on which many accounts have a statement: at least half as many as on the day with the most. An earlier
 * day is better than comparing one account's newer balance with the others' older ones. Null without statements.
 */
function findLastCommonDay(statements: readonly BalanceStatement[]): PlainDate | null {
  const counts = new Map<PlainDate, number>()
  for (const { day } of statements) counts.set(day, (counts.get(day) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts.keys()].sort().findLast((day) => counts.get(day)! * 2 >= most) ?? null
}

/**
 * Explains how wealth changed in a range by what was earned and spent:
 * income - expenses + market + fx + unexplained = change, to the cent, in one currency.
 *
 * Balances convert at the rate of their statement's day, and the gains and flows of a statement period at the rate of
 * its last day. The effect of changing rates on existing money is `fx`. The first balance of an account that begins
 * within the compared days is a flow, not a gain. `income` and `expenses` must be those of `getTieDays`: nothing after
 * the last statement can have changed its balance. Returns the reason if a statement before the range, one within it or
 * an exchange rate is missing.
 */
export function tieToWealth(
  statements: readonly BalanceStatement[],
  range: DateRange,
  { income, expenses }: { income: number; expenses: number },
  currency: string,
  rates: RateTable,
): WealthTie | WealthTieFailure {
  const days = getTieDays(statements, range)
  if (typeof days === 'string') return days

  const convert = createConverter(currency, rates)
  const accounts: AccountTie[] = []
  for (const [account, list] of Map.groupBy(statements, (statement) => statement.account)) {
    const relevant = list.filter(({ day }) => day <= days.to).sort((a, b) => (a.day < b.day ? -1 : 1))
    const last = relevant.at(-1)
    if (last === undefined) continue
    const opening = relevant.findLast(({ day }) => day < days.from) ?? null
    const [start, end] = [opening, last].map((one) => (one ? convert(one.balance, one.currency, one.day) : 0))
    if (start == null || end == null) return 'no-rate'
    let [flows, market] = [0, 0]
    let previous = opening
    for (const statement of relevant.filter(({ day }) => day >= days.from)) {
      const flow = previous === null ? statement.balance : statement.deposits - statement.withdrawals
      const gain = statement.balance - (previous?.balance ?? 0) - flow
      const [flowValue, gainValue] = [flow, gain].map((minor) => convert(minor, statement.currency, statement.day))
      if (flowValue == null || gainValue == null) return 'no-rate'
      flows += flowValue
      market += gainValue
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
