import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { getAgeInYear, type LifeEvent, type Plan } from '@evenkeel/engine/simulator/plan.ts'
import type { Simulation } from '@evenkeel/engine/simulator/simulate.ts'
import { useEffect, useMemo, useRef } from 'react'
import { ChartFrame, NARROW_PX } from '../../components/charts/chart-frame.tsx'
import charts from '../../components/charts/charts.module.css'
import { createLinearScale } from '../../components/charts/linear-scale.ts'
import { spaceTicks } from '../../components/charts/place-labels.ts'
import { drawLine } from '../../components/charts/svg-paths.ts'
import { formatMoney, formatMoneyCompact, formatPercent } from '../../lib/format-money.ts'
import { drawPaths, findNearestPath, getAxisTop } from './draw-paths.ts'
import classes from './paths-chart.module.css'

type Props = {
  simulation: Simulation
  plan: Plan
  /** The person's age now, to show next to the years. */
  age: number | null
  currency: string
  height: number
  openPath: number | null
  onOpenPath: (path: number) => void
}

const LINES = [
  { name: 'Top quartile', key: 'p75', color: 'var(--color-p75)' },
  { name: 'Average', key: 'mean', color: 'var(--color-mean)' },
  { name: 'Bottom quartile', key: 'p25', color: 'var(--color-p25)' },
] as const

const [LEFT, RIGHT, TOP, BOTTOM] = [62, 12, 8, 30]

/** A sample of the runs as faint lines, the quartiles and the average in bold, and life events where they start. */
export function PathsChart({ simulation, plan, age, currency, height, openPath, onOpenPath }: Props) {
  const unit = 10 ** countDecimals(currency)
  const last = simulation.years.length
  const { years, lines, paths, top } = useMemo(
    () => prepare(simulation, plan.startingNetWorth, unit),
    [simulation, plan.startingNetWorth, unit],
  )
  const show = (value: number) => formatMoney(String(Math.round(value)), currency, { isRounded: true })
  const nameYear = (year: number) =>
    year === 0 ? 'Now' : age === null ? `Year ${year}` : `Year ${year}, age ${getAgeInYear(year, age)}`
  const describeEvents = (year: number) => plan.events.flatMap((event) => describeEvent(event, year) ?? [])
  const formatRuined = (year: number) => formatPercent(year === 0 ? 0 : simulation.years[year - 1]!.ruined)
  const y = createLinearScale({ domain: [0, top], range: [height - BOTTOM, TOP] })
  const getXScale = (width: number) => createLinearScale({ domain: [0, last], range: [LEFT, width - RIGHT] })
  const grid = [0, 1, 2, 3, 4].map((part) => (top * part) / 4)
  return (
    <div>
      <div className={classes.legend} aria-hidden>
        {LINES.map(({ name: line, color }, i) => (
          <span key={line} className={classes.entry}>
            <i style={{ background: color }} />
            {line} <b>{formatMoneyCompact(lines[i]![last]!, currency)}</b>
          </span>
        ))}
        <span className={classes.year}>{nameYear(last)}</span>
      </div>
      <ChartFrame
        label="Balances over the years"
        count={last + 1}
        height={height}
        findPoint={(px, width) => Math.max(0, Math.min(last, Math.round(getXScale(width).invert(px))))}
        describe={(year) =>
          [
            `${nameYear(year)}: ${LINES.map(({ name: line }, i) => `${line.toLowerCase()} ${show(lines[i]![year]!)}`).join(', ')}`,
            `${formatRuined(year)} of runs have run out of money`,
            ...describeEvents(year),
          ].join('; ')
        }
        table={{
          columns: ['Year', ...LINES.map(({ name: line }) => line), 'Out of money'],
          rows: years.map((year) => [nameYear(year), ...lines.map((line) => show(line[year]!)), formatRuined(year)]),
        }}
        renderTooltip={(year, width) => ({
          x: getXScale(width)(year),
          content: (
            <>
              <strong>{nameYear(year)}</strong>
              {LINES.map(({ name: line, color }, i) => (
                <span key={line} className={charts.tooltipRow}>
                  <i style={{ background: color }} />
                  {line}
                  <b>{show(lines[i]![year]!)}</b>
                </span>
              ))}
              <span className={charts.tooltipRow}>{formatRuined(year)} of runs have run out of money</span>
              {describeEvents(year).map((words) => (
                <span key={words} className={charts.tooltipRow}>
                  {words}
                </span>
              ))}
            </>
          ),
        })}
        onSelect={(year, pointerY) => {
          const path = findNearestPath(paths, year, pointerY === undefined ? lines[1]![year]! : y.invert(pointerY))
          if (path !== null) onOpenPath(path)
        }}
        renderBehind={(width) => (
          <Runs paths={paths} open={openPath} x={years.map(getXScale(width))} y={y} height={height} width={width} />
        )}
        draw={({ width, cursor }) => {
          const x = getXScale(width)
          return (
            <>
              {grid.map((value) => (
                <g key={value} transform={`translate(0 ${y(value)})`}>
                  <line x1={LEFT} x2={width - RIGHT} className={value === 0 ? charts.zero : charts.grid} />
                  <text x={LEFT - 10} dy="0.32em" textAnchor="end" className={charts.axisText}>
                    {formatMoneyCompact(value, currency)}
                  </text>
                </g>
              ))}
              {placeMarks(plan.events, last, x).map(({ year, names, row }) => {
                const isLate = year > last * 0.8
                const markTop = TOP + 6 + row * 16
                return (
                  <g key={year} transform={`translate(${x(year)} 0)`} className={classes.event}>
                    <line y1={markTop} y2={height - BOTTOM} />
                    <circle cy={markTop} r={4} />
                    {width >= NARROW_PX && (
                      <text x={isLate ? -9 : 9} y={markTop} dy="0.32em" textAnchor={isLate ? 'end' : 'start'}>
                        {names}
                      </text>
                    )}
                  </g>
                )
              })}
              {LINES.map(({ name: line, color }, i) => (
                <path
                  key={line}
                  d={drawLine(lines[i]!.map((value, year) => [x(year), y(value)]))}
                  stroke={color}
                  className={classes.bold}
                />
              ))}
              {cursor !== null && (
                <>
                  <line className={charts.cursor} x1={x(cursor)} x2={x(cursor)} y1={TOP} y2={height - BOTTOM} />
                  {LINES.map(({ name: line, color }, i) => (
                    <circle
                      key={line}
                      cx={x(cursor)}
                      cy={y(lines[i]![cursor]!)}
                      r={4}
                      fill={color}
                      className={charts.dot}
                    />
                  ))}
                </>
              )}
              {spaceTicks(
                getYearTicks(last).map((year) => x(year)),
                44,
              ).map((tick) => {
                const year = getYearTicks(last)[tick]!
                return (
                  <text key={year} x={x(year)} y={height - 8} textAnchor="middle" className={charts.axisText}>
                    {year === 0 ? 'Now' : `${year}y`}
                  </text>
                )
              })}
            </>
          )
        }}
      />
    </div>
  )
}

