import { formatMoney, formatMoneyCompact } from '../../lib/format-money.ts'
import { ChartFrame } from './chart-frame.tsx'
import classes from './charts.module.css'
import { compareToBudget } from './compare-to-budget.ts'
import { createLinearScale } from './linear-scale.ts'
import { ValueAxis } from './value-axis.tsx'

type BarPoint = {
  key: string
  /** On the axis: "Oct". */
  tick: string
  /** In text and in the table: "October 2026". */
  name: string
  /** Decimal strings from the API. */
  actual: string
  budget: string | null
}

type Props = {
  label: string
  points: readonly BarPoint[]
  currency: string
  /** The current period. If set, all other periods are paler. */
  currentKey?: string
  /** With `income`, nothing is red, because income above its budget is good. */
  mode?: 'expense' | 'income'
  height?: number
  onSelect?: (point: BarPoint) => void
}

const LEFT = 56
const TOP = 12
const BOTTOM = 30
/** Space between bars and at the ends, as a share of the width of a bar with its gap. */
const GAP = 0.42
const MARGIN = 0.2

/**
 * Bars of actual amounts, with a line across each at its budget, if it has one. Bars are blue; only spending above the
 * budget is red.
 */
export function BarChart({ label, points, currency, currentKey, mode = 'expense', height = 280, onSelect }: Props) {
  const values = points.flatMap((point) => [Number(point.actual), Number(point.budget ?? 0)])
  const y = createLinearScale({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - BOTTOM, TOP],
    nice: 4,
  })
  const getBars = (width: number) => {
    const step = (width - LEFT) / Math.max(1, points.length - GAP + 2 * MARGIN)
    return { getLeft: (i: number) => LEFT + (MARGIN + i) * step, width: step * (1 - GAP) }
  }
  const describePoint = (point: BarPoint) => describeBar(point, currency, mode)

  return (
    <ChartFrame
      label={label}
      count={points.length}
      height={height}
      findPoint={(px, width) => findBar(px, LEFT, width, points.length)}
      describe={(i) => `${points[i]!.name}: ${describePoint(points[i]!)}`}
      table={{
        columns: ['Period', mode === 'expense' ? 'Spent' : 'Received', 'Budget'],
        rows: points.map((point) => [
          point.name,
          formatMoney(point.actual, currency),
          point.budget === null ? 'none' : formatMoney(point.budget, currency),
        ]),
      }}
      {...(onSelect ? { onSelect: (i: number) => onSelect(points[i]!) } : {})}
      renderTooltip={(i, width) => ({
        x: LEFT + ((i + 0.5) / points.length) * (width - LEFT),
        content: (
          <>
            <strong>{points[i]!.name}</strong>
            <span>{describePoint(points[i]!)}</span>
          </>
        ),
      })}
      draw={({ width, cursor }) => {
        const bars = getBars(width)
        const every = Math.ceil((points.length * 38) / Math.max(1, width - LEFT))
        return (
          <>
            <ValueAxis scale={y} left={LEFT} right={width} format={(value) => formatMoneyCompact(value, currency)} />
            {points.map((point, i) => (
              <Bar
                key={point.key}
                point={point}
                mode={mode}
                x={bars.getLeft(i)}
                width={bars.width}
                y={y}
                isMuted={currentKey !== undefined && point.key !== currentKey && cursor !== i}
                isDimmed={cursor !== null && cursor !== i}
              />
            ))}
            {points.map((point, i) =>
              (points.length - 1 - i) % every === 0 ? (
                <text
                  key={point.key}
                  x={bars.getLeft(i) + bars.width / 2}
                  y={height - 8}
                  textAnchor="middle"
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

type BarProps = {
  point: BarPoint
  mode: 'expense' | 'income'
  x: number
  width: number
  y: (value: number) => number
  isMuted: boolean
  isDimmed: boolean
}

function Bar({ point, mode, x, width, y, isMuted, isDimmed }: BarProps) {
  const actual = Number(point.actual)
  const budget = point.budget === null ? null : Number(point.budget)
  const isOver = mode === 'expense' && budget !== null && actual > budget
  const within = isOver ? Math.max(0, budget) : actual
  const base = y(0)
  const radius = Math.min(4, width / 3)
  return (
    <g data-quiet={isMuted || undefined} data-dimmed={isDimmed || undefined} className={classes.bar}>
      <rect
        className={classes.within}
        x={x}
        width={width}
        y={Math.min(base, y(within))}
        height={Math.abs(base - y(within))}
        rx={isOver ? 0 : radius}
      />
      {isOver && (
        <rect className={classes.over} x={x} width={width} y={y(actual)} height={y(within) - y(actual)} rx={radius} />
      )}
      {budget !== null && (
        <line className={classes.budgetLine} x1={x - 5} x2={x + width + 5} y1={y(budget)} y2={y(budget)} />
      )}
    </g>
  )
}

/** "$4,090.00 spent of $4,315.00, $225 left", or "$4,090.00 spent" without a budget. */
function describeBar(point: BarPoint, currency: string, mode: 'expense' | 'income'): string {
  const verb = mode === 'expense' ? 'spent' : 'received'
  const actual = formatMoney(point.actual, currency)
  if (point.budget === null) return `${actual} ${verb}`
  const { words } = compareToBudget(point.actual, point.budget, currency, mode)
  return `${actual} ${verb} of ${formatMoney(point.budget, currency)}, ${words}`
}

function findBar(px: number, left: number, width: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(((px - left) / Math.max(1, width - left)) * count)))
}
