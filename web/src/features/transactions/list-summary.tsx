import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MoneyText } from '../../components/money-text.tsx'
import { describeFilters } from './describe-filters.ts'
import classes from './list-summary.module.css'
import { sumByCurrency } from './sum-by-currency.ts'
import { transactionQueries } from './transaction-queries.ts'
import type { TransactionFilters } from './transaction-search.ts'
import type { TransactionPages } from './use-transaction-pages.ts'

type Props = {
  filters: TransactionFilters
  pages: TransactionPages
  onReplace: (filters: TransactionFilters) => void
}

/** The active filters, each with a button to remove it, and the total of the matching transactions per currency. */
export function ListSummary({ filters, pages, onReplace }: Props) {
  const chips = describeFilters(filters, pages.isStale ? undefined : pages.loadedRows[0]?.simple_name)
  const isComplete = pages.isAllLoaded && !pages.isStale
  const needsTotals = !pages.isAllLoaded && !pages.isStale && chips.length > 0
  const { data: totals } = useQuery({ ...transactionQueries.totals(filters), enabled: needsTotals })
  const sums = isComplete
    ? sumByCurrency(pages.loadedRows)
    : needsTotals && totals?.count === pages.total
      ? totals.sums
      : []
  const hasSums = pages.total > 0 && sums.length > 0
  if (chips.length === 0 && !hasSums) return null
  return (
    <div className={classes.summary}>
      {chips.length > 0 && (
        <ul className={classes.chips} aria-label="Active filters">
          {chips.map((chip) => (
            <li key={chip.key} className={classes.chip}>
              <span className={classes.words}>{chip.words}</span>
              <CloseButton
                size={22}
                aria-label={`Remove filter: ${chip.words}`}
                onClick={() => onReplace(chip.without)}
              />
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <button
                type="button"
                className={classes.clear}
                onClick={() => onReplace(filters.sort ? { sort: filters.sort } : {})}
              >
                Clear all
              </button>
            </li>
          )}
        </ul>
      )}
      {hasSums && (
        <p className={classes.totals} aria-live="polite">
          Total
          {sums.map(({ currency, amount }, i) => (
            <span key={currency}>
              {i === 0 ? ' ' : ' · '}
              <MoneyText amount={amount} currency={currency} tone="flow" />
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
