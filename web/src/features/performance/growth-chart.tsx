import type { Performance } from '@evenkeel/contract/performance.ts'
import { type PlainDate, toDayNumber } from '@evenkeel/engine/core/plain-date.ts'
import { LineChart, type LineSeries } from '../../components/charts/line-chart.tsx'
import { formatDay, formatMonthShort } from '../../lib/format-date.ts'
import { formatPercent } from '../../lib/format-money.ts'

const COLORS = {
  sp500: 'var(--color-p75)',
  'treasury-10y': 'var(--color-p25)',
  inflation: 'var(--color-ink3)',
} as const
const NAMES = { sp500: 'S&P 500', 'treasury-10y': '10-year Treasury', inflation: 'US inflation' } as const

/** The cumulative return compared with markets and inflation, as far as our market history goes. */
export function GrowthChart({ performance }: { performance: Performance }) {
  const { series, benchmarks } = performance
  const growth: ReadonlyMap<string, number> = chainReturns(series)
  const statementDates = new Set<string>(series.map(({ date }) => date))
  const all = [series, ...benchmarks.map((benchmark) => benchmark.series)]
  const dates = [...new Set(all.flatMap((points) => points.map(({ date }) => date)))].sort()
  const days = dates.map((date) => toDayNumber(date as PlainDate))
  const lines: LineSeries[] = [
    { name: 'Your accounts', color: 'var(--color-mean)', values: dates.map((date) => growth.get(date) ?? null) },
    ...benchmarks
      .filter((benchmark) => benchmark.series.length > 1)
      .map(({ key, series: points }) => {
        const values = new Map<string, number>(points.map(({ date, value }) => [date, value - 1]))
        return {
          name: NAMES[key],
          color: COLORS[key],
          isDashed: key === 'inflation',
          values: dates.map((date) => values.get(date) ?? null),
        }
      }),
  ]
  return (
    <LineChart
      label="Return compared with benchmarks"
      points={dates.map((date, i) => ({
        // Only statement dates get ticks. If our market history ends between two of them, that day has none.
        tick: statementDates.has(date) ? `${formatMonthShort(date)} ’${date.slice(2, 4)}` : '',
        name: formatDay(date),
        at: days[i]!,
      }))}
      series={lines.map((line) => ({ ...line, values: interpolate(line.values, days) }))}
      formatShort={(value) => formatPercent(value, { digits: 0 })}
      formatExact={(value) => formatPercent(value, { showsPlus: true })}
      tickWidth={80}
      startsAtZero={false}
    />
  )
}

/** The return so far at the end of each period; 0 on the first day. */
function chainReturns(series: Performance['series']): Map<string, number> {
  const growth = new Map<string, number>()
  let level = 1
  series.forEach(({ date, return: change }, i) => {
    if (i > 0 && change === null) return
    level *= 1 + (change ?? 0)
    growth.set(date, level - 1)
  })
  return growth
}

/** Fills in a line's values on days when only other lines have a point, but not before its first or after its last. */
function interpolate(values: readonly (number | null)[], days: readonly number[]): (number | null)[] {
  const known = values.flatMap((value, i) => (value === null ? [] : [i]))
  return values.map((value, i) => {
    if (value !== null) return value
    const before = known.findLast((at) => at < i)
    const after = known.find((at) => at > i)
    if (before === undefined || after === undefined) return null
    const share = (days[i]! - days[before]!) / (days[after]! - days[before]!)
    return values[before]! + share * (values[after]! - values[before]!)
  })
}
