import { minorDigits } from '@evenkeel/engine/core/currency.ts'
import { MARKET_HISTORY_SOURCE } from '@evenkeel/engine/market-history/market-history-source.ts'
import type { ReturnModel } from '@evenkeel/engine/simulator/return-models.ts'
import { useMemo } from 'react'
import { Card } from '../../components/card.tsx'
import { formatMoney, formatMoneyCompact, formatPercent } from '../../lib/format-money.ts'
import { ScrollingTable } from './scrolling-table.tsx'
import classes from './simulator-cards.module.css'
import type { Inputs } from './simulator-inputs.ts'
import { useOutcome, type useSimulatorWorker } from './use-simulator.ts'

export const MODELS: Record<ReturnModel, { name: string; means: string }> = {
  normal: { name: 'Normal', means: 'Each year is drawn from a bell curve.' },
  'fat-tails': { name: 'Fat tails', means: 'Extreme years come far more often.' },
  historical: {
    name: 'Market history',
    means: 'Stretches of U.S. years since 1871, scaled to your return and volatility.',
  },
}

type Props = {
  ask: ReturnType<typeof useSimulatorWorker>
  inputs: Inputs
  currency: string
  onChoose: (model: ReturnModel) => void
}

/** The same plan under three ideas of how markets behave. Where they disagree, the figure depends on the idea. */
export function ModelsCard({ ask, inputs, currency, onChoose }: Props) {
  const task = useMemo(() => ({ kind: 'models' as const, inputs }), [inputs])
  const models = useOutcome(ask, task)
  const unit = 10 ** minorDigits(currency)
  const money = (minor: number) => (
    <span title={formatMoney(String(Math.round(minor / unit)), currency, { whole: true })}>
      {formatMoneyCompact(minor / unit, currency)}
    </span>
  )
  const risks = models?.map(({ ruinProbability }) => ruinProbability) ?? []
  const spread = risks.length > 0 ? Math.max(...risks) - Math.min(...risks) : 0
  return (
    <Card
      title="Three models of the market"
      description="The same plan, return and volatility. The chart shows the one you choose."
    >
      <ScrollingTable label="Models">
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Run out</th>
            <th scope="col">Bottom quartile</th>
            <th scope="col">Average</th>
            <th scope="col">Top quartile</th>
          </tr>
        </thead>
        <tbody>
          {models?.map(({ model, ruinProbability, p25, mean, p75, standardErrors }) => (
            <tr key={model}>
              <th scope="row">
                <label className={classes.model}>
                  <input
                    type="radio"
                    name="model"
                    checked={inputs.model === model}
                    onChange={() => onChoose(model)}
                    aria-describedby={`model-${model}`}
                  />
                  {MODELS[model].name}
                </label>
                <small id={`model-${model}`}>{MODELS[model].means}</small>
              </th>
              <td>
                {formatPercent(ruinProbability)}
                <small>± {((standardErrors.ruinProbability ?? 0) * 100).toFixed(1)}</small>
              </td>
              <td>{money(p25)}</td>
              <td>{money(mean)}</td>
              <td>{money(p75)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      <p className={classes.note}>
        The risk differs by {(spread * 100).toFixed(1)} points between the models. History: {MARKET_HISTORY_SOURCE.name}{' '}
        ({MARKET_HISTORY_SOURCE.vintage}).
      </p>
    </Card>
  )
}
