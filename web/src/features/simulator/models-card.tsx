import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { MARKET_HISTORY_SOURCE } from '@evenkeel/engine/market-history/market-history-source.ts'
import type { ReturnModel } from '@evenkeel/engine/simulator/return-models.ts'
import { useMemo } from 'react'
import { Card } from '../../components/card.tsx'
import { formatMoneyCompact } from '../../lib/format-money.ts'
import { formatChance, formatChanceError } from './format-chance.ts'
import { ScrollingTable } from './scrolling-table.tsx'
import classes from './simulator-cards.module.css'
import type { Inputs } from './simulator-inputs.ts'
import { type Ask, useOutcome } from './use-simulator.ts'

export const MODELS: Record<ReturnModel, { name: string; meaning: string }> = {
  normal: { name: 'Normal', meaning: 'Each year is drawn from a bell curve.' },
  'fat-tails': { name: 'Fat tails', meaning: 'Extreme years are far more common.' },
  historical: {
    name: 'Market history',
    meaning: 'Periods of US market history since 1871, scaled to your return and volatility.',
  },
}

type Props = {
  ask: Ask
  inputs: Inputs
  currency: string
  onChoose: (model: ReturnModel) => void
}

const FIGURES = [
  { key: 'ruinProbability', name: 'Run out' },
  { key: 'p25', name: 'Bottom quartile' },
  { key: 'mean', name: 'Average' },
  { key: 'p75', name: 'Top quartile' },
] as const
type FigureKey = (typeof FIGURES)[number]['key']

/** The same plan under three models of the market, with standard errors and how far the models differ. */
export function ModelsCard({ ask, inputs, currency, onChoose }: Props) {
  const task = useMemo(() => ({ kind: 'models' as const, inputs }), [inputs])
  const models = useOutcome(ask, task)
  const unit = 10 ** countDecimals(currency)
  const formatFigure = (key: FigureKey, value: number) =>
    key === 'ruinProbability' ? formatChance(value) : formatMoneyCompact(Math.round(value / unit), currency)
  const formatError = (key: FigureKey, error: number | null) => {
    const text = key === 'ruinProbability' ? formatChanceError(error) : error === null ? null : formatFigure(key, error)
    return text && `± ${text}`
  }
  const getSpread = (key: FigureKey) => {
    const values = models?.map((figures) => figures[key]) ?? []
    const spread = Math.max(...values) - Math.min(...values)
    return key === 'ruinProbability' ? `${formatPoints(spread)} points` : formatFigure(key, spread)
  }
  return (
    <Card
      title="Three models of the market"
      description="The same plan, return and volatility. The chart shows the one you choose."
    >
      <ScrollingTable label="Models" isStacked>
        <thead>
          <tr>
            <th scope="col">Model</th>
            {FIGURES.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models?.map(({ model, standardErrors, ...figures }) => (
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
                <small id={`model-${model}`}>{MODELS[model].meaning}</small>
              </th>
              {FIGURES.map(({ key }) => (
                <td key={key}>
                  {formatFigure(key, figures[key])}
                  <small>{formatError(key, standardErrors[key])}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {models && (
          <tfoot>
            <tr>
              <th scope="row">Spread between the models</th>
              {FIGURES.map(({ key }) => (
                <td key={key}>{getSpread(key)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </ScrollingTable>
      <p className={classes.note}>
        ± is the standard error of 10,000 runs. A spread much larger than that means the figure depends on the model.
        History: {MARKET_HISTORY_SOURCE.name} ({MARKET_HISTORY_SOURCE.vintage}).
      </p>
    </Card>
  )
}

const formatPoints = (share: number) => (share * 100).toFixed(1)
