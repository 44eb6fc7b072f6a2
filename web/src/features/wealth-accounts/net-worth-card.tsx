import type { WealthChange } from '@evenkeel/contract/net-worth.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { addMonths } from '@evenkeel/engine/core/plain-date.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Card } from '../../components/card.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { MoneyText } from '../../components/money-text.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { ChartSkeleton } from '../../components/skeletons.tsx'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'
import { formatMoney, isNegativeAmount } from '../../lib/format-money.ts'
import { wealthQueries } from '../../lib/wealth-queries.ts'
import type { NetWorthRange } from './accounts-search.ts'
import { CHANGE_PARTS } from './change-parts.ts'
import classes from './wealth-accounts.module.css'

const RANGES = [
  { value: '1y', label: '1Y' },
  { value: '3y', label: '3Y' },
  { value: 'all', label: 'All' },
] as const
const MONTHS = { '1y': 12, '3y': 36 }

const NetWorthChart = createLazyPart(() => import('./net-worth-chart.tsx').then((m) => m.NetWorthChart))

type Props = { range: NetWorthRange; onRangeChange: (range: NetWorthRange) => void }

/** Net worth over time by type of account, and what changed it. */
export function NetWorthCard({ range, onRangeChange }: Props) {
  const from = range === 'all' ? undefined : addMonths(toLocalDate(new Date()), -MONTHS[range])
  const query = useQuery(wealthQueries.netWorth(from))
  if (query.isLoadingError) {
    return <ErrorPanel title="Couldn’t load your net worth" error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <ChartSkeleton />
  const { points, change, currency } = query.data
  const last = points.at(-1)
  if (!last) return null
  return (
    <Card
      title="Net worth"
      actions={<SegmentedControl label="Range" options={RANGES} value={range} onChange={onRangeChange} />}
    >
      <p className={classes.hero}>
        <MoneyText amount={last.net_worth} currency={currency} isRounded />
        {change && <ChangeBadge change={change} since={points[0]!.date} currency={currency} />}
      </p>
      {points.length > 1 ? (
        <Suspense fallback={<div className={classes.chart} />}>
          <NetWorthChart points={points} currency={currency} />
        </Suspense>
      ) : (
        <p className={classes.single}>The chart starts next month, or once you add a statement for an earlier month.</p>
      )}
      {change && (
        <dl className={classes.parts}>
          <div>
            <dt>{formatDay(points[0]!.date)}</dt>
            <dd>
              <MoneyText amount={change.start} currency={currency} isRounded />
            </dd>
          </div>
          {CHANGE_PARTS.filter(([key]) => key !== 'joined' || Number(change.joined) !== 0).map(([key, name]) => (
            <div key={key} data-part={key}>
              <dt>{name}</dt>
              <dd>
                <MoneyText amount={change[key]} currency={currency} tone="flow" isRounded />
              </dd>
            </div>
          ))}
          <div>
            <dt>{formatDay(last.date)}</dt>
            <dd>
              <MoneyText amount={change.end} currency={currency} isRounded />
            </dd>
          </div>
        </dl>
      )}
    </Card>
  )
}

type BadgeProps = { change: WealthChange; since: string; currency: string }

function ChangeBadge({ change, since, currency }: BadgeProps) {
  const toMinor = (amount: string) => parseMinor(amount, currency) ?? 0
  const difference = formatMinor(toMinor(change.end) - toMinor(change.start), currency)
  return (
    <small data-down={isNegativeAmount(difference) || undefined}>
      {formatMoney(difference, currency, { sign: 'always', isRounded: true })} since {formatDay(since)}
    </small>
  )
}
