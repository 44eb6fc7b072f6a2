import type { IncomeStatement } from '@evenkeel/contract/reports.ts'
import { Link } from '@tanstack/react-router'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import classes from './statement-cards.module.css'

type Tie = NonNullable<IncomeStatement['wealth'][number]>

const COLUMNS = [
  ['start', 'Start'],
  ['flows', 'Net deposits'],
  ['market', 'Market'],
  ['fx', 'Exchange rates'],
  ['end', 'End'],
] as const

/** The accounts behind a year's change in wealth; each links to its statements. */
export function WealthTieAccounts({ tie, currency }: { tie: Tie; currency: string }) {
  if (tie.accounts.length === 0) return null
  return (
    <details className={classes.accounts}>
      <summary>{tie.year} by account</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={classes.scroller} aria-label={`${tie.year} by account`} tabIndex={0}>
        <table className={classes.ties}>
          <thead>
            <tr>
              <th scope="col">Account</th>
              {COLUMNS.map(([id, name]) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tie.accounts.map((account) => (
              <tr key={account.account_id}>
                <th scope="row">
                  <Link
                    to="/account-statements"
                    search={{ account: account.account_id, from: account.from ?? tie.from, to: account.to }}
                  >
                    {account.name}
                  </Link>
                  <small>
                    {account.from === null ? `Started in ${tie.year}, to` : `${formatDay(account.from)} to`}{' '}
                    {formatDay(account.to)}
                  </small>
                </th>
                {COLUMNS.map(([id]) => (
                  <td key={id}>
                    <MoneyText amount={account[id]} currency={currency} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
