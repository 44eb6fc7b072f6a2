import classes from './charts.module.css'
import { createLinearScale } from './linear-scale.ts'
import { drawLine } from './svg-paths.ts'

type Props = {
  /** What the chart shows, for screen readers. */
  label: string
  values: readonly number[]
  width?: number
  height?: number
  color?: string
}

/** A word-sized line chart. With fewer than two values, it renders nothing. */
export function Sparkline({ label, values, width = 96, height = 28, color = 'var(--color-ink3)' }: Props) {
  if (values.length < 2) return null
  const x = createLinearScale({ domain: [0, values.length - 1], range: [2, width - 3] })
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = createLinearScale({ domain: low === high ? [low - 1, high + 1] : [low, high], range: [height - 3, 3] })
  const last = values.length - 1
  return (
    <span className={classes.sparkline}>
      <svg width={width} height={height} role="img" aria-label={label}>
        <path d={drawLine(values.map((value, i) => [x(i), y(value)]))} stroke={color} strokeWidth={1.5} fill="none" />
        <circle cx={x(last)} cy={y(values[last]!)} r={2.5} fill={color} />
      </svg>
    </span>
  )
}
