import classes from './charts.module.css'
import type { LinearScale } from './linear-scale.ts'

type Props = { scale: LinearScale; left: number; right: number; format: (value: number) => string }

const GRIDLINES = 4

/** About four gridlines with round values on the left; no axis line. */
export function ValueAxis({ scale, left, right, format }: Props) {
  return (
    <g>
      {scale.ticks(GRIDLINES).map((value) => (
        <g key={value} transform={`translate(0 ${scale(value)})`}>
          <line x1={left} x2={right} className={value === 0 ? classes.zero : classes.grid} />
          <text x={left - 10} dy="0.32em" textAnchor="end" className={classes.axisText}>
            {format(value)}
          </text>
        </g>
      ))}
    </g>
  )
}
