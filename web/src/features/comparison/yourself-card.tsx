import type { Comparison } from '@evenkeel/contract/comparison.ts'
import { Card } from '../../components/card.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { formatMonth } from '../../lib/format-date.ts'
import { formatMoney, formatPercent } from '../../lib/format-money.ts'
import classes from './comparison-page.module.css'
import { describeChange, getRealChange, SEASONS } from './comparison-words.ts'

type Yourself = NonNullable<Comparison['yourself']>
const MAX_CATEGORIES = 6

/** Those of the last twelve full months that have records in both years, next to the same months a year earlier. */
export function YourselfCard({ yourself, currency }: { yourself: Yourself | null; currency: string }) {
  if (yourself === null) {
    return (
      <Card title="You vs a year ago">
        <p className={classes.quiet}>
          This appears once you have records for the same month in two consecutive years. Import older bank files to see
          it now.
        </p>
      </Card>
    )
  }
  const { months, prices, categories, seasons, savings_rate: rate } = yourself
  const tiles = [
    { name: 'Spending', pair: yourself.spending },
    { name: 'Income', pair: yourself.income },
    ...(yourself.net_worth ? [{ name: 'Net worth', pair: yourself.net_worth }] : []),
    ...(yourself.debt ? [{ name: 'Debt', pair: yourself.debt }] : []),
  ]
  return (
    <Card
      title="You vs a year ago"
      description={
        months.length === 12
          ? `${formatMonth(months[0]!)} to ${formatMonth(months.at(-1)!)} compared with the year before`
          : months.length === 1
            ? `${formatMonth(months[0]!)}, the only month with records in both years`
            : `The ${months.length} months with records in both years, from ${formatMonth(months[0]!)} to ${formatMonth(months.at(-1)!)}`
      }
    >
      <dl className={classes.tiles}>
        {tiles.map(({ name, pair }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText amount={pair.now} currency={currency} isRounded />
            </dd>
            <dd className={classes.quiet}>
              {pair.change === null
                ? 'Zero the year before'
                : `${formatPercent(pair.change, { showsPlus: true })} from `}
              {pair.change !== null && formatMoney(pair.before, currency, { isRounded: true })}
            </dd>
          </div>
        ))}
        <div>
          <dt>Savings rate</dt>
          <dd>{rate.now === null ? 'No income' : formatPercent(rate.now)}</dd>
          <dd className={classes.quiet}>
            {rate.before === null ? 'No income the year before' : `${formatPercent(rate.before)} the year before`}
          </dd>
        </div>
      </dl>
      {prices && (
        <p className={classes.quiet}>
          Prices {describeChange(prices.factor - 1)} from {formatMonth(prices.from)} to {formatMonth(prices.to)} (
          {prices.index}).
          {yourself.spending.change !== null &&
            ` In today’s money, your spending ${describeChange(getRealChange(yourself.spending.change, prices.factor))}.`}
        </p>
      )}
      <div className={classes.halves}>
        <div>
          <h3>Biggest changes</h3>
          <ul className={classes.changes}>
            {categories.slice(0, MAX_CATEGORIES).map((change) => (
              <li key={change.category}>
                <RowsLink filter={change.filter}>{change.category}</RowsLink>
                <span>
                  {formatMoney(change.now, currency, { isRounded: true })}
                  <small>
                    {change.change === null ? 'new' : formatPercent(change.change, { showsPlus: true, digits: 0 })}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>By season</h3>
          <ul className={classes.changes}>
            {seasons
              .filter((season) => season.months > 0)
              .map((season) => (
                <li key={season.season}>
                  <span>{SEASONS[season.season]}</span>
                  <span>
                    {formatMoney(season.now, currency, { isRounded: true })}
                    <small>
                      {season.change === null ? 'new' : formatPercent(season.change, { showsPlus: true, digits: 0 })}
                    </small>
                  </span>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}
