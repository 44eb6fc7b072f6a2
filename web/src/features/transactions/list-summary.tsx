import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { CloseButton } from '@mantine/core'
import { MoneyText } from '../../components/money-text.tsx'
import { formatCount } from '../../lib/format-money.ts'
import { describeFilters } from './describe-filters.ts'
import classes from './list-summary.module.css'
import type { TransactionPages } from './transaction-list.tsx'
import type { TransactionFilters } from './transaction-search.ts'

type Props = {
  filters: TransactionFilters
  pages: TransactionPages
  onReplace: (filters: TransactionFilters) => void
}

/** What narrows the list, each to be taken away, and what the rows come to when all of them are here. */
export function ListSummary({ filters, pages, onReplace }: Props) {
  const chips = describeFilters(filters, pages.isOld ? undefined : pages.loadedRows[0]?.simple_name)
  const isSummed = pages.isAllLoaded && !pages.isOld && pages.total > 0
  if (chips.length === 0 && !isSummed) return null
  return (
    <div className={classes.summary}>
      {chips.length > 0 && (
        <ul className={classes.chips} aria-label="Filters in use">
          {chips.map((chip) => (
            <li key={chip.key} className={classes.chip}>
              <span className={classes.words}>{chip.words}</span>
              <CloseButton
                size={22}
                aria-label={`Remove the filter ${chip.words}`}
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
      {isSummed && (
        <p className={classes.totals} aria-live="polite">
          {pages.total === 1 ? '1 row' : `${formatCount(pages.total)} rows`}
          {sumByCurrency(pages.loadedRows).map(({ currency, amount }) => (
            <span key={currency}>
              {' · '}
              <MoneyText amount={amount} currency={currency} tone="flow" />
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** The sum of each currency, exact to the minor unit, the currency with most rows first. */
export function sumByCurrency(rows: readonly Pick<Transaction, 'amount' | 'currency'>[]) {
  const sums = new Map<string, { minor: number; count: number }>()
  for (const { amount, currency } of rows) {
    const sum = sums.get(currency) ?? { minor: 0, count: 0 }
    sums.set(currency, { minor: sum.minor + (parseMinor(amount, currency) ?? 0), count: sum.count + 1 })
  }
  return [...sums]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([currency, { minor }]) => ({ currency, amount: formatMinor(minor, currency) }))
}
