import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import classes from './charts.module.css'
import { useChartWidth } from './use-chart-width.ts'

type ChartTable = { columns: string[]; rows: string[][] }

type Props = {
  /** The name of the chart and the caption of its table. */
  label: string
  /** How many points the cursor can select. */
  count: number
  height: number
  /** The point at an x position, in pixels from the left. */
  findPoint: (x: number, width: number) => number
  /** A point as text, for the cursor: "October 2026: $4,090.00 spent of $4,315.00, $225 left". */
  describe: (index: number) => string
  /** The same figures as a table, for screen readers. */
  table: ChartTable
  draw: (frame: { width: number; cursor: number | null }) => ReactNode
  /** The tooltip at the cursor, positioned in pixels. */
  renderTooltip?: (index: number, width: number) => { x: number; content: ReactNode } | null
  /** Drawn behind the SVG: anything too heavy for SVG. */
  renderBehind?: (width: number) => ReactNode
  /** Called on a click, with its y position, or on Enter or Space at the cursor. */
  onSelect?: (index: number, y?: number) => void
}

/** Below this width, there's no room next to the lines: labels move above the chart, and the tooltip covers it. */
export const NARROW_PX = 480

/**
 * What charts with a cursor share: the drawing in its measured width, a cursor for pointer and keys, the text at the
 * cursor, and a hidden table. The chart is a slider over its points, so screen readers announce each one.
 */
export function ChartFrame(props: Props) {
  const { label, count, height, describe, table, onSelect } = props
  const root = useRef<HTMLDivElement>(null)
  const width = useChartWidth(root)
  const [cursor, setCursor] = useState<number | null>(null)
  const at = cursor === null || count === 0 ? null : Math.min(cursor, count - 1)

  function onKeyDown(event: KeyboardEvent) {
    const now = at ?? count
    const to = { ArrowLeft: now - 1, ArrowRight: at === null ? 0 : now + 1, Home: 0, End: count - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setCursor(Math.max(0, Math.min(count - 1, to)))
    } else if (event.key === 'Escape') {
      setCursor(null)
    } else if ((event.key === 'Enter' || event.key === ' ') && at !== null && onSelect) {
      event.preventDefault()
      onSelect(at)
    }
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const { left } = event.currentTarget.getBoundingClientRect()
    setCursor(count === 0 ? null : props.findPoint(event.clientX - left, width))
  }

  const tip = at === null || !props.renderTooltip ? null : props.renderTooltip(at, width)
  return (
    <figure className={classes.figure}>
      <div
        ref={root}
        className={classes.drawing}
        style={{ height }}
        role="slider"
        tabIndex={count > 0 ? 0 : -1}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, count - 1)}
        aria-valuenow={at ?? Math.max(0, count - 1)}
        aria-valuetext={count === 0 ? 'No data' : describe(at ?? count - 1)}
        data-clickable={onSelect ? true : undefined}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setCursor(null)}
        onBlur={() => setCursor(null)}
        onClick={(event) => {
          if (at !== null) onSelect?.(at, event.clientY - event.currentTarget.getBoundingClientRect().top)
        }}
      >
        {props.renderBehind?.(width)}
        <svg width={width} height={height} aria-hidden="true" className={classes.svg}>
          {props.draw({ width, cursor: at })}
        </svg>
        {tip && (
          <div
            className={classes.tooltip}
            style={{ left: tip.x, '--share': tip.x / width } as CSSProperties}
            data-side={width < NARROW_PX ? 'over' : tip.x > width * 0.6 ? 'left' : 'right'}
            aria-hidden
          >
            {tip.content}
          </div>
        )}
      </div>
      {/* Hidden by its wrapper: a table can't shrink to one pixel, so it would lengthen the page. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, i) =>
                  i === 0 ? (
                    <th key={table.columns[i]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.columns[i]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
