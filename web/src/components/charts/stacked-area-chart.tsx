import { ChartFrame, NARROW_PX } from './chart-frame.tsx'
import classes from './charts.module.css'
import { createLinearScale } from './linear-scale.ts'
import { drawArea, drawLine } from './svg-paths.ts'
import { ValueAxis } from './value-axis.tsx'

type AreaBand = {
  name: string
  color: string
  /** One value per point. Positive values stack up from zero, negative ones down. */
  values: readonly number[]
}

type Props = {
  label: string
  points: readonly { tick: string; name: string; note?: string | undefined }[]
  bands: readonly AreaBand[]
  /** The sum of the bands, as a line over them. */
  total: { name: string; values: readonly number[] }
  formatShort: (value: number) => string
  formatExact: (value: number) => string
  height?: number
}

const LEFT = 56
const TOP = 12
const BOTTOM = 30

/** Stacked bands, negative values below zero, and their sum as a line. */
export function StackedAreaChart({ label, points, bands, total, formatShort, formatExact, height = 300 }: Props) {
  const stacked = stackBands(bands, points.length)
  const edges = stacked.flatMap(({ from, to }) => [...from, ...to])
  const y = createLinearScale({
    domain: [Math.min(0, ...edges), Math.max(1, ...edges)],
    range: [height - BOTTOM, TOP],
    nice: 4,
  })
  const last = Math.max(1, points.length - 1)
  const getXScale = (width: number) => createLinearScale({ domain: [0, last], range: [LEFT, width - 4] })
  const findNonZeroBands = (i: number) => bands.filter((band) => band.values[i])

  return (
    <ChartFrame
      label={label}
      count={points.length}
      height={height}
      findPoint={(px, width) => Math.max(0, Math.min(points.length - 1, Math.round(getXScale(width).invert(px))))}
      describe={(i) =>
        `${points[i]!.name}: ${[total, ...findNonZeroBands(i)]
          .map(({ name, values }) => `${name} ${formatExact(values[i]!)}`)
          .join(', ')}`
      }
      table={{
        columns: ['Date', total.name, ...bands.map(({ name }) => name)],
        rows: points.map((point, i) => [
          point.name,
          formatExact(total.values[i]!),
          ...bands.map((band) => formatExact(band.values[i]!)),
        ]),
      }}
      renderTooltip={(i, width) => ({
        x: getXScale(width)(i),
        content: (
          <>
            <strong>{points[i]!.name}</strong>
            <span className={classes.tooltipRow}>
              <i style={{ background: 'var(--color-ink)' }} />
              {total.name}
              <b>{formatExact(total.values[i]!)}</b>
            </span>
            {findNonZeroBands(i).map((band) => (
              <span key={band.name} className={classes.tooltipRow}>
                <i style={{ background: band.color }} />
                {band.name}
                <b>{formatExact(band.values[i]!)}</b>
              </span>
            ))}
            {points[i]!.note && <span className={classes.tooltipRow}>{points[i]!.note}</span>}
          </>
        ),
      })}
      draw={({ width, cursor }) => {
        const x = getXScale(width)
        const every = Math.ceil((points.length * (width < NARROW_PX ? 84 : 72)) / Math.max(1, width - LEFT))
        return (
          <>
            <ValueAxis scale={y} left={LEFT} right={width} format={formatShort} />
            {stacked.map(({ band, from, to }, part) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a band can have two parts, and their order never changes
                key={part}
                d={drawArea(
                  to.map((value, i) => [x(i), y(value)]),
                  from.map((value, i) => [x(i), y(value)]),
                )}
                fill={band.color}
                className={classes.band}
              />
            ))}
            <path
              d={drawLine(total.values.map((value, i) => [x(i), y(value)]))}
              stroke="var(--color-ink)"
              className={classes.line}
            />
            {cursor !== null && (
              <>
                <line className={classes.cursor} x1={x(cursor)} x2={x(cursor)} y1={TOP} y2={height - BOTTOM} />
                <circle
                  cx={x(cursor)}
                  cy={y(total.values[cursor]!)}
                  r={4}
                  fill="var(--color-ink)"
                  className={classes.dot}
                />
              </>
            )}
            {points.map((point, i) =>
              i % every === 0 ? (
                <text
                  key={point.name}
                  x={x(i)}
                  y={height - 8}
                  textAnchor={i === 0 ? 'start' : x(i) > width - 30 ? 'end' : 'middle'}
                  className={classes.axisText}
                >
                  {point.tick}
                </text>
              ) : null,
            )}
          </>
        )
      }}
    />
  )
}

/**
 * Where each band's parts start and end at every point. A band that is positive at some points and negative at others
 * has one part above zero and one below; as a single shape it would cut through the bands between them. A band that is
 * zero everywhere has none.
 */
export function stackBands(bands: readonly AreaBand[], count: number) {
  return [(value: number) => Math.max(0, value), (value: number) => Math.min(0, value)].flatMap((clamp) => {
    const edge = new Array<number>(count).fill(0)
    return bands.flatMap((band) => {
      const values = edge.map((_, i) => clamp(band.values[i] ?? 0))
      if (!values.some(Boolean)) return []
      const from = [...edge]
      for (const [i, value] of values.entries()) edge[i]! += value
      return [{ band, from, to: [...edge] }]
    })
  })
}