/**
 * Events that start in the same year share a mark; those after the end of the plan have none. A name that would cover
 * the one before it moves down a row.
 */
function placeMarks(events: readonly LifeEvent[], last: number, x: (year: number) => number) {
  const years = [...new Set(events.map(({ from }) => from))].filter((year) => year <= last).sort((a, b) => a - b)
  const ends: number[] = []
  return years.map((year) => {
    const names = events.flatMap(({ name, from }) => (from === year ? [name] : [])).join(', ')
    const free = ends.findIndex((end) => x(year) > end)
    const row = free < 0 ? ends.length : free
    ends[row] = x(year) + 24 + names.length * 7
    return { year, names, row }
  })
}

function describeEvent({ name, from, to }: LifeEvent, year: number): string | null {
  if (year === from) return name
  return to !== null && year === to ? `${name} ends` : null
}

/** 0, 5, 10 … for long plans, every year for short ones. */
function getYearTicks(last: number): number[] {
  const step = last > 12 ? 5 : 1
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
}

type RunsProps = Omit<Parameters<typeof drawPaths>[1], 'ink' | 'opacity'> & { width: number; height: number }

/** The faint lines, on a canvas: 300 runs of 60 years are too many shapes for SVG. */
function Runs({ width, height, ...drawn }: RunsProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions depend on the runs and the size, and a moving cursor must not repaint all runs
  useEffect(() => {
    const root = canvas.current
    const context = typeof CanvasRenderingContext2D === 'undefined' ? null : root?.getContext('2d')
    if (!root || !context) return
    const draw = () => {
      const scale = window.devicePixelRatio || 1
      root.width = Math.round(width * scale)
      root.height = Math.round(height * scale)
      context.scale(scale, scale)
      const style = getComputedStyle(root)
      const opacity = Number(style.getPropertyValue('--path-opacity')) || 0.12
      drawPaths(context, { ...drawn, ink: style.getPropertyValue('--color-ink').trim(), opacity })
    }
    draw()
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributes: true })
    return () => theme.disconnect()
  }, [drawn.paths, drawn.open, width, height])
  return <canvas ref={canvas} className={classes.runs} style={{ width, height }} aria-hidden />
}

/** What is drawn, in main units of the currency (dollars, not cents). */
function prepare(simulation: Simulation, start: number, unit: number) {
  const years = Array.from({ length: simulation.years.length + 1 }, (_, year) => year)
  const lines = LINES.map(({ key }) =>
    years.map((year) => (year === 0 ? start : simulation.years[year - 1]![key]) / unit),
  )
  return {
    years,
    lines,
    paths: simulation.samplePaths.map((path) => path.map((minor) => minor / unit)),
    top: getAxisTop(Math.max(...lines.flat())),
  }
}
