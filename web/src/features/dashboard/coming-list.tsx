import type { UpcomingPayment } from '@evenkeel/contract/budget.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { Link } from '@tanstack/react-router'
import { MoneyText } from '../../components/money-text.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { formatDayShort } from '../../lib/format-date.ts'
import { dropSign, formatMoney } from '../../lib/format-money.ts'
import classes from './coming-list.module.css'

const MAX_SHOWN = 4

/** The next bills and planned savings this month, and the total of the rest. */
export function ComingList({ coming, currency }: { coming: readonly UpcomingPayment[]; currency: string }) {
  const bills = coming.filter((payment) => payment.kind === 'expense')
  const rest = bills.slice(MAX_SHOWN)
  return (
    <div className={classes.coming}>
      <div className={classes.head}>
        <h3 className={classes.title}>Coming up this month</h3>
        <Link to="/budget" search={{ view: 'calendar' }}>
          Calendar
        </Link>
      </div>
      {bills.length === 0 ? (
        <p className={classes.rest}>No more bills are planned or expected this month.</p>
      ) : (
        <ul>
          {bills.slice(0, MAX_SHOWN).map((bill) => (
            <li key={`${bill.date} ${bill.item_id ?? bill.name}`}>
              <span className={classes.day}>{formatDayShort(bill.date)}</span>
              {bill.item_id === null ? (
                <RowsLink filter={{ search: bill.name }} className={classes.name ?? ''}>
                  {bill.name}
                </RowsLink>
              ) : (
                <Link to="/budget" search={{ item: bill.item_id }} className={classes.name}>
                  {bill.name}
                </Link>
              )}
              <MoneyText amount={dropSign(bill.amount)} currency={bill.currency} />
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <p className={classes.rest}>
          and {rest.length} more, {formatMoney(sumPayments(rest, currency), currency)}
        </p>
      )}
    </div>
  )
}

/** The total in the preferred currency, positive; payments without a rate are left out. */
function sumPayments(payments: readonly UpcomingPayment[], currency: string): string {
  const minor = payments.reduce(
    (sum, { amount_in_preferred_currency: amount }) =>
      sum + (amount === null ? 0 : (parseMinor(amount, currency) ?? 0)),
    0,
  )
  return formatMinor(Math.abs(minor), currency)
}
