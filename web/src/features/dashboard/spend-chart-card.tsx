import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { BarChart } from '../../components/charts/bar-chart.tsx'
import { ChartLegend } from '../../components/charts/chart-legend.tsx'
import { useAvailableHeight } from '../../components/charts/use-available-height.ts'
import { SegmentedControl, SwitchField } from '../../components/segmented-control.tsx'
import { formatMoney, formatMoneyCompact } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { getChartPoints, getCurrentPeriod, type PeriodPoint } from './chart-points.ts'
import type { ChartGranularity } from './dashboard-search.ts'
import classes from './spend-chart-card.module.css'

// Only cumulative amounts are a line chart, so its code loads later.
const LineChart = lazy(() => import('../../components/charts/line-chart.tsx').then((m) => ({ default: m.LineChart })))

const GRANULARITIES = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'daily', label: 'Daily' },
] as const
const MODES = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Income' },
] as const

export type ChartChoice = { granularity: ChartGranularity; mode: Dashboard['mode']; isCumulative: boolean }

type Props = {
  data: Dashboard
  /** The requested choice; `data` may still be for the previous one. */
  choice: ChartChoice
  isStale: boolean
  onChange: (choice: ChartChoice) => void
}

/** Actual and planned amounts by month, week or day, separate or cumulative. */
export function SpendChartCard({ data, choice, isStale, onChange }: Props) {
  const { granularity, mode, isCumulative } = choice
  const area = useRef<HTMLDivElement>(null)
  const availableHeight = useAvailableHeight(area, 400)
  const height = useIsPhone() ? 240 : availableHeight
  return (
    <section className={classes.card} aria-labelledby="spend-vs-budget">
      <div className={classes.head}>
        <h2 id="spend-vs-budget" className={classes.title}>
          {data.mode === 'income' ? 'Income vs budget' : 'Spend vs budget'}
        </h2>
        <div className={classes.controls}>
          <SwitchField
            label="Cumulative"
            isOn={isCumulative}
            onChange={(isOn) => onChange({ ...choice, isCumulative: isOn })}
          />
          <SegmentedControl
            label="Period"
            options={GRANULARITIES}
            value={granularity}
            onChange={(value) => onChange({ ...choice, granularity: value })}
          />
          <SegmentedControl
            label="Expense or income"
            options={MODES}
            value={mode}
            onChange={(value) => onChange({ ...choice, mode: value })}
          />
        </div>
      </div>
      <div ref={area} className={classes.chart} data-stale={isStale || undefined}>
        <div>
          <Chart data={data} isCumulative={isCumulative} height={height} />
        </div>
      </div>
      {/* Line charts need no legend: each line has its name at its end. */}
      {!isCumulative && data.counts.budget_items > 0 && (
        <ChartLegend
          className={classes.legend}
          entries={[
            { name: data.mode === 'income' ? 'Received' : 'Spent', color: 'var(--color-within)' },
            ...(data.mode === 'expense' ? [{ name: 'Over budget', color: 'var(--color-over)' }] : []),
            { name: 'Budget', color: 'var(--color-ink2)', mark: 'dashed' },
          ]}
        />
      )}
    </section>
  )
}

type ChartProps = { data: Dashboard; isCumulative: boolean; height: number }

function Chart({ data, isCumulative, height }: ChartProps) {
  const navigate = useNavigate()
  const { currency, mode, counts } = data
  const points = getChartPoints(data, isCumulative)
  const hasBudget = counts.budget_items > 0
  const open = ({ from, to }: Pick<PeriodPoint, 'from' | 'to'>) =>
    void navigate({ to: '/actual', search: { kind: mode, from, to } as never })
  const label = `${mode === 'income' ? 'Income' : 'Spend'} vs budget, ${data.granularity}${isCumulative ? ', cumulative' : ''}`

  if (isCumulative) {
    const formatExact = (value: number) => formatMoney(value.toFixed(countDecimals(currency)), currency)
    return (
      <Suspense fallback={<div style={{ height }} />}>
        <LineChart
          label={label}
          points={points}
          height={height}
          series={[
            {
              name: mode === 'income' ? 'Received' : 'Spent',
              color: 'var(--color-within)',
              values: points.map(({ actual }) => (actual === null ? null : Number(actual))),
            },
            ...(hasBudget
              ? [
                  {
                    name: 'Budget',
                    color: 'var(--color-ink3)',
                    values: points.map(({ budget }) => Number(budget)),
                    isDashed: true,
                  },
                ]
              : []),
          ]}
          formatShort={(value) => formatMoneyCompact(value, currency)}
          formatExact={formatExact}
          // A cumulative amount starts with the chart's first period.
          onSelect={(i) => open({ from: data.from, to: points[i]!.to })}
        />
      </Suspense>
    )
  }
  return (
    <BarChart
      label={label}
      points={points.map((point) => ({
        ...point,
        actual: point.actual ?? '0',
        // A period without plans has no budget to exceed.
        budget: /[1-9]/.test(point.budget) ? point.budget : null,
      }))}
      currency={currency}
      currentKey={getCurrentPeriod(data)}
      mode={mode}
      height={height}
      onSelect={(point) => open(points.find(({ key }) => key === point.key)!)}
    />
  )
}
