import classes from './chart-legend.module.css'

type Entry = {
  name: string
  /** A color token: "var(--color-within)". */
  color: string
  mark?: 'area' | 'line' | 'dashed' | 'dotted'
}

/** What the colors and lines of a chart mean. Screen readers have the chart's table instead. */
export function ChartLegend({ entries, className }: { entries: readonly Entry[]; className?: string | undefined }) {
  return (
    <ul className={className ? `${classes.legend} ${className}` : classes.legend} aria-hidden>
      {entries.map(({ name, color, mark = 'area' }) => (
        <li key={name}>
          <i data-mark={mark} style={{ color }} />
          {name}
        </li>
      ))}
    </ul>
  )
}
