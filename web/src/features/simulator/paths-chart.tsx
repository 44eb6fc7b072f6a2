import 'uplot/dist/uPlot.min.css'
import { minorDigits } from '@evenkeel/engine/core/currency.ts'
import type { Simulation } from '@evenkeel/engine/simulator/simulate.ts'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { formatMoney, formatMoneyCompact, formatPercent } from '../../lib/format-money.ts'
import { axisTop, type Drawn, drawPaths, nearestPath } from './draw-paths.ts'
import classes from './paths-chart.module.css'

type Props = {
  simulation: Simulation
  startingNetWorth: number
  currency: string
  height: number
  openPath: number | null
  onOpenPath: (path: number) => void
}

const LINES = [
  { name: 'Top quartile', key: 'p75', color: '--color-p75' },
  { name: 'Average', key: 'mean', color: '--color-mean' },
  { name: 'Bottom quartile', key: 'p25', color: '--color-p25' },
] as const

/** Every run as a faint line, with the quartiles and the average in bold. Arrow keys move along the years. */
export function PathsChart({ simulation, startingNetWorth, currency, height, openPath, onOpenPath }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const unit = 10 ** minorDigits(currency)
  const last = simulation.years.length
  const at = Math.min(cursor ?? last, last)
  const valueAt = (key: (typeof LINES)[number]['key'], year: number) =>
    (year === 0 ? startingNetWorth : simulation.years[year - 1]![key]) / unit
  const ruinedBy = (year: number) => (year === 0 ? 0 : simulation.years[year - 1]!.ruined)
  const show = (value: number) => formatMoney(String(Math.round(value)), currency, { whole: true })
  const describe = (year: number) =>
    `${year === 0 ? 'Now' : `Year ${year}`}: ${LINES.map(({ name, key }) => `${name.toLowerCase()} ${show(valueAt(key, year))}`).join(', ')}; ${formatPercent(ruinedBy(year))} of runs out of money`

  const { paths, top, data } = useMemo(
    () => picture(simulation, startingNetWorth, unit),
    [simulation, startingNetWorth, unit],
  )
  // What the plot reads while it draws: always of the latest simulation, without making the plot again.
  const latest = useRef<Latest>({ drawn: { paths, open: openPath }, top, currency, onOpenPath, data })
  latest.current = { drawn: { paths, open: openPath }, top, currency, onOpenPath, data }

  useEffect(() => {
    const root = holder.current
    if (!root || typeof CanvasRenderingContext2D === 'undefined') return
    let isGone = false
    let stop = () => {}
    void import('uplot').then(({ default: Plot }) => {
      if (isGone) return
      const made = createPlot(Plot, root, height, () => latest.current, setCursor)
      plot.current = made
      made.setData(latest.current.data)
      const sizes = new ResizeObserver(() => made.setSize({ width: root.clientWidth, height }))
      sizes.observe(root)
      const theme = new MutationObserver(() => made.redraw())
      theme.observe(document.documentElement, { attributes: true })
      stop = () => {
        sizes.disconnect()
        theme.disconnect()
        made.destroy()
        plot.current = null
      }
    })
    return () => {
      isGone = true
      stop()
    }
  }, [height])

  useEffect(() => {
    plot.current?.setData(data)
  }, [data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open run is drawn anew
  useEffect(() => plot.current?.redraw(false), [openPath])

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, PageDown: at - 5, PageUp: at + 5 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    const year = Math.max(0, Math.min(last, to))
    setCursor(year)
    plot.current?.setCursor({ left: plot.current.valToPos(year, 'x'), top: 10 }, false)
  }

  return (
    <figure className={classes.figure}>
      <div className={classes.legend} aria-hidden>
        {LINES.map(({ name, key, color }) => (
          <span key={key} className={classes.entry}>
            <i style={{ background: `var(${color})` }} />
            {name} <b>{formatMoneyCompact(valueAt(key, at), currency)}</b>
          </span>
        ))}
        <span className={classes.year}>{at === 0 ? 'Now' : `Year ${at}`}</span>
      </div>
      <div
        ref={holder}
        className={classes.plot}
        style={{ height }}
        role="slider"
        tabIndex={0}
        aria-label="Balances over the years"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={describe(at)}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
      />
      <table className="visually-hidden">
        <caption>Balances at the end of each year</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {LINES.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Out of money</th>
          </tr>
        </thead>
        <tbody>
          {simulation.years.map(({ year }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {LINES.map(({ key }) => (
                <td key={key}>{show(valueAt(key, year))}</td>
              ))}
              <td>{formatPercent(ruinedBy(year))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** What is drawn, in whole units of the currency. */
function picture(simulation: Simulation, start: number, unit: number) {
  const x = Array.from({ length: simulation.years.length + 1 }, (_, year) => year)
  const lines = LINES.map(({ key }) => x.map((year) => (year === 0 ? start : simulation.years[year - 1]![key]) / unit))
  const data: uPlot.AlignedData = [x, ...lines]
  return {
    data,
    paths: simulation.samplePaths.map((path) => path.map((minor) => minor / unit)),
    top: axisTop(Math.max(...lines.flat())),
  }
}

type Latest = {
  drawn: Drawn
  top: number
  currency: string
  onOpenPath: (path: number) => void
  data: uPlot.AlignedData
}

function createPlot(
  Plot: typeof uPlot,
  root: HTMLElement,
  height: number,
  latest: () => Latest,
  onCursor: (year: number | null) => void,
): uPlot {
  const css = (name: string) => getComputedStyle(root).getPropertyValue(name).trim()
  const font = `12px ${getComputedStyle(root).fontFamily}`
  const axis = { stroke: () => css('--color-ink3'), font, ticks: { show: false } }
  const made: uPlot = new Plot(
    {
      width: root.clientWidth,
      height,
      padding: [8, 12, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
      scales: { x: { time: false }, y: { range: () => [0, latest().top] } },
      axes: [
        {
          ...axis,
          size: 30,
          grid: { show: false },
          values: (_, years) => years.map((year) => (year === 0 ? 'Now' : `${year}y`)),
        },
        {
          ...axis,
          size: 62,
          grid: { stroke: () => css('--color-grid'), width: 1 },
          splits: () => [0, 1, 2, 3, 4].map((part) => (latest().top * part) / 4),
          values: (_, values) => values.map((value) => formatMoneyCompact(value, latest().currency)),
        },
      ],
      series: [
        {},
        ...LINES.map(({ name, color }) => ({
          label: name,
          stroke: () => css(color),
          width: 2.75,
          points: { show: false },
        })),
      ],
      hooks: {
        drawClear: [
          (plot) =>
            drawPaths(
              plot,
              latest().drawn,
              css('--color-ink'),
              css('--color-ink'),
              Number(css('--path-opacity')) || 0.12,
            ),
        ],
        setCursor: [
          (plot) => onCursor(plot.cursor.left === undefined || plot.cursor.left < 0 ? null : (plot.cursor.idx ?? null)),
        ],
      },
    },
    [[0], [0], [0], [0]],
    root,
  )
  made.over.addEventListener('click', () => {
    const { idx, top } = made.cursor
    if (idx === null || idx === undefined || top === undefined || top < 0) return
    const path = nearestPath(latest().drawn.paths, idx, made.posToVal(top, 'y'))
    if (path !== null) latest().onOpenPath(path)
  })
  return made
}
