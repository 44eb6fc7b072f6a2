import type { Performance } from '@evenkeel/contract/performance.ts'
import { ChartFrame } from '../../components/charts/chart-frame.tsx'
import classes from '../../components/charts/charts.module.css'
import { createLinearScale } from '../../components/charts/linear-scale.ts'
import { ValueAxis } from '../../components/charts/value-axis.tsx'
import { formatPercent } from '../../lib/format-money.ts'
import own from './performance.module.css'

type Bin = Performance['histogram'][number]

const LEFT = 32
const TOP = 10
const BOTTOM = 28

/** How often each return occurred. */
export function HistogramChart({ bins, height = 240 }: { bins: readonly Bin[]; height?: number }) {
  const maxCount = Math.max(1, ...bins.map(({ count }) => count))
  const y = createLinearScale({ domain: [0, maxCount], range: [height - BOTTOM, TOP], nice: 4 })
  const digits = bins.some(({ from }) => Math.abs(from * 100 - Math.round(from * 100)) > 1e-9) ? 1 : 0
  const formatEdge = (value: number) => formatPercent(value, { digits })
  const nameBin = ({ from, to }: Bin) => `${formatEdge(from)} to ${formatEdge(to)}`
  const describeBin = ({ count }: Bin) => (count === 1 ? '1 period' : `${count} periods`)
  const getStep = (width: number) => (width - LEFT) / Math.max(1, bins.length)
  return (
    <ChartFrame
      label="Return distribution"
      count={bins.length}
      height={height}
      findPoint={(px, width) => Math.max(0, Math.min(bins.length - 1, Math.floor((px - LEFT) / getStep(width))))}
      describe={(i) => `${nameBin(bins[i]!)}: ${describeBin(bins[i]!)}`}
      table={{ columns: ['Return', 'Periods'], rows: bins.map((bin) => [nameBin(bin), String(bin.count)]) }}
      renderTooltip={(i, width) => ({
        x: LEFT + (i + 0.5) * getStep(width),
        content: (
          <>
            <strong>{nameBin(bins[i]!)}</strong>
            <span>{describeBin(bins[i]!)}</span>
          </>
        ),
      })}
      draw={({ width, cursor }) => {
        const step = getStep(width)
        const every = Math.ceil((bins.length * 46) / Math.max(1, width - LEFT))
        return (
          <>
            <ValueAxis
              scale={y}
              left={LEFT}
              right={width}
              format={(value) => (Number.isInteger(value) ? String(value) : '')}
            />
            {bins.map((bin, i) => (
              <rect
                key={bin.from}
                className={own.bin}
                data-down={bin.to <= 0 || undefined}
                data-dimmed={(cursor !== null && cursor !== i) || undefined}
                x={LEFT + i * step + 1.5}
                width={Math.max(1, step - 3)}
                y={y(bin.count)}
                height={y(0) - y(bin.count)}
                rx={3}
              />
            ))}
            {bins.map((bin, i) =>
              i % every === 0 ? (
                <text
                  key={bin.from}
                  x={LEFT + i * step}
                  y={height - 8}
                  textAnchor="middle"
                  className={classes.axisText}
                >
                  {formatEdge(bin.from)}
                </text>
              ) : null,
            )}
          </>
        )
      }}
    />
  )
}
