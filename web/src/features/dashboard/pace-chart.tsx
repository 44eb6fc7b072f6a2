import type { Dashboard } from '@evenkeel/contract/reports.ts'
import { ChartFrame } from '../../components/charts/chart-frame.tsx'
import { ChartLegend } from '../../components/charts/chart-legend.tsx'
import { formatDay, formatDayShort } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import classes from './pace-chart.module.css'

type Props = Pick<Dashboard, 'pace' | 'forecast' | 'currency'> & { hasBudget: boolean; onSelect: (day: string) => void }

const HEIGHT = 132
const TOP = 10
const BOTTOM = 22
const SIDE = 4
/** Space to the right of the last day. */
const FORECAST_ROOM = 10

/** The month so far as a line over the planned pace, and where it's likely to end. */
export function PaceChart({ pace, forecast, currency, hasBudget, onSelect }: Props) {
  const { days } = pace
  const last = Math.max(1, days.length - 1)
  const spent = days.filter((day) => day.actual !== null)
  const ends = [forecast?.high, forecast?.expected].map((amount) => Number(amount ?? 0))
  const top = Math.max(
    1,
    ...ends,
    ...days.flatMap((day) => [Number(day.actual ?? 0), hasBudget ? Number(day.budget) : 0]),
  )
  const placeY = (amount: number) => HEIGHT - BOTTOM - (Math.max(0, amount) / top) * (HEIGHT - BOTTOM - TOP)
  const getX = (width: number) => (i: number) => SIDE + (i / last) * (width - SIDE - FORECAST_ROOM)
  const format = (amount: string) => formatMoney(amount, currency)
  const now = spent.length - 1
  const hasForecast = forecast !== null && now >= 0 && now < last

  return (
    <div>
      <ChartFrame
        label="This month’s spending pace"
        count={days.length}
        height={HEIGHT}
        findPoint={(px, width) =>
          Math.max(0, Math.min(last, Math.round(((px - SIDE) / (width - SIDE - FORECAST_ROOM)) * last)))
        }
        describe={(i) => `${formatDay(days[i]!.date)}: ${describeDay(days[i]!, hasBudget, format)}`}
        table={{
          columns: ['Day', 'Spent so far', 'Planned'],
          rows: days.map((day) => [
            formatDay(day.date),
            day.actual === null ? 'not yet' : format(day.actual),
            hasBudget ? format(day.budget) : 'none',
          ]),
        }}
        renderTooltip={(i, width) => ({
          x: getX(width)(i),
          content: (
            <>
              <strong>{formatDayShort(days[i]!.date)}</strong>
              <span>{describeDay(days[i]!, hasBudget, format)}</span>
            </>
          ),
        })}
        onSelect={(i) => onSelect(days[i]!.date)}
        draw={({ width, cursor }) => {
          const x = getX(width)
          const at = now < 0 ? null : { x: x(now), y: placeY(Number(spent[now]!.actual)) }
          return (
            <>
              {hasBudget && (
                <>
                  <path className={classes.plan} d={`${drawSteps(days, x, placeY)} V${placeY(0)} H${x(0)} Z`} />
                  <path className={classes.planLine} d={drawSteps(days, x, placeY)} />
                </>
              )}
              <line className={classes.base} x1={0} x2={width} y1={placeY(0)} y2={placeY(0)} />
              {hasForecast && at && (
                <>
                  {forecast.low !== null && forecast.high !== null && (
                    <path
                      className={classes.range}
                      d={`M${at.x} ${at.y} L${x(last)} ${placeY(Number(forecast.high))} L${x(last)} ${placeY(Number(forecast.low))} Z`}
                    />
                  )}
                  <line
                    className={classes.expected}
                    x1={at.x}
                    y1={at.y}
                    x2={x(last)}
                    y2={placeY(Number(forecast.expected))}
                  />
                </>
              )}
              <path
                className={classes.spent}
                d={spent.map((day, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${placeY(Number(day.actual))}`).join(' ')}
              />
              {cursor !== null && (
                <line className={classes.cursor} x1={x(cursor)} x2={x(cursor)} y1={TOP} y2={HEIGHT - BOTTOM} />
              )}
              {at && <circle className={classes.now} cx={at.x} cy={at.y} r={4.5} />}
              <text x={SIDE} y={HEIGHT - 6} className={classes.tick}>
                {formatDayShort(days[0]?.date ?? '')}
              </text>
              <text x={width - 2} y={HEIGHT - 6} textAnchor="end" className={classes.tick}>
                {formatDayShort(days.at(-1)?.date ?? '')}
              </text>
              {at && at.x > 70 && at.x < width - 90 && (
                <text x={at.x} y={HEIGHT - 6} textAnchor="middle" className={classes.today}>
                  Today
                </text>
              )}
            </>
          )
        }}
      />
      <ChartLegend
        className={classes.legend}
        entries={[
          { name: 'Spent', color: 'var(--color-within)', mark: 'line' },
          ...(hasForecast ? [{ name: 'Forecast', color: 'var(--color-within)', mark: 'dotted' } as const] : []),
          ...(hasBudget ? [{ name: 'Planned', color: 'var(--color-ink3)', mark: 'dashed' } as const] : []),
        ]}
      />
    </div>
  )
}

type Day = Props['pace']['days'][number]

/** The plan as steps, because it rises from one day to the next. */
function drawSteps(days: readonly Day[], placeX: (i: number) => number, placeY: (amount: number) => number): string {
  return days
    .map((day, i) =>
      i === 0 ? `M${placeX(0)} ${placeY(Number(day.budget))}` : `H${placeX(i)} V${placeY(Number(day.budget))}`,
    )
    .join(' ')
}

function describeDay(day: Day, hasBudget: boolean, format: (amount: string) => string): string {
  const planned = hasBudget ? `${format(day.budget)} planned by then` : 'no plan'
  return day.actual === null ? planned : `${format(day.actual)} spent, ${planned}`
}
