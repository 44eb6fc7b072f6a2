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
}

export type WealthTieFailure = 'no-statements' | 'starts-later' | 'no-statement-since' | 'no-rate'

/**
 * The days whose income and expenses lie between the balances that a range compares: from the day after the last
 * statement before it to its last statement.
 */
export function daysOfTie(statements: readonly BalanceStatement[], range: DateRange): DateRange | WealthTieFailure {
  if (statements.length === 0) return 'no-statements'
  const days = statements.map(({ day }) => day).sort()
  const before = days.findLast((day) => day < range.from)
  if (before === undefined) return 'starts-later'
  const last = days.findLast((day) => day >= range.from && day <= range.to)
  if (last === undefined) return 'no-statement-since'
  return { from: addDays(before, 1), to: last }
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
  let [start, end, market, flows] = [0, 0, 0, 0]
  const byAccount = Map.groupBy(statements, (statement) => statement.account)
  for (const list of byAccount.values()) {
    const ordered = [...list].sort((a, b) => (a.day < b.day ? -1 : 1))
    let previous: BalanceStatement | null = null
    for (const statement of ordered) {
      if (statement.day > range.to) break
      if (statement.day >= range.from) {
        const flow = previous === null ? statement.balance : statement.deposits - statement.withdrawals
        const gain = statement.balance - (previous?.balance ?? 0) - flow
        const [flowThere, gainThere] = [flow, gain].map((minor) => convert(minor, statement.currency, statement.day))
        if (flowThere == null || gainThere == null) return 'no-rate'
        flows += flowThere
        market += gainThere
      } else {
        // Only the last one before the range counts.
        start -= previous === null ? 0 : (convert(previous.balance, previous.currency, previous.day) ?? 0)
        const opening = convert(statement.balance, statement.currency, statement.day)
        if (opening === null) return 'no-rate'
        start += opening
      }
      previous = statement
    }
    if (previous !== null) end += convert(previous.balance, previous.currency, previous.day) ?? 0
  }
  const change = end - start
  return {
    from: addDays(days.from, -1),
    to: days.to,
    start,
    end,
    change,
    income,
    expenses,
    market,
    fx: change - flows - market,
    unexplained: flows - (income - expenses),
  }
}
