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

/** What happened from one statement day to another. */
export type ValuedStretch = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly periods: readonly Period[]
  readonly reconciliation: Reconciliation
  /** Accounts whose last statement is over a month older than the last day: their balance of then stands in. */
  readonly older: readonly { readonly account: string; readonly day: PlainDate }[]
}

export type ValuedPortfolio = ValuedStretch & { readonly valuations: readonly Valuation[] }

const MONTH_DAYS = 31

/** Minor units of an account's currency in those of the portfolio, on one day; null where no rate is known. */
export type ConverterOn = (day: PlainDate) => ((minor: number) => number) | null

/**
 * The steps of one account, oldest first, from statements in that order, one a day. The account joins with its first
 * statement: the whole balance is a flow, whatever the statement says of earlier ones. Without a converter the steps are in
 * the account's own currency. Null when a rate is missing.
 */
export function accountSteps(
  account: string,
  statements: readonly AccountStatement[],
  converterOn: ConverterOn | null,
): AccountStep[] | null {
  const steps: AccountStep[] = []
  let balanceBefore = 0
  let valueBefore = 0
  for (const statement of statements) {
    const { day, balance } = statement
    const isJoining = steps.length === 0
    let deposits = isJoining ? Math.max(balance, 0) : statement.deposits
    let withdrawals = isJoining ? Math.max(-balance, 0) : statement.withdrawals
    let gain = balance - balanceBefore - deposits + withdrawals
    let value = balance
    if (converterOn) {
      const convert = converterOn(day)
      if (!convert) return null
      deposits = convert(deposits)
      withdrawals = convert(withdrawals)
      gain = convert(gain)
      value = convert(balance)
    }
    const fx = value - valueBefore - deposits + withdrawals - gain
    steps.push({ account, day, value, deposits, withdrawals, gain, fx })
    balanceBefore = balance
    valueBefore = value
  }
  return steps
}

/** One account from one of its days to another: every statement ends a period. What `valuePortfolio` does, in less. */
export function valueAccount(steps: readonly AccountStep[], from: PlainDate, to: PlainDate): ValuedStretch {
  const periods: Period[] = []
  const first = firstAfter(steps, from) - 1
  let before = steps[first]!
  let dayBefore = dayNumber(before.day)
  const start = before.value
  let netFlows = 0
  let gain = 0
  let fx = 0
  for (let i = first + 1; i < steps.length; i++) {
    const step = steps[i]!
    if (step.day > to) break
    const day = dayNumber(step.day)
    const { deposits, withdrawals } = step
    periods.push({
      from: before.day,
      to: step.day,
      days: day - dayBefore,
      start: before.value,
      end: step.value,
      deposits,
      withdrawals,
    })
    netFlows += deposits - withdrawals
    gain += step.gain
    fx += step.fx
    before = step
    dayBefore = day
  }
  const reconciliation = { start, netFlows, gain, fx, end: before.value }
  return { from, to: before.day, periods, reconciliation, older: [] }
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
 * Puts accounts together on all statement days from the first of `days` to its last. A period ends only when every
 * account that has another statement to come has had one since it began: in between, some balances are not known and
 * none is made up. An account that begins on the way is a flow.
 */
export function valuePortfolio(
  accounts: readonly (readonly AccountStep[])[],
  days: readonly [PlainDate, ...PlainDate[]],
): ValuedPortfolio {
  const from = days[0]
  const to = days.at(-1)!
  const states = accounts.map((steps) => {
    const next = firstAfter(steps, from)
    const last = steps[firstAfter(steps, to) - 1]
    return { steps, next, value: steps[next - 1]?.value ?? 0, isLive: next > 0, last, isWaited: false }
  })
  const start = states.reduce((sum, { value }) => sum + value, 0)
  const valuations: Valuation[] = [{ day: from, value: start, netFlow: 0, period: null }]
  const periods: Period[] = []
  let [value, netFlows, gain, fx] = [start, 0, 0, 0]
  let round = openRound(from)

  for (const day of days.slice(1)) {
    let netFlow = 0
    for (const state of states) {
      const step = state.steps[state.next]
      if (step?.day !== day) continue
      state.next++
      value += step.value - state.value
      state.value = step.value
      state.isLive = true
      netFlow += step.deposits - step.withdrawals
      round.deposits += step.deposits
      round.withdrawals += step.withdrawals
      gain += step.gain
      fx += step.fx
      if (state.isWaited) round.waiting--
      state.isWaited = false
    }
    netFlows += netFlow
    let period: Period | null = null
    if (round.waiting === 0) {
      const { from: since, start: before, deposits, withdrawals } = round
      const length = daysBetween(since, day)
      period = { from: since, to: day, days: length, start: before, end: value, deposits, withdrawals }
      periods.push(period)
      round = openRound(day)
    }
    valuations.push({ day, value, netFlow, period })
  }
  const older = states.flatMap(({ value: worth, last }) =>
    last && worth !== 0 && daysBetween(last.day, to) > MONTH_DAYS ? [{ account: last.account, day: last.day }] : [],
  )
  return { from, to, valuations, periods, reconciliation: { start, netFlows, gain, fx, end: value }, older }

  function openRound(day: PlainDate) {
    let waiting = 0
    for (const state of states) {
      state.isWaited = state.isLive && state.last!.day > day
      if (state.isWaited) waiting++
    }
    return { from: day, start: value, deposits: 0, withdrawals: 0, waiting }
  }
}

/** Where in the steps the first one after a day is. */
function firstAfter(steps: readonly AccountStep[], day: PlainDate): number {
  const at = steps.findIndex((step) => step.day > day)
  return at < 0 ? steps.length : at
}
