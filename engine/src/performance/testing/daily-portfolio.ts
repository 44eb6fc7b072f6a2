import { addMonths, countDaysBetween, type PlainDate, plainDate } from '../../core/plain-date.ts'
import type { Random } from '../../core/random.ts'
import type { Period } from '../modified-dietz.ts'

/** One day: first the market, then money in or out. */
type PortfolioDay = { readonly growth: number; readonly flow: number; readonly value: number }

/** A portfolio day by day, as only its bank knows it, and what its statements show. */
export type DailyPortfolio = {
  readonly days: readonly PortfolioDay[]
  readonly periods: readonly (Period & { readonly firstDay: number })[]
}

const START = plainDate('2015-01-31')

/**
 * Up to eight years of days in any kind of market, with deposits and withdrawals on separate days and a statement per
 * month or quarter.
 */
export function makeDailyPortfolio(random: Random): DailyPortfolio {
  const step = random.pick([1, 1, 1, 3])
  const statements = random.int(1, 96 / step)
  const dates: PlainDate[] = Array.from({ length: statements + 1 }, (_, i) => addMonths(START, i * step))
  const drift = 0.0002 + 0.0004 * random.normal()
  const spread = 0.002 + 0.02 * random.next()
  const flowChance = random.pick([0.01, 0.03, 0.1])
  const flowShare = random.pick([0.01, 0.1, 0.4])

  let value = 1_000_000 + random.int(0, 50_000_000)
  const days: PortfolioDay[] = []
  const periods: (Period & { firstDay: number })[] = []
  for (let i = 1; i < dates.length; i++) {
    const [from, to] = [dates[i - 1]!, dates[i]!]
    const period = { from, to, days: countDaysBetween(from, to), start: value, deposits: 0, withdrawals: 0 }
    const firstDay = days.length
    for (let day = 0; day < period.days; day++) {
      const growth = Math.exp(drift + spread * random.normal())
      const before = Math.max(Math.round(value * growth), 1)
      const wanted = random.next() < flowChance ? Math.round(before * flowShare * random.normal()) : 0
      const flow = Math.max(wanted, -Math.floor(before * 0.9))
      if (flow > 0) period.deposits += flow
      else period.withdrawals -= flow
      days.push({ growth: before / value, flow, value: before + flow })
      value = before + flow
    }
    periods.push({ ...period, end: value, firstDay })
  }
  return { days, periods }
}
