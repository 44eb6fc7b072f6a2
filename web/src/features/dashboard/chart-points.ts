import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { getPeriod } from '@evenkeel/engine/core/period.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { formatDay, formatDayShort, formatMonth, formatMonthShort } from '../../lib/format-date.ts'

type Series = Pick<Dashboard, 'series' | 'granularity' | 'currency' | 'today'>

export type PeriodPoint = {
  key: string
  tick: string
  name: string
  from: string
  to: string
  /** Null if the period hasn't begun. */
  actual: string | null
  budget: string
}

/** The chart's periods with their names. With `isCumulative`, each has the exact sum since the first. */
export function getChartPoints({ series, granularity, currency, today }: Series, isCumulative: boolean): PeriodPoint[] {
  let [actual, budget] = [0, 0]
  return series.map((entry) => {
    actual = (isCumulative ? actual : 0) + (parseMinor(entry.actual, currency) ?? 0)
    budget = (isCumulative ? budget : 0) + (parseMinor(entry.budget, currency) ?? 0)
    return {
      key: entry.period,
      ...getPeriodNames(entry, granularity),
      from: entry.from,
      to: entry.to,
      actual: entry.from > today ? null : formatMinor(actual, currency),
      budget: formatMinor(budget, currency),
    }
  })
}

/** The key of the current period. */
export function getCurrentPeriod({ granularity, today }: Pick<Series, 'granularity' | 'today'>): string {
  return getPeriod(today as PlainDate, granularity)
}

function getPeriodNames(
  { period, from, to }: { period: string; from: string; to: string },
  granularity: Series['granularity'],
): { tick: string; name: string } {
  if (granularity === 'monthly') return { tick: formatMonthShort(period), name: formatMonth(period) }
  if (granularity === 'daily') return { tick: String(Number(period.slice(8))), name: formatDay(period) }
  return { tick: formatDayShort(from), name: `${formatDayShort(from)} to ${formatDay(to)}` }
}
