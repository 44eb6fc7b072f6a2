import type { RowsFilter } from '@evenkeel/contract/reports.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { RowsLink } from '../rows-link.tsx'
import classes from './category-bars.module.css'
import { compareToBudget } from './compare-to-budget.ts'

export type CategoryFigure = {
  category: string
  actual: string
  budget: string | null
  /** The transactions behind the figures. If set, a click opens them. */
  filter?: RowsFilter
}

type Props = {
  label: string
  figures: readonly CategoryFigure[]
  currency: string
  /** With `income`, nothing is red, because income above its budget is good. */
  mode?: 'expense' | 'income'
  /** For figures without a `filter`: what a click does. */
  onSelect?: (category: string) => void
}

/**
 * Actual vs budget, one bar per category: gray for the budget, blue for what is within it, red for spending above it,
 * green for income above it. Without a budget, the whole bar is one color. The text next to it says the same.
 */
export function CategoryBars({ label, figures, currency, mode = 'expense', onSelect }: Props) {
  return (
    <ul className={classes.list} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.category}>
          {figure.filter ? (
            <RowsLink filter={figure.filter} className={classes.row}>
              <CategoryBar figure={figure} currency={currency} mode={mode} />
            </RowsLink>
          ) : onSelect ? (
            <button type="button" className={classes.row} onClick={() => onSelect(figure.category)}>
              <CategoryBar figure={figure} currency={currency} mode={mode} />
            </button>
          ) : (
            <div className={classes.row}>
              <CategoryBar figure={figure} currency={currency} mode={mode} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

type BarProps = { figure: CategoryFigure; currency: string; mode: 'expense' | 'income' }

function CategoryBar({ figure, currency, mode }: BarProps) {
  const { share, words, isOver } = compareToBudget(figure.actual, figure.budget, currency, mode)
  return (
    <>
      <span className={classes.name}>{figure.category}</span>{' '}
      <span className={classes.amounts}>
        <b>{formatMoney(figure.actual, currency)}</b>
        {figure.budget !== null && ` of ${formatMoney(figure.budget, currency, { isRounded: true })}`}
      </span>{' '}
      <span className={classes.rest} data-over={isOver || undefined}>
        {words}
      </span>
      <span className={classes.track} data-unplanned={figure.budget === null || undefined} data-mode={mode} aria-hidden>
        {share.within > 0 && <span className={classes.within} style={{ width: `${share.within * 100}%` }} />}
        {share.over > 0 && <span className={classes.over} style={{ width: `${share.over * 100}%` }} />}
      </span>
    </>
  )
}
