import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDayShort, formatMonth } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import classes from './summary-tiles.module.css'

/** Where the month is likely to end, the range, and whether forecasts of past months would have been right. */
export function ForecastTile({ data }: { data: Dashboard }) {
  const { forecast, currency, month } = data
  return (
    <section className={classes.tile} aria-label="Month-end forecast">
      <h2 className={classes.title}>Month-end forecast</h2>
      {forecast === null ? (
        <p className={classes.change}>
          {data.is_settling ? 'Calculating from your history…' : 'Appears once you have transactions.'}
        </p>
      ) : (
        <>
          <p className={classes.figure}>
            <MoneyText amount={forecast.expected} currency={currency} />
          </p>
          <p className={classes.change}>{describeRange(forecast, currency)}</p>
          {forecast.low !== null && forecast.high !== null && data.counts.budget_items > 0 && (
            <RangeBar low={forecast.low} high={forecast.high} expected={forecast.expected} budget={month.budget} />
          )}
          <p className={classes.days}>{describeTrackRecord(forecast, currency)}</p>
        </>
      )}
    </section>
  )
}

type Forecast = NonNullable<Dashboard['forecast']>

function describeRange({ low, high, months }: Forecast, currency: string): string {
  if (low === null || high === null) return 'We need three full months of history to show a range.'
  const formatWhole = (amount: string) => formatMoney(amount, currency, { isRounded: true })
  return `80% likely to be between ${formatWhole(low)} and ${formatWhole(high)}, based on your last ${months.length} months.`
}

function describeTrackRecord({ last_month: last, track_record: record }: Forecast, currency: string): string {
  if (!last) return ''
  const formatWhole = (amount: string) => formatMoney(amount, currency, { isRounded: true })
  const verdict = last.held ? 'Within the range' : 'Outside the range'
  const past = record
    ? ` Tested on past months, ${record.held} of ${record.trials} forecasts would have been right.`
    : ''
  return `${formatMonth(last.month)}: forecast ${formatWhole(last.low)} to ${formatWhole(last.high)} on ${formatDayShort(last.as_of)}, actual ${formatWhole(last.actual)}. ${verdict}.${past}`
}

type BarProps = { low: string; high: string; expected: string; budget: string }

/** The range as a line, with the expected total as a dot and the budget as a mark. */
function RangeBar({ low, high, expected, budget }: BarProps) {
  const values = [low, high, expected, budget].map(Number)
  const [from, to] = [Math.min(...values), Math.max(...values)]
  const padding = (to - from || 1) * 0.12
  const getPosition = (amount: string) =>
    `${((Number(amount) - from + padding) / (to - from + 2 * padding || 1)) * 100}%`
  return (
    <div className={classes.range} aria-hidden>
      <span className={classes.span} style={{ left: getPosition(low), right: `calc(100% - ${getPosition(high)})` }} />
      <span className={classes.dot} style={{ left: getPosition(expected) }} />
      <span className={classes.mark} style={{ left: getPosition(budget) }} title="Budget" />
    </div>
  )
}
