import type { Performance } from '@evenkeel/contract/performance.ts'
import type { CSSProperties } from 'react'
import { Card } from '../../components/card.tsx'
import { formatPercent } from '../../lib/format-money.ts'
import classes from './performance.module.css'

/**
 * The lowest and highest possible return, because statements don't say on which days money was put in or taken out.
 * Renders nothing if the return is unknown.
 */
export function IntervalCard({ performance }: { performance: Performance }) {
  const { cumulative_return: estimate, return_interval: interval } = performance
  const { low, high } = interval
  if (estimate === null || low === null) return null
  const share = high === null || high === low ? 0.5 : (estimate - low) / (high - low)
  return (
    <Card
      title="How certain is the return?"
      description={
        high === low
          ? undefined
          : 'Statements show how much you put in or took out, but not when. Depending on the dates, your cumulative return was somewhere in this range.'
      }
    >
      {high === low ? (
        <p className={classes.exact}>
          Exactly {formatPercent(estimate, { digits: 2 })}, whenever money was put in or taken out.
        </p>
      ) : (
        <div
          className={classes.interval}
          style={{ '--share': share } as CSSProperties}
          data-open={high === null || undefined}
        >
          <span className={classes.estimate}>{formatPercent(estimate, { digits: 2 })}</span>
          <span className={classes.range} aria-hidden />
          <span>{formatPercent(low, { digits: 2 })}</span>
          <span>{high === null ? 'no upper limit' : formatPercent(high, { digits: 2 })}</span>
        </div>
      )}
      {high !== low && <p className={classes.note}>More frequent statements narrow the range.</p>}
    </Card>
  )
}
