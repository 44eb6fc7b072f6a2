import type { Performance } from '@evenkeel/contract/performance.ts'
import { type PlainDate, toDayNumber } from '@evenkeel/engine/core/plain-date.ts'
import { ChartFrame } from '../../components/charts/chart-frame.tsx'
import classes from '../../components/charts/charts.module.css'
import { createLinearScale } from '../../components/charts/linear-scale.ts'
import { findNearest, spaceTicks } from '../../components/charts/place-labels.ts'
import { drawArea, drawLine } from '../../components/charts/svg-paths.ts'
import { ValueAxis } from '../../components/charts/value-axis.tsx'
import { formatDay, formatMonthShort } from '../../lib/format-date.ts'
import { formatMoney, formatMoneyCompact } from '../../lib/format-money.ts'
import own from './performance.module.css'

type Props = { series: Performance['series']; currency: string; height?: number }

const LEFT = 56
const TOP = 14
const BOTTOM = 34

/** The accounts' value on each statement date, with marks where money came in or went out. */
export function ValueChart({ series, currency, height = 300 }: Props) {
  const values = series.map(({ value }) => Number(value))
  const days = series.map(({ date }) => toDayNumber(date as PlainDate))
  const y = createLinearScale({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - BOTTOM, TOP],
    nice: 4,
  })
  const getXScale = (width: number) =>
    createLinearScale({
      domain: [days[0] ?? 0, Math.max(days.at(-1) ?? 0, (days[0] ?? 0) + 1)],
      range: [LEFT, width - 8],
    })
  const getFlow = (i: number) => Number(series[i]!.net_flow)
  const describeFlow = (i: number) =>
    getFlow(i) === 0
      ? ''
      : `${formatMoney(series[i]!.net_flow.replace('-', ''), currency)} ${getFlow(i) > 0 ? 'put in' : 'taken out'}`
  const indexes = series.map((_, i) => i)
  return (
    <ChartFrame
      label="Portfolio value"
      count={series.length}
      height={height}
      findPoint={(px, width) => findNearest(getXScale(width).invert(px), days)}
      describe={(i) =>
        [formatDay(series[i]!.date), formatMoney(series[i]!.value, currency), describeFlow(i)]
          .filter(Boolean)
          .join(', ')
      }
      table={{
        columns: ['Date', 'Value', 'Net deposits'],
        rows: series.map(({ date, value, net_flow }) => [
          formatDay(date),
          formatMoney(value, currency),
          formatMoney(net_flow, currency, { sign: 'always' }),
        ]),
      }}
      renderTooltip={(i, width) => ({
        x: getXScale(width)(days[i]!),
        content: (
          <>
            <strong>{formatDay(series[i]!.date)}</strong>
            <span>{formatMoney(series[i]!.value, currency)}</span>
            {describeFlow(i) && <span className={classes.tooltipRow}>{describeFlow(i)}</span>}
          </>
        ),
      })}
      draw={({ width, cursor }) => {
        const x = getXScale(width)
        const line = values.map((value, i) => [x(days[i]!), y(value)] as const)
        const ticks = spaceTicks(days.map(x), 80)
        return (
          <>
            <ValueAxis scale={y} left={LEFT} right={width} format={(value) => formatMoneyCompact(value, currency)} />
            <path
              d={drawArea(
                line,
                line.map(([px]) => [px, y(0)]),
              )}
              className={own.valueArea}
            />
            <path d={drawLine(line)} stroke="var(--color-mean)" className={classes.line} />
            {indexes
              .filter((i) => getFlow(i) !== 0)
              .map((i) => (
                <path
                  key={days[i]}
                  className={own.flow}
                  data-out={getFlow(i) < 0 || undefined}
                  d={getFlow(i) > 0 ? 'M-4 3 L0 -4 L4 3 Z' : 'M-4 -3 L0 4 L4 -3 Z'}
                  transform={`translate(${x(days[i]!)} ${height - BOTTOM + 8})`}
                />
              ))}
            {cursor !== null && (
              <>
                <line
                  className={classes.cursor}
                  x1={x(days[cursor]!)}
                  x2={x(days[cursor]!)}
                  y1={TOP}
                  y2={height - BOTTOM}
                />
                <circle
                  cx={x(days[cursor]!)}
                  cy={y(values[cursor]!)}
                  r={4}
                  fill="var(--color-mean)"
                  className={classes.dot}
                />
              </>
            )}
            {ticks.map((i) => (
              <text
                key={days[i]}
                x={x(days[i]!)}
                y={height - 6}
                textAnchor={i === 0 ? 'start' : x(days[i]!) > width - 30 ? 'end' : 'middle'}
                className={classes.axisText}
              >
                {formatMonthShort(series[i]!.date)} ’{series[i]!.date.slice(2, 4)}
              </text>
            ))}
          </>
        )
      }}
    />
  )
}
