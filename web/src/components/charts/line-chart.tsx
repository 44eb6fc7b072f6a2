import { ChartFrame, NARROW_PX } from './chart-frame.tsx'
import classes from './charts.module.css'
import { createLinearScale } from './linear-scale.ts'
import { findNearest, spaceTicks, spreadLabels } from './place-labels.ts'
import { drawLine } from './svg-paths.ts'
import { ValueAxis } from './value-axis.tsx'

export type LineSeries = {
  name: string
  /** A color token: "var(--color-mean)". */
  color: string
  /** One value per point; null leaves a gap. */
  values: readonly (number | null)[]
  isDashed?: boolean
}

type Props = {
  label: string
  /** `tick` labels a point on the axis unless it's empty; `name` is for text. Without `at`, spacing is even. */
  points: readonly { tick: string; name: string; at?: number }[]
  series: readonly LineSeries[]
  /** For the axis. */
  formatShort: (value: number) => string
  /** For the cursor and the table. */
  formatExact: (value: number) => string
  height?: number
  /** The width a tick needs, in pixels. */
  tickWidth?: number
  /** Includes zero on the value axis, as for money; off for returns. */
  startsAtZero?: boolean
  /** Called on a click, or on Enter or Space at the cursor. */
  onSelect?: (index: number) => void
}

const LEFT = 56
const TOP = 14
const BOTTOM = 30
const LABEL_ROOM = 112
const LABEL_LINE = 15

/** Lines with their names at their ends or, in a narrow chart, above it. */
export function LineChart(props: Props) {
  const {
    label,
    points,
    series,
    formatShort,
    formatExact,
    height = 300,
    tickWidth = 54,
    startsAtZero = true,
    onSelect,
  } = props
  const values = series.flatMap((line) => line.values.filter((value) => value !== null))
  const low = Math.min(...(startsAtZero ? [0] : []), ...values)
  const high = Math.max(...(startsAtZero ? [0] : []), ...values)
  const y = createLinearScale({
    domain: low === high ? [low - 1, high + 1] : [low, high],
    range: [height - BOTTOM, TOP],
    nice: 4,
  })
  const positions = points.map(({ at: position }, i) => position ?? i)
  const first = positions[0] ?? 0
  const getRightEdge = (width: number) => width - (width < NARROW_PX ? 8 : LABEL_ROOM)
  const getXScale = (width: number) => {
    const domain = [first, Math.max(first + 1, positions.at(-1) ?? 0)] as const
    const scale = createLinearScale({ domain, range: [LEFT, getRightEdge(width)] })
    return Object.assign((i: number) => scale(positions[i]!), { invert: (px: number) => scale.invert(px) })
  }
  const getValue = (line: LineSeries, i: number) => line.values[i] ?? null
  const describePoint = (i: number) =>
    series
      .flatMap((line) => (getValue(line, i) === null ? [] : [`${line.name} ${formatExact(getValue(line, i)!)}`]))
      .join(', ') || 'no data'

  return (
    <div className={classes.named}>
      <ul className={classes.names} aria-hidden>
        {series.map((line) => (
          <li key={line.name}>
            <i style={{ background: line.color }} />
            {line.name}
          </li>
        ))}
      </ul>
      <ChartFrame
        label={label}
        count={points.length}
        height={height}
        findPoint={(px, width) => findNearest(getXScale(width).invert(px), positions)}
        describe={(i) => `${points[i]!.name}: ${describePoint(i)}`}
        {...(onSelect ? { onSelect } : {})}
        table={{
          columns: ['Point', ...series.map((line) => line.name)],
          rows: points.map((point, i) => [
            point.name,
            ...series.map((line) => (getValue(line, i) === null ? 'no data' : formatExact(getValue(line, i)!))),
          ]),
        }}
        renderTooltip={(i, width) => ({
          x: getXScale(width)(i),
          content: (
            <>
              <strong>{points[i]!.name}</strong>
              {series.map((line) =>
                getValue(line, i) === null ? null : (
                  <span key={line.name} className={classes.tooltipRow}>
                    <i style={{ background: line.color }} />
                    {line.name}
                    <b>{formatExact(getValue(line, i)!)}</b>
                  </span>
                ),
              )}
            </>
          ),
        })}
        draw={({ width, cursor }) => {
          const x = getXScale(width)
          const right = getRightEdge(width)
          const labeled = points.flatMap(({ tick }, i) => (tick === '' ? [] : [i]))
          const ticks = spaceTicks(labeled.map(x), tickWidth).map((tick) => labeled[tick]!)
          const ends = series.flatMap((line) => {
            const end = line.values.findLastIndex((value) => value !== null)
            return end < 0 ? [] : [{ line, x: x(end), y: y(line.values[end]!) }]
          })
          const isFree = (line: LineSeries, end: number, at: number) =>
            right - end > LABEL_ROOM &&
            series.every((other) =>
              other.values.every((value, i) => {
                const [from, to] = [value, getValue(other, i - 1) ?? value]
                if (other === line || from === null || to === null) return true
                // The part of the line from the previous point to this one.
                const isBeside = x(i) >= end && x(Math.max(0, i - 1)) <= end + LABEL_ROOM
                const [top, bottom] = [y(from), y(to)].sort((a, b) => a - b) as [number, number]
                return !isBeside || at < top - LABEL_LINE || at > bottom + LABEL_LINE
              }),
            )
          const placed = spreadLabels(
            ends.map((end) => end.y),
            LABEL_LINE,
            [TOP, height - BOTTOM],
          )
          return (
            <>
              <ValueAxis scale={y} left={LEFT} right={right} format={formatShort} />
              {cursor !== null && (
                <line className={classes.cursor} x1={x(cursor)} x2={x(cursor)} y1={TOP} y2={height - BOTTOM} />
              )}
              {series.map((line) => (
                <path
                  key={line.name}
                  d={drawLine(line.values.map((value, i) => (value === null ? null : [x(i), y(value)])))}
                  stroke={line.color}
                  className={classes.line}
                  strokeDasharray={line.isDashed ? '5 5' : undefined}
                />
              ))}
              {cursor !== null &&
                series.map((line) => {
                  const value = getValue(line, cursor)
                  if (value === null) return null
                  return (
                    <circle
                      key={line.name}
                      cx={x(cursor)}
                      cy={y(value)}
                      r={4}
                      fill={line.color}
                      className={classes.dot}
                    />
                  )
                })}
              {(width < NARROW_PX ? [] : ends).map(({ line, ...end }, i) => {
                // A line that ends early has its label at its end, if the label doesn't cover other lines there.
                const left = isFree(line, end.x, placed[i]!) ? end.x : right
                return (
                  <g key={line.name}>
                    {left - end.x > 8 && (
                      <line className={classes.leader} x1={end.x + 4} y1={end.y} x2={left + 4} y2={placed[i]} />
                    )}
                    <text x={left + 8} y={placed[i]} dy="0.32em" fill={line.color} className={classes.endLabel}>
                      {line.name}
                    </text>
                  </g>
                )
              })}
              {ticks.map((i) => (
                <text
                  key={points[i]!.name}
                  x={x(i)}
                  y={height - 8}
                  textAnchor={i === 0 ? 'start' : x(i) > width - 30 ? 'end' : 'middle'}
                  className={classes.axisText}
                >
                  {points[i]!.tick}
                </text>
              ))}
            </>
          )
        }}
      />
    </div>
  )
}
