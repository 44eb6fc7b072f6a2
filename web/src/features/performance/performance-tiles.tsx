import type { Performance, PerformanceReason } from '@evenkeel/contract/performance.ts'
import type { ReactNode } from 'react'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatPercent } from '../../lib/format-money.ts'
import classes from './performance.module.css'
import { describeReason } from './reason-words.ts'

/** The main figures. The tile of a missing or uncertain figure says why. */
export function PerformanceTiles({ performance }: { performance: Performance }) {
  const { currency, reason_codes: reasons } = performance
  const { volatility_standard_error: volatilityError, sharpe_standard_error: sharpeError } = performance
  const { low, high } = performance.return_interval
  const sample = `${performance.periods} ${performance.periods === 1 ? 'period' : 'periods'}`
  return (
    <div className={classes.tiles}>
      <Tile
        title="Total Value"
        reason={reasons.total_value}
        figure={
          performance.total_value !== null && (
            <MoneyText amount={performance.total_value} currency={currency} isRounded />
          )
        }
        detail={performance.used_end && `On ${formatDay(performance.used_end)}`}
      />
      <Tile
        title="Cumulative Return"
        reason={reasons.cumulative_return ?? reasons.return_interval}
        figure={formatOptionalPercent(performance.cumulative_return)}
        detail={
          low !== null &&
          (high === low
            ? 'Exact, whenever money moved'
            : high === null
              ? `At least ${formatPercent(low, { digits: 2 })}, depending on when money moved`
              : `Between ${formatPercent(low, { digits: 2 })} and ${formatPercent(high, { digits: 2 })}, depending on when money moved`)
        }
      />
      <Tile
        title="Annualized Return"
        reason={reasons.annualized_return}
        figure={formatOptionalPercent(performance.annualized_return)}
        detail="Per year, not counting deposits and withdrawals"
      />
      <Tile
        title="Money-Weighted Return"
        reason={reasons.money_weighted_return}
        figure={formatOptionalPercent(performance.money_weighted_return)}
        detail="Per year, based on when you put in or took out money"
      />
      <Tile
        title="Volatility"
        reason={reasons.volatility}
        figure={formatOptionalPercent(performance.volatility)}
        detail={volatilityError !== null && `± ${formatPercent(volatilityError)} standard error, ${sample}`}
      />
      <Tile
        title="Sharpe Ratio"
        reason={reasons.sharpe_ratio}
        figure={performance.sharpe_ratio !== null && formatRatio(performance.sharpe_ratio)}
        detail={
          sharpeError !== null &&
          `± ${formatRatio(sharpeError)} standard error, ${sample}, risk-free rate ${formatPercent(performance.risk_free_rate)}`
        }
      />
      <Tile
        title="Maximum Drawdown"
        reason={reasons.max_drawdown}
        figure={formatOptionalPercent(performance.max_drawdown)}
        detail="Largest fall from a high, at statement dates"
      />
    </div>
  )
}

function formatOptionalPercent(value: number | null): string | false {
  return value !== null && formatPercent(value)
}

function formatRatio(value: number): string {
  return value.toFixed(2).replace('-', '\u2212')
}

type TileProps = {
  title: string
  figure: ReactNode | false
  detail: ReactNode | false
  reason: PerformanceReason | undefined
}

function Tile({ title, figure, detail, reason }: TileProps) {
  const isMissing = figure === false || figure === null
  return (
    <section className={classes.tile} aria-label={title}>
      <h2>{title}</h2>
      <p className={classes.figure} data-missing={isMissing || undefined}>
        {isMissing ? '\u2014' : figure}
      </p>
      {!isMissing && detail && <p>{detail}</p>}
      {reason && <p className={isMissing ? undefined : classes.weak}>{describeReason(reason)}</p>}
    </section>
  )
}
