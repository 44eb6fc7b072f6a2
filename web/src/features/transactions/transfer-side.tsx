import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import classes from './transfers.module.css'

/** One side of a transfer: account, date, bank description and amount. */
export function TransferSide({ row }: { row: Transaction }) {
  return (
    <span className={classes.side}>
      <span className={classes.sideWords}>
        <span className={classes.source}>{writeAccount(row.source)}</span>
        <span className={classes.quiet}>
          {formatDay(row.transaction_date)} · {row.transaction_name}
        </span>
      </span>
      <span className={classes.sideAmount}>
        <MoneyText amount={row.amount} currency={row.currency} tone="flow" />
      </span>
    </span>
  )
}
