import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { IconArrowDown, IconArrowUp } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { formatDay, formatDayShort } from '../../lib/format-date.ts'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'
import classes from './summary-tiles.module.css'

type Summary = Dashboard['last_90_days']

/** Expenses in the last 90 days and the last 12 full months, each compared with the period before. */
export function SummaryTiles({ data }: { data: Dashboard }) {
  return (
    <>
      <SummaryTile
        title="Last 90 Days"
        before="the 90 days before"
        unit="day"
        since="since your first transaction"
        full={90}
        summary={data.last_90_days}
        currency={data.currency}
      />
      <SummaryTile
        title="Last 12 Months"
        before="the 12 months before"
        unit="month"
        since="with transactions"
        full={12}
        summary={data.last_12_months}
        currency={data.currency}
      />
    </>
  )
}

/** Smaller changes are shown as "About the same as". */
const SAME_BELOW = 0.005

type TileProps = {
  title: string
  before: string
  /** What the average is over. */
  unit: 'day' | 'month'
  /** Which of the units count, if not all of them. */
  since: string
  /** How many units the period has. */
  full: number
  summary: Summary
  currency: string
}

function SummaryTile({ title, before, unit, since, full, summary, currency }: TileProps) {
  return (
    <section className={classes.tile} aria-label={`${title}, expenses`}>
      <h2 className={classes.title}>
        {title} <span>expenses</span>
      </h2>
      <p className={classes.figure}>
        <RowsLink filter={summary.filter}>
          <MoneyText amount={summary.total} currency={currency} />
        </RowsLink>
      </p>
      <p className={classes.change}>
        {summary.change === null ? (
          describeMissingComparison(summary, before)
        ) : (
          <>
            <Change change={summary.change} /> {before},{' '}
            <RowsLink filter={summary.previous_filter} className={classes.previous ?? ''}>
              <MoneyText amount={summary.previous} currency={currency} />
            </RowsLink>
          </>
        )}
      </p>
      {summary.average !== null && (
        <p className={classes.average}>
          {formatMoney(summary.average, currency)} a {unit} on average
          {summary.averaged_over < full &&
            ` over ${summary.averaged_over} ${unit}${summary.averaged_over === 1 ? '' : 's'} ${since}`}
        </p>
      )}
      <p className={classes.days}>
        {summary.from.slice(0, 4) === summary.to.slice(0, 4) ? formatDayShort(summary.from) : formatDay(summary.from)}{' '}
        to {formatDay(summary.to)}
      </p>
    </section>
  )
}

function describeMissingComparison({ previous }: Summary, before: string): string {
  return /[1-9]/.test(previous) ? `We don’t have complete data for ${before}` : `No expenses recorded in ${before}`
}

/** "4.2% less than", with an arrow, because not everyone sees the color. */
function Change({ change }: { change: number }) {
  if (Math.abs(change) < SAME_BELOW) return <>About the same as</>
  const size = formatPercent(Math.abs(change))
  const Arrow = change < 0 ? IconArrowDown : IconArrowUp
  return (
    <span className={classes.size} data-way={change < 0 ? 'down' : 'up'}>
      <Arrow size={14} aria-hidden />
      {size} {change < 0 ? 'less than' : 'more than'}
    </span>
  )
}
