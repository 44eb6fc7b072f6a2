import { Button } from '@mantine/core'
import { describeFilters } from './describe-filters.ts'
import type { TransactionFilters } from './transaction-search.ts'
import classes from './transactions-page.module.css'

/** For when nothing matches these filters, with a button that clears them. */
export function NoMatch({ filters, onClear }: { filters: TransactionFilters; onClear: () => void }) {
  const words = describeFilters(filters).map((chip) => chip.words)
  return (
    <div className={classes.noMatch} role="status">
      <p className={classes.noMatchTitle}>No transactions match.</p>
      <p>Filters: {words.join(' · ')}</p>
      <Button variant="default" onClick={onClear}>
        Show all transactions
      </Button>
    </div>
  )
}
