import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { MARKET_HISTORY_SOURCE } from '@evenkeel/engine/market-history/market-history-source.ts'
import type { PlanReplay } from '@evenkeel/engine/simulator/replay-plan.ts'
import { useMemo } from 'react'
import { Card } from '../../components/card.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import classes from './simulator-cards.module.css'
import type { Inputs } from './simulator-inputs.ts'
import { type Ask, useOutcome } from './use-simulator.ts'

type Props = {
  ask: Ask
  inputs: Inputs
  currency: string
  /** The share of stocks, in percent. */
  stocks: number
  onStocksChange: (percent: number) => void
}

/** The plan replayed through every stretch of real market history that's long enough. Nothing is scaled or shuffled. */
export function HistoryCard({ ask, inputs, currency, stocks, onStocksChange }: Props) {
  const task = useMemo(() => ({ kind: 'history' as const, inputs, stockShare: stocks / 100 }), [inputs, stocks])
  const replays = useOutcome(ask, task)
  const format = (minor: number) =>
    formatMoney(String(Math.round(minor / 10 ** countDecimals(currency))), currency, { isRounded: true })
  return (
    <Card
      title="In real history"
      description="Your plan in every long enough stretch of market history since 1871, with the actual returns and inflation. Your own return, volatility and inflation aren’t used."
    >
      <div className={classes.stack}>
        <label className={classes.risk}>
          <span>
            <b>{stocks}%</b> in stocks, {100 - stocks}% in bonds
          </span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={stocks}
            aria-label="Share in stocks"
            aria-valuetext={`${stocks}% in stocks`}
            onChange={(event) => onStocksChange(Number(event.currentTarget.value))}
          />
        </label>
        <p className={classes.answer} role="status">
          {replays ? describeHistory(replays) : 'Calculating…'}
        </p>
        {replays && replays.length > 0 && (
          <p className={classes.note}>
            {describeEndings(replays, format)} US stocks and 10-year Treasuries, rebalanced yearly:{' '}
            {MARKET_HISTORY_SOURCE.name}.
          </p>
        )}
      </div>
    </Card>
  )
}

const MAX_NAMED = 6

/**
 * "Of 95 plans starting from 1871 to 1965, 3 would have run out of money: 1906, 1929 and 1937." More than `MAX_NAMED`
 * years are only counted.
 */
export function describeHistory(replays: readonly PlanReplay[]): string {
  const [first, last] = [replays[0], replays.at(-1)]
  if (!first || !last) return 'Our market history is too short for a plan this long.'
  const failed = replays.filter(({ ruinYear }) => ruinYear !== null).map(({ startYear }) => String(startYear))
  const starts =
    replays.length === 1
      ? `Starting in ${first.startYear}`
      : `Of ${replays.length} plans starting from ${first.startYear} to ${last.startYear}`
  if (replays.length === 1)
    return `${starts}, the money ${failed.length > 0 ? 'would have run out' : 'would have lasted'}.`
  if (failed.length === 0) return `${starts}, none would have run out of money.`
  if (failed.length === replays.length) return `${starts}, every one would have run out of money.`
  const named = new Intl.ListFormat('en').format(failed.slice(0, MAX_NAMED))
  return `${starts}, ${failed.length} would have run out of money${failed.length > MAX_NAMED ? '' : `: ${named}`}.`
}

function describeEndings(replays: readonly PlanReplay[], format: (minor: number) => string): string {
  const endings = replays.map(({ ending }) => ending).sort((a, b) => a - b)
  const middle = endings[Math.floor(endings.length / 2)]!
  const worst = replays.reduce((a, b) => (rank(b) < rank(a) ? b : a))
  const fate =
    worst.ruinYear === null
      ? `would have left ${format(worst.ending)}`
      : `would have run out of money in year ${worst.ruinYear}`
  return `The median result leaves ${format(middle)} in today’s money. Starting in ${worst.startYear}, the worst year, your plan ${fate}.`
}

/** Running out sooner is worse; of plans that lasted, leaving less is worse. */
const rank = ({ ruinYear, ending }: PlanReplay) => (ruinYear === null ? 1000 + ending : ruinYear)
