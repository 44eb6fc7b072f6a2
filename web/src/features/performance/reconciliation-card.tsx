import type { Performance } from '@evenkeel/contract/performance.ts'
import { Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import classes from './performance.module.css'

/** Start + net deposits + gain + exchange rates = end, to the cent. Renders nothing without two statement dates. */
export function ReconciliationCard({ performance }: { performance: Performance }) {
  const { reconciliation, used_start, used_end, currency } = performance
  if (!reconciliation || !used_start || !used_end || used_start === used_end) return null
  const lines = [
    ['Net deposits', reconciliation.net_flows],
    ['Gain', reconciliation.gain],
    ['Exchange rates', reconciliation.fx],
  ] as const
  return (
    <Card title="From start to end" description="Adds up to the cent.">
      <dl className={classes.sum}>
        <div>
          <dt>{formatDay(used_start)}</dt>
          <dd>
            <MoneyText amount={reconciliation.start} currency={currency} />
          </dd>
        </div>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText amount={amount} currency={currency} tone="flow" />
            </dd>
          </div>
        ))}
        <div data-sum>
          <dt>{formatDay(used_end)}</dt>
          <dd>
            <MoneyText amount={reconciliation.end} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={classes.note}>
        If an account’s first statement comes later, its balance counts as a deposit, or as a withdrawal if it’s a debt.{' '}
        <Link to="/account-statements" search={{ from: used_start, to: used_end }}>
          See the statements
        </Link>
      </p>
    </Card>
  )
}
