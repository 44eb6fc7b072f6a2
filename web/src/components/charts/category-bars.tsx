import { formatMoney } from '../../lib/format-money.ts'
import classes from './category-bars.module.css'
import { compareToBudget } from './compare-to-budget.ts'

export type CategoryFigure = { category: string; actual: string; budget: string | null }

type Props = {
  label: string
  figures: readonly CategoryFigure[]
  currency: string
  onSelect?: (category: string) => void
}

/**
 * Actual against budget, one bar a category: the budget gray, what was spent within it blue, and only the excess red.
 * The words beside it say the same.
 */
export function CategoryBars({ label, figures, currency, onSelect }: Props) {
  return (
    <ul className={classes.list} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.category}>
          {onSelect ? (
            <button type="button" className={classes.row} onClick={() => onSelect(figure.category)}>
              <CategoryBar figure={figure} currency={currency} />
            </button>
          ) : (
            <div className={classes.row}>
              <CategoryBar figure={figure} currency={currency} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function CategoryBar({ figure, currency }: { figure: CategoryFigure; currency: string }) {
  const { share, words, isOver } = compareToBudget(figure.actual, figure.budget, currency)
  return (
    <>
      <span className={classes.name}>{figure.category}</span>{' '}
      <span className={classes.amounts}>
        <b>{formatMoney(figure.actual, currency)}</b>
        {figure.budget !== null && ` of ${formatMoney(figure.budget, currency, { whole: true })}`}
      </span>{' '}
      <span className={classes.rest} data-over={isOver || undefined}>
        {words}
      </span>
      <span className={classes.track} data-unplanned={figure.budget === null || undefined} aria-hidden>
        {share.within > 0 && <span className={classes.within} style={{ width: `${share.within * 100}%` }} />}
        {share.over > 0 && <span className={classes.over} style={{ width: `${share.over * 100}%` }} />}
      </span>
    </>
  )
}
