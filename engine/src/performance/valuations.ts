import { countDaysBetween, type PlainDate, toDayNumber } from '../core/plain-date.ts'
import { applyConversion, type Conversion } from '../exchange-rates/convert.ts'
import type { CountedStatement } from '../wealth/counted-statements.ts'
import type { Period } from './modified-dietz.ts'

/** A statement in minor units of its account's currency; money owed is negative, flows never are. */
export type AccountStatement = Pick<CountedStatement, 'day' | 'deposits' | 'withdrawals' | 'final'>

/**
 * What changed from one statement of an account to the next, in the account's own currency or, after `convertSteps`, in
 * the portfolio's. The first step starts from nothing, on the first statement's day.
 */
export type AccountStep = Period & { readonly gain: number; readonly fx: number }

/** A day with a statement: what everything was worth, and what was paid in or out since the previous one. */
type Valuation = {
  readonly day: PlainDate
  readonly value: number
  readonly netFlow: number
  /** The period that ends on this day; null if some accounts have no new statement yet, and on the first day. */
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
  /** Last statement days of accounts with a balance but no statement in the last month: that balance is used. */
  readonly older: readonly PlainDate[]
}

type ValuedPortfolio = ValuedStretch & { readonly valuations: readonly Valuation[] }

const MONTH_DAYS = 31

/**
 * The steps of one account in its own currency, from its statements, oldest first and one per day. The account joins
 * with its first statement: the whole balance is a flow, in place of the statement's own deposits and withdrawals.
 */
export function getAccountSteps(statements: readonly AccountStatement[]): AccountStep[] {
  const steps: AccountStep[] = []
  let before = statements[0]?.day
  let dayNumberBefore = before ? toDayNumber(before) : 0
  let start = 0
  for (const statement of statements) {
    const { day, final: end } = statement
    const isJoining = steps.length === 0
    const deposits = isJoining ? Math.max(end, 0) : statement.deposits
    const withdrawals = isJoining ? Math.max(-end, 0) : statement.withdrawals
    const gain = end - start - deposits + withdrawals
    const dayNumber = toDayNumber(day)
    const days = dayNumber - dayNumberBefore
    steps.push({ from: before ?? day, to: day, days, start, end, deposits, withdrawals, gain, fx: 0 })
    before = day
    dayNumberBefore = dayNumber
    start = end
  }
  return steps
}

/** The same steps in another currency, each at the rate of its last day; null if a rate is missing. */
export function convertSteps(
  steps: readonly AccountStep[],
  getConversion: (day: PlainDate) => Conversion | null,
): AccountStep[] | null {
  const converted: AccountStep[] = []
  let start = 0
  for (const step of steps) {
    const { from, to, days } = step
    const conversion = getConversion(to)
    if (!conversion) return null
    const end = applyConversion(step.end, conversion)
    const deposits = applyConversion(step.deposits, conversion)
    const withdrawals = applyConversion(step.withdrawals, conversion)
    const gain = applyConversion(step.gain, conversion)
    const fx = end - start - deposits + withdrawals - gain
    converted.push({ from, to, days, start, end, deposits, withdrawals, gain, fx })
    start = end
  }
  return converted
}

/** One account from one statement day to another: every statement after the first ends a period. */
export function valueAccount(steps: readonly AccountStep[], from: PlainDate, to: PlainDate): ValuedStretch {
  const stretch = getStretch(steps, from, to)
  return { from, to, periods: stretch.steps, reconciliation: reconcile([stretch]), older: [] }
}

/** The closest of the days, or the earlier of two that are equally close; null without days. `days` is in order. */
export function findNearestDay(days: readonly PlainDate[], wanted: PlainDate): PlainDate | null {
  const target = toDayNumber(wanted)
  let best: PlainDate | null = null
  let distance = Number.POSITIVE_INFINITY
  for (const day of days) {
    const away = Math.abs(toDayNumber(day) - target)
    if (away >= distance) break
    best = day
    distance = away
  }
  return best
}

/**
 * Combines accounts on all statement days from the first of `days` to its last. A period ends only once every account
 * that had statements left when it began has a new one: until then some balances are unknown, and we don't invent any.
 * An account that joins in between counts as a flow.
 */
export function valuePortfolio(
  accounts: readonly (readonly AccountStep[])[],
  days: readonly [PlainDate, ...PlainDate[]],
): ValuedPortfolio {
  const from = days[0]
  const to = days.at(-1)!
  const states = accounts.map((steps) => {
    const stretch = getStretch(steps, from, to)
    return { ...stretch, value: stretch.start, isLive: stretch.hasStarted, next: 0, isAwaited: false }
  })
  const reconciliation = reconcile(states)
  let value = reconciliation.start
  const valuations: Valuation[] = [{ day: from, value, netFlow: 0, period: null }]
  const periods: Period[] = []
  let round = openRound(from, value)

  for (const day of days.slice(1)) {
    let netFlow = 0
    for (const state of states) {
      const step = state.steps[state.next]
      if (step?.to !== day) continue
      state.next++
      value += step.end - state.value
      state.value = step.end
      state.isLive = true
      netFlow += step.deposits - step.withdrawals
      round.deposits += step.deposits
      round.withdrawals += step.withdrawals
      if (state.isAwaited) round.waiting--
      state.isAwaited = false
    }
    let period: Period | null = null
    if (round.waiting === 0) {
      const { from: since, start, deposits, withdrawals } = round
      period = { from: since, to: day, days: countDaysBetween(since, day), start, end: value, deposits, withdrawals }
      periods.push(period)
      round = openRound(day, value)
    }
    valuations.push({ day, value, netFlow, period })
  }
  const older = states.flatMap(({ value: worth, last }) =>
    last && worth !== 0 && countDaysBetween(last, to) > MONTH_DAYS ? [last] : [],
  )
  return { from, to, valuations, periods, reconciliation, older }

  function openRound(since: PlainDate, start: number) {
    let waiting = 0
    for (const state of states) {
      state.isAwaited = state.isLive && state.next < state.steps.length
      if (state.isAwaited) waiting++
    }
    return { from: since, start, deposits: 0, withdrawals: 0, waiting }
  }
}

type Stretch = {
  readonly start: number
  readonly hasStarted: boolean
  /** After the first day, up to the last. */
  readonly steps: readonly AccountStep[]
  readonly last: PlainDate | undefined
}

function getStretch(steps: readonly AccountStep[], from: PlainDate, to: PlainDate): Stretch {
  const [first, after] = [findFirstAfter(steps, from), findFirstAfter(steps, to)]
  const start = steps[first - 1]?.end ?? 0
  return { start, hasStarted: first > 0, steps: steps.slice(first, after), last: steps[after - 1]?.to }
}

function reconcile(stretches: readonly Pick<Stretch, 'start' | 'steps'>[]): Reconciliation {
  let [start, netFlows, gain, fx, end] = [0, 0, 0, 0, 0]
  for (const stretch of stretches) {
    start += stretch.start
    end += stretch.steps.at(-1)?.end ?? stretch.start
    for (const step of stretch.steps) {
      netFlows += step.deposits - step.withdrawals
      gain += step.gain
      fx += step.fx
    }
  }
  return { start, netFlows, gain, fx, end }
}

/** The index of the first step after a day. */
function findFirstAfter(steps: readonly AccountStep[], day: PlainDate): number {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (steps[middle]!.to <= day) low = middle + 1
    else high = middle
  }
  return low
}
