import { dayNumber, daysBetween, type PlainDate } from '../core/plain-date.ts'
import type { Period } from './modified-dietz.ts'

/** A statement in minor units of its account's currency; what is owed is negative, flows are not. */
export type AccountStatement = {
  readonly day: PlainDate
  readonly deposits: number
  readonly withdrawals: number
  readonly balance: number
}

/** What a statement of one account changed, in the currency of the portfolio. */
export type AccountStep = {
  readonly account: string
  readonly day: PlainDate
  readonly value: number
  readonly deposits: number
  readonly withdrawals: number
  readonly gain: number
  readonly fx: number
}

/** A day on which something is known: what everything was worth then, and what was paid in or out since the day before. */
export type Valuation = {
  readonly day: PlainDate
  readonly value: number
  readonly netFlow: number
  /** Set where every account has a new statement, so that a return can be told. */
  readonly period: Period | null
}

export type Reconciliation = {
  readonly start: number
  readonly netFlows: number
  readonly gain: number
  readonly fx: number
  readonly end: number
}

export type ValuedPortfolio = {
  readonly valuations: readonly Valuation[]
  readonly periods: readonly Period[]
  readonly reconciliation: Reconciliation
  /** Accounts whose last statement is over a month older than the last day: their balance of then stands in. */
  readonly older: readonly { readonly account: string; readonly day: PlainDate }[]
}

const MONTH_DAYS = 31

/**
 * The steps of one account, oldest first, from statements in that order, one a day. The account joins with its first
 * statement: the whole balance is a flow, whatever the statement says of earlier ones. Null when a rate is missing.
 */
export function accountSteps(
  account: string,
  statements: readonly AccountStatement[],
  convert: (minor: number, day: PlainDate) => number | null,
): AccountStep[] | null {
  const steps: AccountStep[] = []
  let before = { balance: 0, value: 0 }
  for (const { day, balance, ...stated } of statements) {
    const isJoining = steps.length === 0
    const flows = isJoining ? { deposits: Math.max(balance, 0), withdrawals: Math.max(-balance, 0) } : stated
    const deposits = convert(flows.deposits, day)
    const withdrawals = convert(flows.withdrawals, day)
    const gain = convert(balance - before.balance - flows.deposits + flows.withdrawals, day)
    const value = convert(balance, day)
    if (deposits === null || withdrawals === null || gain === null || value === null) return null
    const fx = value - before.value - deposits + withdrawals - gain
    steps.push({ account, day, value, deposits, withdrawals, gain, fx })
    before = { balance, value }
  }
  return steps
}

/** The day nearest to another one, the earlier of two; null when there is none. `days` is in order. */
export function nearestDay(days: readonly PlainDate[], wanted: PlainDate): PlainDate | null {
  const target = dayNumber(wanted)
  let best: PlainDate | null = null
  let distance = Number.POSITIVE_INFINITY
  for (const day of days) {
    const away = Math.abs(dayNumber(day) - target)
    if (away >= distance) break
    best = day
    distance = away
  }
  return best
}

/**
 * Puts accounts together from one statement day to another. A period ends only when every account that has another
 * statement to come has had one since it began: in between, some balances are not known and none is made up. An
 * account that begins on the way is a flow.
 */
export function valuePortfolio(
  accounts: readonly (readonly AccountStep[])[],
  from: PlainDate,
  to: PlainDate,
): ValuedPortfolio {
  const values = new Map<string, number>()
  const lastDays = new Map<string, PlainDate>()
  const byDay = new Map<PlainDate, AccountStep[]>()
  for (const steps of accounts) {
    for (const step of steps) {
      if (step.day > to) break
      lastDays.set(step.account, step.day)
      if (step.day <= from) values.set(step.account, step.value)
      else {
        const sameDay = byDay.get(step.day)
        if (sameDay) sameDay.push(step)
        else byDay.set(step.day, [step])
      }
    }
  }
  let value = sumOf(values.values())
  const start = value
  const valuations: Valuation[] = [{ day: from, value, netFlow: 0, period: null }]
  const periods: Period[] = []
  let [netFlows, gain, fx] = [0, 0, 0]
  let round = openRound(from, value)

  for (const day of [...byDay.keys()].sort()) {
    let netFlow = 0
    for (const step of byDay.get(day)!) {
      value += step.value - (values.get(step.account) ?? 0)
      values.set(step.account, step.value)
      netFlow += step.deposits - step.withdrawals
      round.deposits += step.deposits
      round.withdrawals += step.withdrawals
      round.waiting.delete(step.account)
      gain += step.gain
      fx += step.fx
    }
    netFlows += netFlow
    const isWhole = round.waiting.size === 0
    const { from: since, start: before, deposits, withdrawals } = round
    const period = {
      from: since,
      to: day,
      days: daysBetween(since, day),
      start: before,
      end: value,
      deposits,
      withdrawals,
    }
    valuations.push({ day, value, netFlow, period: isWhole ? period : null })
    if (!isWhole) continue
    periods.push(period)
    round = openRound(day, value)
  }
  const isOld = (day: PlainDate) => daysBetween(day, to) > MONTH_DAYS
  const older = [...lastDays].flatMap(([account, day]) => (isOld(day) && values.get(account) ? [{ account, day }] : []))
  return { valuations, periods, reconciliation: { start, netFlows, gain, fx, end: value }, older }

  function openRound(day: PlainDate, worth: number) {
    const waiting = new Set<string>()
    for (const id of values.keys()) if (lastDays.get(id)! > day) waiting.add(id)
    return { from: day, start: worth, deposits: 0, withdrawals: 0, waiting }
  }
}

function sumOf(values: Iterable<number>): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
