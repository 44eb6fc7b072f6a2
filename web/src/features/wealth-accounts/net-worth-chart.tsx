import type { NetWorthPoint, WealthChange } from '@evenkeel/contract/net-worth.ts'
import { ChartLegend } from '../../components/charts/chart-legend.tsx'
import { StackedAreaChart } from '../../components/charts/stacked-area-chart.tsx'
import { ACCOUNT_TYPE_NAMES, ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { formatDay, formatMonthShort } from '../../lib/format-date.ts'
import { formatMoney, formatMoneyCompact } from '../../lib/format-money.ts'
import { CHANGE_PARTS } from './change-parts.ts'
import classes from './wealth-accounts.module.css'

const TOTAL = 'Net worth'

/** What is owned above zero, what is owed below it, and net worth as a line. */
export function NetWorthChart({ points, currency }: { points: readonly NetWorthPoint[]; currency: string }) {
  const getAmount = (point: NetWorthPoint, type: string) =>
    Number(point.by_type.find((entry) => entry.type === type)?.amount ?? 0)
  const bands = ACCOUNT_TYPE_NAMES.filter((type) => points.some((point) => getAmount(point, type) !== 0)).map(
    (type) => ({
      name: ACCOUNT_TYPES[type].label,
      color: ACCOUNT_TYPES[type].color,
      values: points.map((point) => getAmount(point, type)),
    }),
  )
  const isLong = points.length > 18
  return (
    <>
      <ChartLegend
        className={classes.legend}
        entries={[{ name: TOTAL, color: 'var(--color-ink)', mark: 'line' }, ...bands]}
      />
      <StackedAreaChart
        label="Net worth by type of account"
        points={points.map(({ date, change }) => ({
          tick: isLong ? `${formatMonthShort(date)} ’${date.slice(2, 4)}` : formatMonthShort(date),
          name: formatDay(date),
          note: change ? describeChange(change, currency) : undefined,
        }))}
        bands={bands}
        total={{ name: TOTAL, values: points.map((point) => Number(point.net_worth)) }}
        formatShort={(value) => formatMoneyCompact(value, currency)}
        formatExact={(value) => formatMoney(value.toFixed(2), currency, { isRounded: true })}
      />
    </>
  )
}

/** "Saved +$1,200, Market −$300": what changed since the previous point. */
function describeChange(change: WealthChange, currency: string): string {
  const words = CHANGE_PARTS.filter(([key]) => Number(change[key]) !== 0).map(
    ([key, name]) => `${name} ${formatMoney(change[key], currency, { sign: 'always', isRounded: true })}`,
  )
  return words.join(', ')
}
