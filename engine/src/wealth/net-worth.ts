import type { PlainDate } from '../core/plain-date.ts'
import type { Converter } from '../exchange-rates/convert.ts'
import { ACCOUNT_TYPES, type AccountType } from './account-type.ts'
import type { CountedStatement } from './counted-statements.ts'

export type WealthAccount = {
  readonly type: AccountType
  readonly currency: string
  /** Oldest first, one per day. */
  readonly statements: readonly CountedStatement[]
}

/** start + saved + market + fx + joined = end. */
export type WealthChange = { start: number; end: number; saved: number; market: number; fx: number; joined: number }

export type NetWorthPoint = {
  readonly day: PlainDate
  readonly assets: number
  readonly debts: number
  readonly byType: ReadonlyMap<AccountType, number>
  /** Since the point before; null for the first. */
  readonly change: WealthChange | null
}

type Part = keyof Omit<WealthChange, 'start' | 'end'>

/**
 * Net worth on each of these days (in order), and what changed it between them, in one currency to the cent.
 *
 * An account counts with its latest statement up to the day, at the rate of the statement's day; on `today` at today's
 * rate. Debts are negative. Flows and gains convert at the rate of their statement, and the rest of a change is due to
 * exchange rates. An account's first balance counts as joined, because it wasn't saved in that period. Accounts without
 * a rate are left out; `unconverted` counts them.
 */
export function computeNetWorth(
  accounts: readonly WealthAccount[],
  days: readonly PlainDate[],
  convert: Converter,
  today: PlainDate | null,
): { points: NetWorthPoint[]; unconverted: number } {
  const points = days.map((day) => ({
    day,
    assets: 0,
    debts: 0,
    byType: new Map<AccountType, number>(),
    change: { start: 0, end: 0, saved: 0, market: 0, fx: 0, joined: 0 },
  }))
  let unconverted = 0
  for (const account of accounts) {
    const { type, currency, statements } = account
    const first = statements[0]
    if (first === undefined) continue
    if (convert(0, currency, first.day) === null) {
      unconverted += 1
      continue
    }
    const convertOn = (minor: number, day: PlainDate) => convert(minor, currency, day)!
    let next = 0
    let value = 0
    for (const point of points) {
      const { change } = point
      const start = value
      let saved = 0
      let market = 0
      let joined = 0
      let latest = statements[next - 1]
      for (let statement = statements[next]; statement && statement.day <= point.day; statement = statements[++next]) {
        if (latest === undefined) joined += convertOn(statement.final, statement.day)
        else {
          const flow = statement.deposits - statement.withdrawals
          saved += convertOn(flow, statement.day)
          market += convertOn(statement.final - latest.final - flow, statement.day)
        }
        latest = statement
      }
      if (latest === undefined) continue
      value = convertOn(latest.final, point.day === today ? today : latest.day)
      if (value > 0) point.assets += value
      else point.debts += value
      point.byType.set(type, (point.byType.get(type) ?? 0) + value)
      change.start += start
      change.end += value
      change.saved += saved
      change.market += market
      change.joined += joined
      change.fx += value - start - saved - market - joined
    }
  }
  return { points: points.map((point, i) => (i === 0 ? { ...point, change: null } : point)), unconverted }
}

/** From the first point to the last; null with fewer than two. */
export function getTotalChange(points: readonly NetWorthPoint[]): WealthChange | null {
  const changes = points.flatMap(({ change }) => (change === null ? [] : [change]))
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return null
  const sum = (part: Part) => changes.reduce((total, change) => total + change[part], 0)
  return {
    start: first.start,
    end: last.end,
    saved: sum('saved'),
    market: sum('market'),
    fx: sum('fx'),
    joined: sum('joined'),
  }
}

/** Whether a balance is older than it should be for its type. */
export function isStale(type: AccountType, ageDays: number): boolean {
  return ageDays > ACCOUNT_TYPES[type].staleAfterDays
}
