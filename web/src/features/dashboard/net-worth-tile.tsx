import type { NetWorthCard, WealthChange } from '@evenkeel/contract/net-worth.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { Link } from '@tanstack/react-router'
import { Sparkline } from '../../components/charts/sparkline.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import classes from './net-worth-tile.module.css'

const PARTS = [
  ['saved', 'saved'],
  ['market', 'market'],
  ['fx', 'exchange rates'],
  ['joined', 'new accounts'],
] as const

type Props = { netWorth: NetWorthCard; currency: string }

/** Net worth now, and what changed it over a month and a year. */
export function NetWorthTile({ netWorth, currency }: Props) {
  const { amount, assets, debts, as_of, stale_accounts: stale, month, year, series } = netWorth
  return (
    <section className={classes.tile} aria-label="Net worth">
      <div>
        <h2>Net worth</h2>
        <p className={classes.figure}>
          <Link to="/investment-accounts">
            <MoneyText amount={amount} currency={currency} isRounded />
          </Link>
        </p>
        <p>
          {formatMoney(assets, currency, { isRounded: true })} owned,{' '}
          {formatMoney(debts, currency, { isRounded: true, sign: 'never' })} owed · latest statement {formatDay(as_of)}
          {stale > 0 && (
            <span className={classes.stale}>
              {' '}
              · {stale === 1 ? '1 account needs' : `${stale} accounts need`} an update
            </span>
          )}
        </p>
      </div>
      <Change name="Past month" change={month} currency={currency} />
      <Change name="Past year" change={year} currency={currency} />
      <div className={classes.line}>
        <Sparkline
          label={`Net worth since ${formatDay(series[0]?.date ?? as_of)}`}
          values={series.map((point) => Number(point.amount))}
          width={180}
          height={52}
          color="var(--color-mean)"
        />
      </div>
    </section>
  )
}

type ChangeProps = { name: string; change: WealthChange | null; currency: string }

function Change({ name, change, currency }: ChangeProps) {
  if (!change) return null
  const toMinor = (text: string) => parseMinor(text, currency) ?? 0
  const total = formatMinor(toMinor(change.end) - toMinor(change.start), currency)
  const words = PARTS.filter(([key]) => toMinor(change[key]) !== 0).map(
    ([key, part]) => `${part} ${formatMoney(change[key], currency, { sign: 'always', isRounded: true })}`,
  )
  return (
    <div>
      <h3>{name}</h3>
      <p className={classes.change}>
        <MoneyText amount={total} currency={currency} tone="flow" isRounded />
      </p>
      <p>{words.join(', ')}</p>
    </div>
  )
}
